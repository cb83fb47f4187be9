/**
 * The prepaid-maintenance page of the rate book. Source: chosen in 2026 against published plan prices of about 2025; confidence low.
 * The diesel visit price already holds what diesels cost more, so no surcharge is added to it.
 */

/** Dollars of one visit and the miles between two. */
export const VISITS = {
  conventional: { coverage: 'Conventional oil', code: 'CON', dollars: 60, intervalMiles: 7_500 },
  synthetic: { coverage: 'Synthetic oil', code: 'SYN', dollars: 85, intervalMiles: 7_500 },
  diesel: { coverage: 'Diesel service', code: 'DSL', dollars: 125, intervalMiles: 7_500 },
  electric: { coverage: 'Inspection', code: 'INS', dollars: 45, intervalMiles: 10_000 },
} as const;

/** Engines of these model years and later are filled with synthetic oil. */
export const SYNTHETIC_FROM_YEAR = 2018;

/** Months and miles, at 12,000 and 15,000 miles a year. */
export const MAINTENANCE_TERMS: readonly (readonly [months: number, miles: number])[] = [
  [12, 12_000], [12, 15_000], [24, 24_000], [24, 30_000], [36, 36_000], [36, 45_000], [48, 48_000], [48, 60_000],
  [60, 60_000], [60, 75_000], [72, 72_000], [72, 90_000], [84, 84_000], [96, 96_000],
];

export const MAINTENANCE_RETAIL_FACTOR = 1.55;
