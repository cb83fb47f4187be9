import { describe, expect, it } from 'vitest';
import { dollars, toDollars } from '#kernel/money.ts';
import { STATE_CODES } from '../../../places/states.ts';
import { citation } from '../line.ts';
import { amountOf, isDue, type Measured, measureOf, ofAge, type Part, type Pays } from './formula.ts';
import { REGISTRATION_ROWS, registrationOf } from './registration.ts';
import { bands, cite, flat, part, value } from './row.ts';
import { inputsOf, ruleOf } from './rule-text.ts';

/** A three-year-old car of 3,801 lb, listed at 35,000, bought for 30,000 two years ago. */
const CAR: Measured = {
  price: dollars(30_000),
  msrp: dollars(35_000),
  ageYears: 3,
  ownedYears: 2,
  condition: 'used',
  fuel: 'gasoline',
  curbWeightLb: 3_801,
  milesPerGallon: 28,
  taxableHorsepower: 18.496,
};

const WEIGHTS = bands(
  'curbWeightLb',
  [
    [2_000, 6],
    [3_800, 20],
  ],
  30,
);
const CASES: readonly (readonly [string, Pays, number, string, object])[] = [
  ['a flat amount', flat(20), 20, 'flat', {}],
  ['an amount by age', flat([50, 40, 30, 20, 10]), 20, 'by age in model years', { ageYears: 3 }],
  ['the last amount of a list', flat([50, 40]), 40, 'by age in model years', { ageYears: 3 }],
  ['the amount above all bands', WEIGHTS, 30, 'by curb weight', { curbWeightLb: 3_801, ageYears: 3 }],
  [
    'and more for each started step above them',
    bands(
      'curbWeightLb',
      [
        [2_000, 6],
        [3_600, 20],
      ],
      30,
      { further: { each: 100, amount: 0.5 } },
    ),
    31.5,
    'by curb weight',
    { curbWeightLb: 3_801, ageYears: 3 },
  ],
  [
    'the share of a band that is due at an age',
    bands(
      'msrp',
      [
        [34_999, 100],
        [35_000, 200],
      ],
      300,
      { keepsPct: [100, 90, 80, 70] },
    ),
    140,
    'by MSRP, 70 % of it at this age',
    { msrp: 35_000, ageYears: 3 },
  ],
  [
    'an amount by horsepower',
    bands('taxableHorsepower', [[18.49, 1]], 2),
    2,
    'by taxable horsepower',
    { taxableHorsepower: 18.496, ageYears: 3 },
  ],
  ['a weight fee', { kind: 'weight', perHundredLb: 0.4 }, 15.6, '0.4 for each started 100 lb', { curbWeightLb: 3_801 }],
  [
    'a weight fee above a weight',
    { kind: 'weight', perHundredLb: 2, over: 3_801, base: 12 },
    12,
    '2 for each started 100 lb above 3801 lb, and 12',
    { curbWeightLb: 3_801 },
  ],
  ['a share of the list price', value('msrp', 1), 350, '1 % of the MSRP', { msrp: '35000.00', ageYears: 3 }],
  [
    'a share of the price since purchase',
    value('price', [3, 2, 1], { keepsPct: [100, 90, 80] }),
    240,
    '1 % of the sales price, 80 % of it at this age',
    { salesPrice: '30000.00', ownedYears: 2 },
  ],
  [
    'a value that falls each year, of a share of it',
    value('msrp', 2, { sharePct: 60, losesPct: 10 }),
    306.18,
    '2 % of 60 % of the MSRP, 10 % less each year',
    { msrp: '35000.00', ageYears: 3 },
  ],
  [
    'at least a minimum',
    value('msrp', 0.01, { minimum: 10 }),
    10,
    '0.01 % of the MSRP, at least 10',
    { msrp: '35000.00', ageYears: 3 },
  ],
  [
    'the middle of a class',
    value('price', 1, { classOf: 200 }),
    301,
    '1 % of the sales price at the middle of its 200 class',
    { salesPrice: '30000.00', ownedYears: 2 },
  ],
];

