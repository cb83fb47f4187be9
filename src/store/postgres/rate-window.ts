/** Exact sliding window on PostgreSQL: one row per caller with its call times. */
import type { RateHit, RateVerdict, RateWindow } from '#ports/rate-window.ts';
import type { PostgresDriver, Statement } from './driver.ts';
import { GroupCommit } from './group-commit.ts';

/**
 * Calls of one batch count as made at the time of the last; `room` is how many of them fit. The row lock of the upsert
 * orders the callers of all processes. Future calls, made before a clock was set back, count as made now, so that
 * nobody waits longer than a window. The table is unlogged: windows last seconds, so losing them in a crash is
 * harmless, and no call waits for a disk.
 */
const HIT: Statement = {
  name: 'hit',
  text: `INSERT INTO rate_windows AS w (caller, hits, room, until_ms)
    SELECT caller, array_fill(at, ARRAY[least(count, $4::int)]), $4::int, at + $5::bigint
    FROM unnest($1::text[], $2::bigint[], $3::int[]) AS hit (caller, at, count) ORDER BY caller
    ON CONFLICT (caller) DO UPDATE SET (hits, room, until_ms) = (
      SELECT kept || excluded.hits[1:free], free, greatest(w.until_ms, excluded.until_ms)
      FROM (
        SELECT kept, greatest(0, $4::int - cardinality(kept)) AS free
        FROM (
          SELECT coalesce(array_agg(least(hit, excluded.hits[1]) ORDER BY hit), '{}') AS kept FROM unnest(w.hits) AS hit
          WHERE hit > excluded.hits[1] - $5::bigint
        ) AS in_window
      ) AS window_now
    )
    RETURNING caller, room, hits[1] AS oldest`,
};
const SWEEP: Statement = {
  name: 'sweep-windows',
  text: `DELETE FROM rate_windows WHERE caller IN
    (SELECT caller FROM rate_windows WHERE until_ms <= $1 LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
};
const SWEEP_EVERY_MS = 60_000;

interface WindowRow {
  caller: string;
  room: number;
  oldest: number;
}

export class PostgresRateWindow implements RateWindow {
  readonly #driver: PostgresDriver;
  /** One per limit in use; in practice there is one. */
  readonly #batches = new Map<string, GroupCommit<RateHit, RateVerdict>>();
  #sweptMs: number | undefined;

  constructor(driver: PostgresDriver) {
    this.#driver = driver;
  }

  async hit(hit: RateHit): Promise<RateVerdict> {
    await this.#sweep(hit.nowMs);
    const { calls, windowMs } = hit;
    const limit = `${calls}/${windowMs}`;
    const batch =
      this.#batches.get(limit) ??
      new GroupCommit({ write: (hits) => hitTogether(this.#driver, hits, calls, windowMs) });
    this.#batches.set(limit, batch);
    return batch.push(hit);
  }

  async #sweep(nowMs: number): Promise<void> {
    this.#sweptMs ??= nowMs;
    if (Math.abs(nowMs - this.#sweptMs) < SWEEP_EVERY_MS) return;
    this.#sweptMs = nowMs;
    await this.#driver.query(SWEEP, [nowMs]);
  }
}

async function hitTogether(
  driver: PostgresDriver,
  hits: readonly RateHit[],
  calls: number,
  windowMs: number,
): Promise<RateVerdict[]> {
  const atMs = Math.max(...hits.map(({ nowMs }) => nowMs));
  const counts = new Map<string, number>();
  for (const { caller } of hits) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  const callers = [...counts.keys()];
  const values = [callers, callers.map(() => atMs), [...counts.values()], calls, windowMs];
  const rows = await driver.query<WindowRow>(HIT, values);
  const windows = new Map(rows.map((row) => [row.caller, row]));
  return hits.map(({ caller }) => {
    const row = windows.get(caller);
    if (row === undefined) throw new Error('PostgreSQL returned no row for the rate window that it updated.');
    row.room -= 1;
    const resetMs = Math.max(0, row.oldest + windowMs - atMs);
    return { allowed: row.room >= 0, remaining: Math.max(0, row.room), resetMs };
  });
}
