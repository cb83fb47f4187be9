/** Copies a deal's events up to a seq onto a new stream under new names. */

import type { DealState } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { NotFound } from '#kernel/answer.ts';
import { parseVin } from '#kernel/vin.ts';
import type { IndexEntry } from '#ports/event-store.ts';
import { capturedEntries } from '../deals/captured-contracts.ts';
import {
  beginStream,
  type CallContext,
  type DealHandled,
  type DealTools,
  namesOf,
  newDealId,
  readStream,
} from '../deals.ts';

/** Events keep their times and figures; unique names are replaced. The copy belongs to the caller. */
export async function forkDeal(
  tools: DealTools,
  call: CallContext,
  dealId: string,
  asOfSeq?: number,
): Promise<DealHandled<DealState> | NotFound> {
  const snapshot = await readStream(tools, call, dealId, { asOfSeq });
  if ('kind' in snapshot) return snapshot;
  const copyId = newDealId(tools);
  const renamed = new Map([[dealId, copyId]]);
  for (const { claim, key } of namesOf(dealId, snapshot.history))
    if (!renamed.has(key)) renamed.set(key, freshName(claim, key, tools));
  const { account } = call.caller;
  const events = snapshot.history.map((event) => withOwner(rename(event, renamed), account));
  const decision = { events, claims: namesOf(copyId, events), index: contractEntries(call, snapshot.state, copyId) };
  return beginStream(tools, call, { dealId: copyId, decision, list: snapshot.state.opening !== undefined });
}

/** A `contract_…` id is replaced by another; an order id, which the payer chose, by a generated one. */
function freshName(claim: string, key: string, { ids }: Pick<DealTools, 'ids'>): string {
  const [prefix = claim] = key.split('_');
  return `${claim === 'order' ? 'order' : prefix}_${ids.base62(20)}`;
}

function rename<T>(value: T, names: ReadonlyMap<string, string>): T {
  const renamed = JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? (names.get(one) ?? one) : one));
  return JSON.parse(renamed) as T;
}

/** Sets the owner in the opening event, also for the copy of a keyless deal. */
function withOwner(event: DealEvent, account: string | undefined): DealEvent {
  if (event.type !== 'Deal.opened@1' && event.type !== 'Quote.rated@1') return event;
  const data = account === undefined ? event.data : { ...event.data, account };
  return { ...event, data } as DealEvent;
}

function contractEntries(call: CallContext, { vin, protection }: DealState, copyId: string): IndexEntry[] {
  const parsed = parseVin(vin ?? '');
  const isCaptured = protection.contracts.some(({ state }) => state === 'CAPTURED');
  return parsed !== undefined && isCaptured ? capturedEntries(call, parsed, copyId) : [];
}
