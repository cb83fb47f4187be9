/** Stores that open on their first call. */
import type { Stores } from '#ports/stores.ts';

/** After closing, a call that would open them is refused. */
export function onDemand(open: () => Promise<Stores>): Stores {
  let opening: Promise<Stores> | undefined;
  let isClosed = false;
  const opened = (): Promise<Stores> => {
    if (opening === undefined && isClosed)
      return Promise.reject(new Error('the test that these stores are of is over'));
    opening ??= open();
    return opening;
  };
  return {
    events: {
      append: async (appends) => (await opened()).events.append(appends),
      read: async (stream, options) => (await opened()).events.read(stream, options),
      lastSeq: async (stream) => (await opened()).events.lastSeq(stream),
      claimed: async (claim, key) => (await opened()).events.claimed(claim, key),
      list: async (index, key, options) => (await opened()).events.list(index, key, options),
      count: async (index, key) => (await opened()).events.count(index, key),
      dropIndex: async (index, key) => (await opened()).events.dropIndex(index, key),
      trim: async (stream, through) => (await opened()).events.trim(stream, through),
      watch: (stream, wake) => {
        let isWatching = true;
        let stop = () => {};
        void opened().then(({ events }) => {
          if (isWatching) stop = events.watch(stream, wake);
        });
        return () => {
          isWatching = false;
          stop();
        };
      },
    },
    ledger: {
      charge: async (charge) => (await opened()).ledger.charge(charge),
      release: async (charge) => (await opened()).ledger.release(charge),
      usage: async (account, day) => (await opened()).ledger.usage(account, day),
    },
    idempotency: {
      begin: async (request) => (await opened()).idempotency.begin(request),
      keep: async (scope, key, answer) => (await opened()).idempotency.keep(scope, key, answer),
      free: async (scope, key) => (await opened()).idempotency.free(scope, key),
      abandon: async (scope, key) => (await opened()).idempotency.abandon(scope, key),
    },
    rateWindow: { hit: async (hit) => (await opened()).rateWindow.hit(hit) },
    processGroup: {
      isShared: true,
      signIn: async () => (await opened()).processGroup.signIn(),
      take: async (work) => (await opened()).processGroup.take(work),
      giveBack: async (work) => (await opened()).processGroup.giveBack(work),
      signOff: async () => (await opened()).processGroup.signOff(),
    },
    close: async () => {
      isClosed = true;
      await (await opening)?.close();
    },
  };
}
