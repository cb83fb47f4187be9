/** State machine of a remote notary session: requested, then completed or failed. */
import type { IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { NotarizationCompleted, Signer } from '../deal-facts/ceremony-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';

export type NotaryState = 'REQUESTED' | 'COMPLETED' | 'FAILED';

/** A signer who failed the identity questions is locked out for a day. */
export const KBA_LOCKOUT_SECONDS = 86_400;

export const notarySession: Machine<NotaryState> = {
  id: 'notary-session',
  states: ['REQUESTED', 'COMPLETED', 'FAILED'],
  initial: ['REQUESTED'],
  moves: [
    { on: 'Notarization.completed@1', from: ['REQUESTED'], to: 'COMPLETED' },
    { on: 'Notarization.failed@1', from: ['REQUESTED'], to: 'FAILED' },
    { on: 'Notarization.requested@1', from: ['FAILED', 'REQUESTED'], to: 'REQUESTED' },
  ],
};

export interface NotarySession {
  readonly notarizationId: string;
  readonly state: NotaryState;
  readonly signer: Signer;
  readonly documentKind: 'power-of-attorney';
  readonly requestedAt: IsoInstant;
  readonly record?: NotarizationCompleted;
  readonly reason?: string;
  /** When the same signer may retry. */
  readonly retryAt?: IsoInstant;
}

export type NotaryEvent = DealEvent<'Notarization.requested@1' | 'Notarization.completed@1' | 'Notarization.failed@1'>;

export function foldNotary(session: NotarySession | undefined, event: NotaryEvent): NotarySession | undefined {
  if (event.type === 'Notarization.requested@1') return { ...event.data, state: 'REQUESTED', requestedAt: event.at };
  if (session === undefined) return undefined;
  const state = stateAfter(notarySession, session.state, event.type);
  if (event.type === 'Notarization.completed@1') return { ...session, state, record: event.data };
  return { ...session, state, reason: event.data.reason, retryAt: event.data.retryAt };
}
