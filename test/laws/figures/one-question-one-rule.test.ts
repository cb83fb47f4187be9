// Law: capability rows and main endpoints compute the same, over generated inputs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCapabilities } from '#conformance/capabilities.ts';
import type { Value } from '#conformance/expression/functions.ts';
import { noticeOf } from '#domain/credit/adverse-action/notice.ts';
import { aprOfMoneyFactor, leasePayment, moneyFactorOf } from '#domain/desk/payment/lease.ts';
import { perDiem } from '#domain/desk/payment/loan.ts';
import { refundOf } from '#domain/fi/cancellation/refund.ts';
import { cancellationRule } from '#domain/fi/cancellation/rule.ts';
import { ruleOf78Unearned } from '#domain/fi/cancellation/rule-of-78.ts';
import { expirationOf } from '#domain/fi/contract-terms.ts';
import { assessRenewal } from '#domain/fi/renewals/assess-renewal.ts';
import { closingOf } from '#domain/refinance/closing.ts';
import { priceRefinance } from '#domain/refinance/pricing.ts';
import { addDays } from '#kernel/dates.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';

const { rows } = await loadCapabilities();

/** Every output of a row's formula, unrounded, in dollars. */
function work(id: string, values: Record<string, Value>): Record<string, Value> {
  const verb = rows.find((row) => row.id === id)?.verb;
  if (verb?.kind !== 'calculate') throw new Error(`${id} is not a formula`);
  const known = { ...values };
  for (const { name, compiled } of verb.formula().outputs) {
    known[name] = compiled.run({ values: known, today: '2026-11-28' });
  }
  return known;
}

const inCents = (value: Value | undefined) => cents(Number(value) * 100);
const money = fc.integer({ min: 100_000, max: 8_000_000 }).map((value) => value as Cents);
const aprPct = fc.integer({ min: 0, max: 2_999 }).map((points) => points / 100);
const termMonths = fc.integer({ min: 6, max: 96 });
const date = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2022-01-01', days));
const vin = parseVin('F1XDEMCR4SDEM0001') as Vin;

describe('a capability row and its endpoint', () => {
  it('agree on the per diem and the payoff of a day', () => {
    fc.assert(
      fc.property(money, aprPct, date, fc.integer({ min: 0, max: 30 }), (balance, rate, on, days) => {
        const day = perDiem(balance, rate);
        const { perDiem: row } = work('payoffs.compute-per-diem', {
          principal: balance / 100,
          ratePct: rate,
          dayBasis: 365,
        });
        expect(inCents(row)).toBe(day);
        const fundingDate = addDays(on, days);
        const lien = { vin, currentBalance: balance, currentAprPct: rate, remainingTermMonths: 48 };
        const { payoff } = closingOf(lien, { on, fundingDate });
        const through = { principal: balance / 100, perDiem: day / 100, quotedOn: on, payOn: fundingDate };
        expect(inCents(work('payoffs.compute-payoff-through', through).payoff)).toBe(payoff);
      }),
    );
  });

  it('agree on refinance savings', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 800, max: 2_400 }), termMonths, (balance, points, months) => {
        const currentAprPct = points / 100;
        const lien = { vin, currentBalance: balance, currentAprPct, remainingTermMonths: months };
        const eligibility = { balance: { min: cents(0), max: cents(0) }, ltv: 0, age: 0, miles: 0, states: '' };
        const rate = { lenderId: 'a', lender: 'a', spreadPct: 0.25, conditions: [], eligibility };
        const priced = priceRefinance(lien, [rate]);
        if (priced.outcome !== 'offers') throw new Error(priced.outcome);
        const [offer] = priced.offers;
        const saved = work('refinances.compute-monthly-saving', {
          currentBalance: balance / 100,
          currentAprPct,
          remainingMonths: months,
          newAprPct: offer.aprPct,
          newTerm: offer.termMonths,
        });
        expect(inCents(saved.saving)).toBe(offer.monthlySavings);
        expect(inCents(saved.lifetimeSaving)).toBe(offer.lifetimeSavings);
      }),
    );
  });

  it('agree on a lease payment and on money factors', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 20, max: 80 }), aprPct, termMonths, (cap, share, rate, months) => {
        const residual = cents((cap * share) / 100);
        const moneyFactor = moneyFactorOf(rate);
        const lease = leasePayment({ adjustedCapCost: cap, residual, moneyFactor, termMonths: months });
        const query = { capCost: cap / 100, residual: residual / 100, moneyFactor, termMonths: months, taxRatePct: 0 };
        const worked = work('leases.compute-lease-payment', query);
        expect(inCents(worked.base)).toBe(lease.base);
        expect(inCents(worked.depreciation)).toBe(lease.depreciation);
        expect(inCents(worked.rentCharge)).toBe(lease.rent);
        const { aprPct: back } = work('rate-sheets.convert-money-factor-to-apr', { moneyFactor });
        expect(Number(back)).toBeCloseTo(aprOfMoneyFactor(moneyFactor), 8);
        const { moneyFactor: factor } = work('rate-sheets.convert-apr-to-money-factor', { aprPct: rate });
        expect(Number(factor)).toBeCloseTo(moneyFactor, 8);
      }),
    );
  });

  it('agree on a pro-rata refund, the end of coverage and what a renewal needs', () => {
    const rule = { ...cancellationRule('GAP', 'CA'), freeLook: { days: 0, claims: 'bars' } as const };
    fc.assert(
      fc.property(money, termMonths, date, fc.integer({ min: 1, max: 3_000 }), (price, months, startDate, after) => {
        const asOf = addDays(startDate, after);
        const refund = refundOf({ price, termMonths: months, startDate, asOf }, rule);
        const query = { price: price / 100, startsOn: startDate, termMonths: months, requestedOn: asOf, adminFee: 0 };
        expect(inCents(work('product-cancellations.compute-pro-rata-refund', query).refund)).toBe(refund.amount);

        const coverage = { startsOn: startDate, termMonths: months, startOdometer: 0, termMiles: 60_000 };
        const { endsOn } = work('service-contracts.compute-coverage-end', coverage);
        expect(endsOn).toBe(expirationOf(startDate, months));

        const { recommendation } = work('product-renewals.recommend-action', { expiresOn: String(endsOn), asOf });
        expect(recommendation).toBe(assessRenewal({ startDate, termMonths: months }, { asOf }).assessment);
      }),
    );
  });

  it('agree on the Rule of 78 and on the date of an adverse action notice', () => {
    fc.assert(
      fc.property(
        money,
        fc.integer({ min: 1, max: 61 }),
        fc.integer({ min: -3, max: 70 }),
        date,
        (price, months, used, on) => {
          const query = { price: price / 100, termMonths: months, monthsUsed: used };
          const { refund } = work('product-cancellations.compute-rule-of-78-refund', query);
          expect(Number(refund)).toBeCloseTo(ruleOf78Unearned(price / 100, months, used), 6);
          expect(inCents(refund)).toBeLessThanOrEqual(price);

          const creditor = { name: 'A', address: 'B', kind: 'bank' };
          const notice = noticeOf({
            action: 'declined',
            decidedAt: `${on}T12:00:00.000Z`,
            creditor,
            reasons: [],
            score: 700,
          });
          const { mailBy } = work('adverse-actions.compute-notice-deadline', {
            decidedOn: on,
            allowedDays: 30,
            asOf: on,
          });
          expect(mailBy).toBe(notice.dueBy);
        },
      ),
    );
  });
});
