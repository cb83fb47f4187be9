/** Structural types of the Durable Objects platform, as far as the store needs them. */

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

/** The object's private SQLite database; synchronous. */
interface SqlStorage {
  exec(query: string, ...bindings: SqlValue[]): Iterable<SqlRow> & { toArray(): SqlRow[] };
}

/**
 * Writes without an `await` in between are atomic, and no response or message leaves the object before they are
 * durable.
 */
export interface ObjectStorage {
  readonly sql: SqlStorage;
  /** Rolls back when `work` throws. */
  transactionSync<T>(work: () => T): T;
  /** One alarm per object; a new one replaces the old. */
  setAlarm(atMs: number): Promise<void>;
  deleteAll(): Promise<void>;
}
