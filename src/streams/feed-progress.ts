/** How far feed imports are. Kept in the process that reads the feed, for as long as anybody may ask. */
import type { IsoInstant } from '#kernel/dates.ts';

export interface FeedProgress {
  readonly importId: string;
  readonly state: 'reading' | 'replaced' | 'refused';
  readonly rowsRead: number;
  /** Rows at most; fewer where some are blank or span lines. */
  readonly rowsAtMost: number;
  readonly startedAt: IsoInstant;
}

/** Accounts whose last import is remembered; the one that began longest ago gives way. */
const KEPT_MAX = 1_000;
const imports = new Map<string, FeedProgress>();

export function noteProgress(account: string, progress: FeedProgress): void {
  if (imports.get(account)?.importId !== progress.importId) imports.delete(account);
  imports.set(account, progress);
  const [oldest] = imports.keys();
  if (imports.size > KEPT_MAX && oldest !== undefined) imports.delete(oldest);
}

/** The last import of an account in this process; undefined when there was none. */
export function progressOf(account: string): FeedProgress | undefined {
  return imports.get(account);
}
