/**
 * Selects the principal reasons of a decline: the missed program limits, ranked by shortfall, or else the score's
 * factors.
 */
import { factorText, pickFactors } from '../factors.ts';
import { FORM_REASONS, type FormCode } from './reasons.data.ts';

export interface Reason {
  readonly code: string;
  readonly text: string;
  /** The failed figure and the program's limit. */
  readonly detail?: string;
}

/** A limit of a lender's program that an application missed. */
export interface Shortfall {
  readonly code: FormCode;
  /** The excess over the limit as a share of the limit; above zero. */
  readonly share: number;
  readonly detail: string;
}

/** Regulation B, comment 9(b)(2)-1: more than four reasons are unlikely to help an applicant. */
export const REASONS_MAX = 4;

/** Every code of the form, in form order. */
export const FORM_CODES: readonly string[] = FORM_REASONS.map(({ code }) => code);
const TEXTS: ReadonlyMap<string, string> = new Map(FORM_REASONS.map(({ code, text }) => [code, text] as const));

/** The reasons for the codes in order, at most four; an unknown code is its own text. */
export function reasonsOf(codes: readonly string[]): Reason[] {
  return codes.slice(0, REASONS_MAX).map((code) => ({ code, text: TEXTS.get(code) ?? factorText(code) ?? code }));
}

/**
 * The key factors of a score, at most four, or five when inquiries count: those of the pull, else the score's typical
 * ones.
 */
export function reasonsOfScore(score: number, codes?: readonly string[]): Reason[] {
  if (codes !== undefined) return codes.map((code) => ({ code, text: factorText(code) ?? code }));
  const picked = pickFactors({ score, bits: 0, thin: false, clean: false, leads: [], manyInquiries: false });
  return picked.map(({ code, text }) => ({ code, text }));
}

/** The reasons for missed limits, greatest shortfall first, each code once. */
export function reasonsOfShortfalls(shortfalls: readonly Shortfall[]): Reason[] {
  const ranked = [...shortfalls].sort((a, b) => b.share - a.share);
  const first = ranked.filter(({ code }, i) => ranked.findIndex((other) => other.code === code) === i);
  return first.slice(0, REASONS_MAX).map(({ code, detail }) => ({ code, text: TEXTS.get(code) ?? code, detail }));
}
