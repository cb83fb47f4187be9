/** Schema migrations of PostgreSQL, applied once even when several processes start together. */
import { Client } from 'pg';
import { connectionTo, reachDatabase } from './driver.ts';

const STEPS: readonly string[] = [
  `
  CREATE TABLE events (
    stream text COLLATE "C" NOT NULL, seq integer NOT NULL CHECK (seq > 0), type text NOT NULL, at text NOT NULL,
    data json NOT NULL,
    PRIMARY KEY (stream, seq)
  );
  CREATE TABLE claims (
    claim text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, ref text NOT NULL,
    PRIMARY KEY (claim, key)
  );
  CREATE TABLE listed (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, ref text COLLATE "C" NOT NULL,
    UNIQUE (name, key, ref)
  );
  CREATE INDEX listed_newest ON listed (name, key, position);
  CREATE TABLE charges (
    account text COLLATE "C" NOT NULL, request_id text COLLATE "C" NOT NULL,
    kind text NOT NULL CHECK (kind IN ('charge', 'release')),
    door text NOT NULL, micros bigint NOT NULL, at text NOT NULL,
    PRIMARY KEY (account, request_id, kind)
  );
  CREATE TABLE spends (account text COLLATE "C" PRIMARY KEY, micros bigint NOT NULL) WITH (fillfactor = 70);
  CREATE TABLE door_uses (
    account text COLLATE "C" NOT NULL, door text COLLATE "C" NOT NULL, calls bigint NOT NULL, micros bigint NOT NULL,
    PRIMARY KEY (account, door)
  ) WITH (fillfactor = 70);
  CREATE TABLE day_calls (
    account text COLLATE "C" NOT NULL, day text NOT NULL, calls bigint NOT NULL,
    PRIMARY KEY (account, day)
  ) WITH (fillfactor = 70);
  CREATE TABLE kept_answers (
    scope text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, fingerprint text NOT NULL, since_ms bigint NOT NULL,
    answer json,
    PRIMARY KEY (scope, key)
  );
  CREATE INDEX kept_answers_age ON kept_answers (since_ms);
  CREATE UNLOGGED TABLE rate_windows (
    caller text COLLATE "C" PRIMARY KEY, hits bigint[] NOT NULL, room integer NOT NULL, until_ms bigint NOT NULL
  ) WITH (fillfactor = 50)
  `,
  `
  ALTER TABLE kept_answers
    ADD COLUMN attempt text NOT NULL DEFAULT '', ADD COLUMN abandoned boolean NOT NULL DEFAULT false;
  CREATE UNLOGGED TABLE crew (member text COLLATE "C" PRIMARY KEY, until timestamptz NOT NULL) WITH (fillfactor = 50);
  CREATE UNLOGGED TABLE work_held (work text COLLATE "C" PRIMARY KEY, member text COLLATE "C" NOT NULL)
  `,
  `
  ALTER TABLE charges RENAME COLUMN door TO endpoint;
  ALTER TABLE door_uses RENAME COLUMN door TO endpoint;
  ALTER TABLE door_uses RENAME TO endpoint_uses
  `,
  // Two random UUIDs are 64 hex digits, of which 244 bits are random.
  `
  CREATE TABLE sealing_key (secret text NOT NULL);
  INSERT INTO sealing_key VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  `,
];

/** An advisory lock number unlikely to be used by others: "carport" in ASCII. */
const LOCK = '27973166834872948';

export interface Migrated {
  readonly from: number;
  readonly to: number;
}

/**
 * Applies the missing migration steps, all or none; concurrent callers wait and then have nothing to do. Throws when
 * the database has steps of a newer version.
 */
export function migrate(url: string): Promise<Migrated> {
  return reachDatabase(async () => {
    const client = new Client(connectionTo(url));
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK})`);
      const migrated = await takeSteps(client);
      await client.query('COMMIT');
      return migrated;
    } finally {
      await client.end();
    }
  });
}

async function takeSteps(client: Client): Promise<Migrated> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS carport_steps (step integer PRIMARY KEY, taken_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ step: number }>('SELECT coalesce(max(step), 0) AS step FROM carport_steps');
  const from = rows[0]?.step ?? 0;
  if (from > STEPS.length) {
    throw new Error(
      `The database has ${from} migration steps, and this version of Carport has ${STEPS.length}. Run the newer version.`,
    );
  }
  for (const [i, statements] of STEPS.entries()) {
    if (i < from) continue;
    await client.query(statements);
    await client.query('INSERT INTO carport_steps (step) VALUES ($1)', [i + 1]);
  }
  return { from, to: STEPS.length };
}
