/** Handler that unwinds a sale. */
import { unwindDeal } from '#domain/deal/decide/close.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, buyCommand } from '../../buy-command.ts';
import { toWireDeal } from '../../deal-answer.ts';
import { voidedContracts } from '../../voided-contracts.ts';
import type { unwind } from './unwind.contract.ts';

export const routes: Routes<typeof unwind, BuyTools> = {
  unwindDeal: async (call, tools) => {
    const { reason, refund } = call.body;
    const method = refund === undefined ? {} : { refundMethod: refund.method };
    const command = buyCommand(tools, call, (deal, context, snapshot) =>
      unwindDeal(deal, { reason, voided: voidedContracts(snapshot, 'the sale was unwound'), ...method }, context),
    );
    const result = await runCommand(tools, call, call.params.dealId, command);
    if (result.kind !== 'HANDLED') return result;
    return ok(toWireDeal(result, { ...moveContextOf(tools, result.now), base: call.base }));
  },
};
