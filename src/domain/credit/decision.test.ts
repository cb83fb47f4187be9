import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { tierNamed, tierOf, typicalScore } from '../credit-tiers/tiers.ts';
import { withLetter } from './adverse-action/letter.ts';
import { owesPricingNotice } from './adverse-action/pricing-notice.ts';
import { reasonsOf, reasonsOfScore, reasonsOfShortfalls } from './adverse-action/reasons.ts';
import { consentRefOf, isFutureConsent } from './consent.ts';
import { loanValue, ratiosOf } from './decision.ts';
import { pickFactors } from './factors.ts';
import { prequalFact, prequalIdOf } from './prequal.ts';
import { ratedCar } from './rated-car.ts';
import { buyingPowerOf } from './sizing/buying-power.ts';
import { jointly } from './sizing/joint.ts';
import { carTermMax } from './sizing/programme.data.ts';
import { affordablePayment, sizedLoan } from './sizing/sizing.ts';

describe('what a lender lends against', () => {
  it.each([
    [undefined, 20_000],
    [0, 20_000],
    [0.01, 0.01],
    [18_000, 18_000],
  ])('with a guide value of %s and a price of 20,000 is %d', (guide, value) => {
    const guideValue = guide === undefined ? undefined : dollars(guide);
    expect(loanValue({ guideValue, price: dollars(20_000) })).toBe(dollars(value));
  });

  it.each([
    [{ payment: 500, monthlyIncome: 4_000 }, { pti: 12.5 }],
    [
      { payment: 500, monthlyIncome: 4_000, monthlyDebts: 1_000 },
      { pti: 12.5, dti: 37.5 },
    ],
    [{ payment: 500, monthlyIncome: 0, monthlyDebts: 1_000 }, {}],
    [{ payment: 500 }, {}],
    [{ monthlyIncome: 4_000, monthlyDebts: 1_000 }, {}],
    [{ amountFinanced: 22_000, value: 18_000 }, { ltv: 122.22 }],
    [{ amountFinanced: 22_000 }, {}],
    [{ value: 18_000 }, {}],
  ])('has for %j the ratios %j', (facts, ratios) => {
    const inCents = Object.fromEntries(Object.entries(facts).map(([name, amount]) => [name, dollars(amount)]));
    expect(ratiosOf(inCents)).toEqual(ratios);
  });
});

describe('the typical score of a tier', () => {
  it.each([
    ['S', 841],
    ['A', 721],
    ['B', 631],
    ['C', 551],
    ['D', 400],
  ])('%s is the middle of its range, half-up: %d', (letter, score) => {
    const row = tierNamed(letter);
    expect(row === undefined ? undefined : typicalScore(row)).toBe(score);
  });
});

describe('consent', () => {
  const at = '2026-06-15T17:00:00.000Z';

  it('lies in the future a millisecond after the five minutes', () => {
    expect(isFutureConsent('2026-06-15T17:05:00.001Z', at)).toBe(true);
    expect(isFutureConsent('2026-06-15T17:05:00.000Z', at)).toBe(false);
  });

  it('has another reference for every evidence', () => {
    const evidence = ['a', 'b', { method: 'a' }, { method: 'b' }, { mode: 'a' }];
    const refs = evidence.map((one) => consentRefOf({ consentedAt: at, evidence: one }));
    expect(new Set(refs).size).toBe(evidence.length);
    expect(consentRefOf({ consentedAt: '2026-06-15T17:00:01.000Z', evidence: 'a' })).not.toBe(refs[0]);
  });
});

