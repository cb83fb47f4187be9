import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortInSlices } from './slice-sort.ts';
import { runWhole } from './turns.ts';

it('sorts like Array.prototype.sort and is stable', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 50 }), (length, distinct) => {
      const keys = Array.from({ length }, (_, i) => (i * 7_919) % distinct);
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0);
      const wanted = Array.from(keys.keys()).sort(compare);
      expect([...runWhole(sortInSlices(Uint32Array.from(keys.keys()), compare))]).toEqual(wanted);
    }),
    { numRuns: 30, seed: 1 },
  );
});

it('yields while it sorts a long list', () => {
  const slices = [
    ...sortInSlices(
      Uint32Array.from({ length: 100_000 }, (_, i) => 100_000 - i),
      (a, b) => a - b,
    ),
  ];
  expect(slices.length).toBeGreaterThan(100);
});
