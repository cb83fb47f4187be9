/** Handler of payment notices. */
import { empty, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { relayedBy } from '#kernel/provenance.ts';
import { ANYONE } from '#streams/deals.ts';
import { runCommand } from '#streams/effects/run.ts';
import { callingCommand } from '../../buy-command.ts';
import { judgeOrder, type SettleTools } from '../../deals/settle/command.ts';
import type { notices } from './notices.contract.ts';

export const routes: Routes<typeof notices, SettleTools> = {
  receiveNotice: async (call, tools) => {
    const { paymentRail } = tools;
    const notice = await paymentRail.readNotice({ payload: call.text ?? '', header: call.header });
    if (notice.state === 'forged') return refuse('forged-notice');
    const provenance = relayedBy(paymentRail.source);
    if (notice.state === 'ignored') return empty('The notice needs no action.', provenance);
    const { dealId, orderId, amountTotal, settlementRef } = notice;
    const order = { order_id: orderId, amount_total: amountTotal, settlement_ref: settlementRef };
    const command = callingCommand(tools, { base: call.base, reach: ANYONE }, (deal, context) =>
      judgeOrder(order, deal, tools, context),
    );
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind === 'EMPTY') return empty('The notice is for a deal of another service.', provenance);
    if (result.kind === 'REFUSAL') return result;
    return empty('The notice was accepted and the deal is settled.', provenance, { dealId, orderId, state: 'SETTLED' });
  },
};
