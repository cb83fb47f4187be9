/** Vehicle facts that the desk needs: new or used, miles, age, list price. */
import type { Cents } from '#kernel/money.ts';

export interface DeskCar {
  readonly condition: 'new' | 'used';
  /** Miles on the odometer. */
  readonly odometer: number;
  /** Whole model years, 0 for the current and coming one. */
  readonly ageYears: number;
  readonly msrp?: Cents;
  /** Retail value by the guide for its age and miles; the list price of a new car. */
  readonly guideValue?: Cents;
  readonly fuel?: CarFuel;
  readonly curbWeightLb?: number;
  /** Combined; of gasoline equivalent for a battery car. */
  readonly milesPerGallon?: number;
  readonly cylinders?: number;
  /** Where the dealer who lists the car is; unknown when absent. */
  readonly dealerZip?: string | undefined;
  /** The facts above that no record states and that were estimated. */
  readonly estimated?: readonly EstimatedFact[];
}

export type CarFuel = 'gasoline' | 'diesel' | 'hybrid' | 'plug-in hybrid' | 'electric';
export type EstimatedFact = 'msrp' | 'fuel' | 'curbWeightLb' | 'milesPerGallon' | 'cylinders';

/** Under this many miles a car of the current or last model year still counts as new. */
const NEW_MILES = 1000;
/** Assumed miles a year of a car without an odometer reading. */
const MILES_A_YEAR = 12_000;

export interface CarFacts {
  /** Null where position 10 of the VIN names no year: the car is taken to be of the current one. */
  readonly modelYear: number | null;
  readonly currentYear: number;
  readonly odometer?: number | undefined;
  readonly condition?: 'new' | 'used' | undefined;
  readonly dealerZip?: string | undefined;
}

/**
 * Fills in what was not said: without an odometer a car of the current or last model year has run nothing,
 * an older one 12,000 miles a year; new is under 1,000 miles and of those years.
 */
export function carOf({ modelYear, currentYear, odometer, condition }: CarFacts): DeskCar {
  const ageYears = Math.max(0, currentYear - (modelYear ?? currentYear));
  const recent = ageYears <= 1;
  const miles = odometer ?? (recent && condition !== 'used' ? 0 : ageYears * MILES_A_YEAR);
  return { condition: condition ?? (recent && miles < NEW_MILES ? 'new' : 'used'), odometer: miles, ageYears };
}

/** The facts of a car that vehicle taxes go by. */
export function taxedCar({ condition, ageYears, curbWeightLb, milesPerGallon, fuel, dealerZip }: DeskCar) {
  return { condition, ageYears, curbWeightLb, milesPerGallon, fuel, dealerZip };
}
