import { describe, expect, it } from 'vitest';
import { type InSlices, isSliceEnd, runInSlices } from './turns.ts';

function* slices(count: number, each: () => void): InSlices<number> {
  for (let done = 0; done < count; done += 1) {
    yield;
    each();
  }
  return count;
}

describe('long work', () => {
  it('gets one slice between two rounds of requests, however many pieces are under way', async () => {
    const happened: string[] = [];
    let isOver = false;
    const round = () => {
      happened.push('|');
      if (!isOver) setImmediate(round);
    };
    setImmediate(round);
    const works = ['a', 'b', 'c'].map((name) => runInSlices(slices(20, () => happened.push(name))));
    expect(await Promise.all(works)).toEqual([20, 20, 20]);
    isOver = true;
    const order = happened.join('');
    expect(order).not.toMatch(/[abc]{2}/);
    expect(order.replaceAll('|', '')).toBe('abc'.repeat(20));
  });
});

describe('a slice of a list', () => {
  it.each([
    [3, [2, 5]],
    [1, [0, 1, 2, 3, 4, 5, 6]],
    [7, [6]],
    [8, []],
  ])('of %d items ends with its last one', (size, ends) => {
    expect([0, 1, 2, 3, 4, 5, 6].filter((at) => isSliceEnd(at, size))).toEqual(ends);
  });
});
