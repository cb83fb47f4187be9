/** Vehicle facts that the desk needs: new or used, miles, age, list price. */
import type { Cents } from '#kernel/money.ts';

export interface DeskCar {
  readonly condition: 'new' | 'used';
  /** Miles on the odometer. */
  readonly odometer: number;
  /** Whole model years; 0 for the current and the next one. */
  readonly ageYears: number;
  readonly msrp?: Cents;
  /** Guide retail value for its age and miles; the list price of a new car. */
  readonly guideValue?: Cents;
  readonly fuel?: CarFuel;
  readonly curbWeightLb?: number;
  /** Combined, or per gallon equivalent for an electric car. */
  readonly milesPerGallon?: number;
  readonly cylinders?: number;
  /** ZIP of the listing dealer; unknown when absent. */
  readonly dealerZip?: string | undefined;
  /** The facts above that were estimated because no record states them. */
  readonly estimated?: readonly EstimatedFact[];
}

export type CarFuel = 'gasoline' | 'diesel' | 'hybrid' | 'plug-in hybrid' | 'electric';
export type EstimatedFact = 'msrp' | 'fuel' | 'curbWeightLb' | 'milesPerGallon' | 'cylinders';

/** Below this mileage, a car of the current or previous model year counts as new. */
const NEW_MILES = 1000;
/** Assumed miles per year without an odometer reading. */
const MILES_A_YEAR = 12_000;

export interface CarFacts {
  /** Null when position 10 of the VIN is not a year code; the car then counts as of the current year. */
  readonly modelYear: number | null;
  readonly currentYear: number;
  readonly odometer?: number | undefined;
  readonly condition?: 'new' | 'used' | undefined;
  readonly dealerZip?: string | undefined;
}

/**
 * Estimates what was not stated: without an odometer, a car of the current or previous model year has zero miles, an
 * older one 12,000 per year. New means under 1,000 miles and of those years.
 */
export function carOf({ modelYear, currentYear, odometer, condition }: CarFacts): DeskCar {
  const ageYears = Math.max(0, currentYear - (modelYear ?? currentYear));
  const recent = ageYears <= 1;
  const miles = odometer ?? (recent && condition !== 'used' ? 0 : ageYears * MILES_A_YEAR);
  return { condition: condition ?? (recent && miles < NEW_MILES ? 'new' : 'used'), odometer: miles, ageYears };
}

/** The facts that vehicle taxes depend on. */
export function taxedCar({ condition, ageYears, curbWeightLb, milesPerGallon, fuel, dealerZip }: DeskCar) {
  return { condition, ageYears, curbWeightLb, milesPerGallon, fuel, dealerZip };
}
