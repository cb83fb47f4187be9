/**
 * Compiles and matches the keys of vPIC patterns. A key covers positions 4–8, then after `|` positions 10–17; `*` is
 * any character, `[A-CE]` one of several, and a shorter key leaves the rest free.
 */
import { NumberArena } from './number-arena.ts';

const FIRST = 3;
const AFTER_CHECK_DIGIT = 9;
const ANY = '*';

/** The word of a character set that has a character's bit: digits have codes below 64, letters from 64 on. */
function wordOf(code: number): 0 | 1 {
  return (code >> 6) as 0 | 1;
}

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
    const end = place + (values[place] as number);
    for (let i = place + 1; i < end; i += 2) {
      const code = codes[values[i] as number] as number;
      const wanted = values[i + 1] as number;
      const isAllowed = isSet(wanted) ? (this.#word(wanted, wordOf(code)) >>> (code & 31)) & 1 : code === wanted;
      if (!isAllowed) return false;
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
    const end = place + (values[place] as number);
    for (let i = place + 1; i < end; i += 2) {
      const wanted = values[i + 1] as number;
      const words = isSet(wanted) ? ([this.#word(wanted, 0), this.#word(wanted, 1)] as const) : wordsOf(wanted);
      see(values[i] as number, ...words);
    }
  }

  #word(wanted: number, word: 0 | 1): number {
    return this.#sets[2 * (-1 - wanted) + word] as number;
  }

  #placeOf(key: number): number {
    const known = this.#places[key] as number;
    if (known !== 0) return known - 1;
    const pairs = compileKey(this.#text(key), this.#sets);
    const compiled = [1 + pairs.length, ...pairs];
    const place = this.#arena.reserve(compiled.length);
    this.#arena.values.set(compiled, place);
    this.#places[key] = place + 1;
    return place;
  }
}

/** True for the number of a character set, false for a character code. */
function isSet(wanted: number): boolean {
  return wanted < 0;
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
      const last = end === -1 ? text.length : end;
      pairs.push(position, -1 - sets.length / 2);
      sets.push(...setOf(text.slice(at + 1, last)));
      at = last;
    } else if (character !== ANY) {
      pairs.push(position, character.charCodeAt(0));
    }
    position += 1;
  }
  return pairs;
}

/** The set of one character. */
function wordsOf(code: number): readonly [others: number, letters: number] {
  const words: [number, number] = [0, 0];
  words[wordOf(code)] = 1 << (code & 31);
  return words;
}

/** `A-C` is a range; a hyphen at either end is literal. */
function setOf(members: string): readonly [others: number, letters: number] {
  const words: [number, number] = [0, 0];
  for (const [one, first = one, last = one] of members.matchAll(/(.)-(.)|./g))
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) words[wordOf(code)] |= 1 << (code & 31);
  return words;
}
