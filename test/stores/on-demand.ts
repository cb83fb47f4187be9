/** Stores that open on their first call. */
import type { Stores } from '#ports/stores.ts';

/** After closing, a call that would open them is refused. */
export function onDemand(open: () => Promise<Stores>): Stores {
  let opening: Promise<Stores> | undefined;
  let isClosed = false;
  const openOnce = (): Promise<Stores> => {
    if (opening === undefined && isClosed)
      return Promise.reject(new Error('the test that these stores are of is over'));
    opening ??= open();
    return opening;
  };
  return {
    events: {
      append: async (appends) => (await openOnce()).events.append(appends),
      read: async (stream, options) => (await openOnce()).events.read(stream, options),
      lastSeq: async (stream) => (await openOnce()).events.lastSeq(stream),
      claimed: async (claim, key) => (await openOnce()).events.claimed(claim, key),
      list: async (index, key, options) => (await openOnce()).events.list(index, key, options),
      count: async (index, key) => (await openOnce()).events.count(index, key),
      dropIndex: async (index, key) => (await openOnce()).events.dropIndex(index, key),
      trim: async (stream, through) => (await openOnce()).events.trim(stream, through),
      watch: (stream, wake) => {
        let isWatching = true;
        let stop = () => {};
        void openOnce().then(({ events }) => {
          if (isWatching) stop = events.watch(stream, wake);
        });
        return () => {
          isWatching = false;
          stop();
        };
      },
    },
    ledger: {
      charge: async (charge) => (await openOnce()).ledger.charge(charge),
      release: async (charge) => (await openOnce()).ledger.release(charge),
      usage: async (account, day) => (await openOnce()).ledger.usage(account, day),
    },
    idempotency: {
      begin: async (request) => (await openOnce()).idempotency.begin(request),
      keep: async (scope, key, answer) => (await openOnce()).idempotency.keep(scope, key, answer),
      free: async (scope, key) => (await openOnce()).idempotency.free(scope, key),
      abandon: async (scope, key) => (await openOnce()).idempotency.abandon(scope, key),
    },
    rateWindow: { hit: async (hit) => (await openOnce()).rateWindow.hit(hit) },
    processGroup: {
      isShared: true,
      signIn: async () => (await openOnce()).processGroup.signIn(),
      take: async (work) => (await openOnce()).processGroup.take(work),
      giveBack: async (work) => (await openOnce()).processGroup.giveBack(work),
      signOff: async () => (await openOnce()).processGroup.signOff(),
    },
    close: async () => {
      isClosed = true;
      await (await opening)?.close();
    },
  };
}
