/** Tests one-to-one assignment. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runWhole } from '#kernel/bounds/turns.ts';
import { assign, type Edge } from './assignment.ts';

const worthOf = (edges: readonly Edge[], chosen: Map<number, number>) =>
  edges.filter(({ left, right }) => chosen.get(left) === right).reduce((total, { worth }) => total + worth, 0);

/** Tries every subset of pairs that uses no line or contract twice. */
function bestWorth(edges: readonly Edge[], lefts = new Set<number>(), rights = new Set<number>()): number {
  const [first, ...rest] = edges;
  if (first === undefined) return 0;
  const without = bestWorth(rest, lefts, rights);
  if (lefts.has(first.left) || rights.has(first.right)) return without;
  const withFirst = bestWorth(rest, new Set([...lefts, first.left]), new Set([...rights, first.right]));
  return Math.max(without, first.worth + withFirst);
}

const edgeSets = fc
  .uniqueArray(fc.record({ left: fc.nat(4), right: fc.nat(5), worth: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
    selector: ({ left, right }) => `${left}-${right}`,
  })
  .map((edges) => [...edges]);

describe('assigning ledger lines to contracts', () => {
  test('prefers the greatest total over the greatest single pair', () => {
    const edges = [
      { left: 0, right: 0, worth: 10 },
      { left: 0, right: 1, worth: 9 },
      { left: 1, right: 0, worth: 9 },
    ];
    expect([...runWhole(assign(edges))].sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('uses no line and no contract twice, and finds the best total', () => {
    fc.assert(
      fc.property(edgeSets, (edges) => {
        const chosen = runWhole(assign(edges));
        expect(new Set(chosen.values()).size).toBe(chosen.size);
        expect(worthOf(edges, chosen)).toBe(bestWorth(edges));
      }),
    );
  });

  test('stays one to one in a cluster too large to solve, best pairs first', () => {
    const edges: Edge[] = [];
    for (let left = 0; left < 600; left += 1) {
      for (let right = 0; right < 600; right += 1) edges.push({ left, right, worth: left === right ? 9 : 5 });
    }
    const chosen = runWhole(assign(edges));
    expect(chosen.size).toBe(600);
    expect([...chosen].every(([left, right]) => left === right)).toBe(true);
  });
});
