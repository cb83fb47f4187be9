/** Handler that settles a deal; the operator's token was checked before. */
import { standingLink } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { simulated } from '#kernel/provenance.ts';
import { ANYONE, type DealHandled } from '#streams/deals.ts';
import { runCommand } from '#streams/effects/run.ts';
import { callingCommand } from '../../buy-command.ts';
import { linksOf, planOf, toWirePayment } from '../../deal-answer.ts';
import { toWireDocuments, toWireLink } from '../../papers.ts';
import { judgeOrder, type SettleTools } from './command.ts';
import type { settle } from './settle.contract.ts';

/** Events that a settlement records on a deal, in order. */
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
    const command = callingCommand(tools, { base: call.base, reach: ANYONE }, (deal, context) =>
      judgeOrder(call.body, deal, tools, context),
    );
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind !== 'HANDLED') return result;
    return ok(settlementOf(result, tools.paymentRail.source, call.base));
  },
};

function settlementOf({ state: deal, dealId, appended, history }: DealHandled, source: string, base: string) {
  const { payment, title } = deal;
  if (payment === undefined) throw new Error('A settled deal has no payment.');
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
