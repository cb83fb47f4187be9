/** Tests the wire form of rates, and which quotes still stand. */

import { describe, expect, test } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import type { Cents } from '#kernel/money.ts';
import { caseVehicle } from '#test/samples/rating-cases.ts';
import { quote, quoteAgain, quoteStands } from './quote.ts';
import { toWireFamily } from './quoted-rates.ts';
import { PRICE_REGULATIONS } from './rating/price-regulation.data.ts';
import type { RatedFamily } from './rating/rate-book.ts';

const cents = (amount: number) => amount as Cents;
const SURCHARGES = [{ code: 'COMM', cost: cents(15_000) }];
const PLAN = {
  rateId: 'GAP-60',
  coverage: 'Waiver',
  termMonths: 60,
  termMiles: null,
  deductible: cents(0),
  dealerCost: cents(21_150),
  retailPrice: cents(80_650),
  surcharges: SURCHARGES,
  form: 'GAPW-0126',
};
const WIRE = {
  ...PLAN,
  deductible: '0.00',
  dealerCost: '211.50',
  retailPrice: '806.50',
  surcharges: [{ code: 'COMM', cost: '150.00' }],
};
const family = (over: Partial<RatedFamily>): RatedFamily => ({
  productType: 'GAP',
  name: 'GAP',
  plans: [PLAN],
  ...over,
});
const NAMED = { productType: 'GAP', name: 'GAP' };

describe('a rated family', () => {
  test('has plain members for a plain plan', () => {
    expect(toWireFamily(family({}))).toEqual({ ...NAMED, plans: [WIRE] });
    expect(toWireFamily(family({ withheld: [], notes: [] }))).toEqual({ ...NAMED, plans: [WIRE] });
  });

  test('has the members of a plan that has them', () => {
    const plan = { ...PLAN, disappearing: true, benefit: cents(100_000), dealerPaid: true, lifetime: true } as const;
    expect(toWireFamily(family({ plans: [plan, PLAN] })).plans).toEqual([
      { ...WIRE, deductibleType: 'disappearing', benefit: '1000.00', dealerPaid: true, lifetime: true },
      WIRE,
    ]);
  });

  test('converts surcharges that plans share once, and others for themselves', () => {
    const [first, second, other] = toWireFamily(
      family({ plans: [PLAN, PLAN, { ...PLAN, surcharges: [{ code: 'EV', cost: cents(1) }] }] }),
    ).plans;
    expect(second?.surcharges).toBe(first?.surcharges);
    expect(other?.surcharges).toEqual([{ code: 'EV', cost: '0.01' }]);
  });

  test('has withheld levels, notes and the rule of its state', () => {
    const withheld = [{ coverage: 'Wrap', reason: 'too old' }];
    const regulation = PRICE_REGULATIONS.find(({ state }) => state === 'TX');
    if (regulation === undefined) throw new Error('Texas has no rule');
    const regulated = {
      state: 'TX',
      rule: 'share-of-amount-financed',
      note: 'The charge is at most 5% of the amount financed.',
      source: 'Tex. Fin. Code 354.002',
      year: 2023,
      confidence: 'medium',
    };
    expect(toWireFamily(family({ withheld, notes: ['look'], regulation }))).toEqual({
      ...NAMED,
      plans: [WIRE],
      withheld,
      notes: ['look'],
      regulated,
    });
    expect(toWireFamily(family({ regulation, capCents: cents(21_150) })).regulated).toEqual({
      ...regulated,
      cap: '211.50',
    });
  });
});

describe('a quote', () => {
  const {
    class: _c,
    ageYears: _a,
    odometer: _o,
    condition: _n,
    factoryMonths: _f,
    bump: _b,
    ...vehicle
  } = caseVehicle();
  const desked = {
    financeType: 'Loan',
    salesPrice: '33000.00',
    amountFinanced: '32000.00',
    monthlyPayment: '500.00',
    downPayment: '0.00',
    tradeIn: '0.00',
    docFee: '0.00',
    totalTaxesAndFees: '0.00',
    term: 72,
    zip: '43215',
    interestRate: 5,
    vehicleMSRP: '34000.00',
  } as const;
  const quoted = (condition?: 'new' | 'used', odometer = 1_500) =>
    quote({
      quoteId: 'quote_1',
      vehicle,
      odometer,
      desked,
      ratedOn: '2026-11-29',
      productTypes: ['KEY'],
      ...withoutUndefined({ condition }),
    });

  test('has the range of its retail prices and thirty days', () => {
    const { record } = quoted();
    expect(record.rates).toEqual([
      {
        productType: 'KEY',
        name: expect.any(String),
        planCount: 7,
        retailFrom: expect.any(String),
        retailTo: expect.any(String),
      },
    ]);
    const [low, high] = [Number(record.rates[0]?.retailFrom), Number(record.rates[0]?.retailTo)];
    // 75 × 0.5 … 1.25 plus 274, on a cost that the VIN raises by up to four percent
    expect([low >= 311.5 && low <= 313, high >= 367.75 && high <= 371.5]).toEqual([true, true]);
    expect(record.validThrough).toBe('2026-12-29');
  });

  test('stands through its last day, in its edition', () => {
    const { record } = quoted();
    expect(['2026-12-29', '2026-12-30'].map((today) => quoteStands(record, today))).toEqual([true, false]);
    expect(quoteStands({ ...record, edition: '2020-01' }, '2026-11-29')).toBe(false);
    expect(quoteAgain({ ...record, edition: '2020-01' })).toBeUndefined();
  });

  test.each([
    ['new', 1_500, 'new'],
    ['used', 500, 'used'],
    [undefined, 1_500, 'used'],
    [undefined, 500, 'new'],
  ] as const)('rates the same again for a car stated as %s with %d miles', (stated, odometer, condition) => {
    const first = quoted(stated, odometer);
    expect(first.record.condition).toBe(condition);
    const again = quoteAgain(first.record);
    expect([again?.vehicle, again?.rating]).toEqual([first.vehicle, first.rating]);
  });
});
