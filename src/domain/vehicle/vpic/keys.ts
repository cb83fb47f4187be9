/**
 * Compiles and matches the keys of vPIC patterns. A key covers positions 4–8, then after `|` positions 10–17; `*` is any
 * character, `[A-CE]` one of several, and what follows the key is free.
 */

/** Pairs: position in the text of a VIN from zero, then a character code, or −1 − n for the n-th set of characters. */
export type CompiledKey = Int16Array;

/** Two words a set, the second for letters: the bit of a character is its code modulo 32. */
export type CharacterSets = number[];

const FIRST = 3;
const AFTER_CHECK_DIGIT = 9;
const ANY = '*';
/** Character codes from here on are letters. */
const LETTERS = 64;

export function compileKey(text: string, sets: CharacterSets): CompiledKey {
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
  return Int16Array.from(pairs);
}

/** `A-C` is a range; a hyphen at either end stands for itself. */
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

/** `codes` are the character codes of the seventeen positions. */
export function matches(key: CompiledKey, codes: Uint8Array, sets: CharacterSets): boolean {
  for (let i = 0; i < key.length; i += 2) {
    const code = codes[key[i] ?? 0] ?? 0;
    const wanted = key[i + 1] ?? 0;
    if (wanted >= 0) {
      if (code !== wanted) return false;
    } else {
      const word = sets[2 * (-1 - wanted) + (code < LETTERS ? 0 : 1)] ?? 0;
      if (((word >>> (code & 31)) & 1) === 0) return false;
    }
  }
  return true;
}
