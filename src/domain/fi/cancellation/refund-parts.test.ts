// Each part of a refund at both sides of its bound: free look, claims, fee, time and miles, and the words beside it.
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#kernel/dates.ts';
import { type Cents, dollars } from '#kernel/money.ts';
import { lateCharge, payeesOf } from './payees.ts';
import { type CancellationFacts, refundOf } from './refund.ts';
import { type CancellationRule, cancellationRule } from './rule.ts';
import { ruleOf78Bar, ruleOf78Unearned } from './rule-of-78.ts';
import { stateRule } from './statement.ts';
import { ruleFor, triggerOf } from './trigger.ts';

const cents = (amount: number) => amount as Cents;
const RULE: CancellationRule = {
  ...cancellationRule('VSC', undefined),
  freeLook: { days: 60, claims: 'deducts' },
  feeCap: { flatCents: 5_000 },
};
/** Two years of 730 days; half of them are used. */
const HALF: CancellationFacts = { price: dollars(1000), termMonths: 24, startDate: '2025-01-01', asOf: '2026-01-01' };

describe('a refund at half of its term', () => {
  it('lists every step, and is pro rata by time', () => {
    expect(refundOf({ ...HALF, claimsPaid: dollars(100) }, RULE)).toEqual({
      amount: 35_000,
      method: 'pro-rata',
      basis: 'time',
      usedFraction: 0.5,
      unearned: 50_000,
      fee: 5_000,
      claimsDeducted: 10_000,
      endDate: '2027-01-01',
      freeLookEnds: '2025-03-02',
      disclosures: [],
      derivation: [
        { step: 'timeUsed', value: '0.50000000', how: '365 of 730 days from 2025-01-01 to 2027-01-01' },
        { step: 'unearned', value: '500.00', how: '1000.00 × (1 − 0.50000000)' },
        { step: 'claims', value: '100.00', how: 'claims paid under the contract' },
        { step: 'fee', value: '50.00', how: 'the maximum fee, never above the remainder' },
        { step: 'refund', value: '350.00', how: 'unearned less claims less fee, rounded half-up to the cent once' },
      ],
    });
  });

  it.each([
    ['no mile', 0, 0.5, 'time', 45_000],
    ['as many miles as days', 30_000, 0.5, 'time', 45_000],
    ['a mile less', 29_999, 0.5, 'time', 45_000],
    ['six miles more', 30_006, 0.5001, 'miles', 44_990],
  ])('with %s driven rests on the greater share', (_what, odometer, usedFraction, basis, amount) => {
    const refund = refundOf({ ...HALF, termMiles: 60_000, odometer }, RULE);
    expect(refund).toMatchObject({ usedFraction, basis, amount });
    expect(refund.derivation[1]).toEqual({
      step: 'milesUsed',
      value: (odometer / 60_000).toFixed(8),
      how: `${odometer} of 60000 miles`,
    });
  });

  it('counts no miles without an odometer, without a limit, or where the rule runs by days', () => {
    const steps = (facts: CancellationFacts, rule = RULE) => refundOf(facts, rule).derivation.map(({ step }) => step);
    const byTime = ['timeUsed', 'unearned', 'fee', 'refund'];
    expect(steps({ ...HALF, termMiles: 60_000 })).toEqual(byTime);
    expect(steps({ ...HALF, odometer: 60_000 })).toEqual(byTime);
    expect(steps({ ...HALF, termMiles: 60_000, odometer: 60_000 }, { ...RULE, method: 'pro-rata-by-days' })).toEqual(
      byTime,
    );
  });

  it.each<[string, Partial<CancellationFacts>, CancellationRule['method'], string[]]>([
    ['without an odometer', { termMiles: 60_000 }, RULE.method, []],
    ['without a limit', { odometer: 9 }, RULE.method, ['Miles were not counted: the contract has no mile limit.']],
    [
      'by days',
      { odometer: 9, termMiles: 60_000 },
      'pro-rata-by-days',
      ['Miles were not counted: this rule runs by days.'],
    ],
    ['with the odometer at sale', { odometer: 9, termMiles: 60_000, saleOdometer: 1 }, RULE.method, []],
    [
      'without the odometer at sale',
      { odometer: 9, termMiles: 60_000 },
      RULE.method,
      ['Miles were counted from zero, as plans of new cars do; the odometer at sale was not given.'],
    ],
  ])('says how miles were counted %s', (_what, facts, method, disclosures) => {
    expect(refundOf({ ...HALF, ...facts }, { ...RULE, method }).disclosures).toEqual(disclosures);
  });

  it('lists neither claims nor fee of zero, and a claim of one cent', () => {
    const free = { ...RULE, feeCap: { flatCents: 0 } };
    const steps = (claimsPaid: number) =>
      refundOf({ ...HALF, claimsPaid: cents(claimsPaid) }, free).derivation.map(({ step }) => step);
    expect(steps(0)).toEqual(['timeUsed', 'unearned', 'refund']);
    expect(steps(1)).toEqual(['timeUsed', 'unearned', 'claims', 'refund']);
    const ofACent = { ...RULE, feeCap: { flatCents: 1 } };
    expect(refundOf(HALF, ofACent).derivation.map(({ step }) => step)).toEqual([
      'timeUsed',
      'unearned',
      'fee',
      'refund',
    ]);
  });

  it.each([
    [44_999, 44_999, 5_000, 1],
    [45_000, 45_000, 5_000, 0],
    [45_001, 45_001, 4_999, 0],
    [60_000, 50_000, 0, 0],
  ])('with %d cents of claims deducts %d and keeps a fee of %d', (claimsPaid, claimsDeducted, fee, amount) => {
    expect(refundOf({ ...HALF, claimsPaid: cents(claimsPaid) }, RULE)).toMatchObject({ claimsDeducted, fee, amount });
  });

  it('is nothing of a waiver once one cent of benefit was paid, and says why', () => {
    const waiver = cancellationRule('GAP', undefined);
    const unearned = (claimsPaid: number, asOf: IsoDate = HALF.asOf) => {
      const { amount, derivation } = refundOf({ ...HALF, asOf, claimsPaid: cents(claimsPaid) }, waiver);
      return [amount, derivation.find(({ step }) => step === 'unearned')?.how];
    };
    expect(unearned(0)).toEqual([45_000, '1000.00 × (1 − 0.50000000)']);
    expect(unearned(1)).toEqual([0, 'nothing once a benefit has been paid']);
    expect(unearned(0, '2027-01-01')).toEqual([0, '1000.00 × (1 − 1.00000000)']);
    expect(refundOf({ ...HALF, asOf: '2027-01-01', claimsPaid: cents(1) }, RULE).derivation[1]?.how).toBe(
      '1000.00 × (1 − 1.00000000)',
    );
  });
});

