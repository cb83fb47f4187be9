import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, dollars, toDollars } from '#kernel/money.ts';
import { balanceAfter, levelPayment, loanSchedule, netTradeValue, oddDaysInterest, perDiem } from './loan.ts';

describe('a level-payment loan', () => {
  it.each([
    [25_000, 6.9, 72, 425.03, 424.7, 30_601.83, 5_601.83],
    [30_000, 7.49, 72, 518.56, 518.38, 37_336.14, 7_336.14],
    [32_500, 5.99, 60, 628.16, 628.48, 37_689.92, 5_189.92],
    [20_000, 0, 60, 333.33, 333.53, 20_000, 0],
    [18_000, 12.99, 48, 482.81, 482.51, 23_174.58, 5_174.58],
    [45_000, 3.9, 36, 1_326.58, 1_326.5, 47_756.8, 2_756.8],
    [38_750.55, 8.25, 84, 608.81, 609.06, 51_140.29, 12_389.74],
    [15_000, 18.5, 66, 363.78, 363.91, 24_009.61, 9_009.61],
    [1_000, 12, 12, 88.85, 88.84, 1_066.19, 66.19],
  ])(
    'has exact payments and interest: %d at %d %% over %d months',
    (principal, aprPct, termMonths, payment, last, total, interest) => {
      const loan = loanSchedule({ principal: dollars(principal), aprPct, termMonths });
      expect(toDollars(loan.payment)).toBe(payment);
      expect(toDollars(loan.lastPayment)).toBe(last);
      expect(toDollars(loan.totalOfPayments)).toBe(total);
      expect(toDollars(loan.interest)).toBe(interest);
    },
  );

  it.each([
    [35_000, 6.5, 60, 14_000, 486.72, 14_486.87, 43_203.35, 8_203.35],
    [40_000, 7, 36, 20_000, 734.21, 20_734.15, 46_431.5, 6_431.5],
  ])(
    'has exact payments and interest: %d at %d %% over %d months with a balloon of %d',
    (principal, aprPct, termMonths, balloon, payment, last, total, interest) => {
      const loan = loanSchedule({ principal: dollars(principal), aprPct, termMonths, balloon: dollars(balloon) });
      expect(toDollars(loan.payment)).toBe(payment);
      expect(toDollars(loan.lastPayment)).toBe(last);
      expect(toDollars(loan.totalOfPayments)).toBe(total);
      expect(toDollars(loan.interest)).toBe(interest);
    },
  );

  it('bears simple interest for fifteen days before the first period', () => {
    const principal = dollars(25_000);
    expect(toDollars(oddDaysInterest(principal, 6.9, 15))).toBe(70.89);
    expect(toDollars(levelPayment({ principal, aprPct: 6.9, termMonths: 72, oddDays: 15 }))).toBe(426.23);
  });

  it('costs almost nothing at a rate near zero', () => {
    const free = levelPayment({ principal: dollars(30_000), aprPct: 0, termMonths: 72 });
    const almostFree = levelPayment({ principal: dollars(30_000), aprPct: 1e-9, termMonths: 72 });
    expect(almostFree).toBe(free);
  });

  it('always ends at zero, repays the principal, and never charges negative interest', () => {
    const loans = fc.record({
      principal: fc.integer({ min: 0, max: 20_000_000 }).map((value) => value as Cents),
      aprPct: fc.integer({ min: 0, max: 2999 }).map((value) => value / 100),
      termMonths: fc.integer({ min: 1, max: 120 }),
      balloonShare: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(loans, ({ balloonShare, ...terms }) => {
        const balloon = Math.floor((terms.principal * balloonShare) / 100) as Cents;
        const loan = loanSchedule({ ...terms, balloon });
        expect(loan.payments).toHaveLength(terms.termMonths);
        expect(loan.balances.at(-1)).toBe(0);
        expect(loan.interest).toBeGreaterThanOrEqual(0);
        expect(loan.payments.reduce((total, paid) => total + paid, 0)).toBe(terms.principal + loan.interest);
        expect(loan.lastPayment).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the balance owed', () => {
  const loan = { principal: dollars(1_000), aprPct: 12, termMonths: 12 };

  it.each([
    [0, 1_000],
    [1, 921.15],
    [11, 87.96],
    [12, 0],
    [99, 0],
  ])('is exact after %d payments', (made, owed) => {
    expect(toDollars(balanceAfter(loan, made))).toBe(owed);
  });

  it('accrues interest of balance × APR / 365 per day', () => {
    expect(toDollars(perDiem(dollars(18_250), 7.3))).toBe(3.65);
  });

  it('counts a trade worth less than its loan as negative equity', () => {
    expect(toDollars(netTradeValue(dollars(9_000), dollars(12_500)))).toBe(-3_500);
  });
});
