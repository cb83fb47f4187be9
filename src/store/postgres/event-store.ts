/** Event store on PostgreSQL. */
import type { JsonObject } from '#kernel/answer.ts';
import {
  type Append,
  type AppendResult,
  type EventStore,
  type Listed,
  type StoredEvent,
  TRIMMED_MAX,
} from '#ports/event-store.ts';
import type { Watchers } from '../watchers.ts';
import { type AppendJob, appendBatch, keysOf } from './append-batch.ts';
import type { PostgresDriver, Statement } from './driver.ts';
import { GroupCommit } from './group-commit.ts';

const READ: Statement = {
  name: 'read',
  text: 'SELECT seq, type, at, data FROM events WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3',
};
const LAST_SEQ: Statement = {
  name: 'last-seq',
  text: 'SELECT coalesce(max(seq), 0) AS seq FROM events WHERE stream = $1',
};
const CLAIMED: Statement = { name: 'claimed', text: 'SELECT ref FROM claims WHERE claim = $1 AND key = $2' };
const LIST: Statement = {
  name: 'list',
  text: `SELECT ref, position FROM listed WHERE name = $1 AND key = $2 AND position < $3
    ORDER BY position DESC LIMIT $4 OFFSET $5`,
};
const COUNT: Statement = { name: 'count', text: 'SELECT count(*) AS count FROM listed WHERE name = $1 AND key = $2' };
const DROP: Statement = {
  name: 'drop-index',
  text: `WITH dropped AS (DELETE FROM listed WHERE name = $1 AND key = $2 RETURNING 1)
    SELECT count(*) AS count FROM dropped`,
};
const TRIM: Statement = {
  name: 'trim',
  text: `WITH oldest AS (
      SELECT seq FROM events WHERE stream = $1 AND seq <= $2 AND seq < (SELECT max(seq) FROM events WHERE stream = $1)
      ORDER BY seq LIMIT ${TRIMMED_MAX}
    ), trimmed AS (DELETE FROM events WHERE stream = $1 AND seq IN (SELECT seq FROM oldest) RETURNING 1)
    SELECT count(*) AS count FROM trimmed`,
};

interface EventRow {
  seq: number;
  type: string;
  at: string;
  data: JsonObject;
}

export class PostgresEventStore implements EventStore {
  readonly #driver: PostgresDriver;
  readonly #watchers: Watchers;
  readonly #appends: GroupCommit<AppendJob, AppendResult>;

  constructor(driver: PostgresDriver, watchers: Watchers) {
    this.#driver = driver;
    this.#watchers = watchers;
    this.#appends = new GroupCommit({ write: (jobs) => appendBatch(driver, jobs), keysOf });
  }

  /** The database wakes every watcher after the commit, including those of this process. */
  append(appends: readonly Append[]): Promise<AppendResult> {
    return this.#appends.push(appends);
  }

  async read(stream: string, options: { after?: number; limit?: number } = {}): Promise<readonly StoredEvent[]> {
    const { after = 0, limit = null } = options;
    const rows = await this.#driver.query<EventRow>(READ, [stream, after, limit]);
    return rows.map(({ seq, type, at, data }) => ({ stream, seq, type, at, data }));
  }

  async lastSeq(stream: string): Promise<number> {
    const [row] = await this.#driver.query<{ seq: number }>(LAST_SEQ, [stream]);
    return row?.seq ?? 0;
  }

  async claimed(claim: string, key: string): Promise<string | undefined> {
    const [row] = await this.#driver.query<{ ref: string }>(CLAIMED, [claim, key]);
    return row?.ref;
  }

  list(
    index: string,
    key: string,
    options: { limit: number; before?: number; offset?: number },
  ): Promise<readonly Listed[]> {
    const { limit, before = Number.MAX_SAFE_INTEGER, offset = 0 } = options;
    return this.#driver.query<Listed>(LIST, [index, key, before, limit, offset]);
  }

  count(index: string, key: string): Promise<number> {
    return this.#count(COUNT, index, key);
  }

  dropIndex(index: string, key: string): Promise<number> {
    return this.#count(DROP, index, key);
  }

  async trim(stream: string, through: number): Promise<number> {
    const [row] = await this.#driver.query<{ count: number }>(TRIM, [stream, through]);
    return row?.count ?? 0;
  }

  watch(stream: string, wake: () => void): () => void {
    return this.#watchers.add(stream, wake);
  }

  /** Resolves when every append has completed. */
  idle(): Promise<void> {
    return this.#appends.idle();
  }

  async #count(statement: Statement, index: string, key: string): Promise<number> {
    const [row] = await this.#driver.query<{ count: number }>(statement, [index, key]);
    return row?.count ?? 0;
  }
}
