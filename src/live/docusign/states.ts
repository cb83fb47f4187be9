/** Maps the statuses of a DocuSign envelope onto the envelope's. */
import { epochMs } from '#kernel/dates.ts';
import type { CeremonyOutcome } from '#ports/esign.ts';
import type { Envelope } from './wire.ts';

/** By the status of the envelope; one that is not here waits. */
export const ENVELOPE_STATES: Readonly<Record<string, CeremonyOutcome['decision']>> = {
  created: 'waiting',
  processing: 'waiting',
  sent: 'waiting',
  delivered: 'waiting',
  /** The envelope is complete once DocuSign says so. */
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

/** DocuSign voids an envelope that nobody signed in time; its reason is a sentence that accounts can word. */
export function isExpired({ status, voidedDateTime, expireDateTime, voidedReason }: Envelope): boolean {
  if (status.toLowerCase() === 'timedout') return true;
  if (voidedDateTime && expireDateTime && epochMs(voidedDateTime) >= epochMs(expireDateTime)) return true;
  return /\bexpired\b/i.test(voidedReason ?? '');
}