describe('the id of a prequalification', () => {
  const ada = { firstName: 'Ada', lastName: 'Lovelace', address: '1 A', city: 'B', state: 'CA', zip: '94105' } as const;
  const consent = { consentedAt: '2026-06-15T17:00:00.000Z', evidence: 'yes' };
  const idOf = (stated: object = {}, applicant: object = ada) =>
    prequalIdOf(applicant as never, consent, stated as never);
  const second = (firstName: string) => ({ coApplicant: { applicant: { ...ada, firstName }, pulled: {} } });
  const car = { used: true, ageYears: 3, miles: 30_000 };

  it('is another for every fact, and the same for the same ZIP', () => {
    const stated = [
      ...[{}, { monthlyIncome: dollars(5_000) }, { monthlyIncome: dollars(6_000) }, { monthlyDebts: dollars(5_000) }],
      ...[{ car }, { car: { ...car, miles: 1 } }, second('Grace'), second('Mary')],
    ];
    const ids = stated.map((one) => idOf(one));
    expect(new Set(ids).size).toBe(ids.length);
    expect(idOf({}, { ...ada, zip: '94105-1234' })).toBe(ids[0]);
    for (const zip of ['94106', '14105']) expect(idOf({}, { ...ada, zip })).not.toBe(ids[0]);
    expect(ids[0]).toMatch(/^pq_[0-9a-f]{16}$/);
  });
});

describe('what a deal keeps of a prequalification', () => {
  const found = {
    prequalId: 'pq_1',
    result: 'score',
    consentRef: 'c',
    validThrough: '2026-07-15',
    factors: [{ code: '10' }],
  };
  const fact = (over: object) => prequalFact({ ...found, score: null, factors: [], ...over } as never);
  const score = { value: 720 };
  const ids = { prequalId: 'pq_1', consentRef: 'c', validThrough: '2026-07-15' };

  it('is the score that decides, its band and its factors', () => {
    const scored = { score, factors: found.factors, tier: 'prime', lowBand: false };
    const kept = { ...ids, result: 'score', score: 720, tier: 'prime', lowBand: false, factors: ['10'] };
    expect(fact(scored)).toEqual(kept);
    expect(fact({ ...scored, joint: { scores: [720, 640], rule: '' } })).toEqual({
      ...kept,
      score: 640,
      scores: [720, 640],
    });
    expect(fact({ ...scored, joint: { scores: [720], rule: '' } })).toEqual(kept);
  });

  it('is the result alone without a score', () => {
    expect(fact({ result: 'frozen' })).toEqual({ ...ids, result: 'frozen' });
    expect(fact({ result: 'frozen', lowBand: true })).toEqual({ ...ids, result: 'frozen' });
    expect(fact({ result: 'frozen', tier: 'prime' })).toEqual({ ...ids, result: 'frozen' });
  });
});

describe('the factors of a score at a bound', () => {
  const codesAt = (score: number) =>
    pickFactors({ score, bits: 0, thin: false, clean: false, leads: [], manyInquiries: false }).map(({ code }) => code);

  it.each([
    [739, ['10', '11', '30', '28']],
    [740, ['14', '11', '30', '12']],
    [760, ['14', '30', '12', '28']],
    [761, ['14', '12', '28', '17']],
  ])('of %d are those whose range holds it', (score, codes) => {
    expect(codesAt(score)).toEqual(codes);
  });
});

