/** Owns the posted rate of a car and a credit score: the tier's base, points for miles and age, the ceiling. */
import { type Derivation, plainNumber } from '../derivation.ts';
import { APR_ADDERS, APR_MAX_PCT, APR_TABLE, APR_TIERS, type AprTier, POSTED_TERMS } from './posted-apr.data.ts';

export interface AprFacts {
  /** Credit score, 300 to 900. */
  readonly creditScore: number;
  readonly condition: 'new' | 'used';
  /** Odometer in miles. */
  readonly miles: number;
  readonly ageYears: number;
}

/** The tier that a score falls in. */
export function tierOf(creditScore: number): AprTier {
  const tier = APR_TIERS.find(({ scoreMin }) => creditScore >= scoreMin);
  if (tier === undefined) throw new Error(`no tier for the score ${creditScore}`);
  return tier;
}

/** The posted APR in percent, two decimals. One rate for every posted term, so that a decision never contradicts it. */
export function postedApr(facts: AprFacts): number {
  const { newPct, usedPct } = tierOf(facts.creditScore);
  const { milesAbove, milesStep, milesPct, ageAbove, agePct } = APR_ADDERS;
  const milesSteps = Math.max(0, Math.floor((facts.miles - milesAbove) / milesStep));
  const yearSteps = Math.max(0, Math.floor(facts.ageYears) - ageAbove);
  const base = facts.condition === 'new' ? newPct : usedPct;
  return plainNumber(Math.min(APR_MAX_PCT, base + milesSteps * milesPct + yearSteps * agePct));
}

/** The map from term in months to APR in percent. */
export function postedAprs(facts: AprFacts): Record<string, number> {
  return Object.fromEntries(POSTED_TERMS.map((term) => [String(term), postedApr(facts)]));
}

/** Why a posted rate is what it is. */
export function aprStep(facts: AprFacts): Derivation {
  const tier = tierOf(facts.creditScore);
  return {
    figure: 'interestRate',
    value: postedApr(facts).toFixed(2),
    rule: 'posted rate of the tier, 0.25 for each 25,000 miles above 50,000, 0.20 for each year above five, at most 24.99',
    inputs: { ...facts, base: facts.condition === 'new' ? tier.newPct : tier.usedPct },
    row: {
      ...APR_TABLE,
      key: `${tier.tier}/${facts.condition}`,
      confidence: facts.condition === 'new' ? 'high' : tier.usedConfidence,
    },
  };
}
