/** Handler of payment notices. */
import { settleDeal } from '#domain/deal/decide/settle.ts';
import { empty, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { relayedBy } from '#kernel/provenance.ts';
import { ANYONE, dealBy } from '#streams/deals.ts';
import { act, declared } from '../act.ts';
import { type SettleTools, settleCommand } from '../settle/command.ts';
import { notices } from './contract.ts';

export const routes: Routes<typeof notices, SettleTools> = {
  receiveNotice: async (call, tools) => {
    const { paymentRail } = tools;
    const notice = await paymentRail.readNotice({ payload: call.text ?? '', header: call.header });
    if (notice.state === 'forged') return refuse('forged-notice');
    const provenance = relayedBy(paymentRail.source);
    if (notice.state === 'ignored') return empty('Noted; there is nothing to do.', provenance);
    const { dealId, orderId, amountTotal, settlementRef } = notice;
    const order = { order_id: orderId, amount_total: amountTotal, settlement_ref: settlementRef };
    const result = await act(
      tools,
      call,
      dealId,
      async (deal, ground) => {
        // An order closes one deal for ever.
        const holder = await dealBy(tools, 'order', orderId);
        if (holder !== undefined && holder !== dealId) return refuse('order-conflict', { extra: { missing: [] } });
        return settleDeal(deal, await settleCommand(order, deal, tools, ground), ground);
      },
      ANYONE,
    );
    if (result.kind === 'EMPTY') return empty('Noted; the deal is not one of this service.', provenance);
    if (result.kind === 'REFUSAL') return declared(notices.receiveNotice, result);
    return empty('Noted; the deal is settled.', provenance, { dealId, orderId, state: 'SETTLED' });
  },
};
