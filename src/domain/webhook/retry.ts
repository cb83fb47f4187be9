/** Schedules retries on the account's clock and honors a receiver's Retry-After. */
import { addSeconds, type IsoInstant } from '#kernel/dates.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds from one try to the next; the first is at once. Source: Standard Webhooks 1.0.0, the recommended schedule. */
export const RETRY_SCHEDULE_SECONDS: readonly number[] = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** A receiver may ask for a later try, but not for one after the longest step of the schedule. */
const RETRY_AFTER_SECONDS_MAX = 24 * HOUR;

/**
 * When to try again after `triesMade` tries, the last of them at `at`; undefined when the schedule is spent.
 * A longer wait that the receiver asked for is honoured up to a day.
 */
export function nextTry(at: IsoInstant, triesMade: number, retryAfterSeconds = 0): IsoInstant | undefined {
  const wait = RETRY_SCHEDULE_SECONDS[triesMade];
  if (wait === undefined) return undefined;
  return addSeconds(at, Math.max(wait, Math.min(retryAfterSeconds, RETRY_AFTER_SECONDS_MAX)));
}
