/** Seeded random numbers: the same seed yields the same requests. */

export interface Random {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  /** True with a probability of `percent`. */
  chance(percent: number): boolean;
  /** One element of a list; undefined for an empty one. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { int, chance: (percent) => int(100) < percent, pick: (list) => list[int(list.length)] };
}
