/** Tables of a partition, created on first write. */
import type { ObjectStorage, SqlRow, SqlValue } from './platform.ts';

/** A table that changes gets a new name and is filled from the old one; objects are too many to be migrated together. */
const TABLES = {
  events: `stream TEXT NOT NULL, seq INTEGER NOT NULL, type TEXT NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (stream, seq)`,
  claims: 'claim TEXT NOT NULL, key TEXT NOT NULL, ref TEXT NOT NULL, PRIMARY KEY (claim, key)',
  listed: `name TEXT NOT NULL, key TEXT NOT NULL, position INTEGER NOT NULL, ref TEXT NOT NULL,
    PRIMARY KEY (name, key, position), UNIQUE (name, key, ref)`,
  charges: `account TEXT NOT NULL, request_id TEXT NOT NULL, kind TEXT NOT NULL, endpoint TEXT NOT NULL,
    micros INTEGER NOT NULL, at TEXT NOT NULL, PRIMARY KEY (account, request_id, kind)`,
  endpoint_uses: `account TEXT NOT NULL, endpoint TEXT NOT NULL, calls INTEGER NOT NULL, micros INTEGER NOT NULL,
    PRIMARY KEY (account, endpoint)`,
  day_calls: 'account TEXT NOT NULL, day TEXT NOT NULL, calls INTEGER NOT NULL, PRIMARY KEY (account, day)',
  kept_answers: `scope TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, since_ms INTEGER NOT NULL,
    answer TEXT, PRIMARY KEY (scope, key)`,
  /** What the run behind a reservation is called, and whether it ended without an answer. */
  attempts: `scope TEXT NOT NULL, key TEXT NOT NULL, attempt TEXT NOT NULL, abandoned INTEGER NOT NULL, since_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, key)`,
  /** Writes of others that are prepared here, and what they hold. */
  intents: 'tx TEXT NOT NULL PRIMARY KEY, coordinator TEXT NOT NULL, part TEXT NOT NULL',
  held: 'resource TEXT NOT NULL, tx TEXT NOT NULL, PRIMARY KEY (resource, tx)',
  /** Own writes that stand, and who has not confirmed them yet. */
  decisions: 'tx TEXT NOT NULL, participant TEXT NOT NULL, PRIMARY KEY (tx, participant)',
  due: `kind TEXT NOT NULL, ref TEXT NOT NULL, leased INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, ref, leased)`,
} as const;

export type Table = keyof typeof TABLES;

const INDEXES: Partial<Record<Table, string>> = {
  kept_answers: 'CREATE INDEX kept_answers_by_age ON kept_answers (since_ms)',
};

/** Looking for something creates nothing: an object that was only asked for stays without storage, and so without cost. */
export class Schema {
  readonly #storage: ObjectStorage;
  #present: Set<string> | undefined;

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  /** True while nothing was ever written here. */
  get isEmpty(): boolean {
    return this.#tables.size === 0;
  }

  /** Rows of a query on a table; none where it was never written to. */
  rows(table: Table, query: string, ...bindings: SqlValue[]): SqlRow[] {
    return [...this.each(table, query, ...bindings)];
  }

  /** The same, row by row. */
  each(table: Table, query: string, ...bindings: SqlValue[]): Iterable<SqlRow> {
    return this.#tables.has(table) ? this.#storage.sql.exec(query, ...bindings) : [];
  }

  /** Writes to a table, which comes into being with it. */
  write(table: Table, query: string, ...bindings: SqlValue[]): void {
    if (!this.#tables.has(table)) this.#create(table);
    this.#storage.sql.exec(query, ...bindings);
  }

  /** What was taken back may have been a table, so it is looked at again. */
  forget(): void {
    this.#present = undefined;
  }

  /** Empties the object; it is as if it had never been. */
  async drop(): Promise<void> {
    const gone = this.#storage.deleteAll();
    this.forget();
    await gone;
    this.forget();
  }

  get #tables(): Set<string> {
    if (this.#present !== undefined) return this.#present;
    const rows = this.#storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    this.#present = new Set(rows.map(({ name }) => String(name)).filter((name) => name in TABLES));
    return this.#present;
  }

  #create(table: Table): void {
    this.#storage.sql.exec(`CREATE TABLE ${table} (${TABLES[table]}) WITHOUT ROWID, STRICT`);
    const index = INDEXES[table];
    if (index !== undefined) this.#storage.sql.exec(index);
    this.#tables.add(table);
  }
}
