import { describe, expect, it } from 'vitest';
import { type InSlices, runInSlices } from './turns.ts';

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
