/** Posted APR by tier and term for a car and a score, with its derivation. */

import { RATE_ADDITIONS } from '#domain/credit/tiers.data.ts';
import { postedApr as postedAprOfTier, tierOf } from '#domain/credit/tiers.ts';
import type { Derivation } from '../derivation.ts';

export interface AprFacts {
  /** Credit score, 300 to 900. */
  readonly creditScore: number;
  readonly condition: 'new' | 'used';
  /** Odometer in miles. */
  readonly miles: number;
  /** Whole model years, 0 for the current one. */
  readonly ageYears: number;
}

/** Loan terms that a rate is posted for, in months. */
export const POSTED_TERMS = [36, 48, 60, 72, 84] as const;

/** Term in months, as text → APR in percent. */
export type AprByTerm = Record<`${(typeof POSTED_TERMS)[number]}`, number>;

/** The score of a caller who names none. */
export const DEFAULT_SCORE = 720;

/** The posted APR in percent, two decimals: one for every term, so that no lender decision contradicts it. */
export function postedApr({ creditScore, condition, miles, ageYears }: AprFacts): number {
  return postedAprOfTier(tierOf(creditScore), { used: condition === 'used', ageYears, miles });
}

/** The rate of every posted term. */
export function postedAprs(facts: AprFacts): AprByTerm {
  return Object.fromEntries(POSTED_TERMS.map((term) => [String(term), postedApr(facts)])) as AprByTerm;
}

/** Why a posted rate is what it is. */
export function aprStep(facts: AprFacts): Derivation {
  const { tier, letter, newApr, usedApr } = tierOf(facts.creditScore);
  const { milesStep, milesFrom, perStep, ageFromYears, perYear, cap } = RATE_ADDITIONS;
  const isNew = facts.condition === 'new';
  return {
    figure: 'interestRate',
    value: postedApr(facts).toFixed(2),
    rule: `rate of the tier, ${perStep} for each ${milesStep} miles above ${milesFrom}, ${perYear} for each year above ${ageFromYears}, at most ${cap}`,
    inputs: { ...facts, base: isNew ? newApr : usedApr },
    row: {
      table: 'posted-apr',
      key: `${tier}/${facts.condition}`,
      year: 2025,
      source: 'automotive finance market report, third quarter 2025',
      // Used averages below prime are the ones nobody could be shown in print.
      confidence: isNew || letter === 'S' || letter === 'A' ? 'high' : 'low',
    },
  };
}
