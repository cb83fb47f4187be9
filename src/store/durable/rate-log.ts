/** Rate window that survives eviction of its object: call times are stored in the object's SQLite. */
import type { RateHit, RateVerdict } from '#ports/rate-window.ts';
import type { ObjectStorage } from './platform.ts';

/** An idle object is evicted after this time and loses its memory; a shorter window has ended before. */
export const MEMORY_WINDOW_MS_MAX = 10_000;

const CREATE = 'CREATE TABLE IF NOT EXISTS calls (call INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT';
const LEAVE = 'DELETE FROM calls WHERE at_ms <= ?';
const NOT_LATER = 'UPDATE calls SET at_ms = ? WHERE at_ms > ?';
const STANDING = 'SELECT count(*) AS count, min(at_ms) AS oldest FROM calls';
const ENTER = 'INSERT INTO calls (at_ms) VALUES (?)';

export class RateLog {
  readonly #storage: ObjectStorage;

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  hit({ nowMs, calls, windowMs }: Omit<RateHit, 'caller'>): RateVerdict {
    return this.#storage.transactionSync(() => {
      const { sql } = this.#storage;
      sql.exec(CREATE);
      sql.exec(LEAVE, nowMs - windowMs);
      // After the clock was set back, future calls count as made now, so that nobody waits longer than a window.
      sql.exec(NOT_LATER, nowMs, nowMs);
      const [row] = sql.exec(STANDING).toArray();
      const count = Number(row?.count);
      const resetMs = Math.max(0, Number(row?.oldest ?? nowMs) + windowMs - nowMs);
      if (count >= calls) return { allowed: false, remaining: 0, resetMs };
      sql.exec(ENTER, nowMs);
      // Delete everything if the caller does not come back.
      if (count === 0) void this.#storage.setAlarm(nowMs + windowMs);
      return { allowed: true, remaining: calls - count - 1, resetMs };
    });
  }

  /** Called when the object's alarm fires. */
  async alarm(nowMs: number, windowMs: number): Promise<void> {
    const { sql } = this.#storage;
    sql.exec(CREATE);
    sql.exec(LEAVE, nowMs - windowMs);
    if (Number(sql.exec(STANDING).toArray()[0]?.count) === 0) await this.#storage.deleteAll();
    else await this.#storage.setAlarm(nowMs + windowMs);
  }
}
