/** Handler that settles a deal; the operator's bearer was checked before. */
import type { Ground } from '#domain/deal/decide/ground.ts';
import { settleDeal } from '#domain/deal/decide/settle.ts';
import { type Deal, standingLink } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { ok, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { simulated } from '#kernel/provenance.ts';
import { ANYONE, type DealHandled, dealBy } from '#streams/deals.ts';
import { act, declared } from '../act.ts';
import { linksOf, planOf, toWirePayment } from '../deal-answer.ts';
import { toWireDocuments, toWireLink } from '../papers.ts';
import { type SettleTools, settleCommand } from './command.ts';
import { settle } from './contract.ts';

/** What a settlement registers on a deal, in order. */
const SETTLEMENT = [
  'Deal.settled@1',
  'Payment.captured@1',
  'CheckoutLink.settled@1',
  'Document.filed@1',
  'Title.applied@1',
];

export const routes: Routes<typeof settle, SettleTools> = {
  settleDeal: async (call, tools) => {
    const { dealId } = call.params;
    const decide = async (deal: Deal, ground: Ground) => {
      // An order closes one deal for ever, so whose it is comes before what it is worth.
      const holder = await dealBy(tools, 'order', call.body.order_id);
      if (holder !== undefined && holder !== dealId) return refuse('order-conflict', { extra: { missing: [] } });
      return settleDeal(deal, await settleCommand(call.body, deal, tools, ground), ground);
    };
    const result = await act(tools, call, dealId, decide, ANYONE);
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(settle.settleDeal, result);
    return ok(settlementOf(result, tools.paymentRail.source, call.base));
  },
};

function settlementOf({ state: deal, dealId, appended, history }: DealHandled, source: string, base: string) {
  const { payment, title } = deal;
  if (payment === undefined) throw new Error('a settlement without a payment');
  const link = standingLink(deal);
  return {
    dealId,
    state: statusOf(deal),
    order_id: payment.orderId,
    replayed: appended.length === 0,
    amount_total: payment.amountTotal,
    payment: toWirePayment(payment),
    plan: planOf(deal),
    documents: toWireDocuments(deal),
    ...(link === undefined ? {} : { link: toWireLink(link, base) }),
    ...(title === undefined ? {} : { title: { titleId: title.application.titleId, state: title.state } }),
    events: SETTLEMENT.filter((name) => history.some(({ type }) => type === name)),
    links: linksOf(base, dealId),
    provenance: simulated(source),
  };
}
