/**
 * Derives the facts by which a lender rates a car (new or used, age, miles) from its VIN and the statements of desk or
 * buyer.
 */

import { type IsoInstant, yearOf } from '#kernel/dates.ts';
import { modelYear, parseVin } from '#kernel/vin.ts';
import type { RatedCar } from '../credit-tiers/tiers.ts';
import { carOf } from '../desk/car.ts';

interface KnownCarFacts {
  /** When the figures use another model year than the VIN. */
  readonly modelYear?: number | undefined;
  readonly odometer?: number | undefined;
  readonly condition?: 'new' | 'used' | undefined;
}

export function ratedCar(vin: string, now: IsoInstant, { modelYear: year, ...known }: KnownCarFacts = {}): RatedCar {
  const parsed = parseVin(vin);
  const currentYear = yearOf(now);
  const car = carOf({
    modelYear: year ?? (parsed === undefined ? null : modelYear(parsed, currentYear)),
    currentYear,
    ...known,
  });
  return { used: car.condition === 'used', ageYears: car.ageYears, miles: car.odometer };
}
