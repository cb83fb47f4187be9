/** Schedules retries on the account's clock and honors a receiver's Retry-After. */
import { addSeconds, type IsoInstant } from '#kernel/dates.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds between attempts; the first is immediate (Standard Webhooks 1.0.0, the recommended schedule). */
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

/** A receiver may delay the next attempt, but not beyond the longest step of the schedule. */
const RETRY_AFTER_SECONDS_MAX = 24 * HOUR;

/**
 * The time of the next attempt after `triesMade` attempts, the last at `at`; undefined when the schedule is exhausted.
 * A longer Retry-After is honored up to a day.
 */
export function nextTry(at: IsoInstant, triesMade: number, retryAfterSeconds = 0): IsoInstant | undefined {
  const wait = RETRY_SCHEDULE_SECONDS[triesMade];
  if (wait === undefined) return undefined;
  return addSeconds(at, Math.max(wait, Math.min(retryAfterSeconds, RETRY_AFTER_SECONDS_MAX)));
}
