/** The vehicle of a desk request: identity, list price, value and powertrain. */

import type { MsrpEstimate } from '#domain/vehicle/estimates/msrp.ts';
import { titleStandingOf } from '#domain/vehicle/history/history.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { valuationOf } from '#domain/vehicle/valuation/valuation.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { addMonths, type IsoDate } from '#kernel/dates.ts';
import { type Cents, dollars } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import type { CarFacts, DeskCar } from '../car.ts';
import { deskCarOf, deskVehicleOf } from '../desk-vehicle.ts';

export interface Subject {
  readonly vin: Vin;
  /** Null when position 10 of the VIN is not a year code. */
  readonly year: number | null;
  /** Undefined when no source states it. */
  readonly make?: string;
  readonly model?: string;
  readonly manufacturer: string;
  readonly msrp: Cents;
  /** How the MSRP was estimated; undefined when it is known. */
  readonly msrpEstimate?: MsrpEstimate;
  /** Today's estimate, as in the VIN's record. */
  readonly retailValue: Cents;
  /** The value that a lender lends against; the list price of a new car. */
  readonly guideValue: Cents;
  /** Retail value today and at the end of each of five years of ownership. */
  readonly worth: readonly Cents[];
  readonly car: DeskCar;
  /** The date whose rates and fees apply. */
  readonly asOf: IsoDate;
  /** Combined, or per gallon equivalent for an electric car. */
  readonly milesPerGallon: number;
}

/** Years of ownership and miles per year, by the gateway's convention. */
export const OWNED_YEARS = 5;
export const OWNED_MILES_A_YEAR = 15_000;

/** The subject of a VIN's identity on a date. Odometer and condition are used as stated, else estimated. */
export function subjectOf(
  identity: Identity,
  today: IsoDate,
  stated: Pick<CarFacts, 'odometer' | 'condition' | 'dealerZip'> = {},
): Subject {
  const { vin, year, make, model, manufacturer, msrpCents, msrpEstimate } = identity;
  const vehicle = deskVehicleOf(identity);
  const title = titleStandingOf(vin);
  const car = deskCarOf(vehicle, today, { ...stated, title });
  return {
    vin,
    year,
    ...withoutUndefined({ make, model, msrpEstimate }),
    manufacturer,
    msrp: msrpCents,
    retailValue: valuationOf({ identity, asOf: today, miles: car.odometer, title }).retailValue,
    guideValue: car.guideValue ?? msrpCents,
    worth: Array.from({ length: OWNED_YEARS + 1 }, (_, years) => {
      const miles = car.odometer + years * OWNED_MILES_A_YEAR;
      return valuationOf({ identity, asOf: addMonths(today, 12 * years), miles }).retailValue;
    }),
    asOf: today,
    car,
    milesPerGallon: vehicle.milesPerGallon,
  };
}

/** Default price of a car: the asking price, else the retail value today, else the MSRP. */
export function defaultPrice(
  { retailValue, msrp }: Pick<Subject, 'retailValue' | 'msrp'>,
  askingDollars: number | null | undefined,
): { readonly price: Cents; readonly priceBasis: 'asking-price' | 'retail-value' | 'msrp' } {
  if (askingDollars !== null && askingDollars !== undefined) {
    return { price: dollars(askingDollars), priceBasis: 'asking-price' };
  }
  if (retailValue > 0) return { price: retailValue, priceBasis: 'retail-value' };
  return { price: msrp, priceBasis: 'msrp' };
}
