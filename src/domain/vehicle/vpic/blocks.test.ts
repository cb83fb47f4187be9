import { describe, expect, it } from 'vitest';
import { Blocks, BlockWriter, type Patterns } from './blocks.ts';

/** The patterns of element `i + 1`; every third block has days. */
function patternsAt(i: number): Patterns {
  const count = 1 + ((i * 7) % 5);
  const pairs = Int32Array.from(
    { length: 2 * count },
    (_, at) => ((at * 37 + i * 101) % 900) * (at % 2 === 0 ? 1 : 997),
  );
  const days = i % 3 === 0 ? Int32Array.from({ length: count }, (_, at) => 16_000 - i * 3 + at * at) : undefined;
  return { element: i + 1, pairs, days };
}

function packBlocks(list: readonly Patterns[]): Blocks {
  const writer = new BlockWriter();
  expect(list.map((patterns) => writer.add(patterns))).toEqual(list.map((_, i) => i));
  return new Blocks(writer.done());
}

function readAt(blocks: Blocks, number: number): Patterns {
  const { element, from, to, daysFrom } = blocks.block(number);
  const pairs = blocks.pairs.slice(from, to);
  return { element, pairs, days: daysFrom < 0 ? undefined : blocks.days.slice(daysFrom, daysFrom + pairs.length / 2) };
}

describe('packed blocks', () => {
  it.each([1, 2, 31, 32, 33, 70])('are read by number among %i, in any order', (count) => {
    const list = Array.from({ length: count }, (_, i) => patternsAt(i));
    const blocks = packBlocks(list);
    const backwards = list.map((_, i) => count - 1 - i);
    expect(backwards.map((number) => readAt(blocks, number))).toEqual(list.toReversed());
  });

  it('stay readable beside each other until they are cleared', () => {
    const list = [patternsAt(0), patternsAt(3), patternsAt(4)];
    const blocks = packBlocks(list);
    const ranges = list.map((_, i) => blocks.block(i));
    expect(ranges.map(({ from, to }) => [...blocks.pairs.slice(from, to)])).toEqual(
      list.map(({ pairs }) => [...pairs]),
    );
    expect(ranges.map(({ from, to, daysFrom }) => [from, to, daysFrom])).toEqual([
      [0, 2, 0],
      [2, 6, 1],
      [6, 14, -1],
    ]);
    blocks.clear();
    expect(blocks.block(1)).toMatchObject({ from: 0, daysFrom: 0 });
  });

  it('share a number when they are equal in element, pairs and days', () => {
    const writer = new BlockWriter();
    const pairs = Int32Array.of(1, 2, 3, 4);
    const days = Int32Array.of(5, 6);
    const numbers = [
      { element: 1, pairs, days: undefined },
      { element: 1, pairs: Int32Array.of(1, 2, 3, 4), days: undefined },
      { element: 2, pairs, days: undefined },
      { element: 1, pairs, days },
      { element: 1, pairs, days: Int32Array.of(5, 7) },
      { element: 1, pairs: Int32Array.of(1, 2, 3, 5), days: undefined },
      { element: 1, pairs, days: Int32Array.of(5, 6) },
    ].map((patterns) => writer.add(patterns));
    expect(numbers).toEqual([0, 0, 1, 2, 3, 4, 2]);
  });
});
