/** Handler of counterparty acts on a deal. */
import { statusOf } from '#domain/deal/status.ts';
import { ok, refuse } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { onDeal } from '#streams/deals.ts';
import { ACTS, type ActTools } from './acts.ts';
import type { triggers } from './triggers.contract.ts';

type TriggerCall = CallOf<typeof triggers.triggerDeal>;

export const routes: Routes<typeof triggers, ActTools> = {
  triggerDeal: async (call, tools) => {
    if (call.caller.mode === 'live') return refuse('sandbox-only');
    const { trigger } = call.params;
    const result = await act(call, tools);
    if (result.kind === 'TAKEN') throw new Error('A trigger claims no name, but the store reported one as claimed.');
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return result;
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

function act(call: TriggerCall, tools: ActTools) {
  const { dealId, trigger } = call.params;
  return onDeal(tools, call, dealId, async ({ state, now }) => {
    const newId = (prefix: string) => `${prefix}_${tools.ids.base62(20)}`;
    const context = { now, railOpen: true, dealId, newId };
    const decided = await ACTS[trigger]({ deal: state, context, tools, body: call.body });
    return 'kind' in decided ? decided : { events: decided };
  });
}