describe('the reasons of a decline', () => {
  const short = (code: 'C1-08' | 'C1-09' | 'C1-23' | 'C1-24' | 'C1-15', share: number) => ({
    code,
    share,
    detail: `${share}`,
  });

  it('are the greatest shortfalls, each once, at most four', () => {
    const all = [
      short('C1-08', 0.1),
      short('C1-09', 0.4),
      short('C1-23', 0.2),
      short('C1-08', 0.5),
      short('C1-24', 0.3),
    ];
    expect(reasonsOfShortfalls([...all, short('C1-15', 0.05)]).map(({ code, detail }) => [code, detail])).toEqual([
      ['C1-08', '0.5'],
      ['C1-09', '0.4'],
      ['C1-24', '0.3'],
      ['C1-23', '0.2'],
    ]);
    expect(reasonsOf(['C1-08', '10', 'X', 'C1-21', 'C1-22'])).toEqual([
      { code: 'C1-08', text: 'Income insufficient for amount of credit requested' },
      { code: '10', text: 'Card balances are high against their limits' },
      { code: 'X', text: 'X' },
      { code: 'C1-21', text: 'Bankruptcy' },
    ]);
  });

  it('are the factors of the pull, else the typical ones of the score', () => {
    expect(reasonsOfScore(700, ['10', 'X'])).toEqual([
      { code: '10', text: 'Card balances are high against their limits' },
      { code: 'X', text: 'X' },
    ]);
    expect(reasonsOfScore(700).map(({ code }) => code)).toEqual(['10', '01', '11', '03']);
    expect(reasonsOfScore(575).map(({ code }) => code)).toEqual(['40', '39', '21', '20']);
  });

  it('are printed with the figure that failed', () => {
    const notice = {
      ...{
        action: 'declined' as const,
        dueBy: '2026-12-27',
        rules: [],
        freeReportDays: 60,
        statement: 'The statement.',
      },
      creditor: { name: 'First Bank', address: '1 Main Street' },
      principalReasons: [
        { code: 'a', text: 'Income', detail: '1 of 2' },
        { code: 'b', text: 'Bankruptcy' },
      ],
      score: { value: 600, range: { min: 250, max: 900 }, date: '2026-11-27', source: 'B', keyFactors: [] },
      bureau: { name: 'Bureau', address: 'Box 1', phone: '800' },
    } as const;
    const lines = withLetter(notice).letter.split('\n\n');
    expect(lines.slice(4, 6)).toEqual(['- Income (1 of 2)', '- Bankruptcy']);
    expect(lines).toHaveLength(9);
    const offered = withLetter(notice, { lines: ['60 months'], acceptBy: '2026-12-27' }).letter.split('\n\n');
    expect(offered.slice(6, 9)).toEqual([
      'We can offer you credit on these terms:',
      '- 60 months',
      'To accept, tell us by 2026-12-27 at First Bank, 1 Main Street.',
    ]);
  });

  it.each([
    ['S', false],
    ['A', false],
    ['B', true],
    ['C', true],
    ['D', true],
  ] as const)('differ from the notice that tier %s gets on an approval: %s', (tier, owes) => {
    expect(owesPricingNotice(tier)).toBe(owes);
  });
});

describe('the car that a lender rates', () => {
  const now = '2026-11-28T12:00:00.000Z';

  it('has the age of its VIN unless the figures use another year', () => {
    const vin = parseVin('1M8GDM9AXKP042788') as Vin;
    expect(ratedCar(vin, now, { odometer: 90_000, modelYear: 2020 })).toEqual({
      used: true,
      ageYears: 6,
      miles: 90_000,
    });
    expect(ratedCar(vin, now, { odometer: 10, modelYear: 2026 })).toEqual({ used: false, ageYears: 0, miles: 10 });
    expect(ratedCar(vin, now, { odometer: 90_000 }).ageYears).toBeGreaterThan(5);
    expect(ratedCar('not a VIN', now, { odometer: 10 })).toEqual({ used: false, ageYears: 0, miles: 10 });
  });

  it.each([
    [5, 79_999, 84],
    [6, 0, 72],
    [0, 80_000, 72],
    [8, 0, 60],
    [0, 100_000, 60],
    [10, 0, 48],
    [0, 125_000, 48],
  ])('of %d years and %d miles takes a loan of at most %d months', (ageYears, miles, months) => {
    expect(carTermMax({ used: true, ageYears, miles })).toBe(months);
  });
});

