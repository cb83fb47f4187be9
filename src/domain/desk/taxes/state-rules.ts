/** State vehicle taxes beyond a flat percentage: minimum, maximum, luxury, age and weight rules. */
import { atLeastZero, type Cents, dollars, lesser, minus, percentOf, sum } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import type { TaxRow } from './tax-rows.data.ts';

export interface TaxFacts {
  readonly state: StateCode;
  readonly salesPrice: Cents;
  readonly tradeIn: Cents;
  readonly rebate: Cents;
  readonly docFee: Cents;
  /** Price of the protection products that are sold with the car. */
  readonly products: Cents;
  readonly condition: 'new' | 'used';
  /** Years since the model year; unknown when absent. */
  readonly ageYears?: number;
  readonly curbWeightLb?: number;
  /** The local percent of the buyer's address, where it is known; else the state's average. */
  readonly localPct?: number;
}

export interface StateTax {
  readonly tax: Cents;
  readonly rule: string;
  /** Local tax falls away together with the state's. */
  readonly exempt?: true;
}

/** The state part of the tax on a base, for the states that need more than base × rate. */
type StateRule = (facts: TaxFacts, base: Cents, row: TaxRow) => StateTax;

const STATE_RULES: Readonly<Partial<Record<StateCode, StateRule>>> = {
  AR: (facts, base, row) => {
    if (base < dollars(4000)) return { tax: dollars(0), rule: 'under 4,000 exempt', exempt: true };
    if (facts.condition === 'used' && base < dollars(10_000)) {
      return { tax: percentOf(base, 3.5), rule: '3.5 % on a used car from 4,000 to 9,999' };
    }
    return flat(base, row);
  },
  CT: (facts, base, row) =>
    facts.salesPrice > dollars(50_000)
      ? { tax: percentOf(base, 7.75), rule: '7.75 % of the whole base, price above 50,000' }
      : flat(base, row),
  DC: ({ curbWeightLb }, base) => {
    if (curbWeightLb === undefined) return { tax: percentOf(base, 7), rule: '7 %, the middle weight class' };
    const pct = curbWeightLb < 3500 ? 6 : curbWeightLb < 5000 ? 7 : 8;
    return { tax: percentOf(base, pct), rule: `${pct} % by weight` };
  },
  DE: (_facts, base, row) => atLeast(dollars(8), base, row),
  MD: (_facts, base, row) => {
    const floor = dollars(640);
    return base < floor
      ? { ...flat(floor, row), rule: `${row.statePct} % of the minimum base 640.00` }
      : flat(base, row);
  },
  MN: (facts, base, row) =>
    (facts.ageYears ?? 0) > 10 && facts.salesPrice < dollars(3000)
      ? { tax: dollars(10), rule: 'flat 10.00 on a car over ten years old and under 3,000' }
      : flat(base, row),
  NJ: (facts, base, row) => {
    if (facts.salesPrice < dollars(45_000)) return flat(base, row);
    return {
      tax: sum(percentOf(base, row.statePct), percentOf(facts.salesPrice, 0.4)),
      rule: `${row.statePct} % of the base and 0.4 % of a price of 45,000 or more`,
    };
  },
  OK: (facts, base) => {
    // The trade-in comes off the sales-tax part only, so the excise part takes it back in.
    const exciseBase = atLeastZero(minus(facts.salesPrice, facts.rebate));
    const first = dollars(1500);
    const excise =
      facts.condition === 'used'
        ? sum(dollars(20), percentOf(atLeastZero(minus(exciseBase, first)), 3.25))
        : percentOf(exciseBase, 3.25);
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
      rule: `${row.statePct} % of the base and 2.75 % of its part from 1,600 to 3,200`,
    };
  },
  VA: (_facts, base, row) => atLeast(dollars(75), base, row),
  WA: (facts, base, row) => {
    const luxury = atLeastZero(minus(facts.salesPrice, dollars(100_000)));
    if (luxury === 0) return flat(base, row);
    return {
      tax: sum(percentOf(base, row.statePct), percentOf(luxury, 8)),
      rule: `${row.statePct} % of the base and 8 % of the price above 100,000`,
    };
  },
};

/** The state's part of the tax on a taxable base. */
export function stateTaxOn(facts: TaxFacts, base: Cents, row: TaxRow): StateTax {
  return STATE_RULES[facts.state]?.(facts, base, row) ?? flat(base, row);
}

/** The rule of every state without one of its own. */
function flat(base: Cents, row: TaxRow): StateTax {
  return { tax: percentOf(base, row.statePct), rule: `${row.statePct} % of the base` };
}

function atLeast(floor: Cents, base: Cents, row: TaxRow): StateTax {
  const tax = flat(base, row);
  return tax.tax < floor ? { tax: floor, rule: `${tax.rule}, at least the minimum` } : tax;
}
