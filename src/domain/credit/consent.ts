/** Validates consent to a credit pull and derives the reference it is kept under. */

import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { canonicalText, isShallow } from '#kernel/text/canonical-json.ts';

/** The proof of a consent: a sentence, a reference, or named members such as method, ipAddress or disclosureHash. */
export type Evidence = string | { readonly [member: string]: unknown };

export interface Consent {
  readonly consentedAt: IsoInstant;
  readonly evidence: Evidence;
}

/** Clocks of two machines may differ by this much before a consent counts as given in the future. */
const CLOCK_TOLERANCE_SECONDS = 300;

/** FCRA §604(a)(2): the consumer's written instructions allow exact score and file, and no firm offer is owed. */
export const PERMISSIBLE_PURPOSE = Object.freeze({
  purpose: 'written-instructions',
  statute: '15 USC 1681b(a)(2)',
} as const);

/** Evidence is a flat record of a moment, not a document. */
const EVIDENCE_LEVELS = 8;

/** True for a non-blank text, or an object with at least one member that says something. */
export function isEvidence(value: unknown): value is Evidence {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    isShallow(value, EVIDENCE_LEVELS) &&
    Object.values(value).some((member) => member !== null && member !== undefined && member !== '')
  );
}

/** True when the consent is dated after `now`, beyond what clocks may differ by. No statute ends a consent by age alone. */
export function isFutureConsent(consentedAt: IsoInstant, now: IsoInstant): boolean {
  return epochMs(consentedAt) > epochMs(now) + CLOCK_TOLERANCE_SECONDS * 1000;
}

/** `consent_` and sixteen hex digits: the same consent has the same reference, and it tells nothing of its words. */
export function consentRefOf({ consentedAt, evidence }: Consent): string {
  return `consent_${hashId('consent-ref', consentedAt, typeof evidence === 'string' ? evidence : canonicalText(evidence))}`;
}
