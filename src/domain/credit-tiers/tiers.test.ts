import { describe, expect, it } from 'vitest';
import { postedApr, refinanceApr, tierNamed, tierOf, typicalScore } from './tiers.ts';

const car = { used: true, ageYears: 3, miles: 30_000 };

describe('credit tiers', () => {
  it.each([
    ['S', 'super-prime'],
    ['a', 'prime'],
    ['near-prime', 'near-prime'],
    [' Deep-Subprime ', 'deep-subprime'],
  ])('are found by letter or name: %s is %s', (text, tier) => {
    expect(tierNamed(text)?.tier).toBe(tier);
  });

  it('do not match another letter', () => {
    expect(tierNamed('E')).toBeUndefined();
  });

  it('have a representative score within their own range', () => {
    for (const letter of ['S', 'A', 'B', 'C', 'D']) {
      const row = tierNamed(letter);
      if (row === undefined) throw new Error(letter);
      expect(tierOf(typicalScore(row))).toBe(row);
    }
  });

  it.each([
    ['a young car', 720, car, 9.65],
    ['a new car', 720, { used: false, ageYears: 0, miles: 10 }, 6.51],
    ['miles just short of a step', 720, { ...car, miles: 74_999 }, 9.65],
    ['one step of miles', 720, { ...car, miles: 75_000 }, 9.9],
    ['age above five years', 720, { ...car, ageYears: 8 }, 10.25],
    ['everything at once, capped', 480, { used: true, ageYears: 20, miles: 200_000 }, 24.99],
  ])('post the rate of %s', (_, score, rated, apr) => {
    expect(postedApr(tierOf(score), rated, { termMonths: 60 })).toBe(apr);
  });

  it.each([
    [24, undefined, 8.9],
    [36, 100, 9.15],
    [48, 120, 9.4],
    [66, 120, 9.65],
    [67, undefined, 10.15],
    [84, undefined, 10.9],
    [60, 120.01, 10.15],
    [60, 130.01, 10.65],
    [60, 140.01, 11.15],
  ])('post the rate for %d months at %s %% of the value', (termMonths, ltvPct, apr) => {
    expect(postedApr(tierOf(720), car, { termMonths, ltvPct })).toBe(apr);
  });

  it('post a rate of two decimals in spite of binary fractions', () => {
    // 7.43 − 0.75 + 0.2 + 1.5 is 8.379999999999999 in binary.
    expect(postedApr(tierOf(800), { ...car, ageYears: 6 }, { termMonths: 24, ltvPct: 141 })).toBe(8.38);
  });

  it('post a refinance rate by tier and term', () => {
    expect([24, 36, 48, 60, 72, 84].map((term) => refinanceApr(tierOf(720), term))).toEqual([
      5.24, 5.49, 5.74, 5.99, 6.49, 7.24,
    ]);
    expect(refinanceApr(tierOf(600), 60)).toBe(12.82);
  });
});
