/** Prepares a settlement: its payment and the title work that follows. */
import type { Ground } from '#domain/deal/decide/ground.ts';
import type { SettleDeal } from '#domain/deal/decide/settle.ts';
import type { TitleApplied } from '#domain/deal/delivery-events.ts';
import { isFinanced } from '#domain/deal/financing.ts';
import type { Deal } from '#domain/deal/state.ts';
import { stateOfZip } from '#domain/places/places.ts';
import type { CallOf } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { BuyTools } from '../act.ts';
import type { settle } from './contract.ts';

export type SettleTools = BuyTools & Pick<Tools, 'paymentRail' | 'titleOffice'>;
export type SettleOrder = CallOf<typeof settle.settleDeal>['body'];

/** The command that an order amounts to; the title is applied for with it. */
export async function settleCommand(
  body: SettleOrder,
  deal: Deal,
  tools: SettleTools,
  ground: Ground,
): Promise<SettleDeal> {
  const { order_id: orderId, amount_total: amountTotal, method = usualMethod(deal) } = body;
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

function usualMethod({ desk }: Deal): string {
  return desk !== undefined && isFinanced(desk.desked) ? 'financed' : 'card';
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
