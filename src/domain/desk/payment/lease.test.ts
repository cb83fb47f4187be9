import { describe, expect, it } from 'vitest';
import { dollars, toDollars } from '#kernel/money.ts';
import { aprOfMoneyFactor, leasePayment, moneyFactorOf, residualPct } from './lease.ts';

describe('a lease payment', () => {
  it.each([
    [35_000, 18_900, 0.00333, 36, 447.22, 179.49, 626.71],
    [13_500, 11_250, 0.002917, 30, 75, 72.2, 147.2],
    [37_395, 24_360, 0.0021, 36, 362.08, 129.69, 491.77],
  ])(
    'is depreciation plus rent: cap %d, residual %d, factor %d, %d months',
    (cap, residual, moneyFactor, termMonths, depreciation, rent, base) => {
      const lease = leasePayment({
        adjustedCapCost: dollars(cap),
        residual: dollars(residual),
        moneyFactor,
        termMonths,
      });
      expect(toDollars(lease.depreciation)).toBe(depreciation);
      expect(toDollars(lease.rent)).toBe(rent);
      expect(toDollars(lease.base)).toBe(base);
    },
  );

  it('computes the rent charge over all months and rounds it once', () => {
    const lease = leasePayment({
      adjustedCapCost: dollars(37_395),
      residual: dollars(24_360),
      moneyFactor: 0.0021,
      termMonths: 36,
    });
    expect(toDollars(lease.rentCharge)).toBe(4_668.68);
  });

  it('converts between a money factor and its annual rate', () => {
    expect(aprOfMoneyFactor(0.0021)).toBe(5.04);
    expect(moneyFactorOf(5.04)).toBe(0.0021);
  });

  it.each([
    [36, 12_000, 58],
    [24, 12_000, 66],
    [48, 12_000, 50],
    [36, 10_000, 59],
    [36, 15_000, 56.5],
    [120, 12_000, 15],
  ])('sets the residual for %d months at %d miles a year to %d %% of MSRP', (months, miles, pct) => {
    expect(residualPct(months, miles)).toBe(pct);
  });
});
