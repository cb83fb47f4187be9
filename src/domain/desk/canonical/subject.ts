/** The vehicle of a desk request: identity, list price, value and powertrain. */

import type { Identity } from '#domain/vehicle/identity.ts';
import { valuationOf } from '#domain/vehicle/valuation.ts';
import { addMonths, type IsoDate, yearOf } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import { type CarFacts, type CarFuel, carOf, type DeskCar } from '../car.ts';

export interface Subject {
  readonly vin: Vin;
  /** Null where position 10 of the VIN names no year. */
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly manufacturer: string;
  readonly msrp: Cents;
  /** Retail value today and at the end of each of five years of ownership. */
  readonly worth: readonly Cents[];
  readonly car: DeskCar;
  /** The day whose rates and fees apply. */
  readonly asOf: IsoDate;
  /** Combined; of gasoline equivalent for a battery car. */
  readonly milesPerGallon: number;
}

const FUELS: Readonly<Record<Identity['engine']['fuel'], CarFuel>> = {
  Gasoline: 'gasoline',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-In Hybrid': 'plug-in hybrid',
  Electric: 'electric',
};

/** Years that ownership is looked ahead, and miles driven in each: the gateway's convention. */
export const OWNED_YEARS = 5;
export const OWNED_MILES_A_YEAR = 15_000;

/** The subject of a VIN's identity on a day. Odometer and condition are taken as stated, else filled in. */
export function subjectOf(
  identity: Identity,
  today: IsoDate,
  stated: Pick<CarFacts, 'odometer' | 'condition'> = {},
): Subject {
  const { vin, year, make, model, manufacturer, msrpCents, mpg, engine, dimensions } = identity;
  const car = carOf({ modelYear: identity.sampleYear, currentYear: yearOf(today), ...stated });
  return {
    vin,
    year,
    make,
    model,
    manufacturer,
    msrp: msrpCents,
    worth: Array.from({ length: OWNED_YEARS + 1 }, (_, years) => {
      const miles = car.odometer + years * OWNED_MILES_A_YEAR;
      return valuationOf({ identity, asOf: addMonths(today, 12 * years), miles }).retailValue;
    }),
    asOf: today,
    car: {
      ...car,
      msrp: msrpCents,
      fuel: FUELS[engine.fuel],
      curbWeightLb: dimensions.curbWeight,
      milesPerGallon: mpg.combined,
      cylinders: engine.cylinders,
    },
    milesPerGallon: mpg.combined,
  };
}
