/** Decides who passes identity verification at the sandbox notary, and who waits. Pure. */
import type { NotarySession } from '#domain/notary-session/notary-session.ts';
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

export const NOTARY_MAGIC: readonly MagicInput<'failed' | 'requested'>[] = [
  {
    port: 'notary',
    input: 'signer.name',
    how: 'last word is',
    value: 'Kbafail',
    outcome: 'failed',
    effect:
      'The signer fails the identity questions and is locked out for 24 hours; another signer may try immediately.',
  },
  {
    port: 'notary',
    input: 'signer.name',
    how: 'last word is',
    value: 'Pending',
    outcome: 'requested',
    effect: 'No notary is available; a second call for the same signer completes the session.',
  },
];

export type SessionOutcome = 'completed' | 'failed' | 'requested';

/** A second call finds a notary, and a lockout ends after 24 hours. */
export function outcomeOf(signerName: string, standing: NotarySession | undefined, now: IsoInstant): SessionOutcome {
  const magic = magicOf(NOTARY_MAGIC, signerName)?.outcome;
  if (magic === undefined) return 'completed';
  if (standing?.signer.name !== signerName) return magic;
  if (standing.state === 'REQUESTED') return 'completed';
  const lockedOut = standing.retryAt !== undefined && epochMs(now) < epochMs(standing.retryAt);
  return lockedOut ? 'failed' : 'completed';
}
