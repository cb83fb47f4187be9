/** State machine of a handoff: work waiting for a person for up to four hours. */
import type { IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { HandoffKind } from '../deal-facts/ceremony-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';

export type HandoffState = 'PARKED' | 'CLAIMED' | 'ANSWERED' | 'EXPIRED';

export const HANDOFF_TTL_SECONDS = 4 * 3600;

export const handoff: Machine<HandoffState> = {
  id: 'handoff',
  states: ['PARKED', 'CLAIMED', 'ANSWERED', 'EXPIRED'],
  initial: ['PARKED'],
  moves: [
    { on: 'Handoff.claimed@1', from: ['PARKED'], to: 'CLAIMED' },
    { on: 'Handoff.answered@1', from: ['PARKED', 'CLAIMED'], to: 'ANSWERED' },
    { on: 'Handoff.expired@1', from: ['PARKED', 'CLAIMED'], to: 'EXPIRED' },
  ],
};

export interface Handoff {
  readonly handoffId: string;
  readonly kind: HandoffKind;
  readonly state: HandoffState;
  readonly parkedAt: IsoInstant;
  readonly expiresAt: IsoInstant;
  readonly envelopeId?: string;
}

export type HandoffEvent = DealEvent<
  'Handoff.parked@1' | 'Handoff.claimed@1' | 'Handoff.answered@1' | 'Handoff.expired@1'
>;

/** Every handoff of a deal, oldest first. */
export function foldHandoffs(handoffs: readonly Handoff[], event: HandoffEvent): readonly Handoff[] {
  if (event.type === 'Handoff.parked@1') return [...handoffs, { ...event.data, state: 'PARKED', parkedAt: event.at }];
  return handoffs.map((one) =>
    one.handoffId === event.data.handoffId ? { ...one, state: stateAfter(handoff, one.state, event.type) } : one,
  );
}

/** True while a person can still answer it. */
export function isWaiting({ state }: Handoff): boolean {
  return state === 'PARKED' || state === 'CLAIMED';
}
