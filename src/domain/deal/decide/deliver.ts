/** Decides delivery: the transport that may precede it, and an odometer that may not decrease. */
import { type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import type { DealDelivered, TransportDispatched, TransportQuoted } from '../../deal-facts/delivery-events.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { odometerOnRecord } from '../desk-request.ts';
import type { Deal } from '../state.ts';
import { type CodeOf, type DecisionContext, refusalOf } from './decision-context.ts';

/** The carrier's answer to the order. */
export type HaulOutcome =
  | { readonly state: 'DELIVERED'; readonly quote: TransportQuoted; readonly order: TransportDispatched }
  | { readonly state: 'DECLINED'; readonly quote: TransportQuoted; readonly order: TransportDispatched };

export interface DeliverDeal extends DealDelivered {
  /** Present when the car is transported. */
  readonly haul?: HaulOutcome;
}

/** When the carrier declines, the deal stays cleared and the transport is cancelled. */
export function deliverDeal(
  deal: Deal,
  { haul, ...handing }: DeliverDeal,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'deliver'> | 'odometer-rollback'> {
  const refusal = refusalOf(deal, 'deliver', context) ?? rollbackOf(deal, handing.odometer);
  if (refusal !== undefined) return refusal;
  const { now } = context;
  const delivered = fact('Deal.delivered@1', now, handing);
  if (haul === undefined) return [...cancelHaulOf(deal, now), delivered];
  const { quote, order } = haul;
  const events: DealEvent[] =
    deal.haul?.quote.quoteId === quote.quoteId && deal.haul.state === 'QUOTED'
      ? []
      : [fact('Transport.quoted@1', now, quote)];
  events.push(fact('Transport.dispatched@1', now, order));
  if (haul.state === 'DECLINED') {
    return [...events, fact('Transport.cancelled@1', now, { quoteId: quote.quoteId, reason: 'carrier-declined' })];
  }
  const inspection = {
    orderId: order.orderId,
    notes: [],
    ...withoutUndefined({ odometer: handing.odometer }),
  };
  return [
    ...events,
    fact('Transport.pickedUp@1', now, inspection),
    fact('Transport.delivered@1', now, inspection),
    delivered,
  ];
}

/** The refusal of an odometer below the reading on record. */
export function rollbackOf(deal: Deal, odometer: number | undefined): Refusal<'odometer-rollback'> | undefined {
  const onRecord = odometerOnRecord(deal.vin, deal.desk);
  if (odometer === undefined || onRecord === undefined || odometer >= onRecord) return undefined;
  return refuse('odometer-rollback', { extra: { onRecord, received: odometer, missing: [] } });
}

/** A car that is picked up needs no transport. */
export function cancelHaulOf({ haul }: Deal, now: string): DealEvent[] {
  if (haul?.state !== 'QUOTED' && haul?.state !== 'DISPATCHED') return [];
  return [fact('Transport.cancelled@1', now, { quoteId: haul.quote.quoteId, reason: 'cancelled' })];
}
