/** Tests which plan of a family a menu shows. */
import { expect, test } from 'vitest';
import { dollars } from '#kernel/money.ts';
import type { Plan } from '../rating/plan.ts';
import type { Slot } from './packages.data.ts';
import { pickPlan } from './pick-plan.ts';

const plan = (rateId: string, over: Partial<Plan> = {}): Plan => ({
  rateId,
  coverage: 'A',
  termMonths: 60,
  termMiles: null,
  deductible: dollars(0),
  dealerCost: dollars(1),
  retailPrice: dollars(2),
  surcharges: [],
  form: 'F',
  ...over,
});
const SLOT: Slot = { productType: 'VSC', months: 60 } as Slot;
const picked = (plans: readonly Plan[], slot: Partial<Slot> = {}, financeMonths = 72) =>
  pickPlan({ productType: 'VSC', name: 'VSC', plans }, { ...SLOT, ...slot }, financeMonths)?.rateId;

const months = (...terms: number[]) => terms.map((termMonths) => plan(`${termMonths}`, { termMonths }));
const miles = (...limits: number[]) => limits.map((termMiles) => plan(`${termMiles}`, { termMiles }));

test.each<[string, readonly Plan[], Partial<Slot>, string | undefined]>([
  ['the shortest that reaches the months', months(84, 36, 60, 72), { months: 60 }, '60'],
  ['the next longer one', months(84, 36, 72), { months: 60 }, '72'],
  ['the longest when none reaches them', months(48, 24, 36), { months: 60 }, '48'],
  ['the months of the loan', months(84, 60, 72), { months: 'finance' }, '72'],
  ['the longest of all', months(84, 120, 60), { months: 'longest' }, '120'],
  ['a thousand miles a month', miles(75_000, 60_000, 45_000), {}, '60000'],
  ['more miles when no limit is exactly that', miles(100_000, 75_000, 59_999), {}, '75000'],
  ['the most miles when all are fewer', miles(45_000, 50_000, 30_000), {}, '50000'],
  ['the most miles of the longest', miles(75_000, 100_000, 60_000), { months: 'longest' }, '100000'],
  ['one without miles', [plan('1')], {}, '1'],
  ['none of no plans', [], {}, undefined],
  ['none that disappears', [plan('1', { disappearing: true }), plan('2')], {}, '2'],
  [
    'the benefit of the slot',
    [plan('1', { benefit: dollars(2_500) }), plan('2', { benefit: dollars(5_000) })],
    { benefitDollars: 5_000 },
    '2',
  ],
  ['none of another benefit', [plan('1', { benefit: dollars(2_500) })], { benefitDollars: 5_000 }, undefined],
  [
    'the first level without a wish',
    [plan('1', { termMonths: 36 }), plan('2', { coverage: 'B', termMonths: 60 })],
    {},
    '1',
  ],
  [
    'the first wished level that is sold',
    [plan('1'), plan('2', { coverage: 'B' })],
    { coverages: [{ coverage: 'C' }, { coverage: 'B' }, { coverage: 'A' }] as NonNullable<Slot['coverages']> },
    '2',
  ],
  [
    'the deductible of the wish',
    [plan('1'), plan('2', { deductible: dollars(100) })],
    { coverages: [{ coverage: 'A', deductibleDollars: 100 }] },
    '2',
  ],
])('picks %s', (_what, plans, slot, rateId) => {
  expect(picked(plans, slot)).toBe(rateId);
});
