/** Decides the carrier's steps of a transport: accept, decline, pick up, deliver, cancel. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { epochMs } from '#kernel/dates.ts';
import { movesFrom } from '#kernel/machine.ts';
import type { TransportQuoted } from '../../deal-facts/delivery-events.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { transport } from '../../transport/transport.ts';
import type { Deal } from '../state.ts';
import type { DecisionContext } from './decision-context.ts';
import { cancelHaulOf, type HaulOutcome } from './deliver.ts';

export type HaulStep =
  | 'Transport.dispatched@1'
  | 'Transport.pickedUp@1'
  | 'Transport.delivered@1'
  | 'Transport.cancelled@1';

/** The refusal when the transport cannot take the step now; undefined when it can. An order needs a valid quote. */
export function haulRefusal(
  { haul }: Deal,
  step: HaulStep,
  { now }: Pick<DecisionContext, 'now'>,
): Refusal<'illegal-move'> | undefined {
  const isLegal = haul !== undefined && movesFrom(transport, haul.state).some((move) => move.on === step);
  if (!isLegal)
    return refuse('illegal-move', { extra: { state: haul?.state ?? null, missing: missingFor(haul?.state) } });
  const isLate = step === 'Transport.dispatched@1' && epochMs(haul.quote.expiresAt) < epochMs(now);
  return isLate ? refuse('illegal-move', { extra: { state: haul.state, missing: ['desk'] } }) : undefined;
}

/** The steps required before a transport, or before its next step. */
function missingFor(state: string | undefined): string[] {
  if (state === undefined) return ['desk'];
  if (state === 'QUOTED') return ['dispatch-haul'];
  return state === 'DISPATCHED' ? ['pick-up-haul'] : [];
}

/** The quote for an order. */
export function orderableQuote(
  deal: Deal,
  context: Pick<DecisionContext, 'now'>,
): TransportQuoted | Refusal<'illegal-move'> {
  const refusal = haulRefusal(deal, 'Transport.dispatched@1', context);
  if (refusal !== undefined) return refusal;
  if (deal.haul === undefined) throw new Error('The transport can be dispatched, but the deal has none.');
  return deal.haul.quote;
}

/** The carrier accepts or declines the load. */
export function dispatchHaul({ state, order, quote }: HaulOutcome, { now }: DecisionContext): DealEvent[] {
  const dispatched = fact('Transport.dispatched@1', now, order);
  if (state === 'DELIVERED') return [dispatched];
  return [dispatched, fact('Transport.cancelled@1', now, { quoteId: quote.quoteId, reason: 'carrier-declined' })];
}

/** The carrier's inspection at pickup or delivery. */
export function inspectHaul(
  deal: Deal,
  step: 'Transport.pickedUp@1' | 'Transport.delivered@1',
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const orderId = deal.haul?.order?.orderId ?? '';
  return haulRefusal(deal, step, context) ?? [fact(step, context.now, { orderId, notes: [] })];
}

export function cancelHaul(deal: Deal, context: DecisionContext): readonly DealEvent[] | Refusal<'illegal-move'> {
  return haulRefusal(deal, 'Transport.cancelled@1', context) ?? cancelHaulOf(deal, context.now);
}
