/** Ends an open-ended answer when the key that asked for it is rotated, revoked or lapses. */
import { epochMs } from '#kernel/dates.ts';
import type { KeyRecord } from '#ports/accounts.ts';
import type { Tools } from '#ports/tools.ts';

/** Timers of runtimes hold 24 days at most; a later end is looked at again. */
const TIMER_MAX_MS = 7 * 86_400_000;

interface KeyName {
  readonly account: string;
  readonly keyId: string;
}

/** The same bytes until then. A reader that cancels, and a body that ends, leave no watch behind. */
export function keyBound(
  body: ReadableStream<Uint8Array>,
  { account, keyId }: KeyName,
  { accounts, clock }: Pick<Tools, 'accounts' | 'clock'>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let unwatch = () => {};
  let disarm = () => {};
  const release = () => {
    unwatch();
    disarm();
  };
  const end = () => {
    release();
    // A body that already failed has failed its own reader.
    void reader.cancel().catch(() => undefined);
  };
  const judge = (key: KeyRecord | undefined): void => {
    disarm();
    const leftMs = key?.expiresAt === undefined ? Number.POSITIVE_INFINITY : epochMs(key.expiresAt) - clock.nowMs();
    if (key?.state !== 'ACTIVE' || leftMs <= 0) end();
    else if (leftMs !== Number.POSITIVE_INFINITY)
      disarm = clock.after(Math.min(leftMs, TIMER_MAX_MS), () => judge(key));
  };
  return new ReadableStream<Uint8Array>(
    {
      start: () => {
        unwatch = accounts.watchKey(account, keyId, judge);
      },
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((fault: unknown) => {
          release();
          throw fault;
        });
        if (!done) return controller.enqueue(value);
        release();
        controller.close();
      },
      cancel: (reason) => {
        release();
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  );
}
