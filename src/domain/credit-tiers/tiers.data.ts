/** Posted credit tiers: score cut-offs, tier letter, average rates and loan amounts, and what term, car and loan-to-value add. */

/**
 * Source: Experian State of the Automotive Finance Market, Q3 2025, as quoted by the trade press; on the auto scale the
 * top tier runs 781–900. Confidence: cuts, new rates, super-prime and prime used rates high; near-prime and below used
 * rates low. `averageAmountDollars` and `averageTermMonths` are those of new loans in the same quarter (high); the term is
 * rounded to the nearest one that lenders write.
 */
export const TIERS = [
  { tier: 'super-prime', letter: 'S', scoreMin: 781, newApr: 4.88, usedApr: 7.43, averageAmountDollars: 40_534, averageTermMonths: 66 },
  { tier: 'prime', letter: 'A', scoreMin: 661, newApr: 6.51, usedApr: 9.65, averageAmountDollars: 44_480, averageTermMonths: 72 },
  { tier: 'near-prime', letter: 'B', scoreMin: 601, newApr: 9.77, usedApr: 14.11, averageAmountDollars: 44_526, averageTermMonths: 75 },
  { tier: 'subprime', letter: 'C', scoreMin: 501, newApr: 13.34, usedApr: 19.0, averageAmountDollars: 39_841, averageTermMonths: 75 },
  { tier: 'deep-subprime', letter: 'D', scoreMin: 0, newApr: 15.85, usedApr: 21.6, averageAmountDollars: 35_286, averageTermMonths: 72 },
] as const;

/** Points for the posted term nearest to the loan's, beside that of 60 months. Posted by this service. */
export const TERM_ADDITIONS = [
  { termMonths: 24, addPct: -0.75 },
  { termMonths: 36, addPct: -0.5 },
  { termMonths: 48, addPct: -0.25 },
  { termMonths: 60, addPct: 0 },
  { termMonths: 72, addPct: 0.5 },
  { termMonths: 84, addPct: 1.25 },
] as const;

/** Points for an amount above a share of the guide value, the highest row first. Posted by this service. */
export const LTV_ADDITIONS = [
  { abovePct: 140, addPct: 1.5 },
  { abovePct: 130, addPct: 1 },
  { abovePct: 120, addPct: 0.5 },
] as const;

/** Points from the new-car rate of a tier to its refinance rate, before the term. Posted by this service. */
export const REFINANCE_ADDITION = -0.52;

/** Risk added to the posted rate for miles and age, and where it stops. Posted by this service. */
export const RATE_ADDITIONS = { milesFrom: 50_000, milesStep: 25_000, perStep: 0.25, ageFromYears: 5, perYear: 0.2, cap: 24.99 } as const;
