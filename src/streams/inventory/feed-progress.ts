/** Progress of feed imports, kept by the process that reads the feed. */
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

/** Accounts whose last import is remembered; the oldest is evicted. */
const KEPT_MAX = 1_000;
const importsOf = new WeakMap<EventStore, Map<string, FeedProgress>>();

export function noteProgress(events: EventStore, account: string, progress: FeedProgress): void {
  const imports = importsOf.get(events) ?? new Map<string, FeedProgress>();
  importsOf.set(events, imports);
  if (imports.get(account)?.importId !== progress.importId) imports.delete(account);
  imports.set(account, progress);
  const [oldest] = imports.keys();
  if (imports.size > KEPT_MAX && oldest !== undefined) imports.delete(oldest);
}

/** The last import of an account in this process; undefined when there was none. */
export function progressOf(events: EventStore, account: string): FeedProgress | undefined {
  return importsOf.get(events)?.get(account);
}
