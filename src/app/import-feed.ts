/** Imports a feed from the command line, by the endpoint's rules. */
import { readFeed } from '#domain/inventory/feed-text.ts';
import type { FeedReport } from '#domain/inventory/import-feed.ts';
import type { RooftopCard } from '#domain/inventory/rooftop.ts';
import { ZIP_IN_USE } from '#domain/places/zip.ts';
import { Vehicles } from '#domain/vehicle/vehicles.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import { instant } from '#kernel/dates.ts';
import { storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { StreamedAccounts } from '#streams/accounts/accounts.ts';
import { importInventory } from '#streams/inventory/rooftops.ts';
import type { HostParts } from './service.ts';

export type FeedOutcome =
  | { readonly state: 'unknown-key' }
  | { readonly state: 'unreadable'; readonly line: number; readonly expected: string }
  /** Every row was refused; the inventory is unchanged. */
  | { readonly state: 'refused'; readonly report: FeedReport }
  | { readonly state: 'imported'; readonly report: FeedReport; readonly rooftop: RooftopCard };

/** Replaces the inventory of the key's account. */
export async function importFeed(
  { stores, clock, ids, vehicleFacts }: Pick<HostParts, 'stores' | 'clock' | 'ids' | 'vehicleFacts'>,
  { key, text }: { readonly key: string; readonly text: string },
  onProgress?: (done: number, total: number) => void,
): Promise<FeedOutcome> {
  const events = storeView(stores.events, new Runtime());
  const accounts = new StreamedAccounts(events, ids, () => clock.nowMs());
  const identity = await accounts.authenticate(ids.sha256(key));
  if (identity === undefined) return { state: 'unknown-key' };
  const feed = await runInSlices(readFeed({ text }));
  if (!feed.ok) return { state: 'unreadable', line: feed.line, expected: feed.expected };
  const account = identity.accountId;
  const now = instant(clock.nowMs() + identity.clockOffsetMs);
  const request = { account, now, sent: {}, feed };
  const imported = await importInventory({ events, ids, vehicles: new Vehicles(vehicleFacts) }, request, onProgress);
  switch (imported.outcome) {
    case 'replaced':
      return { state: 'imported', report: imported.report, rooftop: imported.card };
    case 'refused':
      return { state: 'refused', report: imported.report };
    case 'too-long':
      return { state: 'unreadable', line: imported.rowsMax + 1, expected: `at most ${imported.rowsMax} rows` };
    case 'misplaced':
      return { state: 'unreadable', line: 1, expected: `${ZIP_IN_USE} as the ZIP of the rooftop, not ${imported.zip}` };
  }
}
