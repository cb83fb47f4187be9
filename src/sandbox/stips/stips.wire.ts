/**
 * Wire format of the sandbox stipulation desk: the original text beside the normalized code, as lenders' portals keep
 * both.
 */
import type { StipCheck } from '#domain/deal-facts/credit-events.ts';
import { codeOfReference } from '#domain/stips/codes.ts';
import type { SentStip } from '#ports/stips.ts';
import { checksOf } from './stips.behaviour.ts';

export interface WireStip {
  readonly rawStipulation: string;
  readonly normalizedCode: string;
  readonly documentReference: string;
  readonly status: 'CLEARED' | 'REJECTED';
  readonly verifications: readonly StipCheck[];
}

/** A string is its own document; a code that is not on the list is matched like free text. */
export function reviewOf(sent: SentStip): WireStip {
  const stip = typeof sent === 'string' ? { code: sent, documentRef: sent, content: '' } : { content: '', ...sent };
  const normalizedCode = codeOfReference(stip.code);
  const verifications = checksOf(normalizedCode, `${stip.code} ${stip.documentRef} ${stip.content}`);
  const status = verifications.every(({ result }) => result === 'pass') ? 'CLEARED' : 'REJECTED';
  return { rawStipulation: stip.code, normalizedCode, documentReference: stip.documentRef, status, verifications };
}
