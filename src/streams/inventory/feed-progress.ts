/** Progress of feed imports, kept by the process that reads the feed. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { EventStore } from '#ports/event-store.ts';

export interface FeedProgress {
  readonly importId: string;
  readonly state: 'reading' | 'replaced' | 'refused';
  readonly rowsRead: number;
  /** An upper bound; some rows may be blank or span lines. */
  readonly rowsAtMost: number;
  readonly startedAt: IsoInstant;
}

/** Accounts whose last import is remembered; the one noted longest ago is evicted. */
const ACCOUNTS_MAX = 1_000;
const importsOf = new WeakMap<EventStore, BoundedCache<FeedProgress>>();

export function noteProgress(events: EventStore, account: string, progress: FeedProgress): void {
  const imports = importsOf.get(events) ?? new BoundedCache<FeedProgress>({ entriesMax: ACCOUNTS_MAX });
  importsOf.set(events, imports);
  imports.keep(account, progress);
}

/** The last import of an account in this process; undefined when there was none. */
export function progressOf(events: EventStore, account: string): FeedProgress | undefined {
  return importsOf.get(events)?.get(account);
}
