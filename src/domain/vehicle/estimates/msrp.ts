/** Estimates the list price of a real vehicle, for figures that require one. */
import type { Cents } from '#kernel/money.ts';
import { linesSoldIn, TABLE_YEAR } from '../builds.ts';
import type { Body } from '../lines/line.ts';
import { classOf } from '../rating/rating-class.ts';
import {
  BODY_DOLLARS,
  CLASS_MULTIPLES,
  DOLLARS_WHEN_UNKNOWN,
  TYPE_DOLLARS,
  WEIGHT_CLASS_DOLLARS,
} from './msrp.data.ts';
import { msrpIn } from './msrp-by-year.ts';

export interface MsrpEstimate {
  readonly estimated: true;
  readonly msrpCents: Cents;
  /** How the figure was derived, in one sentence. */
  readonly method: string;
  readonly confidence: 'medium' | 'low';
}

export interface PricedVehicle {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly trim: string | undefined;
  readonly vehicleType: string;
  readonly body: Body | undefined;
  /** NHTSA's words: `Class 8: 33,001 lb and above`. */
  readonly gvwr: string | undefined;
  readonly assumedYear: number;
}

/**
 * From the price table of the model line if it was sold that year, else by class; both adjusted by 2 percent a year.
 */
export function estimateMsrp(vehicle: PricedVehicle): MsrpEstimate {
  return byLine(vehicle) ?? byClass(vehicle);
}

function byLine({ make, model, trim, assumedYear }: PricedVehicle): MsrpEstimate | undefined {
  const line = linesSoldIn(assumedYear).find((one) => one.make === make && one.model === model);
  const named = line?.builds.find((build) => build.trim.toLowerCase() === trim?.toLowerCase());
  const build = named ?? line?.builds[0];
  if (build === undefined) return undefined;
  const which = named === undefined ? 'the base trim' : `the trim ${named.trim}`;
  return {
    estimated: true,
    msrpCents: (msrpIn(assumedYear, build) * 100) as Cents,
    method: `Carport's price table for ${which} of the ${build.make} ${build.model}, adjusted by 2 percent a year to model year ${assumedYear}.`,
    confidence: named === undefined ? 'low' : 'medium',
  };
}

function byClass({ make, model, trim, vehicleType, body, gvwr, assumedYear }: PricedVehicle): MsrpEstimate {
  const weightClass = /^Class ([3-8])/.exec(gvwr ?? '')?.[1];
  const heavy = weightClass === undefined ? undefined : WEIGHT_CLASS_DOLLARS[weightClass];
  const usual = heavy ?? (body === undefined ? undefined : BODY_DOLLARS[body]);
  const dollars = usual ?? TYPE_DOLLARS[vehicleType] ?? DOLLARS_WHEN_UNKNOWN;
  const isLight = heavy === undefined && body !== undefined;
  const rating = classOf({ make: make ?? '', model: model ?? '', trim: trim ?? '' });
  const multiple = isLight ? (CLASS_MULTIPLES[rating] as number) : 1;
  const of = heavy === undefined ? (body ?? vehicleType) : `weight class ${weightClass}`;
  const scaled = { msrpDollars: dollars * multiple, pricedYear: TABLE_YEAR };
  return {
    estimated: true,
    msrpCents: (msrpIn(assumedYear, scaled) * 100) as Cents,
    method: `Usual list price of the class (${of}${isLight ? `, rating class ${rating}` : ''}), adjusted by 2 percent a year to model year ${assumedYear}.`,
    confidence: 'low',
  };
}
