/** Collects the characters that a manufacturer's patterns for a model year allow at each position of a VIN. */
import type { Block } from './blocks.ts';
import { MODEL_ELEMENT, PLANT_ELEMENTS } from './elements.data.ts';
import type { VpicTables, Wmi } from './tables.ts';

const POSITIONS = 17;
const ALPHABET = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Positions count from one, as VINs are described. */
export class AllowedCharacters {
  /** Two words per position, like the character sets of keys. */
  readonly #allowed = new Int32Array(2 * POSITIONS);
  /** One bit per position. */
  readonly #covered = { model: 0, plant: 0 };

  add({ keys, pairs }: VpicTables, { element, from, to }: Block): void {
    let positions = 0;
    for (let i = from; i < to; i += 2) {
      keys.each(pairs[i] ?? 0, (position, others, letters) => {
        positions |= 1 << position;
        this.#allow(2 * position, others);
        this.#allow(2 * position + 1, letters);
      });
    }
    if (element === MODEL_ELEMENT) this.#covered.model |= positions;
    if (PLANT_ELEMENTS.has(element)) this.#covered.plant |= positions;
  }

  #allow(word: number, bits: number): void {
    this.#allowed[word] = (this.#allowed[word] ?? 0) | bits;
  }

  /** In ascending order, digits first; empty when no pattern covers the position. */
  at(position: number): string {
    return [...ALPHABET].filter((one) => this.allows(position, one)).join('');
  }

  allows(position: number, character: string): boolean {
    const code = character.charCodeAt(0);
    return (((this.#allowed[2 * (position - 1) + (code >> 6)] ?? 0) >>> (code & 31)) & 1) === 1;
  }

  /** True when a pattern for the model, or the plant, covers the position. */
  tells(what: 'model' | 'plant', position: number): boolean {
    return ((this.#covered[what] >>> (position - 1)) & 1) === 1;
  }
}

/** Entries of a few hundred bytes each that are cached before the cache is cleared. */
const KEPT_MAX = 8192;
const kept = new WeakMap<VpicTables, Map<string, AllowedCharacters>>();

/** Collected like NHTSA's procedure `fExtractValidCharsPerWmiYear`; a wildcard allows nothing. */
export function allowedCharacters(tables: VpicTables, wmi: Wmi, year: number): AllowedCharacters {
  const known = kept.get(tables) ?? new Map<string, AllowedCharacters>();
  kept.set(tables, known);
  const standing = known.get(`${wmi.wmi} ${year}`);
  if (standing !== undefined) return standing;
  const allowed = new AllowedCharacters();
  for (const { schema, yearFrom, yearTo } of wmi.links) {
    if (year < yearFrom || year > yearTo) continue;
    const { blocks, unread } = tables.schema(schema);
    for (const block of blocks) allowed.add(tables, block);
    if (unread !== undefined) allowed.add(tables, unread);
  }
  if (known.size >= KEPT_MAX) known.clear();
  known.set(`${wmi.wmi} ${year}`, allowed);
  return allowed;
}
