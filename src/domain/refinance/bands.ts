/** Posted refinance bands of a tier: the base rate per term, and the band of a remaining term. */

import { DEFAULT_SCORE } from '../credit-tiers/score.ts';
import { nearestTerm, refinanceApr, type TierRow, tierOf } from '../credit-tiers/tiers.ts';

/** Base rate in percent a year; also the minimum, because a lender's spread is never negative. */
export interface Band {
  readonly termMonths: number;
  readonly baseAprPct: number;
}

/** The tier of a borrower without a score. */
export const DEFAULT_TIER: TierRow = tierOf(DEFAULT_SCORE);

/** The band whose term is nearest to the remaining months; ties go to the shorter. */
export function nearestBand(remainingTermMonths: number, tier: TierRow = DEFAULT_TIER): Band {
  const { termMonths } = nearestTerm(remainingTermMonths);
  return { termMonths, baseAprPct: refinanceApr(tier, termMonths) };
}
