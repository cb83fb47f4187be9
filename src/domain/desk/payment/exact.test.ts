import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars, toDollars } from '#kernel/money.ts';
import { plainNumber } from '../derivation/derivation.ts';
import { energyCost, energyPrice } from '../ownership/running-costs.ts';
import { ltvOf } from '../rates/posted-apr.ts';
import { annualPercentageRate, disclosedApr } from './annual-rate.ts';
import { datedSchedule } from './dated-schedule.ts';
import { aprOfMoneyFactor, moneyFactorOf, residualPct } from './lease.ts';
import { levelPayment, loanFor, oddDaysInterest, payoffAfter, perDiem } from './loan.ts';
import { militaryApr } from './military-apr.ts';

describe('the annual percentage rate at its edges', () => {
  const monthly = { unitPeriodsPerYear: 12, first: { periods: 1, fraction: 0 } };

  it.each([
    ['one unit of money', 1, [{ amount: 1.1, count: 1 }], 120],
    ['a rate above 100 % a period', 100, [{ amount: 350, count: 1 }], 3_000],
    ['payments that just return the amount', 100, [{ amount: 25, count: 4 }], 0],
  ])('of %s', (_title, amountFinanced, payments, pct) => {
    expect(annualPercentageRate({ amountFinanced, payments, ...monthly })).toBeCloseTo(pct, 8);
  });

  it.each([
    [1.005, 1.01],
    [1.0049999, 1],
    [9.995, 10],
    [0.004, 0],
  ])('of %d is disclosed as %d, half-up in spite of binary fractions', (raw, disclosed) => {
    expect(disclosedApr(raw)).toBe(disclosed);
  });

  it.each([
    [600, 0, 0],
    [601, 0, undefined],
    [1, 0, 0],
    [1.5, 0, undefined],
  ])('of a military loan over %d months with %d of charges is %s', (months, financeCharge, pct) => {
    expect(militaryApr({ financeCharge, creditProducts: 0, amountFinanced: 1_000, months })).toBe(pct);
  });

  it('of a military loan without a charge is zero, and undefined without an amount', () => {
    const free = { financeCharge: 0, creditProducts: 0, months: 1 };
    expect(militaryApr({ ...free, amountFinanced: 0.5 })).toBe(0);
    // An eleventh of 0.1 times eleven is not 0.1 in binary.
    expect(militaryApr({ ...free, amountFinanced: 0.1, months: 11 })).toBe(0);
    expect(militaryApr({ ...free, amountFinanced: 0 })).toBeUndefined();
    expect(militaryApr({ ...free, amountFinanced: 100, financeCharge: 1 })).toBeCloseTo(12, 8);
  });
});

describe('a dated schedule, row by row', () => {
  const loan = {
    ...{ principal: dollars(25_000), aprPct: 6.9, termMonths: 72, contractDate: '2026-01-10' },
    ...{ prepaidFinanceCharge: dollars(500), downPayment: dollars(3_000) },
  };

  it('splits each payment by the interest on the balance before it', () => {
    const { rows } = datedSchedule(loan);
    let before = loan.principal;
    for (const { interest, principal, payment, balance } of rows) {
      expect(interest).toBe(Math.round((before * 6.9) / 1200));
      expect(principal + interest).toBe(payment);
      expect(balance).toBe(before - principal);
      before = balance;
    }
    expect(before).toBe(0);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    expect(rows[13]?.date).toBe('2027-03-10');
  });

  it('discounts over a first period of a month and half a month', () => {
    // Solved apart from this program, by bisection on the present value with a first period of 1 + 15/30 months.
    const odd = datedSchedule({ ...loan, firstPaymentDate: '2026-02-25' });
    expect(odd.truthInLending.annualPercentageRate).toBe(7.61);
    const free = datedSchedule({ ...loan, firstPaymentDate: '2026-02-25', prepaidFinanceCharge: cents(0) });
    expect(free.truthInLending.annualPercentageRate).toBe(6.9);
  });
});

describe('a lease in its last decimals', () => {
  it('has a money factor and a rate of eight decimals', () => {
    expect(moneyFactorOf(5)).toBe(0.00208333);
    expect(aprOfMoneyFactor(0.002083333333)).toBe(5);
    expect(aprOfMoneyFactor(0.00208333)).toBe(4.999992);
  });

  it.each([
    [35, 12_000, 58.67],
    [37, 12_000, 57.33],
    [36, 30_000, 49],
    [1, 1_000, 85],
    [108, 22_000, 15],
  ])('has a residual over %d months at %d miles of %d %%', (months, miles, pct) => {
    expect(residualPct(months, miles)).toBe(pct);
  });
});

describe('a loan at its edges', () => {
  it('divides the principal above the balloon when it bears no interest', () => {
    const terms = { principal: dollars(20_000), aprPct: 0, termMonths: 60, balloon: dollars(5_000) };
    expect(toDollars(levelPayment(terms))).toBe(250);
  });

  it('accrues odd days over 365 days a year', () => {
    expect(oddDaysInterest(dollars(10_000_000), 9.99, 30)).toBe(8_210_959);
  });

  it.each([
    [500, 6, 60, 25_862.78],
    [500, 0, 60, 30_000],
    [88.85, 12, 12, 1_000.01],
  ])('is repaid by payments of %d at %d %% over %d months if it is %d', (payment, aprPct, months, principal) => {
    expect(toDollars(loanFor(dollars(payment), aprPct, months))).toBe(principal);
  });

  it.each([
    [-1, 1_000],
    [0, 1_000],
    [1, 1_001.23],
    [10, 1_012.3],
  ])('is paid off %d days after the quote with %d', (days, payoff) => {
    expect(toDollars(payoffAfter(dollars(1_000), dollars(1.23), days))).toBe(payoff);
    expect(perDiem(dollars(18_000), 7.3, 360)).toBe(365);
  });

  it.each([
    [13_000, 26_000, 50],
    [26_000.01, 26_000, 100],
    [30_000, 27_000, 111.11],
    [-100, 26_000, 0],
    [13_000, 0, undefined],
    [13_000, undefined, undefined],
  ])('of %d on a car of %s has a loan-to-value of %s %%', (amount, value, pct) => {
    expect(ltvOf(dollars(amount) as Cents, value === undefined ? undefined : dollars(value))).toBe(pct);
  });
});

describe('figures without noise', () => {
  it('have at most eight decimals', () => {
    expect([plainNumber(0.1 + 0.2), plainNumber(0.1234567891)]).toEqual([0.3, 0.12345679]);
  });

  it('price diesel above gasoline', () => {
    expect(energyPrice('CO', 'diesel').dollars).toBeCloseTo(3.481, 10);
    expect(energyPrice('CO', 'hybrid').dollars).toBe(2.95);
    expect(energyCost('CO', 'electric', 100, 15_000)).toBeCloseTo((15_000 / 100) * 33.7 * 0.143, 6);
  });
});
