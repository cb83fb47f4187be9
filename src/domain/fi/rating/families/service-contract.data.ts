/**
 * The service-contract page of the rate book: bases, tiers, terms, deductibles, bands and surcharges.
 * Source: a public rate sheet of about 2008 for the deductible and new-plan term ratios (confidence high as ratios); all else chosen in 2026
 * so that prices fall in the trade's bands (confidence low).
 */

/** Dealer cost of 84/100k on a new car and 36/36k on a used one: class 3, exclusionary, $100 deductible. Dollars. */
export const BASE_DOLLARS = { new: 1_250, used: 980 } as const;

export interface Tier {
  readonly coverage: string;
  readonly code: string;
  readonly factor: number;
  readonly maxOdometer: number;
  readonly maxYears: number;
}

export const TIERS: readonly Tier[] = [
  { coverage: 'Exclusionary', code: 'EXC', factor: 1, maxOdometer: 75_000, maxYears: 10 },
  { coverage: 'Stated component', code: 'STD', factor: 0.78, maxOdometer: 125_000, maxYears: 12 },
  { coverage: 'Powertrain', code: 'PWR', factor: 0.55, maxOdometer: 150_000, maxYears: 15 },
  { coverage: 'Wrap', code: 'WRP', factor: 0.62, maxOdometer: 60_000, maxYears: 6 },
];

export type TermRow = readonly [months: number, miles: number, factor: number];

/** Plans of new cars; their miles count from zero. 84/100k is 1. */
export const NEW_TERMS: readonly TermRow[] = [
  [24, 75_000, 0.596], [24, 85_000, 0.632], [24, 100_000, 0.666], [24, 120_000, 0.734],
  [36, 75_000, 0.643], [36, 85_000, 0.654], [36, 100_000, 0.698], [36, 120_000, 0.771],
  [48, 75_000, 0.713], [48, 85_000, 0.742], [48, 100_000, 0.787], [48, 120_000, 0.887],
  [60, 60_000, 0.72], [60, 75_000, 0.757], [60, 85_000, 0.792], [60, 100_000, 0.84], [60, 120_000, 0.97],
  [72, 60_000, 0.736], [72, 75_000, 0.784], [72, 85_000, 0.828], [72, 100_000, 0.9], [72, 120_000, 1.006],
  [84, 60_000, 0.788], [84, 75_000, 0.889], [84, 85_000, 0.907], [84, 100_000, 1], [84, 120_000, 1.109],
  [120, 100_000, 1.196], [120, 120_000, 1.347],
];

/** Plans of used cars; their miles are added to the odometer at sale. 36/36k is 1. */
export const USED_TERMS: readonly TermRow[] = [
  [12, 12_000, 0.55], [18, 18_000, 0.68], [24, 24_000, 0.8], [24, 30_000, 0.86], [36, 36_000, 1], [36, 45_000, 1.1],
  [48, 48_000, 1.24], [60, 60_000, 1.46], [72, 75_000, 1.7], [84, 84_000, 1.88],
];

export interface DeductibleRow {
  readonly dollars: number;
  readonly code: string;
  readonly factor: number;
  readonly disappearing?: true;
}

export const DEDUCTIBLES: readonly DeductibleRow[] = [
  { dollars: 0, code: '0', factor: 1.32 },
  { dollars: 50, code: '50', factor: 1.11 },
  { dollars: 100, code: '100', factor: 1 },
  { dollars: 100, code: '100D', factor: 1.1, disappearing: true },
  { dollars: 200, code: '200', factor: 0.9 },
  { dollars: 250, code: '250', factor: 0.86 },
  { dollars: 500, code: '500', factor: 0.77 },
];

/** Used plans: the odometer at sale, up to and including each limit. */
export const ODOMETER_BANDS: readonly (readonly [number, number])[] = [
  [12_000, 1], [36_000, 1.12], [60_000, 1.3], [80_000, 1.52], [100_000, 1.8], [125_000, 2.15], [150_000, 2.55],
];

/** Model years of age, up to and including each limit. */
export const AGE_BANDS: readonly (readonly [number, number])[] = [[2, 1], [4, 1.08], [6, 1.18], [8, 1.32], [10, 1.5], [12, 1.7], [15, 1.95]];

/** Dollars that each trait adds to cost. */
export const SURCHARGE_DOLLARS = { TURBO: 100, TURBO_LUXURY: 150, AWD4: 100, DIESEL: 250, HYB: 150, EV: 300, ONETON: 250, LUXE: 200, COMM: 400, LIFT: 300, HIMI: 150 } as const;

export const HIGH_MILES_OVER = 100_000;

/** Suggested retail is cost plus 95% of cost, at least 495 and at most 1,995, rounded up to the next five dollars. */
export const MARKUP = { pct: 95, minDollars: 495, maxDollars: 1_995, roundUpToDollars: 5 } as const;
