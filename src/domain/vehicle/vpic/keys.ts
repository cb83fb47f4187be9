/**
 * Compiles and matches the keys of vPIC patterns. A key covers positions 4–8, then after `|` positions 10–17; `*` is any
 * character, `[A-CE]` one of several, and what follows the key is free.
 */

/** Pairs: position in the text of a VIN from zero, then a character code, or −1 − n for the n-th set of characters. */
export type CompiledKey = Int16Array;

export type CharacterSets = Uint8Array[];

const FIRST = 3;
const AFTER_CHECK_DIGIT = 9;
const ANY = '*';

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
      pairs.push(position, -sets.push(setOf(members)));
      at = end < 0 ? text.length : end;
    } else if (character !== ANY) {
      pairs.push(position, character.charCodeAt(0));
    }
    position += 1;
  }
  return Int16Array.from(pairs);
}

/** One byte for each character code: 1 where the set holds it. `A-C` is a range; a hyphen at either end stands for itself. */
function setOf(members: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let at = 0; at < members.length; at += 1) {
    const first = members.charCodeAt(at);
    const isRange = members.charAt(at + 1) === '-' && at + 2 < members.length;
    const last = isRange ? members.charCodeAt(at + 2) : first;
    for (let code = first; code <= last; code += 1) set[code & 127] = 1;
    if (isRange) at += 2;
  }
  return set;
}

/** `codes` are the character codes of the seventeen positions. */
export function matches(key: CompiledKey, codes: Uint8Array, sets: CharacterSets): boolean {
  for (let i = 0; i < key.length; i += 2) {
    const code = codes[key[i] ?? 0] ?? 0;
    const wanted = key[i + 1] ?? 0;
    if (wanted >= 0 ? code !== wanted : sets[-wanted - 1]?.[code] !== 1) return false;
  }
  return true;
}
