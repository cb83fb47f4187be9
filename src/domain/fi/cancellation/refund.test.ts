import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import { type CancellationFacts, freeLookEnd, refundOf } from './refund.ts';
import { type CancellationRule, cancellationRule } from './rule.ts';

const FREE: CancellationRule = {
  ...cancellationRule('VSC', undefined),
  freeLook: { days: 10, claims: 'bars' },
  feeCap: { flatCents: 0 },
};

const FIRST: CancellationFacts = { price: dollars(2400), termMonths: 60, startDate: '2025-03-01', asOf: '2026-09-15' };

function amount(facts: CancellationFacts, rule: CancellationRule): string {
  return toDecimal(refundOf(facts, rule).amount);
}

describe('a pro-rata refund without fee or claims', () => {
  it.each<[string, CancellationFacts, string]>([
    ['by days', FIRST, '1660.02'],
    [
      'by miles from the sale odometer',
      { ...FIRST, termMiles: 60_000, saleOdometer: 12_000, odometer: 42_000 },
      '1200.00',
    ],
    [
      'one year of a 72-month waiver',
      { price: dollars(995), termMonths: 72, startDate: '2025-01-15', asOf: '2026-01-15' },
      '829.24',
    ],
    [
      'a start on a leap day',
      { price: dollars(3000), termMonths: 48, startDate: '2024-02-29', asOf: '2025-02-28' },
      '2250.51',
    ],
    [
      'just past a ten-day free look',
      { price: dollars(1800), termMonths: 36, startDate: '2026-11-01', asOf: '2026-11-20' },
      '1768.80',
    ],
  ])('%s', (_, facts, expected) => {
    expect(amount(facts, FREE)).toBe(expected);
  });

  it('counts the days of the published vector', () => {
    const refund = refundOf(FIRST, FREE);
    expect(refund.endDate).toBe('2030-03-01');
    expect(refund.derivation[0]?.how).toBe('563 of 1826 days from 2025-03-01 to 2030-03-01');
    expect(refund.usedFraction).toBe(0.30832421);
  });

  it('uses the measure that leaves less', () => {
    expect(refundOf({ ...FIRST, termMiles: 60_000, odometer: 1_000 }, FREE).basis).toBe('time');
    expect(refundOf({ ...FIRST, termMiles: 60_000, odometer: 30_000 }, FREE).basis).toBe('miles');
  });

  it('counts miles only when both the odometer and the mile limit are given', () => {
    expect(amount({ ...FIRST, odometer: 59_000 }, FREE)).toBe('1660.02');
    expect(amount({ ...FIRST, termMiles: 60_000 }, FREE)).toBe('1660.02');
  });

  it('ends a month-end start on the last day of a shorter month', () => {
    const refund = refundOf({ price: dollars(100), termMonths: 1, startDate: '2026-01-31', asOf: '2026-02-27' }, FREE);
    expect(refund.endDate).toBe('2026-02-28');
  });
});

describe('the first vector by state', () => {
  it.each([
    ['FL', '1494.02'],
    ['TX', '1610.02'],
    ['CA', '1635.02'],
    ['IL', '1610.02'],
    ['WI', '1420.02'],
    ['AL', '1635.02'],
    ['NM', '1420.02'],
    ['AR', '1610.02'],
    ['OK', '1494.02'],
    ['AZ', '1585.02'],
    ['WA', '1635.02'],
    ['GA', '1494.02'],
    ['AK', '1535.52'],
    [undefined, '1610.02'],
  ])('%s refunds %s', (state, expected) => {
    expect(amount(FIRST, cancellationRule('VSC', state))).toBe(expected);
  });

  it('keeps no fee on a California or South Carolina waiver', () => {
    expect(amount(FIRST, cancellationRule('GAP', 'CA'))).toBe('1660.02');
    expect(amount(FIRST, cancellationRule('GAP', 'SC'))).toBe('1660.02');
    expect(amount(FIRST, cancellationRule('GAP', 'OH'))).toBe('1610.02');
  });

  it('prorates a waiver by days even when miles are given', () => {
    const facts = { ...FIRST, termMiles: 60_000, odometer: 59_000 };
    expect(refundOf(facts, cancellationRule('GAP', 'CA')).basis).toBe('time');
  });
});

