/**
 * List prices by class of vehicle, for real vehicles whose price no source of Carport states.
 * Source: our own planning figures in 2026 dollars, shaped on published average transaction prices of the US market.
 * Confidence low.
 */

/** Whole dollars of a mainstream make, by body. */
export const BODY_DOLLARS = {
  Sedan: 29_500,
  Coupe: 34_000,
  Convertible: 42_000,
  Hatchback: 27_000,
  Wagon: 36_000,
  SUV: 38_500,
  Truck: 48_000,
  Minivan: 43_000,
  Van: 49_000,
} as const;

/** Whole dollars where only NHTSA's vehicle type is known. */
export const TYPE_DOLLARS: Readonly<Record<string, number>> = {
  'Passenger Car': 30_000,
  'Multipurpose Passenger Vehicle (MPV)': 39_000,
  Truck: 48_000,
  Bus: 180_000,
  'Incomplete Vehicle': 55_000,
  Motorcycle: 13_500,
  Trailer: 24_000,
  'Low Speed Vehicle (LSV)': 14_000,
  'Off Road Vehicle': 14_500,
};
export const DOLLARS_WHEN_UNKNOWN = 38_000;

/** Whole dollars of trucks and chassis by the first digit of their weight class (49 CFR 565.15). */
export const WEIGHT_CLASS_DOLLARS: Readonly<Record<string, number>> = {
  3: 58_000,
  4: 68_000,
  5: 78_000,
  6: 98_000,
  7: 118_000,
  8: 165_000,
};

/** What a rating class costs as a multiple of a mainstream make: index 1 … 8. */
export const CLASS_MULTIPLES: readonly number[] = [1, 0.95, 0.98, 1, 1.5, 1.6, 1.75, 2.6, 7];
