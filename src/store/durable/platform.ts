/** Structural types of the Durable Objects platform that the store needs. */

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

/** The object's own SQLite, synchronous and private to it. */
export interface SqlStorage {
  exec(query: string, ...bindings: SqlValue[]): Iterable<SqlRow> & { toArray(): SqlRow[] };
}

/**
 * What is written without an `await` in between is durable together or not at all, and no answer or message leaves the object
 * before it is.
 */
export interface ObjectStorage {
  readonly sql: SqlStorage;
  /** Takes back what `work` wrote when it throws. */
  transactionSync<T>(work: () => T): T;
  /** One alarm an object; a new one replaces the old. */
  setAlarm(atMs: number): Promise<void>;
  deleteAll(): Promise<void>;
}