describe('the edges of a term', () => {
  const rule = cancellationRule('VSC', undefined);

  it('refunds the whole price on and before the start', () => {
    expect(amount({ ...FIRST, asOf: '2025-02-01' }, rule)).toBe('2400.00');
    expect(refundOf({ ...FIRST, asOf: '2025-03-01' }, rule)).toMatchObject({
      method: 'free-look',
      usedFraction: 0,
      fee: 0,
    });
  });

  it('treats a term that starts on the last supported day as used on that day and unused before', () => {
    const last = { ...FIRST, startDate: '9998-12-31' };
    const strict = { ...rule, freeLook: { ...rule.freeLook, days: 0 } };
    expect(refundOf({ ...last, asOf: '9998-12-31' }, strict).usedFraction).toBe(1);
    expect(refundOf({ ...last, asOf: '2026-01-01' }, strict).usedFraction).toBe(0);
  });

  it('refunds nothing from the last day on', () => {
    expect(refundOf({ ...FIRST, asOf: '2030-03-01' }, rule)).toMatchObject({ amount: 0, usedFraction: 1, fee: 0 });
    expect(amount({ ...FIRST, asOf: '2040-01-01' }, rule)).toBe('0.00');
  });

  it('refunds nothing beyond the mile limit', () => {
    expect(amount({ ...FIRST, termMiles: 60_000, odometer: 75_000 }, rule)).toBe('0.00');
  });

  it('never keeps a fee larger than the remaining amount', () => {
    const refund = refundOf({ ...FIRST, asOf: '2030-02-28' }, rule);
    expect(refund.amount).toBe(0);
    expect(refund.fee).toBe(131);
  });
});

describe('the free look', () => {
  it('includes its last day and not the next', () => {
    const rule = cancellationRule('VSC', 'TX');
    expect(refundOf({ ...FIRST, asOf: '2025-03-31' }, rule).method).toBe('free-look');
    expect(refundOf({ ...FIRST, asOf: '2025-04-01' }, rule).method).toBe('pro-rata');
  });

  it('deducts the fee in Arkansas and Illinois, and five percent in Florida', () => {
    const early = { ...FIRST, asOf: '2025-03-10' };
    expect(amount(early, cancellationRule('VSC', 'AR'))).toBe('2350.00');
    expect(amount(early, cancellationRule('VSC', 'IL'))).toBe('2350.00');
    expect(amount(early, cancellationRule('VSC', 'FL'))).toBe('2280.00');
  });

  it('deducts claims in Florida and Texas and is barred by a claim in New Mexico', () => {
    const claimed = { ...FIRST, asOf: '2025-03-05', claimsPaid: dollars(300) };
    expect(amount(claimed, cancellationRule('VSC', 'TX'))).toBe('2100.00');
    expect(amount(claimed, cancellationRule('VSC', 'FL'))).toBe('1980.00');
    expect(refundOf(claimed, cancellationRule('VSC', 'NM'))).toMatchObject({
      method: 'pro-rata',
      claimsDeducted: 30_000,
    });
  });

  it('counts business days in Missouri', () => {
    expect(freeLookEnd('2026-11-02', cancellationRule('VSC', 'MO'))).toBe('2026-11-30');
  });
});

describe('claims', () => {
  it('reduce the refund only where the rule allows it', () => {
    const claimed = { ...FIRST, claimsPaid: dollars(400) };
    expect(amount(claimed, cancellationRule('VSC', 'MO'))).toBe('1210.02');
    expect(amount(claimed, cancellationRule('VSC', 'CA'))).toBe('1635.02');
  });

  it('leave no refund of a waiver whose benefit was paid', () => {
    expect(amount({ ...FIRST, claimsPaid: dollars(1) }, cancellationRule('GAP', 'CA'))).toBe('0.00');
  });
});

describe('any contract', () => {
  it('refunds between zero and its price; a pro-rata refund is the unearned part less the fee', () => {
    const facts = fc.record({
      price: fc.integer({ min: 1, max: 2_000_000 }).map((value) => dollars(value / 100)),
      termMonths: fc.integer({ min: 1, max: 120 }),
      startDate: fc.integer({ min: 0, max: 3650 }).map((day) => addDays('2020-01-01', day)),
      asOf: fc.integer({ min: 0, max: 7300 }).map((day) => addDays('2020-01-01', day)),
      odometer: fc.integer({ min: 0, max: 200_000 }),
      termMiles: fc.integer({ min: 1, max: 125_000 }),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom('FL', 'TX', 'CA', 'AK', 'NC', 'MO', 'XX'), (input, state) => {
        const { amount: back, fee, usedFraction, method } = refundOf(input, cancellationRule('VSC', state));
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(input.price);
        if (method === 'pro-rata')
          expect(Math.abs(input.price * (1 - usedFraction) - fee - back)).toBeLessThanOrEqual(1.5);
      }),
      { numRuns: 300 },
    );
  });
});
