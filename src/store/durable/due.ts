/** Scheduled work of a partition: one row each, and the object's alarm at the earliest. */
import type { ObjectStorage } from './platform.ts';
import type { Schema } from './schema.ts';

export interface Due {
  readonly kind: string;
  readonly ref: string;
  readonly atMs: number;
}

/** Work that was begun and never ended is begun again after this long. */
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

  /** The earlier of two times for the same thing stands. */
  schedule({ kind, ref, atMs }: Due): void {
    this.#enter(kind, ref, 0, atMs);
  }

  cancel(kind: string, ref: string): void {
    this.#schema.rows('due', 'DELETE FROM due WHERE kind = ? AND ref = ? AND leased = 0', kind, ref);
  }

  /** Brings everything of a kind forward; what is being done just now is done once more. */
  ring(kind: string, nowMs: number): void {
    this.#schema.rows(
      'due',
      `INSERT INTO due (kind, ref, leased, at_ms) SELECT DISTINCT kind, ref, 0, ?2 FROM due WHERE kind = ?1
        ON CONFLICT (kind, ref, leased) DO UPDATE SET at_ms = min(at_ms, excluded.at_ms)`,
      kind,
      nowMs,
    );
  }

  /** What has been due longest, leased to the caller: it comes again by itself unless it is said to be done. */
  take(nowMs: number): Pick<Due, 'kind' | 'ref'> | undefined {
    const [row] = this.#schema.rows('due', EARLIEST, nowMs);
    if (row === undefined) return undefined;
    const [kind, ref] = [String(row.kind), String(row.ref)];
    this.#schema.rows('due', 'DELETE FROM due WHERE kind = ? AND ref = ? AND at_ms <= ?', kind, ref, nowMs);
    this.#enter(kind, ref, 1, nowMs + LEASE_MS);
    return { kind, ref };
  }

  /** Ends a lease. What was scheduled anew in the meantime stays. */
  done({ kind, ref }: Pick<Due, 'kind' | 'ref'>): void {
    this.#schema.rows('due', 'DELETE FROM due WHERE kind = ? AND ref = ? AND leased = 1', kind, ref);
  }

  /** The alarm has gone off, so none is set. */
  rang(): void {
    this.#alarmMs = undefined;
  }

  /** Sets the alarm where it has to be earlier than it is; to be called in the same turn as what was scheduled. */
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
