/** The facts of a car behind an answer, each with its source; one shape for every endpoint that accepts a VIN. */
import { z } from 'zod';
import { carOf } from '#domain/desk/car.ts';
import { titleStandingOf } from '#domain/vehicle/history/history.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { valuationOf } from '#domain/vehicle/valuation/valuation.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import { type Cents, dollars, toDecimal } from '#kernel/money.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Car } from './car.ts';

/** Sources in addition to those of a provenance block. */
const REQUEST = 'request';
const ESTIMATE = 'estimate';

const sourcedFact = z
  .strictObject({
    value: z.union([z.string(), z.number()]),
    source: z.string(),
    estimated: z.literal(true).optional(),
    method: z.string().optional(),
  })
  .meta({ id: 'CarFact' });

export const carFacts = z
  .strictObject({
    identity: sourcedFact,
    miles: sourcedFact,
    condition: sourcedFact,
    certified: z.literal(true).optional(),
    price: sourcedFact,
    msrp: sourcedFact,
    zip: sourcedFact.optional(),
  })
  .meta({
    id: 'CarFacts',
    description: 'Facts behind the answer, each with its source',
  });

type Fact<Value> = {
  readonly value: Value;
  readonly source: string;
  readonly estimated?: true;
  readonly method?: string;
};

export type CarFacts = {
  /** `2021 Toyota Camry SE`, or the VIN when the car cannot be named. */
  readonly identity: Fact<string>;
  readonly miles: Fact<number>;
  /** `new` or `used`. */
  readonly condition: Fact<string>;
  readonly certified?: true;
  /** The asking price, else the retail value; dollars and cents. */
  readonly price: Fact<string>;
  readonly msrp: Fact<string>;
  /** Location of the car. */
  readonly zip?: Fact<string>;
};

/** Facts that the request states. They take precedence over every source. */
export interface FactsSaid {
  readonly odometer?: number | undefined;
  readonly condition?: 'new' | 'used' | undefined;
  /** Determines new or used by the stated odometer, whatever the listing says. */
  readonly judged?: boolean;
  readonly msrpCents?: Cents | undefined;
}

const BY_AGE = 'By model year: zero for the current and the previous year, else 12,000 miles per year of age.';
const BY_MILES = 'New means under 1,000 miles and of the current or previous model year.';

/** Every fact of a car on a date, estimated when no source states it. */
export function factsOf(car: Car, today: IsoDate, said: FactsSaid = {}): CarFacts {
  const { identity, listed } = car;
  const source = listed?.source ?? '';
  const asking = listed?.askingDollars ?? undefined;
  const { odometer, condition } = drivenCar(car, today, said);
  const { retailValue, method } = valuationOf({
    identity,
    miles: odometer,
    asOf: today,
    title: titleStandingOf(identity.vin),
  });
  return {
    identity: { value: nameOf(identity), source: identity.provenance.source },
    miles: fact(said.odometer, REQUEST) ?? fact(listed?.miles, source) ?? estimate(odometer, BY_AGE),
    condition:
      fact(said.condition, REQUEST) ??
      fact(isJudged(said) ? undefined : listed?.condition, source) ??
      estimate(condition, BY_MILES),
    ...(listed?.certified === true ? { certified: true } : {}),
    price:
      fact(asking === undefined ? undefined : toDecimal(dollars(asking)), source) ??
      estimate(toDecimal(retailValue), method),
    msrp: fact(said.msrpCents === undefined ? undefined : toDecimal(said.msrpCents), REQUEST) ?? msrpFact(identity),
    ...withoutUndefined({ zip: fact(listed?.zip, source) }),
  };
}

/** Miles, condition and age: as stated, else as listed, else by model year. */
function drivenCar({ identity, listed }: Car, today: IsoDate, said: FactsSaid = {}) {
  return carOf({
    modelYear: identity.assumedYear,
    currentYear: yearOf(today),
    odometer: said.odometer ?? listed?.miles,
    condition: said.condition ?? (isJudged(said) ? undefined : listed?.condition),
  });
}

function isJudged({ judged = false, odometer }: FactsSaid): boolean {
  return judged && odometer !== undefined;
}

/** The source of a car's list price. */
function msrpFact({ msrpCents, msrpEstimate, provenance, origin }: Identity): Fact<string> {
  const value = toDecimal(msrpCents);
  if (msrpEstimate !== undefined) return { value, source: ESTIMATE, estimated: true, method: msrpEstimate.method };
  return { value, source: origin === 'fed' ? SOURCES.rooftop : provenance.source };
}

function nameOf({ vin, year, make, model, trim }: Identity): string {
  const words = [make, model, trim].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? vin : [year, ...words].filter((word) => word !== null).join(' ');
}

/** The stated facts of the car, for its figures; estimates are omitted. */
export function statedFacts({ miles, condition, zip }: CarFacts): {
  odometer?: number;
  condition?: 'new' | 'used';
  dealerZip?: string;
} {
  return {
    ...withoutUndefined({ dealerZip: zip?.value }),
    ...(miles.estimated ? {} : { odometer: miles.value }),
    ...(condition.estimated ? {} : { condition: condition.value === 'new' ? ('new' as const) : ('used' as const) }),
  };
}

function fact<Value>(value: Value | undefined, source: string): Fact<Value> | undefined {
  return value === undefined ? undefined : { value, source };
}

function estimate<Value>(value: Value, method: string): Fact<Value> {
  return { value, source: ESTIMATE, estimated: true, method };
}
