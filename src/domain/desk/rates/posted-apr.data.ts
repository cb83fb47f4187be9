/**
 * Owns the posted sandbox APRs by credit tier, in percent a year, which `/apr`, the desk and lender decisions share.
 * Source: averages of a market report on automotive finance, third quarter 2025, posted as sandbox rates;
 * used rates below prime are of low confidence, the others high.
 */
export const APR_TABLE = { table: 'posted-apr', year: 2025, source: 'automotive finance market report, Q3 2025' } as const;

export interface AprTier {
  readonly tier: 'super-prime' | 'prime' | 'near-prime' | 'subprime' | 'deep-subprime';
  /** The lowest score of the tier. */
  readonly scoreMin: number;
  readonly newPct: number;
  readonly usedPct: number;
  readonly usedConfidence: 'high' | 'low';
}

/** From the best tier down; the last one takes every score below. */
export const APR_TIERS: readonly AprTier[] = [
  { tier: 'super-prime', scoreMin: 781, newPct: 4.88, usedPct: 7.43, usedConfidence: 'high' },
  { tier: 'prime', scoreMin: 661, newPct: 6.51, usedPct: 9.65, usedConfidence: 'high' },
  { tier: 'near-prime', scoreMin: 601, newPct: 9.77, usedPct: 14.11, usedConfidence: 'low' },
  { tier: 'subprime', scoreMin: 501, newPct: 13.34, usedPct: 19, usedConfidence: 'low' },
  { tier: 'deep-subprime', scoreMin: 0, newPct: 15.85, usedPct: 21.6, usedConfidence: 'low' },
];

/** Points for wear: each whole 25,000 miles above 50,000 and each year of age above five. */
export const APR_ADDERS = { milesAbove: 50_000, milesStep: 25_000, milesPct: 0.25, ageAbove: 5, agePct: 0.2 } as const;

/** No posted rate is higher. */
export const APR_MAX_PCT = 24.99;

/** Loan terms that a rate is posted for, in months. */
export const POSTED_TERMS = [36, 48, 60, 72, 84] as const;

/** The score of a caller who names none. */
export const DEFAULT_SCORE = 720;
