/** Resets an account: ends its deals, applications, leads and webhooks and removes them from the lists. */

import type { DealState } from '#domain/deal/state.ts';
import { type DealEvent, fact } from '#domain/deal-facts/events.ts';
import type { RefinanceEvent } from '#domain/refinance/application.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { StoreView } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { handle } from '../command-loop/handle.ts';
import { dealModel, STREAMS_INDEX, streamOf } from '../deals.ts';
import { forgetLeads } from '../leads.ts';
import { REFINANCE_INDEX, refinanceSubject } from '../refinance-applications.ts';
import { listWebhooks, refsOf, removeWebhook } from '../webhooks/registry.ts';

type ResetTools = Pick<Tools, 'events'>;

/** Streams ended concurrently: enough to share a disk sync, few enough to leave room for others. */
const AT_ONCE = 32;

/** Ends every deal of the account with `Deal.reset@1`, after which it looks unknown. Returns their number. */
export async function resetDeals({ events }: ResetTools, account: string, now: IsoInstant): Promise<number> {
  const ended = await inBatches(refsOf(events, STREAMS_INDEX, account), (dealId) => endDeal(events, dealId, now));
  await Promise.all([events.dropIndex(STREAMS_INDEX, account), events.dropIndex('deals', account)]);
  return ended;
}

async function endDeal(store: StoreView, dealId: string, now: IsoInstant): Promise<void> {
  const subject = { store, model: dealModel, stream: streamOf(dealId), clock: () => now };
  await handle<DealState, DealEvent>(subject, (snapshot) => ({
    events: snapshot.state.dealDate === undefined ? [] : [fact('Deal.reset@1', snapshot.now, {})],
  }));
}

/** Ends refinance applications like deals, and returns their number. */
export async function resetApplications({ events }: ResetTools, account: string, now: IsoInstant): Promise<number> {
  const ended = await inBatches(refsOf(events, REFINANCE_INDEX, account), async (applicationId) => {
    await handle(refinanceSubject({ events }, { now }, applicationId), (snapshot) => ({
      events: snapshot.state === undefined ? [] : [gone(snapshot.now)],
    }));
  });
  await events.dropIndex(REFINANCE_INDEX, account);
  return ended;
}

function gone(at: IsoInstant): RefinanceEvent {
  return { type: 'RefinanceApplication.reset@1', at, data: {} };
}

export function resetLeads(tools: ResetTools, account: string, now: IsoInstant): Promise<number> {
  return forgetLeads(tools, account, now);
}

/** Removes the account's webhooks, and returns their number. */
export async function resetWebhooks(tools: ResetTools, account: string, now: IsoInstant): Promise<number> {
  const standing = await listWebhooks(tools, account);
  for (const { webhookId } of standing) await removeWebhook(tools, webhookId, now);
  return standing.length;
}

async function inBatches(refs: AsyncIterable<string>, work: (ref: string) => Promise<void>): Promise<number> {
  const all: string[] = [];
  for await (const ref of refs) all.push(ref);
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(work));
  return all.length;
}
