/** State taxes other than one flat percentage: minimum, maximum, surcharge, age, weight and mileage rules. */
import { yearOf } from '#kernel/dates.ts';
import { atLeastZero, type Cents, dollars, lesser, minus, percentOf, sum } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import type { Authority } from '../in-force.ts';
import { dcExcisePct } from './dc-excise.ts';
import { NJ_SURCHARGE, NJ_ZEV, WA_LUXURY } from './special-levies.data.ts';
import type { TaxFacts } from './tax-facts.ts';
import type { TaxRow } from './tax-rows.data.ts';

export interface StateTax {
  readonly tax: Cents;
  readonly rule: string;
  /** Local tax is exempt together with the state's. */
  readonly exempt?: true;
  /** A further state levy within `tax`, with its statute. */
  readonly surcharge?: Authority & { readonly amount: Cents; readonly rule: string };
}

/** The state's tax on a base, for states where it is more than base × rate. */
type StateRule = (facts: TaxFacts, base: Cents, row: TaxRow) => StateTax;

const STATE_RULES: Readonly<Partial<Record<StateCode, StateRule>>> = {
  AR: (facts, base, row) => {
    if (base < dollars(4000)) return { tax: dollars(0), rule: 'under 4,000 exempt', exempt: true };
    if (facts.condition === 'used' && base < dollars(10_000)) {
      return { tax: percentOf(base, 3.5), rule: '3.5 % on a used car from 4,000 to 9,999' };
    }
    return flat(base, row);
  },
  CT: (facts, base, row) => {
    if (sum(facts.salesPrice, facts.docFee) <= dollars(50_000)) return flat(base, row);
    // Service contracts are taxed at the general rate whatever the car costs.
    const products = lesser(facts.products, base);
    return {
      tax: sum(percentOf(minus(base, products), 7.75), percentOf(products, row.statePct)),
      rule: `7.75 % of the base without products, ${row.statePct} % of products: the car costs more than 50,000`,
    };
  },
  DC: (facts, base) => {
    const { pct, rule } = dcExcisePct(facts);
    return { tax: percentOf(base, pct), rule };
  },
  DE: (_facts, base, row) => atLeast(dollars(8), base, row),
  MN: (facts, base, row) =>
    // The model year counts as the first year of vehicle life.
    facts.ageYears !== undefined && facts.ageYears >= 9 && facts.salesPrice < dollars(3000)
      ? { tax: dollars(10), rule: 'flat 10.00 on a car in its tenth or a later year and worth under 3,000' }
      : flat(base, row),
  NJ: (facts, base, row) => withSurcharge(newJerseyTax(facts, base, row), newJerseySurcharge(facts), NJ_SURCHARGE),
  OK: (facts, base) => {
    const excise = oklahomaExcise(facts);
    return {
      tax: sum(excise, percentOf(base, 1.25)),
      rule:
        facts.condition === 'used'
          ? 'excise 20.00 on the first 1,500 and 3.25 % above, trade not deducted, plus 1.25 % sales tax'
          : 'excise 3.25 %, trade not deducted, plus 1.25 % sales tax',
    };
  },
  SC: (_facts, base, row) => {
    const cap = dollars(500);
    const tax = percentOf(base, row.statePct);
    return tax > cap ? { tax: cap, rule: `${row.statePct} % of the base, at most 500.00` } : flat(base, row);
  },
  TN: (_facts, base, row) => {
    const secondTier = atLeastZero(minus(lesser(base, dollars(3200)), dollars(1600)));
    return {
      tax: sum(percentOf(base, row.statePct), percentOf(secondTier, 2.75)),
      rule: `The state's tax on a taxable base.`,
    };
  },
  VA: (_facts, base, row) => atLeast(dollars(75), base, row),
  WA: (facts, base, row) => withSurcharge(flat(base, row), washingtonLuxury(facts), WA_LUXURY),
};

/** The state's part of the tax on a taxable base. */
export function stateTaxOn(facts: TaxFacts, base: Cents, row: TaxRow): StateTax {
  return STATE_RULES[facts.state]?.(facts, base, row) ?? flat(base, row);
}

/** 68 O.S. 2103: 3.25 % of the price of a new car; of a used one 20.00 on the first 1,500 and 3.25 % above. */
export function oklahomaExcise({ salesPrice, rebate, condition }: TaxFacts): Cents {
  const base = atLeastZero(minus(salesPrice, rebate));
  if (condition === 'new') return percentOf(base, 3.25);
  return sum(dollars(20), percentOf(atLeastZero(minus(base, dollars(1500))), 3.25));
}

/** New Jersey's sales tax percentage; zero-emission cars had their own until 2025-06-30. */
export function newJerseyPct({ fuel, asOf }: TaxFacts, row: TaxRow): number {
  const zev = fuel === 'electric' ? NJ_ZEV.pcts.find(([from]) => from <= asOf)?.[1] : undefined;
  return zev ?? row.statePct;
}

function newJerseyTax(facts: TaxFacts, base: Cents, row: TaxRow): StateTax {
  const pct = newJerseyPct(facts, row);
  return { tax: percentOf(base, pct), rule: `${pct} % of the base` };
}

function newJerseySurcharge({ condition, fuel, milesPerGallon, salesPrice }: TaxFacts): {
  amount: Cents;
  rule: string;
} {
  const none = { amount: dollars(0), rule: '' };
  const spared = fuel === 'electric' || (milesPerGallon !== undefined && milesPerGallon >= 40);
  const thirsty = milesPerGallon !== undefined && milesPerGallon < 19;
  if (condition === 'used' || (!thirsty && (spared || salesPrice < dollars(45_000)))) return none;
  const reason = thirsty ? 'rated under 19 miles a gallon' : 'with a price of 45,000 or more';
  return { amount: percentOf(salesPrice, 0.4), rule: `0.4 % of the price of a new car ${reason}` };
}

function washingtonLuxury({ salesPrice, asOf }: TaxFacts): { amount: Cents; rule: string } {
  if (asOf < WA_LUXURY.effectiveFrom) return { amount: dollars(0), rule: '' };
  const raises = yearOf(asOf) - 2026 + (asOf.slice(5) >= '07-01' ? 1 : 0);
  let deduction = 100_000;
  for (let i = 0; i < raises; i += 1) deduction = Math.round(deduction * 1.02);
  const above = atLeastZero(minus(salesPrice, dollars(deduction)));
  return { amount: percentOf(above, 8), rule: `8 % of the price above ${deduction.toLocaleString('en-US')}` };
}

function withSurcharge(tax: StateTax, { amount, rule }: { amount: Cents; rule: string }, from: Authority): StateTax {
  if (amount === 0) return tax;
  return { tax: sum(tax.tax, amount), rule: `${tax.rule} and ${rule}`, surcharge: { ...from, amount, rule } };
}

/** The rule of every state without its own. */
function flat(base: Cents, row: TaxRow): StateTax {
  return { tax: percentOf(base, row.statePct), rule: `${row.statePct} % of the base` };
}

function atLeast(floor: Cents, base: Cents, row: TaxRow): StateTax {
  const tax = flat(base, row);
  return tax.tax < floor ? { tax: floor, rule: `${tax.rule}, at least the minimum` } : tax;
}
