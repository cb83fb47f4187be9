/**
 * The rate-book pages of families priced by months alone: tire, key, dent, appearance, rust, etch, lease wear and lifetime warranty.
 * Source: published price lists of about 2025 and an administrator's rate fixture as anchors; the factors were chosen in 2026. Confidence low.
 */

type Term = readonly [months: number, factor: number];

/** Months and factor that tire, key and dent protection share. */
export const SHARED_TERMS: readonly Term[] = [[12, 0.5], [24, 0.7], [36, 0.85], [48, 0.93], [60, 1], [72, 1.12], [84, 1.25]];

/** Dollars by wheel diameter, up to and including each limit in inches; unknown wheels take the default. */
export const TIRE = {
  baseByInches: [[17, 165], [19, 215], [21, 285], [Number.POSITIVE_INFINITY, 360]] as readonly (readonly [number, number])[],
  baseUnknown: 215,
  luxuryFactor: 1.25,
  luxuryFromClass: 5,
  cosmetic: 95,
  commercial: 100,
  markup: 450,
} as const;

export const KEY = { base: 75, baseLuxury: 120, luxuryFromClass: 4, markup: 274 } as const;

export const DENT = { base: 130, markup: 369 } as const;

export const APPEARANCE = {
  baseCar: 210,
  baseTruck: 250,
  truckBodies: ['SUV', 'Truck', 'Van', 'Minivan'] as readonly string[],
  terms: [[36, 0.8], [48, 0.9], [60, 1], [72, 1.1], [84, 1.2]] as readonly Term[],
  markup: 785,
} as const;

/** Months, factor and the retail price in dollars. */
export const RUST = { base: 95, terms: [[60, 1, 495], [84, 1.15, 545], [120, 1.35, 595]] as readonly (readonly [number, number, number])[] } as const;

/** Benefit, cost and retail in dollars; the months do not move the price. */
export const ETCH = {
  benefits: [[2_500, 39, 199], [5_000, 59, 299], [10_000, 75, 399]] as readonly (readonly [number, number, number])[],
  months: [36, 48, 60] as readonly number[],
} as const;

/** Benefit, cost and markup in dollars. */
export const LEASE_WEAR = {
  benefits: [[5_000, 315, 580], [7_500, 395, 700]] as readonly (readonly [number, number, number])[],
  terms: [[24, 0.85], [36, 1], [39, 1.05], [48, 1.2]] as readonly Term[],
} as const;

/** Dollars by rating class, up to and including each limit; above it is not sold. Runs for life, written as 999 months. */
export const LIFETIME = { baseByClass: [[3, 145], [4, 215]] as readonly (readonly [number, number])[], retail: 695, months: 999 } as const;
