/** Owns the exact sliding window on PostgreSQL, shared by every process: one row per caller with the times of the calls in it. */
import type { RateHit, RateVerdict, RateWindow } from '#ports/rate-window.ts';
import type { PostgresDriver, Statement } from './driver.ts';

/**
 * The row lock of the upsert puts the callers of all processes in order. The table is unlogged: a window is seconds long, so a crash of
 * the database that empties it harms nobody, and no call waits for a disk.
 */
const HIT: Statement = {
  name: 'hit',
  text: `INSERT INTO rate_windows AS w (caller, hits, allowed, until_ms)
    VALUES ($1, ARRAY[$2::bigint], true, $2::bigint + $4::bigint)
    ON CONFLICT (caller) DO UPDATE SET (hits, allowed, until_ms) = (
      SELECT CASE WHEN cardinality(kept) < $3::int THEN kept || $2::bigint ELSE kept END,
        cardinality(kept) < $3::int, greatest(w.until_ms, excluded.until_ms)
      FROM (
        SELECT coalesce(array_agg(hit ORDER BY hit), '{}') AS kept FROM unnest(w.hits) AS hit
        WHERE hit > $2::bigint - $4::bigint
      ) AS window_now
    )
    RETURNING allowed, cardinality(hits) AS count, hits[1] AS oldest`,
};
const SWEEP: Statement = {
  name: 'sweep-windows',
  text: `DELETE FROM rate_windows WHERE caller IN
    (SELECT caller FROM rate_windows WHERE until_ms <= $1 LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
};
const SWEEP_EVERY_MS = 60_000;

export class PostgresRateWindow implements RateWindow {
  readonly #driver: PostgresDriver;
  #sweptMs: number | undefined;

  constructor(driver: PostgresDriver) {
    this.#driver = driver;
  }

  async hit({ caller, nowMs, calls, windowMs }: RateHit): Promise<RateVerdict> {
    await this.#sweep(nowMs);
    const [row] = await this.#driver.query<{ allowed: boolean; count: number; oldest: number }>(HIT, [
      caller,
      nowMs,
      calls,
      windowMs,
    ]);
    if (row === undefined) throw new Error('an upsert answered no row');
    const resetMs = Math.max(0, row.oldest + windowMs - nowMs);
    return { allowed: row.allowed, remaining: row.allowed ? calls - row.count : 0, resetMs };
  }

  async #sweep(nowMs: number): Promise<void> {
    this.#sweptMs ??= nowMs;
    if (nowMs - this.#sweptMs < SWEEP_EVERY_MS) return;
    this.#sweptMs = nowMs;
    await this.#driver.query(SWEEP, [nowMs]);
  }
}
