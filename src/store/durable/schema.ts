/** Tables of a partition, created on first write. */
import type { ObjectStorage, SqlRow, SqlValue } from './platform.ts';

/** A changed table gets a new name and is filled from the old one; there are too many objects to migrate together. */
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
  /** The name of the run behind a reservation, and whether it ended without an answer. */
  attempts: `scope TEXT NOT NULL, key TEXT NOT NULL, attempt TEXT NOT NULL, abandoned INTEGER NOT NULL, since_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, key)`,
  /** Writes of other partitions that are prepared here, and their locks. */
  intents: 'tx TEXT NOT NULL PRIMARY KEY, coordinator TEXT NOT NULL, part TEXT NOT NULL',
  held: 'resource TEXT NOT NULL, tx TEXT NOT NULL, PRIMARY KEY (resource, tx)',
  /** Committed writes of this object, and the participants that have not confirmed them. */
  decisions: 'tx TEXT NOT NULL, participant TEXT NOT NULL, PRIMARY KEY (tx, participant)',
  due: `kind TEXT NOT NULL, ref TEXT NOT NULL, leased INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, ref, leased)`,
} as const;

export type Table = keyof typeof TABLES;

const INDEXES: Partial<Record<Table, string>> = {
  kept_answers: 'CREATE INDEX kept_answers_by_age ON kept_answers (since_ms)',
};

/** Creates tables lazily: an object that was only read has no storage and costs nothing. */
export class Schema {
  readonly #storage: ObjectStorage;
  #present: Set<string> | undefined;

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  /** True while nothing was ever written. */
  get isEmpty(): boolean {
    return this.#tables.size === 0;
  }

  /** Rows of a query; none if the table does not exist. */
  rows(table: Table, query: string, ...bindings: SqlValue[]): SqlRow[] {
    return [...this.each(table, query, ...bindings)];
  }

  /** Iterates over the rows of a query. */
  each(table: Table, query: string, ...bindings: SqlValue[]): Iterable<SqlRow> {
    return this.#tables.has(table) ? this.#storage.sql.exec(query, ...bindings) : [];
  }

  /** Writes to a table, and creates it if necessary. */
  write(table: Table, query: string, ...bindings: SqlValue[]): void {
    if (!this.#tables.has(table)) this.#create(table);
    this.#storage.sql.exec(query, ...bindings);
  }

  /** Forgets which tables exist, since a rollback may have removed one. */
  forget(): void {
    this.#present = undefined;
  }

  /** Deletes all data of the object. */
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
