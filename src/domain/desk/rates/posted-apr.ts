/** Posted APR by tier and term for a car and a score, with its derivation. */

import { LTV_ADDITIONS, RATE_ADDITIONS } from '#domain/credit-tiers/tiers.data.ts';
import {
  nearestTerm,
  postedApr as postedAprOfTier,
  type RatedLoan,
  rateAdditions,
  tierOf,
} from '#domain/credit-tiers/tiers.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { atLeastZero, type Cents, shareOf, toDecimal, twoDecimals } from '#kernel/money.ts';
import { type Derivation, plainNumber } from '../derivation/derivation.ts';

export interface AprFacts {
  /** Credit score, 300 to 900. */
  readonly creditScore: number;
  readonly condition: 'new' | 'used';
  /** Odometer in miles. */
  readonly miles: number;
  /** Whole model years, 0 for the current one. */
  readonly ageYears: number;
}

/** Loan terms with a posted rate, in months. */
export const POSTED_TERMS = [36, 48, 60, 72, 84] as const;

/** Term in months, as text → APR in percent. */
export type AprByTerm = Record<`${(typeof POSTED_TERMS)[number]}`, number>;

/** The posted APR in percent with two decimals; a lender's decision starts from it. */
export function postedApr(facts: AprFacts, loan: RatedLoan): number {
  return postedAprOfTier(tierOf(facts.creditScore), ratedOf(facts), loan);
}

/** The rate of every posted term, without an addition for loan-to-value. */
export function postedAprs(facts: AprFacts): AprByTerm {
  return Object.fromEntries(
    POSTED_TERMS.map((termMonths) => [String(termMonths), postedApr(facts, { termMonths })]),
  ) as AprByTerm;
}

/** Amount financed as a percentage of the guide value, two decimals; undefined when no value is known. */
export function ltvOf(amountFinanced: Cents, guideValue: Cents | undefined): number | undefined {
  const share = guideValue === undefined ? undefined : shareOf(atLeastZero(amountFinanced), guideValue);
  return share === undefined ? undefined : twoDecimals(share);
}

const { milesStep, milesFrom, perStep, ageFromYears, perYear, cap } = RATE_ADDITIONS;
const LTV_WORDS = [...LTV_ADDITIONS]
  .reverse()
  .map(({ abovePct, addPct }) => `${addPct} above ${abovePct} %`)
  .join(', ');

const RULE = `rate of the tier at 60 months, points of the nearest posted term, ${perStep} for each ${milesStep} miles above ${milesFrom}, ${perYear} for each year above ${ageFromYears}, for loan-to-value ${LTV_WORDS}, at most ${cap}`;

/** Explains a posted rate: the tier's rate and each addition. */
export function aprStep(facts: AprFacts, loan: RatedLoan, guideValue?: Cents): Derivation {
  const { tier, letter, newApr, usedApr } = tierOf(facts.creditScore);
  const isNew = facts.condition === 'new';
  const { term, miles, age, ltv } = rateAdditions(ratedOf(facts), loan);
  return {
    figure: 'interestRate',
    value: postedApr(facts, loan).toFixed(2),
    rule: RULE,
    inputs: {
      ...facts,
      termMonths: loan.termMonths,
      postedTermMonths: nearestTerm(loan.termMonths).termMonths,
      ...withoutUndefined({ ltvPct: loan.ltvPct }),
      ...(guideValue === undefined ? {} : { guideValue: toDecimal(guideValue) }),
      base: isNew ? newApr : usedApr,
      termAdds: term,
      milesAdd: plainNumber(miles),
      ageAdds: plainNumber(age),
      ltvAdds: ltv,
    },
    row: {
      table: 'posted-apr',
      key: `${tier}/${facts.condition}`,
      year: 2025,
      source: 'automotive finance market report, third quarter 2025',
      // Averages for used cars below prime have no published source.
      confidence: isNew || letter === 'S' || letter === 'A' ? 'high' : 'low',
    },
  };
}

function ratedOf({ condition, ageYears, miles }: AprFacts) {
  return { used: condition === 'used', ageYears, miles };
}
