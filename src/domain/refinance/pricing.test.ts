import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { nearestBand } from './bands.ts';
import type { Lien } from './lien.ts';
import { type PanelRate, priceRefinance } from './pricing.ts';

const DEMO = parseVin('F1XDEMCR4SDEM0001') as Vin;
const lien: Lien = { vin: DEMO, currentBalance: 2_400_000 as Cents, currentAprPct: 11.49, remainingTermMonths: 52 };
const rate = (lenderId: string, spreadPct: number): PanelRate => ({
  lenderId,
  lender: lenderId,
  spreadPct,
  conditions: [],
  eligibility: { balance: { min: 0 as Cents, max: 0 as Cents }, ltv: 125, age: 10, miles: 1, states: 'all' },
});

describe('the matched band', () => {
  it.each([
    [1, 24],
    [30, 24],
    [31, 36],
    [42, 36],
    [43, 48],
    [54, 48],
    [55, 60],
    [66, 60],
    [67, 72],
    [78, 72],
    [79, 84],
    [120, 84],
  ])('of %i months is %i, with ties to the shorter', (months, term) => {
    expect(nearestBand(months).termMonths).toBe(term);
  });
});

describe('a refinance', () => {
  // The published worked example, with interest and savings over the whole schedule, including the last payment:
  // 24,000.00 at 11.49 with 52 months left, on the 48-month band at 5.74.
  const spreads = [
    rate('summit-mock-auto', 0.15),
    rate('harborline-bank', 0.28),
    rate('northgate-cu', 0.36),
    rate('prairie-sample-fcu', 1.41),
    rate('cedar-fixture', 1.66),
    rate('bluewater-demo', 1.7),
  ];

  it.each([
    ['summit-mock-auto', 5.89, '562.43', '2996.73', '25.67', '3584.16'],
    ['harborline-bank', 6.02, '563.86', '3065.29', '24.24', '3515.60'],
    ['northgate-cu', 6.1, '564.74', '3107.60', '23.36', '3473.29'],
    ['prairie-sample-fcu', 7.15, '576.38', '3666.34', '11.72', '2914.55'],
    ['cedar-fixture', 7.4, '579.17', '3800.42', '8.93', '2780.47'],
    ['bluewater-demo', 7.44, '579.62', '3821.87', '8.48', '2759.02'],
  ])('at %s matches the worked vector', (lenderId, apr, payment, interest, monthly, lifetime) => {
    const pricing = priceRefinance(lien, spreads);
    if (pricing.outcome !== 'offers') throw new Error(pricing.outcome);
    expect(toDecimal(pricing.currentPayment)).toBe('588.10');
    const row = pricing.offers.find((offer) => offer.lenderId === lenderId);
    expect(row?.aprPct).toBe(apr);
    expect(row?.termMonths).toBe(48);
    const figures =
      row && [row.monthlyPayment, row.totalInterest, row.monthlySavings, row.lifetimeSavings].map(toDecimal);
    expect(figures).toEqual([payment, interest, monthly, lifetime]);
  });

  it('lists the lowest rate first and breaks ties by lender id', () => {
    const pricing = priceRefinance(lien, [rate('b', 0.5), rate('c', 0.2), rate('a', 0.5)]);
    expect(pricing.outcome === 'offers' && pricing.offers.map((offer) => offer.lenderId)).toEqual(['c', 'a', 'b']);
  });

  it.each([
    [5.74, 'at-or-below-floor'],
    [5.73, 'at-or-below-floor'],
    [0, 'at-or-below-floor'],
    [5.75, 'offers'],
  ])('of a loan at %f is %s', (currentAprPct, outcome) => {
    expect(priceRefinance({ ...lien, currentAprPct }, [rate('a', 0)]).outcome).toBe(outcome);
  });

  it('has no row for a lender that only matches the current rate', () => {
    expect(priceRefinance({ ...lien, currentAprPct: 6.24 }, [rate('a', 0.5)]).outcome).toBe('no-improving-lender');
    expect(priceRefinance({ ...lien, currentAprPct: 6.25 }, [rate('a', 0.5)]).outcome).toBe('offers');
  });

  it('has no offers when no panel lender responds', () => {
    expect(priceRefinance(lien, []).outcome).toBe('no-improving-lender');
  });

  it('never offers a rate that is not lower, and always adds up', () => {
    const liens = fc.record({
      vin: fc.constant(DEMO),
      currentBalance: fc.integer({ min: 1, max: 9_999_999_999 }).map((cents) => cents as Cents),
      currentAprPct: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
      remainingTermMonths: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(liens, (any) => {
        const pricing = priceRefinance(any, spreads);
        if (pricing.outcome !== 'offers') return true;
        return pricing.offers.every(
          (offer) =>
            offer.aprPct < any.currentAprPct &&
            offer.monthlyPayment + offer.monthlySavings === pricing.currentPayment &&
            // The last payment absorbs the rounding of the others: a cent or two a month at these rates.
            Math.abs(offer.monthlyPayment * offer.termMonths - offer.totalInterest - any.currentBalance) <=
              2 * offer.termMonths &&
            offer.lifetimeSavings + offer.totalInterest ===
              pricing.offers[0].lifetimeSavings + pricing.offers[0].totalInterest,
        );
      }),
    );
  });
});