describe('a free look', () => {
  const MONTH: CancellationFacts = { price: dollars(30), termMonths: 1, startDate: '2026-02-01', asOf: '2026-02-10' };

  it('ends with the term, though its days run on', () => {
    expect(refundOf({ ...MONTH, asOf: '2026-02-28' }, RULE)).toMatchObject({ method: 'free-look', amount: 3_000 });
    expect(refundOf({ ...MONTH, asOf: '2026-03-01' }, RULE)).toMatchObject({ method: 'pro-rata', amount: 0 });
  });

  it('is barred by a claim of one cent where claims bar it, or where a benefit ends the waiver', () => {
    const bars: CancellationRule = { ...RULE, freeLook: { days: 60, claims: 'bars' } };
    const ends: CancellationRule = { ...RULE, endsWithClaim: true };
    const method = (rule: CancellationRule, claimsPaid: number) =>
      refundOf({ ...MONTH, claimsPaid: cents(claimsPaid) }, rule).method;
    expect([bars, ends, RULE].map((rule) => method(rule, 0))).toEqual(['free-look', 'free-look', 'free-look']);
    expect([bars, ends, RULE].map((rule) => method(rule, 1))).toEqual(['pro-rata', 'pro-rata', 'free-look']);
  });

  it.each([
    [undefined, '2026-02-01', 2_000],
    [1, '2026-02-01', 3_000],
    [1, '2026-02-02', 2_000],
  ])('keeps its fee from day %s: on %s refunds %d', (feeFromDay, asOf, amount) => {
    const freeLook = { days: 60, claims: 'deducts' as const, lessFee: { flatCents: 1_000 } };
    const rule = { ...RULE, freeLook: feeFromDay === undefined ? freeLook : { ...freeLook, feeFromDay } };
    expect(refundOf({ ...MONTH, asOf }, rule).amount).toBe(amount);
  });

  it('keeps no more than is left after claims, and lists every step', () => {
    const rule: CancellationRule = {
      ...RULE,
      freeLook: { days: 60, claims: 'deducts', lessFee: { flatCents: 5_000 } },
    };
    expect(refundOf({ ...MONTH, claimsPaid: dollars(10) }, rule)).toMatchObject({
      amount: 0,
      unearned: 3_000,
      fee: 2_000,
      claimsDeducted: 1_000,
      basis: 'full-price',
      derivation: [
        { step: 'freeLook', value: '30.00', how: 'the whole price until 2026-04-02' },
        { step: 'claims', value: '10.00', how: 'claims paid under the contract' },
        { step: 'fee', value: '20.00', how: 'the maximum fee, never above the remainder' },
        { step: 'refund', value: '0.00', how: 'price less claims less fee, rounded half-up to the cent' },
      ],
    });
    expect(refundOf({ ...MONTH, claimsPaid: dollars(40) }, rule)).toMatchObject({
      amount: 0,
      fee: 0,
      claimsDeducted: 3_000,
    });
  });
});

