/** Progress of feed imports, kept by the process that reads the feed. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { type Runtime, servicePart } from '#ports/runtime.ts';

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
const IMPORTS = servicePart(() => new BoundedCache<FeedProgress>({ entriesMax: ACCOUNTS_MAX }));

export function noteProgress(runtime: Runtime, account: string, progress: FeedProgress): void {
  runtime.part(IMPORTS).keep(account, progress);
}

/** The last import of an account in this process; undefined when there was none. */
export function progressOf(runtime: Runtime, account: string): FeedProgress | undefined {
  return runtime.part(IMPORTS).get(account);
}
