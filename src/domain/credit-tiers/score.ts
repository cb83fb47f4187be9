/** Derives the sandbox credit score from the applicant and names its bands. */
import { drawHash } from '#kernel/hash.ts';

/** The lowest simulated score, within the auto-industry scale. */
export const SCORE_MIN = 550;
/** The highest simulated score. */
export const SCORE_MAX = 899;
/** Scores below this are low. */
const LOW_BAND_BELOW = 620;

/** The auto-industry scale of these scores; general scores run 300–850. */
export const SCORE_SCALE = Object.freeze({ min: 250, max: 900 });

/** The default score. */
export const DEFAULT_SCORE = 720;

/** Inputs of a simulated score; nothing else about the applicant affects it. */
export interface ScoredIdentity {
  readonly firstName: string;
  readonly lastName: string;
  /** Five digits, or nine with a hyphen; only the first five count. */
  readonly zip: string;
}

/** The 32-bit draw behind a score; its low bits also decide factors that depend on nothing else. */
export function scoreHash({ firstName, lastName, zip }: ScoredIdentity): number {
  return drawHash('credit-score', firstName, lastName, zip.trim().slice(0, 5));
}

/** 550 … 899, deterministic by first name, last name and ZIP, ignoring case and spacing. */
export function hashedScore(identity: ScoredIdentity): number {
  return SCORE_MIN + (scoreHash(identity) % (SCORE_MAX - SCORE_MIN + 1));
}

/** True in the thin or low band. */
export function isLowBand(score: number): boolean {
  return score < LOW_BAND_BELOW;
}
