/** Looks up the tier of a score and the posted rate of a car in that tier. */
import { normalizePart } from '#kernel/hash.ts';
import { RATE_ADDITIONS, TIERS } from './tiers.data.ts';

export type TierRow = (typeof TIERS)[number];
export type TierName = TierRow['tier'];
/** The letter lenders print for the same cut. */
export type TierLetter = TierRow['letter'];

export const TIER_NAMES: readonly TierName[] = TIERS.map((row) => row.tier);
export const TIER_LETTERS: readonly TierLetter[] = TIERS.map((row) => row.letter);

const LOWEST = TIERS[TIERS.length - 1] as TierRow;

/** The tier of a score on the auto scale. */
export function tierOf(score: number): TierRow {
  return TIERS.find((row) => score >= row.scoreMin) ?? LOWEST;
}

/** The tier that a lender's letter or a tier's name means, in any case; undefined for anything else. */
export function tierNamed(text: string): TierRow | undefined {
  const asked = normalizePart(text);
  return TIERS.find((row) => row.letter.toLowerCase() === asked || row.tier === asked);
}

/** A score that stands for a tier when nobody has pulled a file: the middle of its cut. */
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

/** The posted annual rate in percent, two decimals, with the additions for miles and age, at most 24.99. */
export function postedApr(row: TierRow, car: RatedCar): number {
  const { milesFrom, milesStep, perStep, ageFromYears, perYear, cap } = RATE_ADDITIONS;
  const steps = Math.floor(Math.max(0, car.miles - milesFrom) / milesStep);
  const years = Math.max(0, car.ageYears - ageFromYears);
  const rate = (car.used ? row.usedApr : row.newApr) + steps * perStep + years * perYear;
  return Math.min(cap, Math.round(rate * 100) / 100);
}
