import { describe, expect, it } from 'vitest';
import { allBits, type Bits, countBits, hasBit, keep, noBits, setBit } from './bits.ts';

const rowsIn = (bits: Bits, rows: number) =>
  Array.from({ length: rows }, (_, row) => row).filter((row) => hasBit(bits, row));
const bitsOf = (rows: number, ...set: number[]) => {
  const bits = noBits(rows);
  for (const row of set) setBit(bits, row);
  return bits;
};

describe('a set of rows', () => {
  it.each([0, 1, 31, 32, 33, 63, 64, 65, 1_000])('of all %i rows holds each of them and no other', (rows) => {
    expect([countBits(allBits(rows)), countBits(noBits(rows))]).toEqual([rows, 0]);
    expect(rowsIn(allBits(rows), rows)).toHaveLength(rows);
    expect(allBits(rows)).toHaveLength(Math.ceil(rows / 32));
  });

  it('holds the rows that were set', () => {
    const set = [0, 1, 5, 31, 32, 63, 64, 99];
    const bits = bitsOf(100, ...set, 5);
    expect([rowsIn(bits, 100), countBits(bits)]).toEqual([set, set.length]);
  });

  it('keeps the rows of another, or those that are not in it', () => {
    const other = bitsOf(100, 1, 32, 70);
    const [kept, left] = [bitsOf(100, 0, 1, 32, 99), bitsOf(100, 0, 1, 32, 99)];
    keep(kept, other);
    keep(left, other, true);
    expect([rowsIn(kept, 100), rowsIn(left, 100)]).toEqual([
      [1, 32],
      [0, 99],
    ]);
  });
});
