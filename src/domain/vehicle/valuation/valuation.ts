/** Values a car at retail and trade-in on a date, by a stated depreciation curve. */
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Identity } from '../identity.ts';
import {
  MILEAGE_LAW,
  RETAINED_BY_AGE,
  RETAINED_FLOOR,
  RETAINED_STEP,
  TITLE_SHARE,
  TRADE_LAW,
} from './valuation.data.ts';

export type TitleStanding = keyof typeof TITLE_SHARE;

export interface ValuationInput {
  readonly identity: Identity;
  /** Odometer; by default the usual mileage for the age. */
  readonly miles?: number | undefined;
  readonly asOf: IsoDate;
  /** Status of the title, which reduces the value. */
  readonly title?: TitleStanding | undefined;
}

/** Retail value of a car for lending: its list price while new, else by the curve, reduced for title brands. */
export function guideValueOf(
  { modelYear, msrp }: { readonly modelYear: number; readonly msrp: Cents },
  { condition, odometer }: { readonly condition: 'new' | 'used'; readonly odometer: number },
  { asOf, title = 'clean' }: Pick<ValuationInput, 'asOf' | 'title'>,
): Cents {
  if (condition === 'new') return roundedDown(msrp * TITLE_SHARE[title]);
  const { share } = retainedShare(modelYear, { miles: odometer, asOf, title });
  return roundedDown(msrp * share);
}

export interface Valuation {
  readonly retailValue: Cents;
  readonly tradeInValue: Cents;
  readonly asOf: IsoDate;
  /** The given or assumed miles. */
  readonly miles: number;
  /** How the figures were derived, in one sentence. */
  readonly method: string;
}

const ROUND_TO_CENTS = 2_500;

/**
 * Retail and trade-in value: MSRP times the share retained at the car's age in months (counted from January of its
 * model year, interpolated between years), adjusted for mileage, then for the title. Rounded to 25 dollars.
 */
export function valuationOf({ identity, miles, asOf, title = 'clean' }: ValuationInput): Valuation {
  const { share, ageYears, driven } = retainedShare(identity.assumedYear, { miles, asOf, title });
  const retailValue = roundedDown(identity.msrpCents * share);
  const tradeInValue = roundedDown(
    Math.max(retailValue * TRADE_LAW.share - TRADE_LAW.reconditioningCents, retailValue * TRADE_LAW.floorShare),
  );
  return { retailValue, tradeInValue, asOf, miles: driven, method: methodOf(identity, ageYears, driven, title) };
}

/** The share of the list price retained by age, miles and title. */
function retainedShare(modelYear: number, { miles, asOf, title = 'clean' }: Omit<ValuationInput, 'identity'>) {
  const ageYears = ageInYears(modelYear, asOf);
  const usualMiles = Math.round(ageYears * MILEAGE_LAW.usualAYear);
  const driven = miles ?? usualMiles;
  const share = retainedAt(ageYears) * mileageFactor(driven - usualMiles) * TITLE_SHARE[title];
  return { share, ageYears, driven };
}

/** Years with months as a fraction, from January of the model year; never below zero. */
function ageInYears(modelYear: number, asOf: IsoDate): number {
  return Math.max(0, yearOf(asOf) - modelYear + (Number(asOf.slice(5, 7)) - 1) / 12);
}

/**
 * The share of MSRP retained at an age: the posted points with linear interpolation, then a fixed step per year down to
 * the floor.
 */
function retainedAt(ageYears: number): number {
  const whole = Math.floor(ageYears);
  const here = retainedAtYear(whole);
  return here + (retainedAtYear(whole + 1) - here) * (ageYears - whole);
}

function retainedAtYear(years: number): number {
  const posted = RETAINED_BY_AGE[years];
  if (posted !== undefined) return posted;
  const lastYear = RETAINED_BY_AGE.length - 1;
  return Math.max(RETAINED_FLOOR, (RETAINED_BY_AGE[lastYear] as number) * RETAINED_STEP ** (years - lastYear));
}

function mileageFactor(overUsual: number): number {
  const moved = 1 - (overUsual / 1000) * MILEAGE_LAW.perThousand;
  return Math.min(MILEAGE_LAW.most, Math.max(MILEAGE_LAW.least, moved));
}

function roundedDown(value: number): Cents {
  return (Math.floor(value / ROUND_TO_CENTS) * ROUND_TO_CENTS) as Cents;
}

function methodOf(identity: Identity, ageYears: number, miles: number, title: TitleStanding): string {
  const share = (retainedAt(ageYears) * 100).toFixed(1);
  const brand = title === 'clean' ? '' : `, a ${title} title at ${TITLE_SHARE[title] * 100}% of clean`;
  return `Depreciation curve: ${share}% of ${identity.msrpEstimate !== undefined ? 'the estimated MSRP' : 'MSRP'} at ${ageYears.toFixed(1)} years for ${[identity.make, identity.model].filter(Boolean).join(' ') || 'the vehicle'}, ${miles} miles${brand}; trade-in is retail less margin and reconditioning.`;
}
