/**
 * Computes a car's registration cost in a state: every bill line with its legal source, for the first and later years.
 */
import type { IsoDate } from '#kernel/dates.ts';
import { type Cents, sum } from '#kernel/money.ts';
import type { StateCode } from '../../../places/states.ts';
import type { CarFuel, EstimatedFact } from '../../car.ts';
import { inForce } from '../../in-force.ts';
import { amountOf, isDue, type Measured, type Part } from './formula.ts';
import { EV_FEE, type RegistrationRow } from './row.ts';
import { ROWS_A_I } from './rows-a-i.data.ts';
import { ROWS_K_N } from './rows-k-n.data.ts';
import { ROWS_N_W } from './rows-n-w.data.ts';

export interface RegistrationFacts {
  readonly state: StateCode;
  /** The date whose fees apply. */
  readonly asOf: IsoDate;
  readonly price: Cents;
  readonly condition: 'new' | 'used';
  /** Whole model years; 0 for the current and the next one. */
  readonly ageYears: number;
  readonly msrp?: Cents | undefined;
  readonly fuel?: CarFuel | undefined;
  readonly curbWeightLb?: number | undefined;
  readonly milesPerGallon?: number | undefined;
  readonly cylinders?: number | undefined;
  readonly estimated?: readonly EstimatedFact[] | undefined;
  /** The county where the car is kept, as the place table spells it; if absent, the state's averages apply. */
  readonly county?: string | undefined;
}

/** One line of a bill. */
export interface RegistrationLine {
  readonly part: Part;
  readonly amount: Cents;
}

export interface Registration {
  readonly lines: readonly RegistrationLine[];
  /** Bills of counties and cities. */
  readonly billedApart: readonly RegistrationLine[];
  /** Sum of `lines`. */
  readonly due: Cents;
  /** Years that the payment covers. */
  readonly termYears: number;
  /** The car as the formulas see it, and the assumed facts. */
  readonly car: Measured;
  readonly assumed: readonly EstimatedFact[];
}

export const REGISTRATION_ROWS: ReadonlyMap<StateCode, RegistrationRow> = new Map(
  [...ROWS_A_I, ...ROWS_K_N, ...ROWS_N_W].map((row) => [row.state, row]),
);

/** Assumptions for unstated facts: about the median of cars on the road. Each use is reported as assumed. */
const TYPICAL = { curbWeightLb: 3900, milesPerGallon: 27, cylinders: 4, fuel: 'gasoline' } as const;

/**
 * The registration of a car in a state. `renewalYear` is 0 for the registration with the sale, and n for n years later;
 * the rows in force on `asOf` apply to all.
 */
export function registrationOf(facts: RegistrationFacts, renewalYear = 0): Registration {
  const row = REGISTRATION_ROWS.get(facts.state);
  if (row === undefined) throw new Error(`No registration fees are listed for the state ${facts.state}.`);
  const { car, assumed } = measuredCar(facts, renewalYear);
  const lines = versionsInForce(partsIn(row.parts, facts.county), facts.asOf)
    .filter((part) => isDue(part, car, renewalYear > 0))
    .map((part) => ({ part, amount: amountOf(part.pays, car) }))
    .filter(({ amount }) => amount > 0);
  const billed = lines.filter(({ part }) => part.billedApart === undefined);
  return {
    lines: billed,
    billedApart: lines.filter(({ part }) => part.billedApart !== undefined),
    due: sum(...billed.map(({ amount }) => amount)),
    termYears: (renewalYear === 0 && facts.condition === 'new' ? row.termYearsNew : undefined) ?? row.termYears,
    car,
    assumed,
  };
}

/**
 * The cost of registration and county vehicle taxes in each year of ownership. A payment for several years counts in
 * the year it is due.
 */
export function registrationByYear(facts: RegistrationFacts, yearCount: number): readonly Cents[] {
  let nextDue = 0;
  return Array.from({ length: yearCount }, (_, year) => {
    const { due, billedApart, termYears } = registrationOf(facts, year);
    const apart = sum(...billedApart.map(({ amount }) => amount));
    if (year < nextDue) return apart;
    nextDue = year + termYears;
    return sum(due, apart);
  });
}

/** True for the surcharge on cars that use little or no motor fuel, a separate line on bills. */
export function isRoadFee({ label }: Part): boolean {
  return label === EV_FEE;
}

/**
 * The parts due in a county: its own, those of the whole state, and an average for each label without a part for the
 * county.
 */
function partsIn(parts: readonly Part[], county: string | undefined): Part[] {
  const isOwn = ({ counties }: Part) => county !== undefined && counties?.split(', ').includes(county) === true;
  const replaced = new Set(parts.filter(isOwn).map(({ label }) => label));
  return parts.filter((part) => {
    if (part.counties !== undefined) return isOwn(part);
    return part.localAverage === undefined || !replaced.has(part.label);
  });
}

/** The version of each part in force on a date, or its first version before that. */
function versionsInForce(parts: readonly Part[], on: IsoDate): Part[] {
  const versions = Map.groupBy(parts, ({ label, fuels, age, condition, when }) =>
    JSON.stringify([label, fuels, age, condition, when]),
  );
  return [...versions.values()].flatMap((group) => inForce(group, on) ?? group.slice(0, 1));
}

function measuredCar(facts: RegistrationFacts, renewalYear: number): { car: Measured; assumed: EstimatedFact[] } {
  const { price, msrp, fuel, curbWeightLb, milesPerGallon, cylinders } = facts;
  const stated = { msrp, fuel, curbWeightLb, milesPerGallon, cylinders };
  const assumed = (Object.keys(stated) as (keyof typeof stated)[]).filter((name) => stated[name] === undefined);
  const car = {
    price,
    msrp: msrp ?? price,
    ageYears: facts.ageYears + renewalYear,
    ownedYears: renewalYear,
    condition: facts.condition,
    fuel: fuel ?? TYPICAL.fuel,
    curbWeightLb: curbWeightLb ?? TYPICAL.curbWeightLb,
    milesPerGallon: milesPerGallon ?? TYPICAL.milesPerGallon,
    taxableHorsepower: fuel === 'electric' ? 0 : taxableHorsepower(cylinders ?? TYPICAL.cylinders),
  };
  return { car, assumed: [...new Set([...assumed, ...(facts.estimated ?? [])])] };
}

/** Cylinders × bore² / 2.5 in inches, the formula of the Royal Automobile Club, with a typical bore of 3.4 inches. */
function taxableHorsepower(cylinders: number): number {
  return (cylinders * 3.4 ** 2) / 2.5;
}
