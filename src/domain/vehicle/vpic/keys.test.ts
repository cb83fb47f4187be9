import { describe, expect, it } from 'vitest';
import { CompiledKeys } from './keys.ts';

const VIN = '1HGCM82633A004352';
const codesOf = (vin: string) => Uint8Array.from(vin, (character) => character.charCodeAt(0));
const keysOf = (...texts: string[]) => new CompiledKeys(texts.length, (key) => texts[key] ?? '');

/** Positions from one with the characters that a key allows there. */
function allowedBy(text: string): Record<number, string> {
  const allowed: Record<number, string> = {};
  keysOf(text).each(0, (position, others, letters) => {
    const has = (one: string) => ((one <= '9' ? others : letters) >>> (one.charCodeAt(0) & 31)) & 1;
    allowed[position + 1] = [...'-0123456789ABCDEFGHJKLMNPRSTUVWXYZ'].filter((one) => has(one) === 1).join('');
  });
  return allowed;
}

describe('the key of a pattern', () => {
  // The Accord has CM826 in positions 4–8, 3 in 10, A in 11 and 004352 in 12–17.
  it.each([
    ['', true],
    ['*', true],
    ['CM8', true],
    ['CM826', true],
    ['CM825', false],
    ['M', false],
    ['*M', true],
    ['**826', true],
    ['*****|3', true],
    ['*****|4', false],
    ['*****|*A', true],
    ['CM|3A', true],
    ['|*A004352', true],
    ['|*A004353', false],
    ['|A', false],
    ['[A-C]M', true],
    ['[D-Z]M', false],
    ['[ABD]M', false],
    ['C[L-N]8', true],
    ['**[0-9]', true],
    ['**[0-7]', false],
    ['**[89]', true],
    ['**[HX]', false],
    ['[0-9]', false],
    ['****[6', true],
    ['****[57', false],
    ['****[5-7', true],
    ['****[7', false],
    ['CM82[6]|[3]A', true],
    ['CM82[6]|[3]B', false],
  ])('%j fits the Accord: %s', (text, fits) => {
    const texts = ['ZZ', '[0-9]Z', text, 'QQQQQ|QQQQQQQQ', '*[ABC]', text];
    const keys = keysOf(...texts);
    for (const key of texts.keys()) keys.fits(key, codesOf(VIN));
    expect([2, 5, 2].map((key) => keys.fits(key, codesOf(VIN)))).toEqual([fits, fits, fits]);
  });

  it('does not take a digit for the letter with the same low bits', () => {
    // Codes 0x30 and 0x50: a set with 0 must not allow P, nor one with P allow 0.
    expect(keysOf('[0]').fits(0, codesOf(`1HGPM82633A004352`))).toBe(false);
    expect(keysOf('[P]').fits(0, codesOf(`1HG0M82633A004352`))).toBe(false);
    expect(keysOf('[0P]').fits(0, codesOf(`1HG0M82633A004352`))).toBe(true);
    expect(keysOf('[0P]').fits(0, codesOf(`1HGPM82633A004352`))).toBe(true);
  });

  it.each([
    ['', {}],
    ['***', {}],
    ['A', { 4: 'A' }],
    ['*7*B', { 5: '7', 7: 'B' }],
    ['[A-CE]', { 4: 'ABCE' }],
    ['[0-35]', { 4: '01235' }],
    ['[8-9A-B]', { 4: '89AB' }],
    ['[A-]', { 4: '-A' }],
    ['[-A]', { 4: '-A' }],
    ['[A-A]', { 4: 'A' }],
    ['[C-A]', { 4: '' }],
    ['A[12', { 4: 'A', 5: '12' }],
    ['[AB][CD]9', { 4: 'AB', 5: 'CD', 6: '9' }],
    ['AB|K', { 4: 'A', 5: 'B', 10: 'K' }],
    ['*****|*[FM]1', { 11: 'FM', 12: '1' }],
    [
      'ABCDE|KM000001',
      {
        4: 'A',
        5: 'B',
        6: 'C',
        7: 'D',
        8: 'E',
        10: 'K',
        11: 'M',
        12: '0',
        13: '0',
        14: '0',
        15: '0',
        16: '0',
        17: '1',
      },
    ],
  ])('%j allows %j', (text, allowed) => {
    expect(allowedBy(text)).toEqual(allowed);
    const bits = Object.keys(allowed).reduce((sum, position) => sum | (1 << (Number(position) - 1)), 0);
    expect(keysOf(text).positions(0)).toBe(bits);
  });

  it('is compiled from its text once', () => {
    const read: number[] = [];
    const keys = new CompiledKeys(3, (key) => {
      read.push(key);
      return 'CM8';
    });
    for (const key of [2, 0, 2, 0, 2]) keys.fits(key, codesOf(VIN));
    expect(read).toEqual([2, 0]);
  });
});
