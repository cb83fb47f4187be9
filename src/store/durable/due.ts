/** Scheduled work of a partition: one row each, and the object's alarm at the earliest time. */
import type { ObjectStorage } from './platform.ts';
import type { Schema } from './schema.ts';

export interface ScheduledWork {
  readonly kind: string;
  readonly ref: string;
  readonly atMs: number;
}

/** Work that started but did not finish is restarted after this long. */
const LEASE_MS = 60_000;

const EARLIEST = 'SELECT kind, ref FROM due WHERE at_ms <= ? ORDER BY at_ms LIMIT 1';

export class DueTable {
  readonly #storage: Pick<ObjectStorage, 'setAlarm'>;
  readonly #schema: Schema;
  #alarmMs: number | undefined;

  constructor(storage: Pick<ObjectStorage, 'setAlarm'>, schema: Schema) {
    this.#storage = storage;
    this.#schema = schema;
  }

  /** Schedules work; an earlier time for the same work is kept. */
  schedule({ kind, ref, atMs }: ScheduledWork): void {
    this.#enter(kind, ref, 0, atMs);
  }

  cancel(kind: string, ref: string): void {
    this.#schema.rows('due', 'DELETE FROM due WHERE kind = ? AND ref = ? AND leased = 0', kind, ref);
  }

  /** Makes all work of a kind due now; work in progress is repeated. */
  ring(kind: string, nowMs: number): void {
    this.#schema.rows(
      'due',
      `INSERT INTO due (kind, ref, leased, at_ms) SELECT DISTINCT kind, ref, 0, ?2 FROM due WHERE kind = ?1
        ON CONFLICT (kind, ref, leased) DO UPDATE SET at_ms = min(at_ms, excluded.at_ms)`,
      kind,
      nowMs,
    );
  }

  /** Leases the work that has been due longest. It comes up again unless `done` is called. */
  take(nowMs: number): Pick<ScheduledWork, 'kind' | 'ref'> | undefined {
    const [row] = this.#schema.rows('due', EARLIEST, nowMs);
    if (row === undefined) return undefined;
    const [kind, ref] = [String(row.kind), String(row.ref)];
    this.#schema.rows('due', 'DELETE FROM due WHERE kind = ? AND ref = ? AND at_ms <= ?', kind, ref, nowMs);
    this.#enter(kind, ref, 1, nowMs + LEASE_MS);
    return { kind, ref };
  }

  /** Ends a lease. Work rescheduled meanwhile is kept. */
  done({ kind, ref }: Pick<ScheduledWork, 'kind' | 'ref'>): void {
    this.#schema.rows('due', 'DELETE FROM due WHERE kind = ? AND ref = ? AND leased = 1', kind, ref);
  }

  /** Records that the alarm fired, so that none is set. */
  rang(): void {
    this.#alarmMs = undefined;
  }

  /** Sets the alarm if it must be earlier. Call it in the same turn as `schedule`. */
  arm(): void {
    const earliest = this.#schema.rows('due', 'SELECT min(at_ms) AS at_ms FROM due')[0]?.at_ms;
    if (typeof earliest !== 'number') return;
    if (this.#alarmMs !== undefined && this.#alarmMs <= earliest) return;
    this.#alarmMs = earliest;
    void this.#storage.setAlarm(earliest);
  }

  #enter(kind: string, ref: string, leased: 0 | 1, atMs: number): void {
    this.#schema.write(
      'due',
      `INSERT INTO due (kind, ref, leased, at_ms) VALUES (?, ?, ?, ?)
        ON CONFLICT (kind, ref, leased) DO UPDATE SET at_ms = min(at_ms, excluded.at_ms)`,
      kind,
      ref,
      leased,
      atMs,
    );
  }
}
