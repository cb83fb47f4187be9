import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { type Consent, consentRefOf, isEvidence, isFutureConsent } from './consent.ts';
import type { PulledFile } from './file.ts';
import { type Applicant, type PrequalApplication, prequalFact, prequalIdOf, readPrequal } from './prequal.ts';
import { JOINT_RULE } from './sizing/joint.ts';

const applicant: Applicant = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Analytical Way',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};
const consent: Consent = { consentedAt: '2026-06-15T17:00:00.000Z', evidence: 'checkbox v3' };
const screened = { alerts: [], ofac: { result: 'clear', listDate: '2026-06-01' } } as const;
const fileOf = (score: number): PulledFile => ({
  state: 'file',
  file: {
    score,
    model: 'test-score',
    scale: { min: 250, max: 900 },
    factorCodes: ['10', '01'],
    summary: {
      tradelines: 9,
      openAuto: 1,
      oldestMonths: 80,
      utilizationPct: 31,
      delinquencies30_60_90: { days30: 0, days60: 0, days90: 0 },
      inquiries12mo: 1,
      publicRecords: 0,
      collections: 0,
    },
  },
  ...screened,
});
const read = (pulled: PulledFile) => readPrequal(applicant, consent, pulled);

describe('consent', () => {
  it.each([
    ['a sentence', 'I agree', true],
    ['blank text', '   ', false],
    ['nothing', undefined, false],
    ['null', null, false],
    ['members', { method: 'checkbox' }, true],
    ['an empty object', {}, false],
    ['blank members', { method: '', ipAddress: null }, false],
    ['a list', ['checkbox'], false],
    ['a number', 7, false],
  ])('accepts %s as evidence (%o): %s', (_, value, good) => {
    expect(isEvidence(value)).toBe(good);
  });

  it('allows a clock difference of five minutes and not a second more', () => {
    const now = '2026-06-15T17:00:00.000Z';
    expect(isFutureConsent('2026-06-15T17:05:00.000Z', now)).toBe(false);
    expect(isFutureConsent('2026-06-15T17:05:01.000Z', now)).toBe(true);
  });

  it('has the same reference in any member order and another for other wording', () => {
    const at = consent.consentedAt;
    const ref = consentRefOf({ consentedAt: at, evidence: { method: 'esign', ipAddress: '192.0.2.1' } });
    expect(consentRefOf({ consentedAt: at, evidence: { ipAddress: '192.0.2.1', method: 'esign' } })).toBe(ref);
    expect(consentRefOf(consent)).not.toBe(ref);
    expect(ref).toMatch(/^consent_[0-9a-f]{16}$/);
  });
});

describe('a prequalification', () => {
  it.each([
    [899, 'super-prime', false],
    [781, 'super-prime', false],
    [780, 'prime', false],
    [661, 'prime', false],
    [660, 'near-prime', false],
    [620, 'near-prime', false],
    [619, 'near-prime', true],
    [601, 'near-prime', true],
    [600, 'subprime', true],
    [550, 'subprime', true],
  ])('puts score %i in tier %s, low band %s', (score, tier, lowBand) => {
    expect(read(fileOf(score))).toMatchObject({ result: 'score', tier, lowBand, score: { value: score, tier } });
  });

  it('computes buying power for a prime buyer at the posted rate and the usual loan', () => {
    expect(read(fileOf(720)).buyingPower).toEqual({
      estimatedAprPct: 7.01,
      termMonths: 72,
      maxAmountFinanced: 4_448_000,
      maxMonthlyPayment: 75_855,
      limitedBy: 'tier-average',
    });
  });

  it('limits buying power by income, debts and the value of the car', () => {
    const power = (stated: PrequalApplication) => readPrequal(applicant, consent, fileOf(720), stated).buyingPower;
    // Prime: 18 % of 3,000 is 540.00 a month, 48 % less 1,100 of debts is 340.00.
    const income = { monthlyIncome: dollars(3_000) };
    expect(power(income)).toMatchObject({ limitedBy: 'income', maxMonthlyPayment: 54_000 });
    expect(power({ ...income, monthlyDebts: dollars(1_100) })?.maxMonthlyPayment).toBe(34_000);
    const car = { used: true, ageYears: 3, miles: 30_000, guideValue: dollars(16_000) };
    // 125 % of the guide value.
    expect(power({ monthlyIncome: dollars(30_000), car })).toMatchObject({
      limitedBy: 'vehicle-value',
      maxAmountFinanced: dollars(20_000),
      estimatedAprPct: 10.65,
    });
    expect(power({ monthlyIncome: dollars(300_000) })?.limitedBy).toBe('program-maximum');
  });

  it('adds the income of a second applicant, takes the lower score, and has no buying power without the second file', () => {
    const own = { monthlyIncome: dollars(3_000) };
    const second = { applicant: { ...applicant, firstName: 'Bea' }, monthlyIncome: dollars(2_000) };
    const found = readPrequal(applicant, consent, fileOf(720), {
      ...own,
      coApplicant: { ...second, pulled: fileOf(640) },
    });
    expect(found.joint).toEqual({ scores: [720, 640], rule: JOINT_RULE });
    // Near prime: 16 % of 5,000.
    expect(found.buyingPower).toMatchObject({ maxMonthlyPayment: 80_000, limitedBy: 'income' });
    expect(found).toMatchObject({ score: { value: 720, tier: 'prime' }, tier: 'near-prime', lowBand: false });
    expect(prequalFact(found)).toMatchObject({ score: 640, scores: [720, 640], tier: 'near-prime' });
    const unread = { ...second, pulled: { state: 'no-hit', ...screened } as const };
    expect(readPrequal(applicant, consent, fileOf(720), { ...own, coApplicant: unread })).not.toHaveProperty(
      'buyingPower',
    );
  });

  it('lists the factors of the file in its order, ranked from one, with the sandbox’s own texts', () => {
    expect(read(fileOf(700)).factors).toEqual([
      { code: '10', scheme: 'sandbox-factor-1', text: 'Card balances are high against their limits', rank: 1 },
      { code: '01', scheme: 'sandbox-factor-1', text: 'Much is owed across the accounts', rank: 2 },
    ]);
  });

  it('is valid for thirty days from the consent', () => {
    expect(read(fileOf(720)).validThrough).toBe('2026-07-15');
  });

  it.each(['frozen', 'no-hit'] as const)('has no score, tier or buying power when %s', (state) => {
    const prequal = read({ state, ...screened });
    expect(prequal).toMatchObject({ result: state, score: null, factors: [] });
    for (const member of ['tier', 'lowBand', 'summary', 'buyingPower']) expect(prequal).not.toHaveProperty(member);
  });

  it('withholds buying power on a possible sanctions match and asks for review', () => {
    const alert = { kind: 'ofac', code: 'OFC', text: 'possible match' } as const;
    const pulled = {
      ...fileOf(710),
      alerts: [alert],
      ofac: { result: 'possible-match', listDate: '2026-06-01' },
    } as const;
    const prequal = read(pulled);
    expect(prequal.redFlags).toEqual({ result: 'review', codes: ['OFC'] });
    expect(prequal).not.toHaveProperty('buyingPower');
  });

  it('has the same id whatever the case and spacing, and another id for another address', () => {
    const id = prequalIdOf(applicant, consent);
    expect(id).toMatch(/^pq_[0-9a-f]{16}$/);
    expect(prequalIdOf({ ...applicant, firstName: '  ADA ', zip: '94105-1234' }, consent)).toBe(id);
    expect(prequalIdOf({ ...applicant, address: '2 Analytical Way' }, consent)).not.toBe(id);
  });
});
