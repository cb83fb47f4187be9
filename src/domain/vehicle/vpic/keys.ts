/**
 * Compiles and matches the keys of vPIC patterns. A key covers positions 4–8, then after `|` positions 10–17; `*` is
 * any character, `[A-CE]` one of several, and a shorter key leaves the rest free.
 */
import { NumberArena } from './number-arena.ts';

const FIRST = 3;
const AFTER_CHECK_DIGIT = 9;
const ANY = '*';
/** Character codes from this value on are letters. */
const LETTERS = 64;

/**
 * The tables' keys, compiled on first use. A compiled key is its length followed by pairs: a zero-based position in a
 * VIN, and a character code, or −1 − n for the n-th character set.
 */
export class CompiledKeys {
  readonly #text: (key: number) => string;
  readonly #arena = new NumberArena();
  /** By key: one more than the index of its length; 0 if not compiled yet. */
  readonly #places: Uint32Array;
  /** Two words per set, the second for letters: a character's bit is its code modulo 32. */
  readonly #sets: number[] = [];

  constructor(count: number, text: (key: number) => string) {
    this.#text = text;
    this.#places = new Uint32Array(count);
  }

  /**
   * True when every position covered by the key has an allowed character; `codes` are those of the seventeen positions.
   */
  fits(key: number, codes: Uint8Array): boolean {
    const place = this.#placeOf(key);
    const values = this.#arena.values;
    const end = place + (values[place] ?? 0);
    for (let i = place + 1; i < end; i += 2) {
      const code = codes[values[i] ?? 0] ?? 0;
      const wanted = values[i + 1] ?? 0;
      if (wanted >= 0) {
        if (code !== wanted) return false;
      } else if (((this.#word(wanted, code < LETTERS ? 0 : 1) >>> (code & 31)) & 1) === 0) return false;
    }
    return true;
  }

  /** The positions covered by the key, one bit each from zero. */
  positions(key: number): number {
    let bits = 0;
    this.each(key, (position) => {
      bits |= 1 << position;
    });
    return bits;
  }

  /** Calls `see` with each position and its allowed characters, as two words. */
  each(key: number, see: (position: number, others: number, letters: number) => void): void {
    const place = this.#placeOf(key);
    const values = this.#arena.values;
    const end = place + (values[place] ?? 0);
    for (let i = place + 1; i < end; i += 2) {
      const wanted = values[i + 1] ?? 0;
      if (wanted < 0) see(values[i] ?? 0, this.#word(wanted, 0), this.#word(wanted, 1));
      else see(values[i] ?? 0, wanted < LETTERS ? 1 << (wanted & 31) : 0, wanted < LETTERS ? 0 : 1 << (wanted & 31));
    }
  }

  #word(wanted: number, word: 0 | 1): number {
    return this.#sets[2 * (-1 - wanted) + word] ?? 0;
  }

  #placeOf(key: number): number {
    const known = this.#places[key] ?? 0;
    if (known > 0) return known - 1;
    const pairs = compileKey(this.#text(key), this.#sets);
    const place = this.#arena.reserve(1 + pairs.length);
    this.#arena.values[place] = 1 + pairs.length;
    this.#arena.values.set(pairs, place + 1);
    this.#places[key] = place + 1;
    return place;
  }
}

function compileKey(text: string, sets: number[]): number[] {
  const pairs: number[] = [];
  let position = FIRST;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '|') {
      position = AFTER_CHECK_DIGIT;
      continue;
    }
    if (character === '[') {
      const end = text.indexOf(']', at);
      const members = text.slice(at + 1, end < 0 ? undefined : end);
      pairs.push(position, -1 - sets.length / 2);
      sets.push(...setOf(members));
      at = end < 0 ? text.length : end;
    } else if (character !== ANY) {
      pairs.push(position, character.charCodeAt(0));
    }
    position += 1;
  }
  return pairs;
}

/** `A-C` is a range; a hyphen at either end is literal. */
function setOf(members: string): readonly [others: number, letters: number] {
  const words: [number, number] = [0, 0];
  for (let at = 0; at < members.length; at += 1) {
    const first = members.charCodeAt(at);
    const isRange = members.charAt(at + 1) === '-' && at + 2 < members.length;
    const last = isRange ? members.charCodeAt(at + 2) : first;
    for (let code = first; code <= last; code += 1) words[code < LETTERS ? 0 : 1] |= 1 << (code & 31);
    if (isRange) at += 2;
  }
  return words;
}
