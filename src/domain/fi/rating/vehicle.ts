/** Vehicle facts for rating: class, age, miles, and new or used. */
import { drawHash } from '#kernel/hash.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import { MAKERS } from '../../vehicle/makers.data.ts';
import { classOf } from '../../vehicle/rating/rating-class.ts';

/** The known facts of the car before rating. Omitted means false or unknown. */
export interface VehicleFacts {
  readonly vin: Vin;
  /** Null when position 10 of the VIN is not a year code. */
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly trim?: string;
  readonly body?: string;
  readonly fuel: 'gasoline' | 'diesel' | 'hybrid' | 'electric';
  readonly forcedInduction?: boolean;
  readonly allWheelDrive?: boolean;
  readonly oneTon?: boolean;
  readonly luxuryElectronics?: boolean;
  readonly lifted?: boolean;
  readonly commercialUse?: boolean;
  readonly salvageTitle?: boolean;
  readonly wheelInches?: number;
  readonly msrp?: Cents;
  /** Why the rate book has no class for it: `a Motorcycle`, `a vehicle of weight class 8`. */
  readonly notRated?: string;
}

/** The car as the rate book sees it. */
export interface RatedVehicle extends VehicleFacts {
  readonly class: number;
  /** Whole model years, never below zero; null when the year is unknown. */
  readonly ageYears: number | null;
  readonly odometer: number;
  readonly condition: 'new' | 'used';
  /** Months of factory bumper-to-bumper coverage from new. */
  readonly factoryMonths: number;
  /** 1.0000 … 1.0400: the VIN's factor on every dealer cost. */
  readonly bump: number;
}

/** Excluded from every family that covers the car itself. */
export const CLASS_NOT_RATED = 8;
const NEW_ODOMETER_MAX = 1_000;
const MILES_A_YEAR = 12_000;
/** For makes missing from the maker table. */
const FACTORY_YEARS_USUAL = 3;
const BUMP_STEPS = 401;

/** The stated use of a car. */
export interface StatedUse {
  /** Miles. */
  readonly odometer?: number;
  readonly condition?: 'new' | 'used';
}

/** The car as rated in a year; a missing odometer counts as 0 for new years, else 12,000 miles per year of age. */
export function ratedVehicle(facts: VehicleFacts, currentYear: number, stated: StatedUse = {}): RatedVehicle {
  const { odometer } = stated;
  const ageYears = facts.year === null ? null : Math.max(0, currentYear - facts.year);
  const recent = facts.year !== null && facts.year >= currentYear - 1;
  const miles = odometer ?? (recent ? 0 : MILES_A_YEAR * (ageYears ?? 0));
  return {
    ...facts,
    class: facts.notRated === undefined ? classOf(facts) : CLASS_NOT_RATED,
    ageYears,
    odometer: miles,
    condition: stated.condition ?? (recent && miles < NEW_ODOMETER_MAX ? 'new' : 'used'),
    factoryMonths: 12 * (MAKERS[facts.make]?.basic[0] ?? FACTORY_YEARS_USUAL),
    bump: vinBump(facts.vin),
  };
}

/** The VIN's factor on dealer cost: 0 to 4 percent in hundredths of a percent; never changes. */
export function vinBump(vin: Vin): number {
  return 1 + (drawHash('fi-rate-bump', vin) % BUMP_STEPS) / 10_000;
}
