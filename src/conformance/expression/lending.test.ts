import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tierOf } from '#domain/credit-tiers/tiers.ts';
import { levelPayment, loanSchedule } from '#domain/desk/payment/loan.ts';
import { postedApr } from '#domain/desk/rates/posted-apr.ts';
import type { Cents } from '#kernel/money.ts';
import { FUNCTIONS } from './functions.ts';
import { interest, monthsWithExtra, payment, remainingBalance } from './lending.ts';

const loans = fc.record({
  principal: fc.integer({ min: 0, max: 15_000_000 }),
  aprPct: fc.oneof(
    fc.constantFrom(0, 1e-12),
    fc.integer({ min: 0, max: 3599 }).map((points) => points / 100),
  ),
  termMonths: fc.integer({ min: 1, max: 120 }),
});

describe('loan functions of capability rows', () => {
  it('compute a payment of 333.33 at 1e-12 percent', () => {
    expect(payment(12_000, 1e-12, 36)).toBe(333.33);
  });

  it('match the desk on generated loans', () => {
    fc.assert(
      fc.property(loans, ({ principal, aprPct, termMonths }) => {
        const terms = { principal: principal as Cents, aprPct, termMonths };
        const schedule = loanSchedule(terms);
        expect(payment(principal / 100, aprPct, termMonths)).toBe(levelPayment(terms) / 100);
        expect(interest(principal / 100, aprPct, termMonths)).toBe(schedule.interest / 100);
        expect(remainingBalance(principal / 100, aprPct, termMonths, 1)).toBe((schedule.balances[0] ?? 0) / 100);
        expect(monthsWithExtra(principal / 100, aprPct, termMonths, 0)).toBeLessThanOrEqual(termMonths);
      }),
    );
  });

  it('name the tier whose rate is posted, for every score', () => {
    const car = { used: false, ageYears: 0, miles: 0 } as const;
    for (let score = 300; score <= 900; score += 1) {
      const named = FUNCTIONS.get('tierOf')?.run([score], { values: {}, today: '2026-03-20' });
      expect(named).toBe(tierOf(score).tier);
      const facts = { creditScore: score, condition: 'new', miles: car.miles, ageYears: car.ageYears } as const;
      expect(postedApr(facts, { termMonths: 60 })).toBe(tierOf(score).newApr);
    }
  });

  it('return no schedule beyond their bounds', () => {
    expect(interest(-1, 5, 36)).toBeNaN();
    expect(interest(1_000, 5, 601)).toBeNaN();
    expect(interest(1_000, 5, 0)).toBeNaN();
  });
});
