// Refunds whose statute, rule or agency page was read, worked by hand: 2,400.00 over 60 months and 60,000 miles from
// 2025-03-01. Cancelled on 2026-09-15, 1,263 of 1,826 days are left, 1,660.02 unearned; at 30,000 miles, 1,200.00.
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import type { CancellationReason } from './reasons.ts';
import { type CancellationFacts, refundOf } from './refund.ts';
import { cancellationRule } from './rule.ts';
import { ruleFor, triggerOf } from './trigger.ts';

const SALE = '2025-03-01';
const LATER = { asOf: '2026-09-15' } as const;
const onDay = (day: number) => ({ asOf: addDays(SALE, day) });
const CLAIMS = { claimsPaid: dollars(400) };
const MILES = { termMiles: 60_000, saleOdometer: 0, odometer: 30_000 };

interface Case {
  readonly family?: 'GAP' | 'VSC';
  readonly reason?: CancellationReason;
  readonly facts: Partial<CancellationFacts> & Pick<CancellationFacts, 'asOf'>;
}

const CASES: readonly (readonly [state: string, told: Case, amount: string, source: string])[] = [
  ['AK', { facts: onDay(10) }, '2400.00', 'AS 21.59.170(a): the whole fee'],
  ['AK', { facts: { ...onDay(10), ...CLAIMS } }, '1807.84', '21.59.170(b): a claim ends the free look'],
  ['AK', { facts: LATER }, '1535.52', '21.59.170(b): less 7.5 % of the unearned fee'],
  ['AK', { facts: { ...LATER, ...CLAIMS } }, '1135.52', '21.59.170(b): less claims too'],
  ['AK', { facts: LATER, reason: 'provider' }, '1660.02', '21.59.170(c): no fee'],
  ['AR', { facts: onDay(30) }, '2350.00', '4-90-507(1): less a fee of at most 50.00'],
  ['AR', { facts: LATER }, '1610.02', '4-90-507(2): by months'],
  ['AR', { facts: { ...LATER, ...MILES } }, '1150.00', '4-90-507(2): by miles'],
  ['CA', { facts: onDay(60) }, '2400.00', '1794.41: the department’s guide'],
  ['CA', { facts: LATER }, '1635.02', '1794.41: less 25.00'],
  ['CA', { facts: { ...LATER, ...MILES } }, '1175.00', '1794.41: by miles'],
  ['CO', { family: 'GAP', facts: onDay(30) }, '2400.00', '5-9.3-106(4): no fee within 30 days'],
  ['CO', { family: 'GAP', facts: LATER }, '1635.02', '5-9.3-106(4): less 25.00'],
  ['FL', { facts: onDay(60) }, '2280.00', '634.121(3)(a): at most 5 % is kept'],
  ['FL', { facts: { ...onDay(60), ...CLAIMS } }, '1880.00', '634.121(3)(a): less claims'],
  ['FL', { facts: LATER }, '1494.02', '634.121(3)(b): 90 % of the unearned part'],
  ['FL', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '634.121(3)(b): less claims'],
  ['FL', { facts: LATER, reason: 'provider' }, '1660.02', '634.121(3): all of the unearned part'],
  ['HI', { facts: onDay(20) }, '2400.00', '481X-7(a)'],
  ['IA', { facts: onDay(10) }, '2400.00', '523C.7(2)(l)(1)'],
  ['IA', { facts: LATER }, '1420.02', '523C.7(2)(l)(2): less 10 % of the price'],
  ['IA', { facts: { ...LATER, ...CLAIMS } }, '1020.02', '523C.7(2)(l)(2): less claims'],
  ['IA', { facts: { ...LATER, ...MILES } }, '960.00', '523C.7(2)(l)(2): by mileage'],
  ['IA', { facts: LATER, reason: 'provider' }, '1420.02', '523C.7(2)(k): the fee is kept'],
  ['IL', { facts: onDay(30) }, '2350.00', '152/35(a)(1): less the fee of the contract'],
  ['IL', { facts: LATER }, '1610.02', '152/35(a)(2): by months'],
  ['IL', { facts: { ...LATER, ...CLAIMS } }, '1210.02', '152/35(a)(2): less the service received'],
  ['IL', { facts: { ...LATER, ...MILES } }, '1150.00', '152/35(a)(2): by miles'],
  // 2025-03-01 is a Saturday: twenty business days end on Friday, 2025-03-28.
  ['MO', { facts: onDay(27) }, '2400.00', '385.206: the department’s page, 20 business days'],
  ['NC', { facts: LATER }, '1494.02', '66-372(e)(3): less 10 % of the pro-rata refund'],
  ['NC', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '66-372(e)(3): less claims'],
  ['NV', { facts: onDay(10) }, '2400.00', 'NRS 690C.250(1)(b)'],
  ['NV', { facts: LATER, reason: 'provider' }, '1660.02', 'NAC 690C.120(1): no fee'],
  ['OK', { facts: LATER }, '1494.02', '141.13(C): 90 % of the unearned fee'],
  ['OK', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '141.13(C): less the cost of service'],
  ['OK', { facts: LATER, reason: 'provider' }, '1660.02', '141.13(C): all of the unearned fee'],
  ['RI', { family: 'GAP', facts: onDay(30) }, '2400.00', '19-32-2, 19-32-6(a): at least 30 days'],
  ['TX', { facts: onDay(30) }, '2400.00', '1304.1581(b): the whole price before day 31'],
  ['TX', { facts: { ...onDay(30), ...CLAIMS } }, '2000.00', '1304.1581(b)(1): less claims, no fee'],
  ['TX', { facts: LATER }, '1610.02', '1304.1581(c): less 50.00'],
  ['TX', { facts: { ...LATER, ...CLAIMS } }, '1210.02', '1304.1581(c): less claims'],
  ['TX', { facts: { ...LATER, ...MILES } }, '1150.00', '1304.1581(c): by miles'],
  ['TX', { facts: LATER, reason: 'provider' }, '1660.02', '1304.159(c): no fee'],
  ['UT', { family: 'GAP', facts: onDay(30) }, '2400.00', '31A-6b-303: at least 30 days'],
  ['WY', { facts: onDay(10) }, '2400.00', '26-49-103: 10 days from delivery at the sale'],
];

describe('a refund whose law was read', () => {
  it.each(CASES)('in %s of %o is %s: %s', (state, { family = 'VSC', reason = 'request', facts }, amount) => {
    const stated = cancellationRule(family, state);
    const whole = { price: dollars(2400), termMonths: 60, startDate: SALE, ...facts };
    expect(toDecimal(refundOf(whole, ruleFor(reason, stated)).amount)).toBe(amount);
    expect(stated.verifiedOn).not.toBeNull();
    if (reason === 'provider') expect(triggerOf(reason, stated).requestRequired).toBe(false);
  });

  it('stands in at least forty different cases', () => {
    expect(new Set(CASES.map((row) => JSON.stringify(row.slice(0, 2)))).size).toBe(CASES.length);
    expect(CASES.length).toBeGreaterThanOrEqual(40);
  });
});