describe('the payees of a refund of 1.00', () => {
  const loan = (payoff?: number) => ({ lienholder: 'Bank', payoff: payoff === undefined ? undefined : cents(payoff) });
  const toBank = (amount: number) => ({ to: 'lienholder', name: 'Bank', amount });
  const toBuyer = (amount: number) => ({ to: 'buyer', amount });

  it.each([
    ['no loan', undefined, [toBuyer(100)]],
    ['a loan of unknown payoff', loan(), [toBank(100)]],
    ['a payoff of 0.99', loan(99), [toBank(99), toBuyer(1)]],
    ['a payoff of 0.01', loan(1), [toBank(1), toBuyer(99)]],
    ['a payoff of nothing', loan(0), [toBuyer(100)]],
    ['a payoff of 2.00', loan(200), [toBank(100)]],
  ])('with %s', (_what, standing, payees) => {
    expect(payeesOf(cents(100), standing)).toEqual(payees);
  });
});

it.each([
  ['2026-10-31', 0],
  ['2026-11-01', 1_000],
  ['2027-11-01', 1_000],
])('a charge that is due once is not owed on the due date, and once after it: paid on %s, %d', (paidOn, owed) => {
  const sums = {
    dueBy: '2026-10-31',
    paidOn,
    method: 'pro-rata',
    refund: cents(10_000),
    price: cents(1),
    unearned: cents(1),
  };
  const rule: CancellationRule = { ...RULE, late: { pct: 10, of: 'refund', per: 'once' } };
  expect(lateCharge(sums as Parameters<typeof lateCharge>[0], rule)).toBe(owed);
});

describe('the words of a rule', () => {
  it.each([
    ['AL', '10% of the refund for each month late, in the free look only'],
    ['AK', '10% of the unearned part (the whole price in the free look) for each month late'],
    ['ME', '10% of the refund for each month late'],
    ['NV', '10% of the price for each 30 days late'],
    ['NM', '10% of the price for each 30 days late, in the free look only'],
    ['WA', '10% of the refund once it is late'],
    ['PA', null],
  ])('about a late refund in %s', (state, words) => {
    expect(cancellationRule('VSC', state).latePenalty).toBe(words);
  });

  const CUSTOM = 'No statute of this state sets the refund after the free look; contract custom is used.';
  it.each<['VSC' | 'GAP', string, unknown[]]>([
    ['VSC', 'PA', [CUSTOM]],
    ['VSC', 'CO', [CUSTOM, expect.stringMatching(/^42-11-104 lists/)]],
    ['VSC', 'AZ', [expect.stringMatching(/^The House summary/)]],
    [
      'VSC',
      'WI',
      [
        'The free look is 20 days when the contract is mailed instead of handed over at the sale.',
        expect.stringMatching(/^\(12\)\(c\)/),
      ],
    ],
    ['VSC', 'NC', ['The statute sets no free look; contract custom is used for it.', expect.any(String)]],
    ['GAP', 'CA', [expect.stringMatching(/^The refund is automatic/)]],
  ])('about %s in %s', (family, state, disclosures) => {
    expect(cancellationRule(family, state).disclosures).toEqual(disclosures);
  });

  const DEFAULTS = {
    state: null,
    basis: 'model-act-default',
    late: null,
    latePenalty: null,
    automaticOn: [],
    requestWithinDays: null,
    providerKeepsFee: false,
    assignment: 'The contract says whether it passes to a later owner.',
    effectiveFrom: '2026-01-01',
    verifiedOn: null,
    confidence: 'low',
    freeLook: { days: 30, claims: 'bars' },
  };
  it('about a service contract without a state, and about an unknown one', () => {
    const service = {
      ...DEFAULTS,
      productType: 'VSC',
      law: 'default after the NAIC Service Contracts Model Act #685',
      method: 'pro-rata-lesser-of-time-and-miles',
      feeCap: { flatCents: 5_000, pct: { of: 'price', rate: 10 } },
      claimsDeducted: true,
      endsWithClaim: false,
      payWithinDays: 45,
      disclosures: ['No state was given; the model-act default is used.'],
    };
    expect(cancellationRule('VSC', undefined)).toEqual(service);
    expect(cancellationRule('VSC', 'zz').disclosures).toEqual([
      'ZZ is not a state of the table; the model-act default is used.',
    ]);
    expect(cancellationRule('LTW', undefined)).toEqual({
      ...service,
      productType: 'LTW',
      disclosures: [
        ...service.disclosures,
        'A dealer-backed warranty follows its certificate; contract custom is used.',
      ],
    });
  });

  it('about a waiver without a state', () => {
    expect(cancellationRule('GAP', undefined)).toEqual({
      ...DEFAULTS,
      productType: 'GAP',
      law: 'default after the waiver model act',
      method: 'pro-rata-by-days',
      feeCap: { flatCents: 5_000 },
      claimsDeducted: false,
      endsWithClaim: true,
      payWithinDays: 60,
      disclosures: ['No state was given; the model-act default is used.'],
    });
  });

  it('about the days of a free look', () => {
    expect(stateRule(cancellationRule('VSC', 'MO'), dollars(2400)).freeLookUnit).toBe('business-days');
    expect(stateRule(cancellationRule('VSC', 'TX'), dollars(2400)).freeLookUnit).toBe('calendar-days');
  });
});

