/** Maps Dropbox Sign's request states to the envelope's. */
import type { CeremonyOutcome } from '#ports/esign.ts';
import type { SignatureRequest } from './dropbox-sign.wire.ts';

export type RequestState = 'signed' | 'declined' | 'waiting' | 'expired' | 'broken';

/** By signature status; any other status is waiting. */
export const SIGNATURE_STATES: Readonly<Record<string, RequestState>> = {
  success: 'waiting',
  on_hold: 'waiting',
  awaiting_signature: 'waiting',
  /** `is_complete` reports completion separately. */
  signed: 'waiting',
  declined: 'declined',
  expired: 'expired',
  error_unknown: 'broken',
  error_file: 'broken',
  error_invalid_email: 'broken',
  error_component_position: 'broken',
  error_text_tag: 'broken',
};

/** The envelope decision for each standing: COMPLETED, DECLINED, still SENT, or VOIDED. */
export const DECISIONS = {
  signed: 'sign',
  declined: 'decline',
  waiting: 'waiting',
  expired: 'void',
  broken: 'void',
} as const satisfies Record<RequestState, CeremonyOutcome['decision']>;

/** The request's flags take precedence over its signature's status. */
export function standingOf({ is_complete, is_declined, has_error, signatures }: SignatureRequest): RequestState {
  if (is_complete) return 'signed';
  if (is_declined) return 'declined';
  const [signature] = signatures;
  const standing = SIGNATURE_STATES[signature?.status_code ?? ''] ?? 'waiting';
  return standing === 'waiting' && has_error === true ? 'broken' : standing;
}
