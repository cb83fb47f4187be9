import { describe, expect, it } from 'vitest';
import { ALPHABET, base64DigitsAt, RECORD_CHARS, toBase64Digits } from './digits.ts';

describe('numbers in base-64 digits', () => {
  // 4,095 is 63 × 64 + 63, and 4,160 is 1 × 64² + 1 × 64.
  it.each([
    [0, 1, 'A'],
    [63, 1, '_'],
    [0, 3, 'AAA'],
    [64, 2, 'BA'],
    [65, 2, 'BB'],
    [4_095, 2, '__'],
    [4_160, 3, 'BBA'],
    [262_143, 3, '___'],
    [131_072, 3, 'gAA'],
  ])('write %i in %i digits as %s', (value, width, text) => {
    expect(toBase64Digits(value, width)).toBe(text);
    expect(base64DigitsAt(`9${text}9`, 1, width)).toBe(value);
  });

  it('read every digit', () => {
    expect([...ALPHABET].map((_, at) => base64DigitsAt(ALPHABET, at, 1))).toEqual([...ALPHABET].map((_, at) => at));
    expect(ALPHABET).toHaveLength(64);
  });

  it.each([
    [64, 1],
    [4_096, 2],
    [-1, 2],
    [1.5, 2],
    [Number.NaN, 2],
  ])('are refused when %d does not fit in %i digits', (value, width) => {
    expect(() => toBase64Digits(value, width)).toThrow(/digits/);
  });

  it('fill a record of eleven', () => {
    expect(RECORD_CHARS).toBe(3 + 3 + 3 + 2);
  });
});
