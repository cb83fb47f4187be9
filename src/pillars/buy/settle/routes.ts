/** Owns the handler that settles a deal. The operator's bearer has been judged before. */
import type { Ground } from '#domain/deal/decide/ground.ts';
import { type SettleDeal, settleDeal } from '#domain/deal/decide/settle.ts';
import type { TitleApplied } from '#domain/deal/delivery-events.ts';
import { type Deal, standingLink } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { stateOfZip } from '#domain/desk/place/zip.ts';
import { ok, refuse } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/door.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { ANYONE, type DealHandled, dealBy } from '#streams/deals.ts';
import { act, type BuyTools, declared } from '../act.ts';
import { linksOf, toWirePayment } from '../deal-answer.ts';
import { toWireDocuments, toWireLink } from '../papers.ts';
import { settle } from './contract.ts';

type SettleTools = BuyTools & Pick<Tools, 'paymentRail' | 'titleOffice'>;
type SettleCall = CallOf<typeof settle.settleDeal>;

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
      return settleDeal(deal, await commandOf(call, deal, tools, ground), ground);
    };
    const result = await act(tools, call, dealId, decide, ANYONE);
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(settle.settleDeal, result);
    return ok(settlementOf(result, tools.paymentRail.source, call.base));
  },
};

async function commandOf({ body }: SettleCall, deal: Deal, tools: SettleTools, ground: Ground): Promise<SettleDeal> {
  const { order_id: orderId, amount_total: amountTotal, method = 'card' } = body;
  const settlementRef = body.settlement_ref ?? body.payment_intent;
  return {
    orderId,
    amountTotal,
    method,
    paymentId: ground.newId('payment'),
    title: await titleOf(deal, tools, ground),
    ...(settlementRef === undefined ? {} : { settlementRef }),
    ...(body.paid_at === undefined ? {} : { paidAt: body.paid_at }),
  };
}

/** A financed car is titled with its lender. */
function titleOf(deal: Deal, { titleOffice }: SettleTools, { dealId, now }: Ground): Promise<TitleApplied> {
  const { zip, name = 'The buyer' } = deal.opening.buyer;
  const figures = deal.desk?.desked;
  const titleState = stateOfZip(zip) ?? figures?.state ?? 'CA';
  const lienholder = figures === undefined || figures.financeType === 'Cash' ? {} : { lienholder: lenderOf(deal) };
  return titleOffice.apply({ dealId, vin: deal.vin, owner: name, titleState, now, ...lienholder });
}

function lenderOf({ credit }: Deal): string {
  const lender = credit?.answer?.lender;
  const name = typeof lender === 'object' && lender !== null && 'name' in lender ? lender.name : undefined;
  return typeof name === 'string' ? name : 'Lienholder of record';
}

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
    documents: toWireDocuments(deal),
    ...(link === undefined ? {} : { link: toWireLink(link, base) }),
    ...(title === undefined ? {} : { title: { titleId: title.application.titleId, state: title.state } }),
    events: SETTLEMENT.filter((name) => history.some(({ type }) => type === name)),
    links: linksOf(base, dealId),
    provenance: simulated(source),
  };
}
