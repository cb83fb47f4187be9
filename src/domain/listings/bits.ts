/** Bit sets of row numbers, which make filters over many rows cheap to combine. */

export type Bits = Uint32Array;

export function noBits(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5);
}

export function allBits(rows: number): Bits {
  const bits = noBits(rows).fill(0xffffffff);
  const spare = rows & 31;
  if (spare !== 0) bits[bits.length - 1] = (1 << spare) - 1;
  return bits;
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5] as number) & (1 << (row & 31))) !== 0;
}

/** Intersects `bits` with `other`; with `not`, subtracts `other`. */
export function keep(bits: Bits, other: Bits, not = false): void {
  bits.forEach((word, i) => {
    const mask = other[i] as number;
    bits[i] = word & (not ? ~mask : mask);
  });
}

/** The number of set bits, by the parallel count of Hacker's Delight section 5-1. */
export function countBits(bits: Bits): number {
  let total = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}
