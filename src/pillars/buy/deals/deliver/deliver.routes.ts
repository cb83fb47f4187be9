/** Handler that delivers the car. */

import { type DecisionContext, refusalOf } from '#domain/deal/decide/decision-context.ts';
import { type DeliverDeal, deliverDeal, rollbackOf } from '#domain/deal/decide/deliver.ts';
import type { Deal } from '#domain/deal/state.ts';
import type { TransportQuoted } from '#domain/deal-facts/delivery-events.ts';
import { ok, type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import { epochMs } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import type { Counterparties } from '#ports/tools.ts';
import type { HaulOrder } from '#ports/transport.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand } from '../../buy-command.ts';
import { toWireDeal } from '../../deal-answer.ts';
import { dealOrigin } from '../../haul-origin.ts';
import type { deliver } from './deliver.contract.ts';

type DeliverTools = BuyTools & Counterparties;
type DeliverBody = CallOf<typeof deliver.deliverDeal>['body'];

export const routes: Routes<typeof deliver, DeliverTools> = {
  deliverDeal: async (call, tools) => {
    const command = callingCommand(tools, call, async (deal, context) => {
      const refusal = refusalOf(deal, 'deliver', context);
      if (refusal !== undefined) return refusal;
      const handing = handingOf(call.body, deal);
      const order = await haulOrder(call.body, deal, tools, context);
      if (order === undefined) return deliverDeal(deal, handing, context);
      return 'kind' in order ? order : (rollbackOf(deal, handing.odometer) ?? effect('haul', { order, handing }));
    });
    const result = await runCommand(tools, call, call.params.dealId, command);
    if (result.kind !== 'HANDLED') return result;
    return ok(toWireDeal(result, { ...moveContextOf(tools, result.now), base: call.base }));
  },
};

function handingOf({ method = 'pickup', odometer, receivedBy }: DeliverBody, deal: Deal): DeliverDeal {
  return {
    method,
    location: { zip: method === 'pickup' ? dealOrigin(deal) : deal.opening.buyer.zip },
    ...withoutUndefined({ odometer, receivedBy }),
  };
}

/** The transport order; undefined when none is needed or the carrier has already delivered the car. */
async function haulOrder(
  { method, receivedBy = '' }: DeliverBody,
  deal: Deal,
  tools: DeliverTools,
  { dealId, now }: DecisionContext,
): Promise<HaulOrder | Refusal<'not-deliverable'> | undefined> {
  if (method !== 'transport' || deal.haul?.state === 'DELIVERED') return undefined;
  if (deal.haul?.state === 'DISPATCHED' || deal.haul?.state === 'PICKED_UP')
    return refuse('not-deliverable', { extra: { state: 'CLEARED', missing: ['haul-under-way'] } });
  const quote = await standingQuote(deal, tools, now);
  if (quote === undefined) return refuse('not-deliverable', { extra: { state: 'CLEARED', missing: ['route'] } });
  return { dealId, quote, reference: receivedBy, now };
}

/** The booked quote while it is valid, else a new one; undefined when no carrier serves the route. */
async function standingQuote(deal: Deal, { haulier }: DeliverTools, now: string): Promise<TransportQuoted | undefined> {
  const { haul, opening } = deal;
  if (haul?.state === 'QUOTED' && epochMs(now) < epochMs(haul.quote.expiresAt)) return haul.quote;
  const answer = await haulier.quote({ fromZip: dealOrigin(deal), toZip: opening.buyer.zip, now });
  return answer.state === 'quoted' ? answer.quote : undefined;
}
