/** Handler of counterparty acts on a deal. */
import { type Deal, isDeal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { ok, refuse } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Command } from '#streams/effects/command.ts';
import { decisionContextOf, runCommand } from '#streams/effects/run.ts';
import { ACTS, type ActCode, type ActEffect, type ActTools } from './acts.ts';
import type { triggers } from './triggers.contract.ts';

type TriggerCall = CallOf<typeof triggers.triggerDeal>;

export const routes: Routes<typeof triggers, ActTools> = {
  triggerDeal: async (call, tools) => {
    if (call.caller.mode === 'live') return refuse('sandbox-only');
    const { trigger } = call.params;
    const result = await runCommand(tools, call, call.params.dealId, triggerCommand(call, tools));
    if (result.kind !== 'HANDLED') return result;
    const { dealId, state, appended } = result;
    const deal = `${call.base}/buy/deals/${dealId}`;
    return ok({
      dealId,
      trigger,
      state: statusOf(state),
      events: appended.map(({ seq, type, at }) => ({ seq, type, time: at })),
      links: { deal, events: `${deal}/events`, checklist: `${deal}/checklist` },
      provenance: simulated(SOURCES.deal),
    });
  },
};

/** The counterparty's act. Its refusals list no legal moves, because the caller cannot make them. */
function triggerCommand({ body, params }: TriggerCall, tools: ActTools): Command<Deal, ActCode, ActEffect> {
  return {
    isFor: isDeal,
    decide: async ({ state: deal, dealId, now }) => {
      const context = { ...decisionContextOf(tools, dealId, now), railOpen: true };
      const decided = await ACTS[params.trigger]({ deal, context, tools, body });
      return 'kind' in decided ? decided : { events: decided };
    },
    refused: (refusal) => refusal,
    ports: tools,
  };
}
