import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { closingOf } from './closing.ts';
import type { Collateral } from './lien.ts';
import { missedLimits } from './limits.ts';
import { type PanelRate, priceRefinance } from './pricing.ts';

const limits = { balance: { min: dollars(5_000), max: dollars(45_000) }, ltv: 110, age: 9, miles: 110_000, states: '' };
const car: Collateral = { ageYears: 3, miles: 40_000, guideValue: dollars(20_000), state: 'CA' };
const balance = dollars(22_000);

describe('the posted limits of a lender', () => {
  it.each([
    ['at every limit', { ageYears: 9, miles: 110_000 }, balance, 0],
    ['an old car', { ageYears: 10 }, balance, 1],
    ['many miles', { miles: 110_001 }, balance, 1],
    ['a balance above the value', {}, dollars(22_010), 1],
    ['a small balance', {}, dollars(4_999.99), 1],
    ['a large balance above the value', {}, dollars(45_000.01), 2],
    ['another state', { state: 'OH' as const }, balance, 1],
    ['a car without a value or a state', { guideValue: undefined, state: undefined }, dollars(40_000), 0],
  ])('are checked for %s', (_, over, owed, missed) => {
    expect(missedLimits(owed, { ...car, ...over }, limits, { only: ['CA', 'TX'] })).toHaveLength(missed);
  });

  it('exclude a lender whose limits are not met and say why', () => {
    const rate = (lenderId: string, age: number): PanelRate => ({
      lenderId,
      lender: lenderId,
      spreadPct: 0.1,
      conditions: [],
      eligibility: { ...limits, age },
    });
    const vin = parseVin('F1XDEMCR4SDEM0001') as Vin;
    const lien = { vin, currentBalance: balance, currentAprPct: 11.49, remainingTermMonths: 48 };
    const priced = priceRefinance(lien, [rate('strict', 2), rate('wide', 9)], car);
    expect(priced.outcome === 'offers' && priced.offers.map(({ lenderId }) => lenderId)).toEqual(['wide']);
    expect(priced.excluded).toEqual([{ lenderId: 'strict', reasons: ['The car is 3 years old; the limit is 2'] }]);
    expect(priceRefinance(lien, [rate('strict', 2)], car).outcome).toBe('no-eligible-lender');
  });
});

describe('the closing of a refinance', () => {
  const lien = {
    vin: parseVin('F1XDEMCR4SDEM0001') as Vin,
    currentBalance: dollars(24_000),
    currentAprPct: 11.49,
    remainingTermMonths: 52,
  };

  it('adds the per diem for each day to the funding date, and the agency fees of the state', () => {
    const closing = closingOf(lien, { on: '2026-12-01', fundingDate: '2026-12-08' }, 'TX');
    // 24,000 × 11.49 / 36,500 is 7.56 a day.
    expect(closing).toMatchObject({ perDiem: 756, days: 7, payoff: 2_405_292, firstPaymentDate: '2027-01-08' });
    expect(closing.fees.map(({ kind }) => kind)).toContain('title');
    const fees = closing.fees.reduce((total, { amount }) => total + amount, 0);
    expect(closing.dueAtClosing).toBe(5_292 + fees);
  });

  it('lists no fee where the state is not given', () => {
    expect(closingOf(lien, { on: '2026-12-01', fundingDate: '2026-12-01' })).toMatchObject({
      fees: [],
      dueAtClosing: 0,
    });
  });
});
