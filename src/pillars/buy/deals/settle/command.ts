/** Prepares a settlement: its payment and the title work that follows. */
import type { CodeOf, DecisionContext } from '#domain/deal/decide/decision-context.ts';
import { settledAlready } from '#domain/deal/decide/settle.ts';
import { isFinanced } from '#domain/deal/financing.ts';
import type { Deal } from '#domain/deal/state.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { refuse } from '#kernel/answer.ts';
import type { CallOf } from '#kernel/endpoint.ts';
import type { TitleRequest } from '#ports/title.ts';
import type { Counterparties } from '#ports/tools.ts';
import { dealBy } from '#streams/deals.ts';
import { type Effect, effect } from '#streams/effects/effect.ts';
import type { Decided } from '#streams/effects/kind.ts';
import type { BuyTools } from '../../act.ts';
import type { settle } from './contract.ts';

export type SettleTools = BuyTools & Counterparties;
export type SettleOrder = CallOf<typeof settle.settleDeal>['body'];

/** Judges an order; the title of a deal that it settles is applied for with it. */
export async function judgeOrder(
  body: SettleOrder,
  deal: Deal,
  tools: SettleTools,
  context: DecisionContext,
): Promise<Decided<'order-conflict' | 'amount-mismatch' | CodeOf<'settle'>> | Effect<'title'>> {
  const { order_id: orderId, amount_total: amountTotal, method = usualMethod(deal) } = body;
  // An order closes one deal for ever, so whose it is comes before what it is worth.
  const holder = await dealBy(tools, 'order', orderId);
  if (holder !== undefined && holder !== context.dealId) return refuse('order-conflict', { extra: { missing: [] } });
  const already = settledAlready(deal, { orderId, amountTotal }, context);
  if (already !== undefined) return already;
  const settlementRef = body.settlement_ref ?? body.payment_intent;
  const order = {
    orderId,
    amountTotal,
    method,
    paymentId: context.newId('payment'),
    ...(settlementRef === undefined ? {} : { settlementRef }),
    ...(body.paid_at === undefined ? {} : { paidAt: body.paid_at }),
  };
  return effect('title', { order, application: applicationOf(deal, context) });
}

function usualMethod({ desk }: Deal): string {
  return desk !== undefined && isFinanced(desk.desked) ? 'financed' : 'card';
}

/** A financed car is titled with its lender. */
function applicationOf(deal: Deal, { dealId, now }: DecisionContext): TitleRequest {
  const { zip, name = 'The buyer' } = deal.opening.buyer;
  const figures = deal.desk?.desked;
  const titleState = stateOfZip(zip) ?? figures?.state ?? 'CA';
  const lienholder = figures === undefined || figures.financeType === 'Cash' ? {} : { lienholder: lenderOf(deal) };
  return { dealId, vin: deal.vin, owner: name, titleState, now, ...lienholder };
}

function lenderOf({ credit }: Deal): string {
  return credit?.answer?.lender?.name ?? 'Lienholder of record';
}
