/** Looks up the tier of a score, and the posted rates of a tier for a purchase loan or a refinance. */
import { normalizePart } from '#kernel/hash.ts';
import { LTV_ADDITIONS, RATE_ADDITIONS, REFINANCE_ADDITION, TERM_ADDITIONS, TIERS } from './tiers.data.ts';

export type TierRow = (typeof TIERS)[number];
export type TierName = TierRow['tier'];
/** The letter that lenders print for the tier. */
export type TierLetter = TierRow['letter'];

export const TIER_NAMES: readonly TierName[] = TIERS.map((row) => row.tier);
export const TIER_LETTERS: readonly TierLetter[] = TIERS.map((row) => row.letter);

const LOWEST = TIERS[TIERS.length - 1] as TierRow;

/** The tier of a score on the auto scale. */
export function tierOf(score: number): TierRow {
  return TIERS.find((row) => score >= row.scoreMin) ?? LOWEST;
}

/** The tier for a lender's letter or a tier's name, ignoring case; undefined for anything else. */
export function tierNamed(text: string): TierRow | undefined {
  const name = normalizePart(text);
  return TIERS.find((row) => row.letter.toLowerCase() === name || row.tier === name);
}

/** The score assumed for a tier without a pulled file: the middle of its range. */
export function typicalScore(row: TierRow): number {
  const above = TIERS[TIERS.indexOf(row) - 1];
  const top = above === undefined ? 900 : above.scoreMin - 1;
  return Math.round((Math.max(row.scoreMin, 300) + top) / 2);
}

export interface RatedCar {
  readonly used: boolean;
  /** Whole model years, 0 for the current one. */
  readonly ageYears: number;
  readonly miles: number;
}

/** Rate inputs besides tier and car. */
export interface RatedLoan {
  /** Months; the nearest posted term sets the rate. */
  readonly termMonths: number;
  /** Amount financed as a percentage of the guide value, by default at most 120. */
  readonly ltvPct?: number | undefined;
}

export type TermBand = (typeof TERM_ADDITIONS)[number];

/** The posted term nearest to a number of months; ties go to the shorter. */
export function nearestTerm(months: number): TermBand {
  const distance = (band: TermBand) => Math.abs(band.termMonths - months);
  return TERM_ADDITIONS.reduce<TermBand>(
    (best, band) => (distance(band) < distance(best) ? band : best),
    TERM_ADDITIONS[0],
  );
}

/** Points added to the tier's own rate, by reason. */
export function rateAdditions(car: RatedCar, { termMonths, ltvPct = 0 }: RatedLoan) {
  const { milesFrom, milesStep, perStep, ageFromYears, perYear } = RATE_ADDITIONS;
  return {
    term: nearestTerm(termMonths).addPct,
    miles: Math.floor(Math.max(0, car.miles - milesFrom) / milesStep) * perStep,
    age: Math.max(0, car.ageYears - ageFromYears) * perYear,
    ltv: ltvAddition(ltvPct),
  };
}

/** Points for the loan-to-value percentage. */
export function ltvAddition(ltvPct: number): number {
  return LTV_ADDITIONS.find(({ abovePct }) => ltvPct > abovePct)?.addPct ?? 0;
}

/**
 * The posted annual rate in percent with two decimals, at most 24.99: the tier's rate plus additions for term, miles,
 * age and loan-to-value.
 */
export function postedApr(row: TierRow, car: RatedCar, loan: RatedLoan): number {
  const { term, miles, age, ltv } = rateAdditions(car, loan);
  return capRate((car.used ? row.usedApr : row.newApr) + term + miles + age + ltv);
}

/** The posted refinance rate of a tier. Car and balance affect which lenders accept it, not the rate. */
export function refinanceApr(row: TierRow, termMonths: number): number {
  return capRate(row.newApr + REFINANCE_ADDITION + nearestTerm(termMonths).addPct);
}

function capRate(ratePct: number): number {
  return Math.min(RATE_ADDITIONS.cap, Math.round(ratePct * 100) / 100);
}
