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

  test('gives a line the first of two equal contracts', () => {
    const edges = [
      { left: 0, right: 0, worth: 5 },
      { left: 0, right: 1, worth: 5 },
    ];
    expect([...runWhole(assign(edges))]).toEqual([[0, 0]]);
  });

  test('matches two lines rather than one when the total is the same', () => {
    const edges = [
      { left: 0, right: 0, worth: 2 },
      { left: 1, right: 0, worth: 9 },
      { left: 1, right: 1, worth: 7 },
    ];
    expect([...runWhole(assign(edges))].sort()).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('keeps the best pair where the other line has one of its own', () => {
    const edges = [
      { left: 0, right: 1, worth: 10 },
      { left: 0, right: 2, worth: 11 },
      { left: 1, right: 0, worth: 8 },
      { left: 1, right: 2, worth: 8 },
    ];
    expect([...runWhole(assign(edges))].sort()).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  test('finds the best total where prices of earlier rows shift', () => {
    // Each line can take the next contract for one less, so adding a line moves all before it.
    const edges = Array.from({ length: 6 }, (_, left) => [
      { left, right: left, worth: 9 },
      { left, right: left + 1, worth: 8 },
    ]).flat();
    edges.push({ left: 6, right: 0, worth: 7 });
    expect(worthOf(edges, runWhole(assign(edges)))).toBe(bestWorth(edges));
  });

  test('solves each of many unconnected clusters for its best total', () => {
    const edges = Array.from({ length: 200 }, (_, i) => trapAt(2 * i, 2 * i)).flat();
    const chosen = runWhole(assign(edges));
    expect(chosen.size).toBe(400);
    expect(Array.from({ length: 200 }, (_, i) => [chosen.get(2 * i), chosen.get(2 * i + 1)])).toEqual(
      Array.from({ length: 200 }, (_, i) => [2 * i + 1, 2 * i]),
    );
  });
});

/** Two lines and two contracts for which the best single pair costs the best total. */
function trapAt(left: number, right: number): Edge[] {
  return [
    { left, right, worth: 10 },
    { left, right: right + 1, worth: 9 },
    { left: left + 1, right, worth: 9 },
  ];
}

/** One connected cluster that holds the trap. */
function clusterOf(lefts: number, rights: number): Edge[] {
  const edges = trapAt(0, 0);
  for (let left = 2; left < lefts; left += 1) edges.push({ left, right: 0, worth: 1 }, { left, right: left, worth: 5 });
  for (let right = 2; right < rights; right += 1) if (right >= lefts) edges.push({ left: 0, right, worth: 1 });
  return edges;
}

const mirror = (edges: readonly Edge[]) => edges.map(({ left, right, worth }) => ({ left: right, right: left, worth }));

describe('a large cluster', () => {
  // 100² × (100 + 900) steps are the most that are solved.
  test.each([
    [100, 900, 1],
    [100, 901, 0],
    [170, 170, 1],
    [172, 172, 0],
  ])('of %d lines and %d contracts is solved or not by its steps', (lefts, rights, ofFirst) => {
    const edges = clusterOf(lefts, rights);
    expect(runWhole(assign(edges)).get(0)).toBe(ofFirst);
    expect(runWhole(assign(mirror(edges))).get(ofFirst)).toBe(0);
  });

  test('beyond those steps takes the best pairs first, then the first lines and contracts, each once', () => {
    const edges: Edge[] = [];
    for (let left = 171; left >= 0; left -= 1) {
      for (let right = 171; right >= 0; right -= 1) edges.push({ left, right, worth: left === right + 2 ? 9 : 5 });
    }
    const expected = Array.from({ length: 172 }, (_, left) => [left, left < 2 ? 170 + left : left - 2]);
    expect([...runWhole(assign(edges))].sort(([a], [b]) => a - b)).toEqual(expected);
  });

  test('beyond those steps takes pairs of equal worth in the order of lines and contracts', () => {
    const edges: Edge[] = [];
    for (let right = 171; right >= 0; right -= 1) {
      for (let left = 171; left >= 0; left -= 1) edges.push({ left, right, worth: 5 });
    }
    expect([...runWhole(assign(edges))]).toEqual(Array.from({ length: 172 }, (_, at) => [at, at]));
  });
});

describe('assigning in slices', () => {
  // Both walks over the edges pause at every ten thousandth; solving pauses after ten thousand steps.
  test.each([
    [9_999, 0],
    [10_000, 2],
    [10_001, 3],
    [20_001, 5],
    [20_002, 6],
  ])('pauses for %d unconnected pairs %d times', (count, pauses) => {
    const edges = Array.from({ length: count }, (_, at) => ({ left: at, right: at, worth: 1 }));
    expect([...assign(edges)]).toHaveLength(pauses);
  });

  test('counts the square of the pairs of a cluster as its steps', () => {
    const clusters = (count: number) =>
      Array.from({ length: count }, (_, left) =>
        Array.from({ length: 10 }, (__, i) => ({ left, right: 10 * left + i, worth: 1 })),
      ).flat();
    expect([...assign(clusters(100))]).toHaveLength(0);
    expect([...assign(clusters(101))]).toHaveLength(1);
  });
});
