/**
 * Reads one page of an index with a consistent total: an entry added between the two reads cannot make them disagree.
 */
import type { EventStore, Listed } from '#ports/event-store.ts';

export interface IndexPage {
  /** Newest first. */
  readonly rows: readonly Listed[];
  readonly total: number;
}

export async function indexPage(
  events: EventStore,
  index: string,
  key: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<IndexPage> {
  const rows = await events.list(index, key, { limit, offset });
  // A page that is not full is the last, so its end is the total.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isLast ? offset + rows.length : await events.count(index, key) };
}
