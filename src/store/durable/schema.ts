/** Owns the schema of a partition: forward-only steps, taken by an object before its first write. */
import type { ObjectStorage, SqlStorage } from './platform.ts';

const STEPS: readonly string[] = [
  `CREATE TABLE events (
    stream TEXT NOT NULL, seq INTEGER NOT NULL, type TEXT NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE claims (
    claim TEXT NOT NULL, key TEXT NOT NULL, ref TEXT NOT NULL, PRIMARY KEY (claim, key)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE listed (
    name TEXT NOT NULL, key TEXT NOT NULL, position INTEGER NOT NULL, ref TEXT NOT NULL,
    PRIMARY KEY (name, key, position), UNIQUE (name, key, ref)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE charges (
    account TEXT NOT NULL, request_id TEXT NOT NULL, kind TEXT NOT NULL, door TEXT NOT NULL, micros INTEGER NOT NULL,
    at TEXT NOT NULL, PRIMARY KEY (account, request_id, kind)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE door_uses (
    account TEXT NOT NULL, door TEXT NOT NULL, calls INTEGER NOT NULL, micros INTEGER NOT NULL, PRIMARY KEY (account, door)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE day_calls (
    account TEXT NOT NULL, day TEXT NOT NULL, calls INTEGER NOT NULL, PRIMARY KEY (account, day)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE kept_answers (
    scope TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, since_ms INTEGER NOT NULL, answer TEXT,
    PRIMARY KEY (scope, key)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX kept_answers_by_age ON kept_answers (since_ms);
  CREATE TABLE intents (
    tx TEXT NOT NULL PRIMARY KEY, coordinator TEXT NOT NULL, part TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE held (
    resource TEXT NOT NULL, tx TEXT NOT NULL, PRIMARY KEY (resource, tx)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE decisions (
    tx TEXT NOT NULL, participant TEXT NOT NULL, PRIMARY KEY (tx, participant)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE due (
    kind TEXT NOT NULL, ref TEXT NOT NULL, leased INTEGER NOT NULL, at_ms INTEGER NOT NULL, PRIMARY KEY (kind, ref, leased)
  ) WITHOUT ROWID, STRICT;`,
];
const TAKEN = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'steps'";

/** Looking for something creates nothing: an object that was only asked for stays without storage, and so without cost. */
export class Schema {
  readonly #storage: ObjectStorage;
  #current = false;

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  get sql(): SqlStorage {
    return this.#storage.sql;
  }

  /** False while nothing was ever written here. */
  get exists(): boolean {
    if (!this.#current && this.sql.exec(TAKEN).toArray().length > 0) this.ensure();
    return this.#current;
  }

  /** Takes the steps that are missing. */
  ensure(): void {
    if (this.#current) return;
    this.#storage.transactionSync(() => {
      this.sql.exec('CREATE TABLE IF NOT EXISTS steps (taken INTEGER NOT NULL) STRICT');
      const taken = Number(this.sql.exec('SELECT count(*) AS count FROM steps').toArray()[0]?.count);
      for (const [i, step] of STEPS.slice(taken).entries()) {
        this.sql.exec(step);
        this.sql.exec('INSERT INTO steps (taken) VALUES (?)', taken + i + 1);
      }
    });
    this.#current = true;
  }

  /** What was taken back may have been the schema itself, so it is looked at again. */
  forget(): void {
    this.#current = false;
  }

  /** Empties the object; it is as if it had never been. */
  async drop(): Promise<void> {
    await this.#storage.deleteAll();
    this.#current = false;
  }
}
