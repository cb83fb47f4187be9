/** Maps DocuSign's envelope statuses to ours. */
import { epochMs } from '#kernel/dates.ts';
import type { CeremonyOutcome } from '#ports/esign.ts';
import type { Envelope } from './docusign.wire.ts';

/** By envelope status; any other status is waiting. */
export const ENVELOPE_STATES: Readonly<Record<string, CeremonyOutcome['decision']>> = {
  created: 'waiting',
  processing: 'waiting',
  sent: 'waiting',
  delivered: 'waiting',
  /** DocuSign reports completion separately. */
  signed: 'waiting',
  completed: 'sign',
  declined: 'decline',
  voided: 'void',
  timedout: 'void',
  deleted: 'void',
};

export function decisionOf({ status }: Pick<Envelope, 'status'>): CeremonyOutcome['decision'] {
  return ENVELOPE_STATES[status.toLowerCase()] ?? 'waiting';
}

/** DocuSign voids expired envelopes with a reason that accounts can reword, so the dates decide. */
export function isExpired({ status, voidedDateTime, expireDateTime, voidedReason }: Envelope): boolean {
  if (status.toLowerCase() === 'timedout') return true;
  if (voidedDateTime && expireDateTime && epochMs(voidedDateTime) >= epochMs(expireDateTime)) return true;
  return /\bexpired\b/i.test(voidedReason ?? '');
}
