// Refund cases of every state beside the law they follow, worked by hand: 2,400.00 over 60 months from 2025-03-01,
// cancelled on 2026-09-15, leaves 1,263 of 1,826 days, 1,660.02 unearned; the third column says what the fee rests on.
import { describe, expect, it } from 'vitest';
import { addDays, isIsoDate } from '#kernel/dates.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import { PRODUCT_TYPES } from '../families.ts';
import { GAP_RULES } from './gap-rules.data.ts';
import { fundersOf, lateCharge, refundDueBy } from './payees.ts';
import type { CancellationReason } from './reasons.ts';
import { type CancellationFacts, refundOf } from './refund.ts';
import { cancellationRule } from './rule.ts';
import { ruleFor, triggerOf } from './trigger.ts';
import { VSC_RULES } from './vsc-rules.data.ts';

const SALE = '2025-03-01';
const FACTS: CancellationFacts = { price: dollars(2400), termMonths: 60, startDate: SALE, asOf: '2026-09-15' };

function refund(
  state: string,
  over: Partial<CancellationFacts> = {},
  reason: CancellationReason = 'request',
  family: 'VSC' | 'GAP' = 'VSC',
) {
  return toDecimal(refundOf({ ...FACTS, ...over }, ruleFor(reason, cancellationRule(family, state))).amount);
}

