/** Handler that cancels a deal. */
import { cancelDeal } from '#domain/deal/decide/close.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, buyCommand } from '../../buy-command.ts';
import { toWireDeal } from '../../deal-answer.ts';
import { voidedContracts } from '../../voided-contracts.ts';
import type { cancel } from './cancel.contract.ts';

export const routes: Routes<typeof cancel, BuyTools> = {
  cancelDeal: async (call, tools) => {
    const { reason } = call.body;
    const command = buyCommand(tools, call, (deal, context, snapshot) =>
      cancelDeal(deal, { reason, voided: voidedContracts(snapshot, 'the deal was cancelled') }, context),
    );
    const result = await runCommand(tools, call, call.params.dealId, command);
    if (result.kind !== 'HANDLED') return result;
    return ok(toWireDeal(result, { ...moveContextOf(tools, result.now), base: call.base }));
  },
};
