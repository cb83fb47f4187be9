/** Validates consent to a credit pull and derives its reference. */

import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { canonicalText, isShallow } from '#kernel/text/canonical-json.ts';

/** Evidence of consent: a sentence, a reference, or members such as method, ipAddress or disclosureHash. */
export type Evidence = string | { readonly [member: string]: unknown };

export interface Consent {
  readonly consentedAt: IsoInstant;
  readonly evidence: Evidence;
}

/** Allowed clock difference before a consent counts as dated in the future. */
const CLOCK_TOLERANCE_SECONDS = 300;

/**
 * FCRA section 604(a)(2): the consumer's written instructions allow the exact score and file, and require no firm
 * offer.
 */
export const PERMISSIBLE_PURPOSE = Object.freeze({
  purpose: 'written-instructions',
  statute: '15 USC 1681b(a)(2)',
} as const);

/** Evidence is a flat record of an event, not a document. */
const EVIDENCE_LEVELS = 8;

/** True for non-blank text, or an object with at least one non-empty member. */
export function isEvidence(value: unknown): value is Evidence {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    isShallow(value, EVIDENCE_LEVELS) &&
    Object.values(value).some((member) => member !== null && member !== undefined && member !== '')
  );
}

/** True when the consent is dated after `now` by more than the tolerance. No statute limits the age of a consent. */
export function isFutureConsent(consentedAt: IsoInstant, now: IsoInstant): boolean {
  return epochMs(consentedAt) > epochMs(now) + CLOCK_TOLERANCE_SECONDS * 1000;
}

/** `consent_` and sixteen hex digits: deterministic, and reveals nothing of the consent. */
export function consentRefOf({ consentedAt, evidence }: Consent): string {
  return `consent_${hashId('consent-ref', consentedAt, typeof evidence === 'string' ? evidence : canonicalText(evidence))}`;
}
