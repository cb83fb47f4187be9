/** Handler of forks. */
import { isDeal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { ok, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { DealTools } from '#streams/deals.ts';
import { forkDeal } from '#streams/sandbox/deal-fork.ts';
import type { fork } from './fork.contract.ts';

export const routes: Routes<typeof fork, DealTools> = {
  forkDeal: async (call, tools) => {
    if (call.caller.mode === 'live') return refuse('sandbox-only');
    const copy = await forkDeal(tools, call, call.params.dealId, call.body.asOfSeq);
    if (copy.kind === 'EMPTY') return copy;
    const { dealId, state, history, lastSeq } = copy;
    const deal = `${call.base}/buy/deals/${dealId}`;
    return ok({
      dealId,
      vin: state.vin ?? '',
      // An F&I-only stream is not a buy deal; its state is that of its menu.
      state: isDeal(state) ? statusOf(state) : (fiDealOf(history).state ?? 'RATED'),
      lastSeq,
      links: { deal, events: `${deal}/events`, fi: `${call.base}/fi/deals/${dealId}` },
      provenance: simulated(SOURCES.deal),
    });
  },
};
