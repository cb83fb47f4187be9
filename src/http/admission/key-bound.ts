/** Ends an open-ended response when the caller's key is rotated, revoked or expires. */
import { epochMs } from '#kernel/dates.ts';
import type { KeyRecord } from '#ports/accounts.ts';
import type { Tools } from '#ports/tools.ts';

/** Runtimes limit timers to 24 days; a later end is checked again. */
const TIMER_MAX_MS = 7 * 86_400_000;

interface KeyName {
  readonly account: string;
  readonly keyId: string;
}

/** Passes the bytes through until the key ends. The watch stops when the reader cancels or the body ends. */
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
    // If the body has failed, its reader already has the error.
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
    // Read nothing ahead of the reader.
    { highWaterMark: 0 },
  );
}
