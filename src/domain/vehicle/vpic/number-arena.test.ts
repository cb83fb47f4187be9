import { expect, it } from 'vitest';
import { NumberArena } from './number-arena.ts';

it('gives each run its own indexes, and keeps the values of earlier runs while it grows', () => {
  const arena = new NumberArena();
  const runs = [3, 0, 4_093, 1, 20_000, 2].map((count) => ({ count, from: arena.reserve(count) }));
  expect(runs.map(({ from }) => from)).toEqual([0, 3, 3, 4_096, 4_097, 24_097]);
  expect(arena.values.length).toBeGreaterThanOrEqual(24_099);
  for (const { count, from } of runs) arena.values.fill(count, from, from + count);
  arena.reserve(50_000);
  for (const { count, from } of runs)
    expect([...arena.values.subarray(from, from + count)]).toEqual(Array.from({ length: count }, () => count));
});

it('starts again at zero when it is cleared', () => {
  const arena = new NumberArena();
  arena.reserve(10);
  arena.clear();
  expect([arena.reserve(5), arena.reserve(1)]).toEqual([0, 5]);
});
