/** The store as it was before a run's first write, until that write has been reproduced. */
import { type StoreView, viewOver } from '#ports/event-store.ts';
import type { RunMark } from './run-mark.ts';

export interface AsBefore {
  readonly events: StoreView;
  /** From this call on, shows the store as it is. */
  lift(): void;
}

/** Hides the run's own first write. Later writes of others to other streams stay visible. */
export function asBefore(inner: StoreView, { stream, after, claims, entries }: RunMark): AsBefore {
  let isLifted = false;
  const isHidden = (name: string) => !isLifted && name === stream;
  const events = viewOver(inner, {
    read: (name, options = {}) => {
      if (!isHidden(name)) return inner.read(name, options);
      const { after: from = 0, limit = after } = options;
      return inner.read(name, { after: from, limit: Math.max(0, Math.min(limit, after - from)) });
    },
    lastSeq: async (name) => (isHidden(name) ? Math.min(after, await inner.lastSeq(name)) : inner.lastSeq(name)),
    claimed: async (claim, key) => {
      const isOwn = !isLifted && claims.some(([name, one]) => name === claim && one === key);
      return isOwn ? undefined : inner.claimed(claim, key);
    },
    list: async (index, key, options) => {
      const own = isLifted ? [] : entries.filter(([name, of]) => name === index && of === key);
      if (own.length === 0) return inner.list(index, key, options);
      const rows = await inner.list(index, key, { ...options, limit: options.limit + own.length });
      return rows.filter(({ ref }) => !own.some(([, , mine]) => mine === ref)).slice(0, options.limit);
    },
    count: async (index, key) => {
      const own = isLifted ? [] : entries.filter(([name, of]) => name === index && of === key);
      return (await inner.count(index, key)) - own.length;
    },
  });
  return {
    events,
    lift: () => {
      isLifted = true;
    },
  };
}
