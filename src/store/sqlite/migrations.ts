/** Schema migrations of the embedded store. */

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE events (
    stream TEXT NOT NULL, seq INTEGER NOT NULL, type TEXT NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE claims (
    claim TEXT NOT NULL, key TEXT NOT NULL, ref TEXT NOT NULL,
    PRIMARY KEY (claim, key)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE listed (
    position INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL, ref TEXT NOT NULL,
    UNIQUE (name, key, ref)
  ) STRICT;
  CREATE INDEX listed_newest ON listed (name, key, position);
  CREATE TABLE charges (
    account TEXT NOT NULL, request_id TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('charge', 'release')),
    door TEXT NOT NULL, micros INTEGER NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (account, request_id, kind)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE spends (account TEXT PRIMARY KEY, micros INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE door_uses (
    account TEXT NOT NULL, door TEXT NOT NULL, calls INTEGER NOT NULL, micros INTEGER NOT NULL,
    PRIMARY KEY (account, door)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE day_calls (
    account TEXT NOT NULL, day TEXT NOT NULL, calls INTEGER NOT NULL,
    PRIMARY KEY (account, day)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE kept_answers (
    scope TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, since_ms INTEGER NOT NULL, answer TEXT,
    PRIMARY KEY (scope, key)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX kept_answers_age ON kept_answers (since_ms)
  `,
  `
  ALTER TABLE kept_answers ADD COLUMN attempt TEXT NOT NULL DEFAULT '';
  ALTER TABLE kept_answers ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0
  `,
  `
  ALTER TABLE charges RENAME COLUMN door TO endpoint;
  ALTER TABLE door_uses RENAME COLUMN door TO endpoint;
  ALTER TABLE door_uses RENAME TO endpoint_uses
  `,
];
