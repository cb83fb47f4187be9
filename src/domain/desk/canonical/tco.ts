/** Answers `/tco/{vin}`: seven costs over five years, in whole dollars that add up. */
import { type Cents, cents, dollars, minus, percentOf, sum, toDecimal } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import type { Derivation } from '../derivation.ts';
import { loanSchedule } from '../payment/loan.ts';
import { DEFAULT_SCORE, postedApr } from '../rates/posted-apr.ts';
import { OWNERSHIP } from './ownership-costs.data.ts';
import { OWNED_MILES_A_YEAR, OWNED_YEARS, type Subject } from './subject.ts';
import { type PriceBasis, taxesAndFees } from './taxes-and-fees.ts';

export interface TcoAsked {
  readonly state: StateCode;
  readonly zip: string;
  readonly price: Cents;
  readonly priceBasis: PriceBasis;
  /** Where the car would come from. Echoed only: hauling is quoted by transport and is no cost of owning. */
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

/** Each total is the sum of its five years, `tcoPrice` the sum of the seven costs, and a mile costs `tcoPrice` / 75,000. */
export function tcoAnswer(subject: Subject, asked: TcoAsked) {
  const { vin, year, make, model, manufacturer } = subject;
  const costs = costsByYear(subject, asked);
  const totals = collect((cost) => costs[cost].reduce((all, one) => all + one, 0));
  const tcoPrice = sumOf(totals);
  const averageCostPerMile = Math.round((tcoPrice / (OWNED_MILES_A_YEAR * OWNED_YEARS)) * 100) / 100;
  const ofYear = (i: number) => {
    const one = collect((cost) => costs[cost][i] ?? 0);
    return { ...one, tcoPrice: sumOf(one), averageCostPerMile };
  };
  return {
    vehicle: { vin, year, make, model, manufacturer },
    zip: asked.zip,
    ...(asked.fromZip === undefined ? {} : { fromZip: asked.fromZip }),
    tco: {
      total: { federalTaxCredit: OWNERSHIP.federalTaxCredit, ...totals, tcoPrice, averageCostPerMile },
      years: { '1': ofYear(0), '2': ofYear(1), '3': ofYear(2), '4': ofYear(3), '5': ofYear(4) },
    },
    derivation: [ownershipStep(subject, asked, tcoPrice)],
  };
}

function costsByYear(subject: Subject, { state, price, priceBasis }: TcoAsked): Record<Cost, ByYear> {
  const { car } = subject;
  const sale = taxesAndFees(subject, { state, price, priceBasis, tradeIn: cents(0) });
  // Only what the state asks again every year: registration, and the road fee of an electric car.
  const renewal = sum(sale.fees.registrationFee, sale.fees.dmvFees['Electric Vehicle Road Fee'] ?? cents(0));
  const values = valuesByYear(price, subject.worth);
  const { insurance, maintenance, repairs, electricMaintenanceShare } = OWNERSHIP;
  const share = car.fuel === 'electric' ? electricMaintenanceShare : 1;
  return {
    insurance: perYear((i) => insurance.base + ((values[i] ?? 0) * insurance.pctOfValue) / 100),
    maintenance: perYear((i) => at(maintenance, car.ageYears + i) * share),
    repairs: perYear((i) => at(repairs, car.ageYears + i)),
    taxesAndFees: perYear((i) => (i === 0 ? sale.totalTaxesAndFees : renewal) / 100),
    financeInterest: interestByYear(subject, sum(price, sale.totalTaxesAndFees)),
    depreciation: perYear((i) => Math.max(0, (values[i] ?? 0) - (values[i + 1] ?? 0))),
    fuel: perYear(() => fuelOf(subject)),
  };
}

/** What a car bought at `price` is worth at the start of each year and after the last, in dollars: it follows the valuation. */
function valuesByYear(price: Cents, worth: readonly Cents[]): number[] {
  const today = worth[0] ?? price;
  return worth.map((value) => (price * (today === 0 ? 1 : value / today)) / 100);
}

/** Interest of each year on the posted loan: what is due less a tenth, over sixty months at the default score. */
function interestByYear({ car }: Subject, due: Cents): ByYear {
  const { downPct, termMonths } = OWNERSHIP.finance;
  const facts = { creditScore: DEFAULT_SCORE, condition: car.condition, miles: car.odometer, ageYears: car.ageYears };
  const principal = minus(due, percentOf(due, downPct));
  const { payments, balances } = loanSchedule({ principal, aprPct: postedApr(facts), termMonths });
  return perYear((i) => {
    const opening = i === 0 ? principal : (balances[i * 12 - 1] ?? 0);
    const paid = payments.slice(i * 12, i * 12 + 12).reduce((all, one) => all + one, 0);
    return (paid - (opening - (balances[i * 12 + 11] ?? 0))) / 100;
  });
}

/** Fuel or power of one year, in dollars. */
function fuelOf({ car, milesPerGallon }: Subject): number {
  const { fuel } = OWNERSHIP;
  if (car.fuel === 'electric')
    return OWNED_MILES_A_YEAR * (fuel.kwhPerGallonEquivalent / milesPerGallon) * fuel.dollarsPerKwh;
  return (OWNED_MILES_A_YEAR / milesPerGallon) * fuel.dollarsPerGallon;
}

function ownershipStep({ car }: Subject, { price, priceBasis }: TcoAsked, tcoPrice: number): Derivation {
  const { table, year, source, finance } = OWNERSHIP;
  return {
    figure: 'tcoPrice',
    value: toDecimal(dollars(tcoPrice)),
    rule: 'insurance, maintenance, repairs, taxes and fees, interest, depreciation and fuel of five years, each year in whole dollars',
    inputs: {
      price: toDecimal(price),
      priceBasis,
      milesPerYear: OWNED_MILES_A_YEAR,
      ageYears: car.ageYears,
      ...finance,
    },
    row: { table, key: car.fuel === 'electric' ? 'electric' : 'fuel', year, source, confidence: 'low' },
  };
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

/** The entry of a list by age; the last one serves every greater age. */
function at(list: readonly number[], age: number): number {
  return list[Math.min(age, list.length - 1)] ?? 0;
}
