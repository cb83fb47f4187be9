/** Maps the states of a Dropbox Sign request onto the envelope's. */
import type { CeremonyOutcome } from '#ports/esign.ts';
import type { SignatureRequest } from './wire.ts';

export type Standing = 'signed' | 'declined' | 'waiting' | 'expired' | 'broken';

/** By the status of the signer's signature; a status that is not here waits. */
export const SIGNATURE_STATES: Readonly<Record<string, Standing>> = {
  success: 'waiting',
  on_hold: 'waiting',
  awaiting_signature: 'waiting',
  /** The request is signed once `is_complete` says so. */
  signed: 'waiting',
  declined: 'declined',
  expired: 'expired',
  error_unknown: 'broken',
  error_file: 'broken',
  error_invalid_email: 'broken',
  error_component_position: 'broken',
  error_text_tag: 'broken',
};

/** What each standing is on the envelope: COMPLETED, DECLINED, SENT still, or VOIDED. */
export const DECISIONS = {
  signed: 'sign',
  declined: 'decline',
  waiting: 'waiting',
  expired: 'void',
  broken: 'void',
} as const satisfies Record<Standing, CeremonyOutcome['decision']>;

/** The flags of the request stand above the status of its signature. */
export function standingOf({ is_complete, is_declined, has_error, signatures }: SignatureRequest): Standing {
  if (is_complete) return 'signed';
  if (is_declined) return 'declined';
  const [signature] = signatures;
  const standing = SIGNATURE_STATES[signature?.status_code ?? ''] ?? 'waiting';
  return standing === 'waiting' && has_error === true ? 'broken' : standing;
}
