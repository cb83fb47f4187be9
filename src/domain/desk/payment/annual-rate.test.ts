import { describe, expect, it } from 'vitest';
import { annualPercentageRate, disclosedApr, type PaymentRun } from './annual-rate.ts';

type Example = readonly [
  name: string,
  amountFinanced: number,
  payments: readonly PaymentRun[],
  unitPeriodsPerYear: number,
  periods: number,
  fraction: number,
  disclosed: number,
  raw: number,
];

const run = (amount: number, count = 1): PaymentRun => ({ amount, count });

const EXAMPLES: readonly Example[] = [
  ['monthly, regular', 5000, [run(230, 24)], 12, 1, 0, 9.69, 9.6857],
  ['monthly, long first period', 6000, [run(200, 36)], 12, 1, 19 / 30, 11.82, 11.8165],
  ['semimonthly, short first period', 5000, [run(219.17, 24)], 24, 0, 6 / 15, 10.34, 10.3379],
  ['quarterly, long first period', 10_000, [run(385, 40)], 4, 1, 39 / 90, 8.97, 8.9708],
  ['weekly, long first period', 500, [run(17.6, 30)], 52, 4, 4 / 7, 14.96, 14.9622],
  ['odd first payment', 5000, [run(250), run(230, 23)], 12, 1, 0, 10.08, 10.0829],
  ['every four weeks, odd first payment', 400, [run(39.5), run(38.31, 11)], 13, 1, 5 / 28, 28.5, 28.4979],
  ['odd last payment', 5000, [run(230, 23), run(280)], 12, 1, 0, 10.5, 10.5005],
  ['every two weeks, odd last payment', 200, [run(9.5, 19), run(30)], 26, 0, 8 / 14, 12.22, 12.2249],
  ['odd first and last payment', 5000, [run(250), run(230, 22), run(280)], 12, 1, 0, 10.9, 10.8955],
  ['every two months, odd first and last', 8000, [run(449.36), run(465, 18), run(200)], 6, 0, 52 / 60, 7.3, 7.3018],
  ['one payment after 255 days', 1000, [run(1080)], 365 / 255, 1, 0, 11.45, 11.451],
];

describe('the annual percentage rate of Appendix J', () => {
  it.each(EXAMPLES)('%s', (_name, amountFinanced, payments, unitPeriodsPerYear, periods, fraction, disclosed, raw) => {
    const apr = annualPercentageRate({ amountFinanced, payments, unitPeriodsPerYear, first: { periods, fraction } });
    expect(apr).toBeCloseTo(raw, 4);
    expect(disclosedApr(apr ?? Number.NaN)).toBe(disclosed);
  });

  const monthly = { unitPeriodsPerYear: 12, first: { periods: 1, fraction: 0 } };

  it('is zero for credit without charges', () => {
    expect(annualPercentageRate({ amountFinanced: 1200, payments: [run(100, 12)], ...monthly })).toBe(0);
  });

  it('is undefined when the payments do not return the amount', () => {
    expect(annualPercentageRate({ amountFinanced: 1200, payments: [run(99, 12)], ...monthly })).toBeUndefined();
    expect(annualPercentageRate({ amountFinanced: 0, payments: [run(99, 12)], ...monthly })).toBeUndefined();
  });

  it('exceeds the note rate when there is a prepaid finance charge', () => {
    const note = annualPercentageRate({ amountFinanced: 25_000, payments: [run(425.03, 72)], ...monthly }) ?? 0;
    const withFee = annualPercentageRate({ amountFinanced: 24_500, payments: [run(425.03, 72)], ...monthly }) ?? 0;
    expect(disclosedApr(note)).toBe(6.9);
    expect(withFee).toBeGreaterThan(note);
  });
});
