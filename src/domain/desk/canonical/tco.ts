/** Computes `/tco/{vin}`: seven costs over five years, in whole dollars that add up. */

import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, dollars, minus, percentOf, sum, toDecimal } from '#kernel/money.ts';
import { DEFAULT_SCORE } from '../../credit-tiers/score.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, moneyStep, plainNumber } from '../derivation/derivation.ts';
import { citation } from '../fees/line.ts';
import { registrationByYear } from '../fees/registration/registration.ts';
import { EV_FEE } from '../fees/registration/row.ts';
import { registrationFacts } from '../fees/vehicle-fees.ts';
import {
  FEDERAL_TAX_CREDIT,
  INSURANCE,
  INSURANCE_RELATIVITY,
  OWNER_LOAN,
  UPKEEP,
} from '../ownership/ownership-costs.data.ts';
import {
  energyCost,
  energyPrice,
  insurancePremium,
  maintenanceCost,
  repairCost,
  upkeepOf,
} from '../ownership/running-costs.ts';
import { loanSchedule } from '../payment/loan.ts';
import { ltvOf, postedApr } from '../rates/posted-apr.ts';
import { OWNED_MILES_A_YEAR, OWNED_YEARS, type Subject } from './subject.ts';
import { type PriceBasis, type TaxesAndFees, taxesAndFees } from './taxes-and-fees.ts';

export interface TcoInput {
  readonly state: StateCode;
  readonly zip: string;
  readonly price: Cents;
  readonly priceBasis: PriceBasis;
  /** Origin of the car. Only echoed: transport is quoted separately and is not a cost of ownership. */
  readonly fromZip?: string;
}

const COSTS = [
  'insurance',
  'maintenance',
  'repairs',
  'taxesAndFees',
  'financeInterest',
  'depreciation',
  'fuel',
] as const;
type Cost = (typeof COSTS)[number];

/** Whole dollars of one cost in each of the five years. */
type ByYear = readonly number[];

/** A vehicle of unknown make has average costs. */
const UNKNOWN_MAKE = 'unknown make';

/** Each total is the sum of its five years, `tcoPrice` the sum of the seven costs, and a mile costs `tcoPrice` / 75,000. */
export function tcoAnswer(subject: Subject, input: TcoInput) {
  const { vin, year, make, model, manufacturer } = subject;
  const sale = saleOf(subject, input);
  const costs = costsByYear(subject, input, sale);
  const totals = collect((cost) => costs[cost].reduce((all, one) => all + one, 0));
  const tcoPrice = sumOf(totals);
  const averageCostPerMile = Math.round((tcoPrice / (OWNED_MILES_A_YEAR * OWNED_YEARS)) * 100) / 100;
  const ofYear = (i: number) => {
    const one = collect((cost) => costs[cost][i] ?? 0);
    return { ...one, tcoPrice: sumOf(one), averageCostPerMile };
  };
  return {
    vehicle: { vin, year, ...withoutUndefined({ make, model }), manufacturer },
    zip: input.zip,
    ...withoutUndefined({ fromZip: input.fromZip }),
    tco: {
      total: { federalTaxCredit: FEDERAL_TAX_CREDIT, ...totals, tcoPrice, averageCostPerMile },
      years: { '1': ofYear(0), '2': ofYear(1), '3': ofYear(2), '4': ofYear(3), '5': ofYear(4) },
    },
    asOf: subject.asOf,
    derivation: [...sale.derivation, ...costSteps(subject, input, totals), ownershipStep(subject, input, tcoPrice)],
  };
}

/** The purchase at the start of ownership: financed, without a trade-in. */
function saleOf(subject: Subject, { state, zip, price, priceBasis }: TcoInput): TaxesAndFees {
  return taxesAndFees(subject, { state, zip, price, priceBasis, tradeIn: cents(0) });
}

function costsByYear(subject: Subject, { state, zip, price }: TcoInput, sale: TaxesAndFees): Record<Cost, ByYear> {
  const { car, make = UNKNOWN_MAKE, msrp, asOf } = subject;
  const { fuel = 'gasoline', ageYears } = car;
  const facts = registrationFacts({ state, zip, asOf, salesPrice: price, car: { msrp, ...car } });
  const [registered = cents(0), ...renewals] = registrationByYear(facts, OWNED_YEARS);
  // Amounts that a county bills separately in the first year are added; the rest of that year is already part of the sale.
  const firstYear = sum(sale.totalTaxesAndFees, minus(registered, registeredWithSale(sale)));
  const values = valuesByYear(price, subject.worth);
  return {
    insurance: perYear((i) => insurancePremium(state, make, fuel, values[i] ?? 0)),
    maintenance: perYear((i) => maintenanceCost(make, fuel, ageYears + i)),
    repairs: perYear((i) => repairCost(make, ageYears + i)),
    taxesAndFees: perYear((i) => (i === 0 ? firstYear : (renewals[i - 1] ?? 0)) / 100),
    financeInterest: interestByYear(subject, sum(price, sale.totalTaxesAndFees)),
    depreciation: perYear((i) => Math.max(0, (values[i] ?? 0) - (values[i + 1] ?? 0))),
    fuel: perYear(() => energyCost(state, fuel, subject.milesPerGallon, OWNED_MILES_A_YEAR)),
  };
}