describe('a registration formula', () => {
  it.each(CASES)('computes %s, and says how', (_title, pays, amount, rule, inputs) => {
    expect(toDollars(amountOf(pays, CAR))).toBe(amount);
    expect(ruleOf(pays, CAR)).toBe(rule);
    expect(inputsOf(pays, CAR)).toEqual(inputs);
  });

  it('rounds a value up to whole thousands', () => {
    const pays = value('price', 1, { roundedUpTo: 1_000 });
    const due = (price: number) => toDollars(amountOf(pays, { ...CAR, price: dollars(price) }));
    expect([due(30_000), due(30_000.01), due(29_000.01)]).toEqual([300, 310, 300]);
  });

  it('takes prices in dollars and everything else as it is', () => {
    const of = (by: Parameters<typeof measureOf>[1]) => measureOf(CAR, by);
    expect([of('msrp'), of('price'), of('ageYears'), of('milesPerGallon')]).toEqual([35_000, 30_000, 3, 28]);
    expect([ofAge(7, 99), ofAge([7, 5], 0), ofAge([7, 5], 1), ofAge([7, 5], 9)]).toEqual([7, 7, 5, 5]);
  });
});

describe('a part of a registration', () => {
  const law = cite('A Code 1', '2020-01-01', 'low');
  const due = (only: Partial<Part>, renewal = false, car: Measured = CAR) =>
    isDue(part('Fee', flat(1), law, only), car, renewal);

  it.each([
    ['without conditions', {}, true, true],
    ['for its fuel', { fuels: ['gasoline'] as const }, true, true],
    ['for another fuel', { fuels: ['electric'] as const }, false, false],
    ['from its age', { age: [3, 5] as const }, true, true],
    ['to its age', { age: [0, 3] as const }, true, true],
    ['for older cars', { age: [4, 9] as const }, false, false],
    ['for younger cars', { age: [0, 2] as const }, false, false],
    ['for new cars', { condition: 'new' as const }, false, false],
    ['for used cars', { condition: 'used' as const }, true, true],
    ['above its list price', { msrpOver: 35_000 }, false, false],
    ['above a lower one', { msrpOver: 34_999.99 }, true, true],
    ['the first time', { when: 'first' as const }, true, false],
    ['later', { when: 'renewal' as const }, false, true],
  ])('is due %s', (_title, only, first, renewal) => {
    expect([due(only), due(only, true)]).toEqual([first, renewal]);
  });

  it('for new cars is due once, and a renewed car counts as used', () => {
    const car = { ...CAR, condition: 'new' as const };
    expect([due({ condition: 'new' }, false, car), due({ condition: 'new' }, true, car)]).toEqual([true, false]);
    expect([due({ condition: 'used' }, false, car), due({ condition: 'used' }, true, car)]).toEqual([false, true]);
  });

  it('is cited with the year since which it is in force', () => {
    expect(citation('fees', 'TX', law)).toEqual({
      ...{ table: 'fees', key: 'TX', year: 2020, source: 'A Code 1', authority: 'A Code 1' },
      ...{ effectiveFrom: '2020-01-01', verifiedOn: null, confidence: 'low' },
    });
  });
});

describe('a bill', () => {
  const FACTS = { asOf: '2026-11-28', price: dollars(30_000), condition: 'used', ageYears: 3 } as const;

  it('has no line of nothing at any age', () => {
    for (const state of STATE_CODES)
      for (let ageYears = 0; ageYears <= 30; ageYears += 1) {
        const { lines, billedApart } = registrationOf({ state, ...FACTS, ageYears });
        expect([...lines, ...billedApart].filter(({ amount }) => amount <= 0)).toEqual([]);
      }
  });

  it('has one version of each part, the first one on file before its date', () => {
    const electric = { ...FACTS, fuel: 'electric', asOf: '1990-01-01' } as const;
    for (const state of STATE_CODES) {
      const { lines, car } = registrationOf({ state, ...electric });
      const parts = REGISTRATION_ROWS.get(state)?.parts ?? [];
      const due = parts.filter(
        (one) => isDue(one, car, false) && one.counties === undefined && one.billedApart === undefined,
      );
      const first = [
        ...Map.groupBy(due, (one) => JSON.stringify([one.label, one.fuels, one.age, one.condition, one.when])).values(),
      ].flatMap(([one]) => one ?? []);
      expect([state, lines.map((line) => line.part.authority)]).toEqual([
        state,
        first.filter((one) => amountOf(one.pays, car) > 0).map((one) => one.authority),
      ]);
    }
  });

  it('assumes what is not stated, and no horsepower for a battery car', () => {
    const { car, assumed } = registrationOf({ state: 'MO', ...FACTS });
    expect(car).toMatchObject({ msrp: FACTS.price, fuel: 'gasoline', curbWeightLb: 3_900, milesPerGallon: 27 });
    expect(car.taxableHorsepower).toBeCloseTo(18.496, 6);
    expect(assumed).toEqual(['msrp', 'fuel', 'curbWeightLb', 'milesPerGallon', 'cylinders']);
    expect(registrationOf({ state: 'MO', ...FACTS, fuel: 'electric' }).car.taxableHorsepower).toBe(0);
  });
});
