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

const CASES: readonly (readonly [state: string, given: Case, amount: string, source: string])[] = [
  ['AK', { facts: onDay(10) }, '2400.00', 'AS 21.59.170(a): the whole fee'],
  ['AK', { facts: { ...onDay(10), ...CLAIMS } }, '1807.84', '21.59.170(b): a claim ends the free look'],
  ['AK', { facts: LATER }, '1535.52', '21.59.170(b): less 7.5 % of the unearned fee'],
  ['AK', { facts: { ...LATER, ...CLAIMS } }, '1135.52', '21.59.170(b): less claims too'],
  ['AK', { facts: LATER, reason: 'provider' }, '1660.02', '21.59.170(c): no fee'],
  ['AL', { facts: onDay(10) }, '2400.00', '8-32-3(g)'],
  ['AL', { facts: LATER }, '1635.02', '8-32-3(h): less 25.00'],
  ['AL', { facts: { ...LATER, ...CLAIMS } }, '1635.02', '8-32-3(h) takes no claims off'],
  ['AL', { family: 'GAP', facts: onDay(30) }, '2400.00', '8-37-2(5), 8-37-6(a): at least 30 days'],
  ['AL', { family: 'GAP', facts: LATER }, '1610.02', '8-37-6(a): less 50.00'],
  ['AR', { facts: onDay(30) }, '2350.00', '4-90-507(1): less a fee of at most 50.00'],
  ['AR', { facts: LATER }, '1610.02', '4-90-507(2): by months'],
  ['AR', { facts: { ...LATER, ...MILES } }, '1150.00', '4-90-507(2): by miles'],
  ['CA', { facts: onDay(60) }, '2400.00', '1794.41: the department’s guide'],
  ['CA', { facts: LATER }, '1635.02', '1794.41: less 25.00'],
  ['CA', { facts: { ...LATER, ...MILES } }, '1175.00', '1794.41: by miles'],
  ['CO', { family: 'GAP', facts: onDay(30) }, '2400.00', '5-9.3-106(4): no fee within 30 days'],
  ['CO', { family: 'GAP', facts: LATER }, '1635.02', '5-9.3-106(4): less 25.00'],
  ['CT', { family: 'GAP', facts: onDay(60) }, '2400.00', '36a-789(d)(1)(A): 60 days'],
  ['CT', { family: 'GAP', facts: LATER }, '1610.02', '36a-789(d)(1)(B), (2): less 50.00'],
  ['CT', { family: 'GAP', facts: { ...LATER, ...CLAIMS } }, '0.00', '36a-789(d)(1)(C): nothing after benefits'],
  ['FL', { facts: onDay(60) }, '2280.00', '634.121(3)(a): at most 5 % is kept'],
  ['FL', { facts: { ...onDay(60), ...CLAIMS } }, '1880.00', '634.121(3)(a): less claims'],
  ['FL', { facts: LATER }, '1494.02', '634.121(3)(b): 90 % of the unearned part'],
  ['FL', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '634.121(3)(b): less claims'],
  ['FL', { facts: LATER, reason: 'provider' }, '1660.02', '634.121(3): all of the unearned part'],
  ['GA', { facts: onDay(10) }, '2400.00', '33-7-6(c)(3)(A)'],
  ['GA', { facts: { ...onDay(10), ...CLAIMS } }, '2000.00', '33-7-6(c)(3)(A): less claims'],
  ['GA', { facts: LATER }, '1494.02', '33-7-6(c)(3)(B): less 10 % of the unearned part'],
  ['GA', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '33-7-6(c)(3)(B): less claims'],
  ['GA', { facts: LATER, reason: 'provider' }, '1494.02', '33-7-6(c)(4): the fee is kept'],
  ['GA', { family: 'GAP', facts: onDay(30) }, '2400.00', '33-63-3(5), 33-63-7(a): at least 30 days'],
  ['HI', { facts: onDay(20) }, '2400.00', '481X-7(a)'],
  ['IA', { facts: onDay(10) }, '2400.00', '523C.7(2)(l)(1)'],
  ['IA', { facts: LATER }, '1420.02', '523C.7(2)(l)(2): less 10 % of the price'],
  ['IA', { facts: { ...LATER, ...CLAIMS } }, '1020.02', '523C.7(2)(l)(2): less claims'],
  ['IA', { facts: { ...LATER, ...MILES } }, '960.00', '523C.7(2)(l)(2): by mileage'],
  ['IA', { facts: LATER, reason: 'provider' }, '1420.02', '523C.7(2)(k): the fee is kept'],
  ['ID', { facts: onDay(30) }, '2350.00', '41-6205(10)(a): less 50.00'],
  ['ID', { facts: LATER }, '1610.02', '41-6205(10)(b): by months'],
  ['ID', { facts: { ...LATER, ...MILES } }, '1150.00', '41-6205(10)(b): by miles'],
  ['IL', { facts: onDay(30) }, '2350.00', '152/35(a)(1): less the fee of the contract'],
  ['IL', { facts: LATER }, '1610.02', '152/35(a)(2): by months'],
  ['IL', { facts: { ...LATER, ...CLAIMS } }, '1210.02', '152/35(a)(2): less the service received'],
  ['IL', { facts: { ...LATER, ...MILES } }, '1150.00', '152/35(a)(2): by miles'],
  ['MD', { facts: onDay(20) }, '2400.00', '14-403(d), (e)'],
  ['MI', { family: 'GAP', facts: onDay(30) }, '2400.00', '492.23(f), 492.29(a): at least 30 days'],
  // 2025-03-01 is a Saturday: twenty business days end on Friday, 2025-03-28.
  ['MO', { facts: onDay(27) }, '2400.00', '385.206(14): 20 business days'],
  ['MO', { facts: { ...onDay(27), ...CLAIMS } }, '2000.00', '385.206(14): less claims'],
  ['MO', { facts: LATER }, '1610.02', '385.206(13): less 50.00'],
  ['MO', { facts: { ...LATER, ...CLAIMS } }, '1210.02', '385.206(13): less claims'],
  ['MO', { family: 'GAP', facts: LATER }, '1585.02', '407.2050(2): less 75.00'],
  ['MS', { family: 'GAP', facts: onDay(30) }, '2400.00', '83-52-3(f), 83-52-11(1): at least 30 days'],
  ['NC', { facts: LATER }, '1494.02', '66-372(e)(3): less 10 % of the pro-rata refund'],
  ['NC', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '66-372(e)(3): less claims'],
  ['NE', { family: 'GAP', facts: onDay(30) }, '2400.00', '45-1103(6), 45-1106(1): at least 30 days'],
  ['NM', { facts: onDay(10) }, '2400.00', '59A-58-9(A)'],
  ['NM', { facts: LATER }, '1420.02', '59A-58-9(C): less 10 % of the price'],
  ['NM', { facts: { ...LATER, ...CLAIMS } }, '1020.02', '59A-58-9(C): less claims'],
  ['NM', { facts: LATER, reason: 'provider' }, '1660.02', '59A-58-9(C): no fee'],
  ['NV', { facts: onDay(10) }, '2400.00', 'NRS 690C.250(1)(b)'],
  ['NV', { facts: LATER, reason: 'provider' }, '1660.02', 'NAC 690C.120(1): no fee'],
  ['OK', { facts: LATER }, '1494.02', '141.13(C): 90 % of the unearned fee'],
  ['OK', { facts: { ...LATER, ...CLAIMS } }, '1094.02', '141.13(C): less the cost of service'],
  ['OK', { facts: LATER, reason: 'provider' }, '1660.02', '141.13(C): all of the unearned fee'],
  ['RI', { family: 'GAP', facts: onDay(30) }, '2400.00', '19-32-2, 19-32-6(a): at least 30 days'],
  ['SC', { facts: onDay(10) }, '2400.00', '38-78-30(F)'],
  ['SC', { family: 'GAP', facts: LATER }, '1660.02', '37-30-150(A)(2): no fee'],
  ['TN', { family: 'GAP', facts: onDay(30) }, '2400.00', '56-59-102(6), 56-59-106(a): at least 30 days'],
  ['TX', { facts: onDay(30) }, '2400.00', '1304.1581(b): the whole price before day 31'],
  ['TX', { facts: { ...onDay(30), ...CLAIMS } }, '2000.00', '1304.1581(b)(1): less claims, no fee'],
  ['TX', { facts: LATER }, '1610.02', '1304.1581(c): less 50.00'],
  ['TX', { facts: { ...LATER, ...CLAIMS } }, '1210.02', '1304.1581(c): less claims'],
  ['TX', { facts: { ...LATER, ...MILES } }, '1150.00', '1304.1581(c): by miles'],
  ['TX', { facts: LATER, reason: 'provider' }, '1660.02', '1304.159(c): no fee'],
  ['UT', { family: 'GAP', facts: onDay(30) }, '2400.00', '31A-6b-303: at least 30 days'],
  ['VA', { family: 'GAP', facts: onDay(30) }, '2400.00', '38.2-6400, 38.2-6404(A): at least 30 days'],
  ['WA', { facts: onDay(9) }, '2400.00', '48.110.075(4)(a): no fee before day 10'],
  ['WA', { facts: onDay(10) }, '2375.00', '48.110.075(4)(a): less 25.00 from day 10'],
  ['WA', { facts: onDay(30) }, '2375.00', '48.110.075(4)(a): 30 days'],
  ['WA', { facts: LATER }, '1635.02', '48.110.075(4)(b): by time, less 25.00'],
  ['WA', { facts: { ...LATER, ...MILES } }, '1175.00', '48.110.075(4)(b): by mileage'],
  ['WA', { family: 'GAP', facts: onDay(30) }, '2400.00', '48.160.010(5), 48.160.060(1): at least 30 days'],
  ['WY', { facts: onDay(10) }, '2400.00', '26-49-103: 10 days from delivery at the sale'],
];

describe('a refund under a law whose text was read', () => {
  it.each(CASES)('in %s of %o is %s: %s', (state, { family = 'VSC', reason = 'request', facts }, amount) => {
    const stated = cancellationRule(family, state);
    const whole = { price: dollars(2400), termMonths: 60, startDate: SALE, ...facts };
    expect(toDecimal(refundOf(whole, ruleFor(reason, stated)).amount)).toBe(amount);
    expect(stated.verifiedOn).not.toBeNull();
    if (reason === 'provider') expect(triggerOf(reason, stated).requestRequired).toBe(false);
  });

  it('covers at least forty distinct cases', () => {
    expect(new Set(CASES.map((row) => JSON.stringify(row.slice(0, 2)))).size).toBe(CASES.length);
    expect(CASES.length).toBeGreaterThanOrEqual(40);
  });
});