describe('the reason of a cancellation', () => {
  const request = (requestRequired: boolean, requestWithinDays: number | null = null) => ({
    requestRequired,
    requestWithinDays,
  });
  it.each([
    ['payoff', 'GAP', 'GA', request(true, 90)],
    ['repossession', 'GAP', 'GA', request(true, 90)],
    ['request', 'GAP', 'GA', request(true)],
    ['provider', 'GAP', 'GA', request(false)],
    ['payoff', 'GAP', 'CA', request(false)],
    ['total-loss', 'GAP', 'CA', request(false)],
    ['request', 'GAP', 'CA', request(true)],
    ['payoff', 'GAP', 'IA', request(false)],
    ['total-loss', 'GAP', 'IA', request(true)],
    ['payoff', 'VSC', 'TX', request(true)],
    ['provider', 'VSC', 'TX', request(false)],
  ] as const)('%s for %s in %s', (reason, family, state, expected) => {
    expect(triggerOf(reason, cancellationRule(family, state))).toEqual({ reason, ...expected });
  });

  it.each(['payoff', 'request'] as const)(
    '%s has no deadline on a service contract, whatever its row says',
    (reason) => {
      const rule: CancellationRule = { ...RULE, requestWithinDays: 90, automaticOn: ['payoff'] };
      expect(triggerOf(reason, rule)).toEqual({ reason, ...request(true) });
    },
  );

  it('leaves the fee of any but the provider', () => {
    const rule = cancellationRule('VSC', 'FL');
    expect(ruleFor('request', rule)).toBe(rule);
    expect(ruleFor('provider', rule)).toEqual({
      ...rule,
      freeLook: { days: 60, claims: 'deducts' },
      feeCap: { flatCents: 0 },
    });
  });
});

describe('the Rule of 78', () => {
  // The sum of 1 to 12 is 78, that of the months left stands above it.
  it.each([
    [12, 0, 78],
    [12, 1, 66],
    [12, 6, 21],
    [12, 11, 1],
    [12, 12, 0],
    [12, 13, 0],
    [12, -1, 78],
  ])('leaves of %d months after %d the share of %d in 78', (term, used, share) => {
    expect(ruleOf78Unearned(78_000, term, used)).toBeCloseTo(share * 1_000, 6);
  });

  it('leaves two thirds of two months after none of three digits', () => {
    expect([0, 1, 2].map((used) => ruleOf78Unearned(300, 2, used))).toEqual([300, 100, 0]);
  });

  it.each([
    [61, undefined, undefined],
    [62, undefined, '15 USC 1615(b)'],
    [62, 'PA', '15 USC 1615(b)'],
    [61, 'PA', undefined],
    [12, 'TX', 'Tex. Occ. Code'],
  ])('is barred for %d months in %s by %s', (months, state, law) => {
    expect(ruleOf78Bar(months, state)?.authority.slice(0, law?.length)).toBe(law);
  });

  it('is barred with the words and date of the statute', () => {
    expect(ruleOf78Bar(12, 'WI')).toEqual({
      authority: cancellationRule('VSC', 'WI').law,
      effectiveFrom: cancellationRule('VSC', 'WI').effectiveFrom,
      verifiedOn: cancellationRule('VSC', 'WI').verifiedOn,
      confidence: cancellationRule('VSC', 'WI').confidence,
      note: 'The statute requires a pro-rata refund of a service contract.',
    });
  });
});
