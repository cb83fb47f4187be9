/** Wire form of an account's clock. */
import { dateOf, instant } from '#kernel/dates.ts';

export function clockReading(realMs: number, offsetMs: number) {
  const now = instant(realMs + offsetMs);
  return { now, today: dateOf(now), offsetSeconds: Math.round(offsetMs / 1000), moved: offsetMs !== 0 };
}
