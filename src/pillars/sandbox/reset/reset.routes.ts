/** Handler of resets. */
import { ok, refuse } from '#kernel/answer.ts';
import { instant } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { computed } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { emptyRooftop } from '#streams/inventory/rooftops.ts';
import { resetApplications, resetDeals, resetLeads, resetWebhooks } from '#streams/sandbox/reset.ts';
import { clockReading } from '../clock/reading.ts';
import type { reset } from './reset.contract.ts';

type ResetTools = Pick<Tools, 'accounts' | 'clock' | 'events' | 'vehicles'>;
type Scope = CallOf<typeof reset.resetSandbox>['body']['scope'];

const covers = (scope: Scope, part: Scope) => scope === part || scope === 'all';

export const routes: Routes<typeof reset, ResetTools> = {
  resetSandbox: async ({ body, caller, now, base }, tools) => {
    if (caller.mode === 'live') return refuse('sandbox-only');
    const { scope } = body;
    const account = caller.account ?? '';
    // Webhooks first, so that a full reset delivers no events.
    const webhooks = covers(scope, 'webhooks') ? await resetWebhooks(tools, account, now) : 0;
    const isDeal = covers(scope, 'deal');
    const [deals, applications, leads] = isDeal
      ? await Promise.all([
          resetDeals(tools, account, now),
          resetApplications(tools, account, now),
          resetLeads(tools, account, now),
        ])
      : [0, 0, 0];
    const cars = scope === 'all' ? await emptyRooftop(tools, account, now) : 0;
    const clocks = covers(scope, 'clock') ? await resetClock(tools, account) : 0;
    const { clockOffsetMs } = await tools.accounts.load(account);
    return ok({
      scope,
      counts: { deals, applications, leads, cars, webhooks, clocks },
      clock: clockReading(tools.clock.nowMs(), clockOffsetMs),
      links: { clock: `${base}/sandbox/clock`, deals: `${base}/buy/deals`, webhooks: `${base}/webhooks` },
      provenance: computed(),
    });
  },
};

/** 1 when the clock had been moved. */
async function resetClock({ accounts, clock }: ResetTools, account: string): Promise<number> {
  if ((await accounts.load(account)).clockOffsetMs === 0) return 0;
  await accounts.moveClock(account, 0, instant(clock.nowMs()));
  return 1;
}
