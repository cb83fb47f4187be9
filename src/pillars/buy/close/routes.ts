/** Handlers that cancel or unwind a deal. */
import { cancelDeal, unwindDeal } from '#domain/deal/decide/close.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import { voidContract } from '#domain/fi/lifecycle/decide-contract.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { DealSnapshot } from '#streams/deals.ts';
import { act, type BuyTools, declared, guardContextOf } from '../act.ts';
import { toWireDeal } from '../deal-answer.ts';
import { close } from './contract.ts';

export const routes: Routes<typeof close, BuyTools> = {
  cancelDeal: async (call, tools) => {
    const { reason } = call.body;
    const result = await act(tools, call, call.params.dealId, (deal, context, snapshot) =>
      cancelDeal(deal, { reason, voided: voidedContracts(snapshot, 'the deal was cancelled') }, context),
    );
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(close.cancelDeal, result);
    return ok(toWireDeal(result, { ...guardContextOf(tools, result.now), base: call.base }));
  },

  unwindDeal: async (call, tools) => {
    const { reason, refund } = call.body;
    const method = refund === undefined ? {} : { refundMethod: refund.method };
    const result = await act(tools, call, call.params.dealId, (deal, context, snapshot) =>
      unwindDeal(deal, { reason, voided: voidedContracts(snapshot, 'the sale was unwound'), ...method }, context),
    );
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(close.unwindDeal, result);
    return ok(toWireDeal(result, { ...guardContextOf(tools, result.now), base: call.base }));
  },
};

/** Every standing contract voided, each with what it pays back. */
function voidedContracts({ history, now }: DealSnapshot, reason: string): DealEvent[] {
  const fi = fiDealOf(history);
  return fi.contracts.flatMap(({ contractId }) => {
    const voided = voidContract(fi, contractId, reason, now);
    return voided === undefined || 'kind' in voided ? [] : voided;
  });
}
