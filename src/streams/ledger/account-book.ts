/** The sandbox's ledger of an account: the journal entries of its settled deals, computed from their streams. */
import { reversalDue, saleDue } from '#domain/deal/entries-due.ts';
import { type DealState, evolve, isDeal, NO_DEAL } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import type { LedgerPeriod } from '#ports/general-ledger.ts';
import { ANYONE, type CallContext, type DealTools, listDeals, readDeal } from '../deals.ts';

/** Deals searched, newest first. */
const DEALS_MAX = 1_000;
const READ_AT_ONCE = 32;

/** The entries of a period; a deal is posted when it settles and reversed when it is unwound. */
export async function accountEntries(
  tools: DealTools,
  call: CallContext,
  account: string,
  { from, to }: LedgerPeriod,
): Promise<readonly JournalEntryDue[]> {
  const { dealIds } = await listDeals(tools, account, { limit: DEALS_MAX });
  const found: JournalEntryDue[] = [];
  for (let at = 0; at < dealIds.length; at += READ_AT_ONCE) {
    const read = dealIds.slice(at, at + READ_AT_ONCE).map(async (dealId) => {
      const snapshot = await readDeal(tools, call, dealId, { reach: ANYONE, concluding: false });
      return 'kind' in snapshot ? [] : entriesOf(dealId, snapshot.history);
    });
    found.push(...(await Promise.all(read)).flat());
  }
  return found.filter(({ postedOn }) => from <= postedOn && postedOn <= to);
}

function entriesOf(dealId: string, history: readonly DealEvent[]): JournalEntryDue[] {
  let deal: DealState = NO_DEAL;
  for (const event of history) {
    deal = evolve(deal, event);
    if (!isDeal(deal) || deal.postings.length > 0) continue;
    if (event.type !== 'Deal.settled@1') continue;
    const due = saleDue(deal, dealId, event.at);
    if (due !== undefined) deal = evolve(deal, due);
  }
  const unwoundAt = deal.unwound?.at;
  const reversal = isDeal(deal) && unwoundAt !== undefined ? reversalDue(deal, unwoundAt) : [];
  return [...deal.postings.map(({ entry }) => entry), ...reversal.map(({ data }) => data)];
}
