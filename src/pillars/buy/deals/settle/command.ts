/** Prepares a settlement: its payment and the title application that follows. */
import type { CodeOf, DecisionContext } from '#domain/deal/decide/decision-context.ts';
import { type SettleDeal, settledAlready } from '#domain/deal/decide/settle.ts';
import { isFinanced } from '#domain/deal/financing.ts';
import type { Deal } from '#domain/deal/state.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { refuse, withoutUndefined } from '#kernel/answer.ts';
import type { CallOf } from '#kernel/endpoint.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import type { TitleRequest } from '#ports/title.ts';
import type { Counterparties, Tools } from '#ports/tools.ts';
import { dealBy } from '#streams/deals.ts';
import { type Effect, effect } from '#streams/effects/effect.ts';
import type { Decided } from '#streams/effects/kind.ts';
import { rooftopOf } from '#streams/inventory/rooftops.ts';
import type { BuyTools } from '../../buy-command.ts';
import type { settle } from './settle.contract.ts';

export type SettleTools = BuyTools & Counterparties & Pick<Tools, 'generalLedgers'>;
export type SettleOrder = CallOf<typeof settle.settleDeal>['body'];

/** Checks an order, and applies for the title of the deal that it settles. */
export async function judgeOrder(
  body: SettleOrder,
  deal: Deal,
  tools: SettleTools,
  context: DecisionContext,
): Promise<Decided<'order-conflict' | 'amount-mismatch' | CodeOf<'settle'>> | Effect<'title'>> {
  const { order_id: orderId, amount_total: amountTotal, method = usualMethod(deal) } = body;
  // An order settles one deal forever, so its owner is checked before its amount.
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
    ...withoutUndefined({ settlementRef, paidAt: body.paid_at }),
    ...(await booksOf(deal, tools)),
  };
  return effect('title', { order, application: applicationOf(deal, context) });
}

/** A live deal is posted to the ledger that its account connected, with the car's cost if the feed states it. */
async function booksOf({ account, opening, vin }: Deal, tools: SettleTools): Promise<Pick<SettleDeal, 'books'>> {
  if (account === undefined || !opening.isLive) return {};
  const ledger = await tools.generalLedgers.of({ account, isLive: true });
  if (ledger.isSimulated) return {};
  const cost = (await rooftopOf(tools, account))?.carAt(vin)?.dealerCost;
  return { books: cost === undefined ? {} : { vehicleCost: toDecimal(dollars(cost)) } };
}

function usualMethod({ desk }: Deal): string {
  return desk !== undefined && isFinanced(desk.desked) ? 'financed' : 'card';
}

/** A financed car is titled with its lender as lienholder. */
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