const CASES: readonly (readonly [state: string, amount: string, source: string])[] = [
  ['AL', '1635.02', 'Ala. Code 8-32-3(h)'],
  ['AK', '1535.52', 'AS 21.59.170(b): 1,660.02 less 7.5 % of it'],
  ['AZ', '1585.02', 'A.R.S. 20-1095.06'],
  ['AR', '1610.02', 'Ark. Code 4-90-507(2)'],
  ['CA', '1635.02', 'Cal. Civ. Code 1794.41; Department of Insurance guide'],
  ['CO', '1610.02', 'C.R.S. 42-11-101 to 109 set no refund; contract custom: the lesser of 50.00 or 10 %'],
  ['CT', '1610.02', 'C.G.S. 42-260 sets no refund; contract custom: the lesser of 50.00 or 10 %'],
  ['DE', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['DC', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['FL', '1494.02', 'Fla. Stat. 634.121(3)'],
  ['GA', '1494.02', 'O.C.G.A. 33-7-6(c)(3)(B): less 10 % of the unearned part'],
  ['HI', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['ID', '1610.02', 'Idaho Code 41-6205(10)(b): less 50.00'],
  ['IL', '1610.02', '215 ILCS 152/35(a)(2)'],
  ['IN', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['IA', '1420.02', 'Iowa Code 523C.7'],
  ['KS', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['KY', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['LA', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['ME', '1420.02', '24-A M.R.S. 7105'],
  [
    'MD',
    '1610.02',
    'Com. Law 14-403(b)(7): the contract states its terms; contract custom: the lesser of 50.00 or 10 %',
  ],
  ['MA', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['MI', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['MN', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['MS', '1610.02', '83-65-101 to 125 set no refund; contract custom: the lesser of 50.00 or 10 %'],
  ['MO', '1610.02', 'RSMo 385.206(13): less 50.00'],
  ['MT', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['NE', '1610.02', '44-3527(j): the contract states its terms; contract custom: the lesser of 50.00 or 10 %'],
  ['NV', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['NH', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['NJ', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['NM', '1420.02', 'NMSA 59A-58-9(C): less 10 % of the price'],
  ['NY', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['NC', '1494.02', 'N.C.G.S. 66-372(e)(3): less 10 % of the pro-rata refund'],
  ['ND', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['OH', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['OK', '1494.02', '15 O.S. 141.13(C)'],
  ['OR', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['PA', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['RI', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['SC', '1610.02', '38-78-50(K): the contract states its terms; contract custom: the lesser of 50.00 or 10 %'],
  ['SD', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['TN', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['TX', '1610.02', 'Tex. Occ. Code 1304.1581(c)'],
  ['UT', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['VT', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['VA', '1610.02', 'Va. Code 59.1-435 to 441 set no refund; contract custom: the lesser of 50.00 or 10 %'],
  ['WA', '1635.02', 'RCW 48.110.075(4)(b): less 25.00'],
  ['WV', '1610.02', 'contract custom: the lesser of 50.00 or 10 %'],
  ['WI', '1420.02', 'Wis. Stat. 616.56'],
  ['WY', '1610.02', 'W.S. 26-49-105: the contract states its terms; contract custom: the lesser of 50.00 or 10 %'],
];

describe('the refund of a service contract', () => {
  it.each(CASES)('in %s is %s: %s', (state, amount) => {
    expect(refund(state)).toBe(amount);
  });

  it('has a case for every state', () => {
    expect(CASES.map(([state]) => state)).toEqual(VSC_RULES.map(({ state }) => state));
  });
});

describe('a free look', () => {
  it.each([
    ['TX', 31],
    ['FL', 61],
    ['NV', 11],
    ['CA', 61],
    ['MO', 28],
    ['AK', 11],
    ['AR', 31],
    ['HI', 21],
    ['WY', 11],
    ['GA', 11],
    ['ID', 31],
    ['MD', 21],
    ['NM', 11],
    ['SC', 11],
    ['WA', 31],
  ])('in %s is over on day %i', (state, day) => {
    expect(refundOf({ ...FACTS, asOf: addDays(SALE, day) }, cancellationRule('VSC', state)).method).toBe('pro-rata');
  });
});

describe('ending a waiver', () => {
  it.each<[string, CancellationReason, boolean, number | null, string]>([
    ['CA', 'payoff', false, null, '2982.12'],
    ['CO', 'repossession', false, null, 'C.R.S. 5-9.3-106(1)'],
    ['NC', 'payoff', true, 90, '66-445(b)(2)b'],
    ['IA', 'payoff', false, null, '537.2510(10)'],
    ['IA', 'repossession', true, null, '537.2510(10) names prepayment only'],
    ['RI', 'repossession', true, 90, '19-32-6(b)'],
    ['UT', 'total-loss', true, 90, '31A-6b-303(3)(a)(ii)'],
    ['CO', 'request', true, null, 'C.R.S. 5-9.3-106(4)'],
    ['AL', 'repossession', false, null, '8-37-6(b)'],
    ['CT', 'payoff', false, null, '36a-789(e)'],
    ['GA', 'payoff', true, 90, '33-63-7(b)'],
    ['MI', 'payoff', true, 90, '492.29(b)'],
    ['MS', 'total-loss', true, 90, '83-52-11(2)'],
    ['NE', 'payoff', true, 90, '45-1106(2)'],
    ['SC', 'payoff', true, 90, '37-30-150(B)(2)(b)'],
    ['TN', 'payoff', true, 90, '56-59-106(b)'],
    ['VA', 'payoff', true, 90, '38.2-6404(B)'],
    ['WA', 'payoff', true, 90, '48.160.060(2)'],
  ] as const)(
    '%s on %s: request needed %s, within %s days (%s)',
    (state, reason, requestRequired, requestWithinDays) => {
      const rule = cancellationRule('GAP', state);
      expect(triggerOf(reason, rule)).toEqual({ reason, requestRequired, requestWithinDays });
    },
  );

  it('keeps at most 25.00 in Colorado and pays within 30 days', () => {
    expect(refund('CO', {}, 'request', 'GAP')).toBe('1635.02');
    expect(refundDueBy('2026-09-15', cancellationRule('GAP', 'CO'))).toBe('2026-10-15');
  });
});

describe('the funding and the late charge of a refund', () => {
  it('splits the refund to the cent: the administrator pays the amount remitted to it, the dealer the rest', () => {
    const shares = fundersOf(dollars(1610.02), dollars(2400), dollars(900));
    expect(shares).toEqual([
      { by: 'administrator', amount: 60_376 },
      { by: 'dealer', amount: 100_626 },
    ]);
  });

  it.each([
    ['TX', '2026-10-30', 0, 'in time'],
    ['TX', '2026-10-31', 16_100, 'a month begun: 10 % of what is outstanding'],
    ['TX', '2026-12-01', 32_200, 'two months begun'],
    ['NV', '2026-11-30', 48_000, '31 days: 10 % of the price twice'],
    ['AK', '2026-10-31', 16_600, '21.59.170(b): 10 % of the unearned fee'],
    ['WY', '2026-10-31', 0, '26-49-103 charges a free-look refund, and sets no later one'],
    ['IA', '2026-10-31', 0, '523C.7(2)(l)(2) sets none'],
    ['VA', '2027-10-31', 0, 'its act sets none'],
    ['PA', '2027-10-31', 0, 'no statute'],
    ['WA', '2026-10-31', 16_100, '48.110.075(4)(c): 10 % of the refund'],
    ['WA', '2027-10-31', 16_100, '48.110.075(4)(c): once, however late'],
    ['AL', '2026-10-31', 0, '8-32-3(h) sets none'],
    ['GA', '2026-10-31', 0, '33-7-6(c)(3)(B) sets none'],
    ['MO', '2026-10-31', 0, '385.206(13) sets none'],
    ['NM', '2026-10-31', 0, '59A-58-9(E) charges a free-look refund'],
    ['MS', '2027-10-31', 0, 'its act sets none'],
  ])('in %s, paid on %s, adds a late charge of %i cents: %s', (state, paidOn, owed) => {
    const sums = {
      refund: dollars(1610),
      price: dollars(2400),
      unearned: dollars(1660),
      dueBy: '2026-10-30',
      paidOn,
      method: 'pro-rata' as const,
    };
    expect(lateCharge(sums, cancellationRule('VSC', state))).toBe(owed);
  });
});

/** The late charge of a refund that is paid on the day after it was due. */
function lateByADay(state: string, asOf: string) {
  const rule = cancellationRule('VSC', state);
  const { amount, unearned, method } = refundOf({ ...FACTS, asOf }, rule);
  const dueBy = refundDueBy(asOf, rule);
  const sums = { refund: amount, price: FACTS.price, unearned, method, dueBy, paidOn: addDays(dueBy, 1) };
  return toDecimal(lateCharge(sums, rule));
}

describe('Alaska’s late charge', () => {
  it.each([
    ['2025-03-11', '240.00', '21.59.170(a): 10 % of the whole fee'],
    ['2026-09-15', '166.00', '21.59.170(b): 10 % of the unearned fee, before claims and fee'],
  ])('for a cancellation on %s, paid a day late, is %s: %s', (asOf, owed) => {
    expect(lateByADay('AK', asOf)).toBe(owed);
  });
});

describe('a free-look refund that is a day late', () => {
  it.each([
    ['HI', '240.00', '481X-7(b): after 45 days'],
    ['IA', '240.00', '523C.7(2)(l)(1): after 30 days'],
    ['WY', '240.00', '26-49-103: after 45 days'],
    ['TX', '240.00', '1304.1581: after 45 days'],
    ['NV', '240.00', '690C.250: of the price'],
    ['AL', '240.00', '8-32-3(g): after 45 days'],
    ['GA', '240.00', '33-7-6(c)(3)(A): after 45 days'],
    ['MD', '240.00', '14-403(g): 10 % of the price after 45 days'],
    ['MO', '240.00', '385.206(14): after 45 days'],
    ['NM', '240.00', '59A-58-9(E): 10 % of the price after 60 days'],
    ['SC', '240.00', '38-78-30(F): after 45 days'],
    ['WA', '240.00', '48.110.075(4)(c): after 30 days'],
    ['ID', '0.00', '41-6205 sets none'],
    ['PA', '0.00', 'no statute'],
  ])('in %s adds %s: %s', (state, owed) => {
    expect(lateByADay(state, addDays(SALE, 5))).toBe(owed);
  });
});

describe('every rule', () => {
  it('cites its law, effective date, whether its text was read, and a confidence', () => {
    for (const type of PRODUCT_TYPES) {
      for (const { state } of [...VSC_RULES, ...GAP_RULES]) {
        const { law, effectiveFrom, verifiedOn, confidence, basis } = cancellationRule(type, state);
        expect(law.length, state).toBeGreaterThan(5);
        expect(isIsoDate(effectiveFrom), state).toBe(true);
        expect(verifiedOn === null || isIsoDate(verifiedOn), state).toBe(true);
        expect(['high', 'medium', 'low']).toContain(confidence);
        // A basis of statute cites a section.
        if (basis === 'statute') expect(law, `${type} ${state}`).toMatch(/\d/);
      }
    }
  });

  it('has a note of more than forty characters when its text was read', () => {
    const read = [...VSC_RULES, ...GAP_RULES].filter(({ verifiedOn }) => verifiedOn !== undefined);
    expect(read.length).toBeGreaterThanOrEqual(9);
    for (const { note = '', state } of read) expect(note.length, state).toBeGreaterThan(40);
  });
});
