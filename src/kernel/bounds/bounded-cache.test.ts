import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const cache = () => new BoundedCache<number>({ entriesMax: 3, weightMax: 10 });

describe('a bounded cache', () => {
  it('drops the oldest value beyond the count', () => {
    const kept = cache();
    for (const n of [1, 2, 3, 4]) kept.keep(`n${n}`, n, 1);
    expect([kept.get('n1'), kept.get('n2'), kept.get('n4'), kept.weight]).toEqual([undefined, 2, 4, 3]);
  });

  it('drops the oldest values beyond the total weight', () => {
    const kept = cache();
    kept.keep('first', 1, 5);
    kept.keep('second', 2, 5);
    kept.keep('third', 3, 6);
    expect([kept.get('first'), kept.get('second'), kept.get('third'), kept.weight]).toEqual([
      undefined,
      undefined,
      3,
      6,
    ]);
  });

  it('weighs a replaced value once and treats it as the newest', () => {
    const kept = cache();
    kept.keep('first', 1, 4);
    kept.keep('second', 2, 4);
    kept.keep('first', 3, 5);
    expect([kept.get('first'), kept.weightOf('first'), kept.weight]).toEqual([3, 5, 9]);
    kept.keep('third', 4, 5);
    expect([kept.get('second'), kept.get('first')]).toEqual([undefined, 3]);
  });

  it('makes room for an incoming value', () => {
    const kept = cache();
    kept.keep('first', 1, 4);
    kept.keep('second', 2, 4);
    kept.makeRoom(2);
    expect(kept.weight).toBe(8);
    kept.makeRoom(3);
    expect([kept.get('first'), kept.get('second')]).toEqual([undefined, 2]);
  });

  it('rejects a value heavier than the limit and drops the one before it', () => {
    const kept = cache();
    kept.keep('first', 1, 4);
    kept.keep('first', 2, 11);
    expect([kept.get('first'), kept.weight]).toEqual([undefined, 0]);
    kept.drop('unknown');
    expect(kept.weight).toBe(0);
  });
});
