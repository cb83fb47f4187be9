import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { type AprFacts, aprStep, postedApr, postedAprs } from './posted-apr.ts';

const SIXTY = { termMonths: 60 } as const;

const car = (over: Partial<AprFacts>): AprFacts => ({
  creditScore: 720,
  condition: 'used',
  miles: 30_000,
  ageYears: 2,
  ...over,
});

describe('the posted APR', () => {
  it.each([
    [850, 4.88, 7.43],
    [781, 4.88, 7.43],
    [780, 6.51, 9.65],
    [661, 6.51, 9.65],
    [660, 9.77, 14.11],
    [601, 9.77, 14.11],
    [600, 13.34, 19],
    [501, 13.34, 19],
    [500, 15.85, 21.6],
    [300, 15.85, 21.6],
  ])('for a score of %d is %d %% new and %d %% used', (creditScore, newPct, usedPct) => {
    expect(postedApr(car({ creditScore, condition: 'new', miles: 5, ageYears: 0 }), SIXTY)).toBe(newPct);
    expect(postedApr(car({ creditScore }), SIXTY)).toBe(usedPct);
  });

  it.each([
    [50_000, 5, 9.65],
    [74_999, 5, 9.65],
    [75_000, 5, 9.9],
    [100_000, 5, 10.15],
    [50_000, 6, 9.85],
    [125_000, 10, 11.4],
  ])('for %d miles and %d years is %d %%', (miles, ageYears, pct) => {
    expect(postedApr(car({ miles, ageYears }), SIXTY)).toBe(pct);
  });

  it('never exceeds 24.99', () => {
    expect(postedApr(car({ creditScore: 480, miles: 300_000, ageYears: 25 }), SIXTY)).toBe(24.99);
  });

  it('is posted for five terms', () => {
    expect(postedAprs(car({}))).toEqual({ 36: 9.15, 48: 9.4, 60: 9.65, 72: 10.15, 84: 10.9 });
  });

  it.each([
    [800, 'used', 'super-prime/used', 'high'],
    [720, 'used', 'prime/used', 'high'],
    [612, 'used', 'near-prime/used', 'low'],
    [550, 'used', 'subprime/used', 'low'],
    [400, 'used', 'deep-subprime/used', 'low'],
    [720, 'new', 'prime/new', 'high'],
    [400, 'new', 'deep-subprime/new', 'high'],
  ] as const)(
    'for a score of %d on a %s car names the row %s with %s confidence',
    (creditScore, condition, key, confidence) => {
      expect(aprStep(car({ creditScore, condition }), SIXTY).row).toMatchObject({ key, confidence });
    },
  );

  it('breaks down what term, miles, age and loan-to-value add', () => {
    const step = aprStep(car({ miles: 75_000, ageYears: 7 }), { termMonths: 70, ltvPct: 125 }, dollars(20_000));
    expect(step.value).toBe('11.30');
    expect(step.inputs).toMatchObject({
      ...{ base: 9.65, termAdds: 0.5, milesAdd: 0.25, ageAdds: 0.4, ltvAdds: 0.5 },
      ...{ termMonths: 70, postedTermMonths: 72, ltvPct: 125, guideValue: '20000.00' },
    });
  });
});
