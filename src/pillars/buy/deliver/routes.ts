/** Handler that delivers the car. */
import { type DeliverDeal, deliverDeal } from '#domain/deal/decide/deliver.ts';
import { type Ground, refusalOf } from '#domain/deal/decide/ground.ts';
import type { TransportQuoted } from '#domain/deal/delivery-events.ts';
import type { Deal } from '#domain/deal/state.ts';
import { ok, type Refusal, refuse } from '#kernel/answer.ts';
import { epochMs } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import { act, type BuyTools, declared, standpointOf } from '../act.ts';
import { toWireDeal } from '../deal-answer.ts';
import { haulOrigin } from '../haul-origin.ts';
import { deliver } from './contract.ts';

type DeliverTools = BuyTools & Pick<Tools, 'haulier'>;
type DeliverBody = CallOf<typeof deliver.deliverDeal>['body'];

export const routes: Routes<typeof deliver, DeliverTools> = {
  deliverDeal: async (call, tools) => {
    const result = await act(tools, call, call.params.dealId, async (deal, ground) => {
      const refusal = refusalOf(deal, 'deliver', ground);
      if (refusal !== undefined) return refusal;
      const command = await handing(call.body, deal, tools, ground);
      return 'kind' in command ? command : deliverDeal(deal, command, ground);
    });
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(deliver.deliverDeal, result);
    return ok(toWireDeal(result, { ...standpointOf(tools, result.now), base: call.base }));
  },
};

async function handing(
  body: DeliverBody,
  deal: Deal,
  tools: DeliverTools,
  ground: Ground,
): Promise<DeliverDeal | Refusal> {
  const { method = 'pickup', odometer, receivedBy } = body;
  const command: DeliverDeal = {
    method,
    location: { zip: method === 'pickup' ? haulOrigin(deal.vin) : deal.opening.buyer.zip },
    ...(odometer === undefined ? {} : { odometer }),
    ...(receivedBy === undefined ? {} : { receivedBy }),
  };
  // A car that the carrier has already brought is only handed over.
  if (method !== 'transport' || deal.haul?.state === 'DELIVERED') return command;
  if (deal.haul?.state === 'DISPATCHED' || deal.haul?.state === 'PICKED_UP')
    return refuse('not-deliverable', { extra: { state: 'CLEARED', missing: ['haul-under-way'] } });
  const quote = await standingQuote(deal, tools, ground.now);
  if (quote === undefined) return refuse('not-deliverable', { extra: { state: 'CLEARED', missing: ['route'] } });
  const { dealId, now } = ground;
  return { ...command, haul: await tools.haulier.haul({ dealId, quote, reference: receivedBy ?? '', now }) };
}

/** The booked quote while it is good, else a fresh one; undefined where no carrier goes. */
async function standingQuote(
  { haul, vin, opening }: Deal,
  { haulier }: DeliverTools,
  now: string,
): Promise<TransportQuoted | undefined> {
  if (haul?.state === 'QUOTED' && epochMs(now) < epochMs(haul.quote.expiresAt)) return haul.quote;
  const answer = await haulier.quote({ fromZip: haulOrigin(vin), toZip: opening.buyer.zip, now });
  return answer.state === 'quoted' ? answer.quote : undefined;
}