/** The registration already in the sale, with a road fee that is billed separately. */
function registeredWithSale({ fees }: TaxesAndFees): Cents {
  return sum(fees.registrationFee, fees.dmvFees[EV_FEE] ?? cents(0));
}

/**
 * The value of a car bought at `price` at the start of each year and after the last, in dollars, following the
 * valuation.
 */
function valuesByYear(price: Cents, worth: readonly Cents[]): number[] {
  const today = worth[0] ?? price;
  return worth.map((value) => (price * (today === 0 ? 1 : value / today)) / 100);
}

/** Interest per year on the posted loan: the amount due minus ten percent, over sixty months at the default score. */
function interestByYear({ car, guideValue }: Subject, due: Cents): ByYear {
  const { downPct, termMonths } = OWNER_LOAN;
  const facts = { creditScore: DEFAULT_SCORE, condition: car.condition, miles: car.odometer, ageYears: car.ageYears };
  const principal = minus(due, percentOf(due, downPct));
  const { payments, balances } = loanSchedule({
    principal,
    aprPct: postedApr(facts, { termMonths, ltvPct: ltvOf(principal, guideValue) }),
    termMonths,
  });
  return perYear((i) => {
    const opening = i === 0 ? principal : (balances[i * 12 - 1] ?? 0);
    const paid = sum(...payments.slice(i * 12, i * 12 + 12));
    return (paid - (opening - (balances[i * 12 + 11] ?? 0))) / 100;
  });
}

/** The five-year total of each running cost, with its basis. */
function costSteps(subject: Subject, { state }: TcoInput, totals: Readonly<Record<Cost, number>>): Derivation[] {
  const { make = UNKNOWN_MAKE, car, milesPerGallon } = subject;
  const { fuel = 'gasoline', ageYears, estimated = [] } = car;
  const energy = energyPrice(state, fuel);
  const step = (cost: Cost, rule: string, inputs: Derivation['inputs'], extra: Pick<Derivation, 'row' | 'note'>) =>
    moneyStep(`tco: ${cost}`, dollars(totals[cost]), rule, inputs, extra);
  const upkeep = { make, upkeepOfMake: upkeepOf(make), ageYears, fuel };
  return [
    step(
      'insurance',
      'national premium × relativity of the state × (fixed share + share by value) × class of the car, each year',
      { relativity: INSURANCE_RELATIVITY[state], make, fuel },
      { row: citation('insurance', state, INSURANCE), note: 'An estimate.' },
    ),
    step('maintenance', 'by age × share of the make', upkeep, {
      row: citation('upkeep', make, UPKEEP),
      note: 'An estimate.',
    }),
    step('repairs', 'by age × share of the make', upkeep, {
      row: citation('upkeep', make, UPKEEP),
      note: 'An estimate.',
    }),
    step(
      'taxesAndFees',
      'taxes and fees of the sale, then registration and local vehicle tax each year they are due',
      {},
      {},
    ),
    step(
      'fuel',
      fuel === 'electric' ? 'miles / mpg of gasoline equivalent × 33.7 kWh × price' : 'miles / mpg × price',
      { milesPerYear: OWNED_MILES_A_YEAR, milesPerGallon, price: plainNumber(energy.dollars), unit: energy.unit },
      {
        row: citation('energy-prices', state, energy.law),
        ...(estimated.includes('milesPerGallon') ? { note: 'milesPerGallon is estimated.' } : {}),
      },
    ),
  ];
}

function ownershipStep({ car }: Subject, { price, priceBasis }: TcoInput, tcoPrice: number): Derivation {
  return moneyStep(
    'tcoPrice',
    dollars(tcoPrice),
    'insurance, maintenance, repairs, taxes and fees, interest, depreciation and fuel of five years, each year in whole dollars',
    {
      price: toDecimal(price),
      priceBasis,
      milesPerYear: OWNED_MILES_A_YEAR,
      ageYears: car.ageYears,
      ...OWNER_LOAN,
    },
  );
}

function perYear(dollarsOf: (yearIndex: number) => number): ByYear {
  return Array.from({ length: OWNED_YEARS }, (_, i) => Math.round(dollarsOf(i)));
}

function collect(amountOf: (cost: Cost) => number): Record<Cost, number> {
  return Object.fromEntries(COSTS.map((cost) => [cost, amountOf(cost)])) as Record<Cost, number>;
}

function sumOf(costs: Readonly<Record<Cost, number>>): number {
  return COSTS.reduce((all, cost) => all + costs[cost], 0);
}