describe('buying power', () => {
  const power = (score: number, facts: Parameters<typeof buyingPowerOf>[1] = {}) => buyingPowerOf(tierOf(score), facts);

  it.each([
    [720, { used: false, ageYears: 0, miles: 0 }, 72],
    [620, { used: false, ageYears: 0, miles: 0 }, 75],
    [620, { used: true, ageYears: 3, miles: 30_000 }, 72],
    [620, { used: true, ageYears: 8, miles: 30_000 }, 60],
    [450, { used: true, ageYears: 3, miles: 30_000 }, 54],
  ])('at %d on %j has a term of %d months', (score, car, months) => {
    expect(power(score, { car }).termMonths).toBe(months);
  });

  it('is the average of the tier without income, its maximum with much, and the advance on a small value', () => {
    expect(power(720)).toMatchObject({ limitedBy: 'tier-average', maxAmountFinanced: dollars(44_480) });
    expect(power(450)).toMatchObject({ limitedBy: 'tier-average', maxAmountFinanced: dollars(35_286) });
    const rich = { monthlyIncome: dollars(50_000) };
    expect(power(720, rich)).toMatchObject({ limitedBy: 'program-maximum', maxAmountFinanced: dollars(85_000) });
    const car = { used: true, ageYears: 3, miles: 30_000, guideValue: dollars(10_000) };
    expect(power(720, { car })).toMatchObject({ limitedBy: 'vehicle-value', maxAmountFinanced: dollars(12_500) });
    const poor = power(720, { monthlyIncome: dollars(2_000) });
    expect(poor).toMatchObject({ limitedBy: 'income' });
    expect(poor.maxMonthlyPayment).toBeLessThanOrEqual(dollars(360));
  });

  it.each([
    [{}, undefined],
    [{ monthlyIncome: 5_000 }, 500],
    [{ monthlyIncome: 5_000, monthlyDebts: 100 }, 400],
    [{ monthlyIncome: 5_000, monthlyDebts: 500 }, 0],
    [{ monthlyIncome: 5_000, monthlyDebts: 900 }, 0],
  ])('of %j under 20 %% and 10 %% is a payment of %s', (income, payment) => {
    const stated = Object.fromEntries(Object.entries(income).map(([name, amount]) => [name, dollars(amount)]));
    const most = payment === undefined ? undefined : dollars(payment);
    expect(affordablePayment(stated, { ptiMaxPct: 20, dtiMaxPct: 10 })).toBe(most);
  });

  it('of two is on both incomes and the lower score', () => {
    const rule = expect.any(String);
    const one = { score: 700, monthlyIncome: dollars(3_000) };
    expect(jointly(one, { score: 640 })).toEqual({
      score: 640,
      monthlyIncome: dollars(3_000),
      joint: { scores: [700, 640], rule },
    });
    expect(jointly({ score: 640 }, { score: 700 })).toEqual({ score: 640, joint: { scores: [640, 700], rule } });
    const both = jointly(
      { ...one, monthlyDebts: dollars(10) },
      { score: 1, monthlyIncome: dollars(1), monthlyDebts: dollars(2) },
    );
    expect([both.monthlyIncome, both.monthlyDebts]).toEqual([dollars(3_001), dollars(12)]);
  });
});

describe('the size of a loan', () => {
  /** A lender at 6 %, and half a point more from 120, 130 and 140 % of the value. */
  const rateAt = (ltvPct: number) => 6 + [120, 130, 140].filter((step) => ltvPct > step).length * 0.5;
  const sized = (over: object) => sizedLoan({ most: dollars(30_000), termMonths: 60, rateAt, ...over });

  it.each([
    ['without a car', {}, 30_000, 7.5, 'request'],
    ['on a car worth more', { value: dollars(40_000) }, 30_000, 6, 'request'],
    ['at 125 % of the value', { value: dollars(24_000) }, 30_000, 6.5, 'request'],
    ['limited by the advance', { value: dollars(20_000), advance: dollars(25_000) }, 25_000, 6.5, 'vehicle-value'],
    [
      'with products above it',
      { value: dollars(20_000), advance: dollars(25_000), products: dollars(2_000) },
      27_000,
      6.5,
      'vehicle-value',
    ],
    ['of nothing', { most: cents(0) }, 0, 6, 'request'],
  ])('%s', (_title, facts, amount, aprPct, limitedBy) => {
    const size = sized(facts);
    expect([size.amountFinanced, size.limitedBy]).toEqual([dollars(amount), limitedBy]);
    if (_title !== 'without a car' && _title !== 'of nothing') expect(size.aprPct).toBe(aprPct);
  });

  it('fits the payment that the income allows', () => {
    const size = sized({ value: dollars(40_000), paymentMax: dollars(400) });
    expect(size).toMatchObject({ aprPct: 6, payment: dollars(400), limitedBy: 'income' });
    expect(size.amountFinanced).toBe(2_069_022 as Cents);
  });
});
