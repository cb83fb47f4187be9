/** Collects the characters that a manufacturer's patterns for a model year allow at each position of a VIN. */
import type { Block } from './blocks.ts';
import { MODEL_ELEMENT, PLANT_ELEMENTS } from './elements.data.ts';
import type { CompiledKeys } from './keys.ts';

const ALPHABET = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** The keys of patterns, and their pairs as `blocks.ts` unpacks them. */
interface Unpacked {
  readonly keys: CompiledKeys;
  readonly pairs: Int32Array;
}

/**
 * Collected like NHTSA's procedure `fExtractValidCharsPerWmiYear`; a wildcard allows nothing. Positions count from one,
 * as VINs are described.
 */
export class AllowedCharacters {
  /** Two words for each of the seventeen positions, like the character sets of keys. */
  readonly #allowed = new Int32Array(34);
  /** One bit per position. */
  readonly #covered = { model: 0, plant: 0 };

  add({ keys, pairs }: Unpacked, { element, from, to }: Block): void {
    let positions = 0;
    for (let i = from; i < to; i += 2) {
      keys.each(pairs[i] as number, (position, others, letters) => {
        positions |= 1 << position;
        this.#allow(2 * position, others);
        this.#allow(2 * position + 1, letters);
      });
    }
    if (element === MODEL_ELEMENT) this.#covered.model |= positions;
    if (PLANT_ELEMENTS.has(element)) this.#covered.plant |= positions;
  }

  #allow(word: number, bits: number): void {
    this.#allowed[word] = (this.#allowed[word] as number) | bits;
  }

  /** In ascending order, digits first; empty when no pattern covers the position. */
  at(position: number): string {
    return [...ALPHABET].filter((one) => this.allows(position, one)).join('');
  }

  allows(position: number, character: string): boolean {
    const code = character.charCodeAt(0);
    const bits = this.#allowed[2 * (position - 1) + (code >> 6)] as number;
    return ((bits >>> (code & 31)) & 1) === 1;
  }

  /** True when a pattern for the model, or the plant, covers the position. */
  tells(what: 'model' | 'plant', position: number): boolean {
    return ((this.#covered[what] >>> (position - 1)) & 1) === 1;
  }
}
