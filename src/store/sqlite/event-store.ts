/** Event store on the embedded database. */
import type { JsonObject } from '#kernel/answer.ts';
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import {
  type Append,
  type AppendResult,
  type EventStore,
  type Listed,
  type StoredEvent,
  TRIMMED_MAX,
} from '#ports/event-store.ts';
import { Watchers } from '../watchers.ts';
import type { SqliteDriver } from './driver.ts';

interface EventRow {
  seq: number;
  type: string;
  at: string;
  data: string;
}

const READ = 'SELECT seq, type, at, data FROM events WHERE stream = ? AND seq > ? ORDER BY seq LIMIT ?';
const LAST_SEQ = 'SELECT coalesce(max(seq), 0) AS seq FROM events WHERE stream = ?';
const INSERT = 'INSERT INTO events (stream, seq, type, at, data) VALUES (?, ?, ?, ?, ?)';
const CLAIMED = 'SELECT ref FROM claims WHERE claim = ? AND key = ?';
const CLAIM = 'INSERT INTO claims (claim, key, ref) VALUES (?, ?, ?)';
const LISTED = 'INSERT INTO listed (name, key, ref) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
const LIST =
  'SELECT ref, position FROM listed WHERE name = ? AND key = ? AND position < ? ORDER BY position DESC LIMIT ? OFFSET ?';
const COUNT = 'SELECT count(*) AS count FROM listed WHERE name = ? AND key = ?';
const DROP = 'DELETE FROM listed WHERE name = ? AND key = ?';
const TRIM = `DELETE FROM events WHERE stream = ?1 AND seq IN (
  SELECT seq FROM events WHERE stream = ?1 AND seq <= ?2 AND seq < (SELECT max(seq) FROM events WHERE stream = ?1)
  ORDER BY seq LIMIT ${TRIMMED_MAX}
)`;

/**
 * Streams whose events are cached parsed, and their total characters of JSON. A deal has 10,000 characters on average,
 * 63,000 with 29 events, and takes 1.6 bytes per character once parsed (941 events of fuzzed deals), so the cache takes
 * about 26 MB.
 */
const KEPT = { entriesMax: 2_000, weightMax: 16_000_000 };
/** Maximum events and characters of one cached stream: far above a deal, below a rooftop of many cars. */
const EVENTS_KEPT_MAX = 500;
const CHARACTERS_KEPT_MAX = 1_000_000;

export class SqliteEventStore implements EventStore {
  readonly #driver: SqliteDriver;
  /** The most recently read streams, complete. One process owns the file, so nobody else appends to them. */
  readonly #kept = new BoundedCache<readonly StoredEvent[]>(KEPT);
  /**
   * Committed data that is not on disk yet. Reads of it wait for the sync, so that a power cut never takes back what
   * was read.
   */
  readonly #unsynced = new Map<string, Promise<void>>();
  readonly #watchers = new Watchers();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async append(appends: readonly Append[]): Promise<AppendResult> {
    const result = await this.#driver.write(() => this.#conflictOf(appends) ?? this.#write(appends), {
      committed: (written, synced) => this.#applyCommitted(appends, written, synced),
    });
    if (result.ok) for (const { stream } of appends) this.#watchers.wake(stream);
    return result;
  }

  async read(stream: string, options: { after?: number; limit?: number } = {}): Promise<readonly StoredEvent[]> {
    return this.#onDisk(stream, this.#read(stream, options));
  }

  async lastSeq(stream: string): Promise<number> {
    return this.#onDisk(stream, this.#lastSeq(stream));
  }

  async claimed(claim: string, key: string): Promise<string | undefined> {
    return this.#onDisk(compound(claim, key), this.#claimHolder(claim, key));
  }

  async list(
    index: string,
    key: string,
    options: { limit: number; before?: number; offset?: number },
  ): Promise<readonly Listed[]> {
    const { limit, before = Number.MAX_SAFE_INTEGER, offset = 0 } = options;
    const rows = this.#driver.sql(LIST).all(index, key, before, limit, offset) as unknown as Listed[];
    return this.#onDisk(
      compound(index, key),
      rows.map(({ ref, position }) => ({ ref, position })),
    );
  }

  async count(index: string, key: string): Promise<number> {
    const { count } = this.#driver.sql(COUNT).get(index, key) as { count: number };
    return this.#onDisk(compound(index, key), count);
  }

  async dropIndex(index: string, key: string): Promise<number> {
    return this.#driver.write(() => Number(this.#driver.sql(DROP).run(index, key).changes), {
      committed: (_, synced) => this.#awaitSync(compound(index, key), synced),
    });
  }

  async trim(stream: string, through: number): Promise<number> {
    return this.#driver.write(() => Number(this.#driver.sql(TRIM).run(stream, through).changes), {
      // Cached streams are complete; a trimmed one is read from its table.
      committed: (count) => {
        if (count > 0) this.#kept.drop(stream);
      },
    });
  }

  watch(stream: string, wake: () => void): () => void {
    return this.#watchers.add(stream, wake);
  }

  /** Runs in the turn of the commit, so that cache and tables never differ. */
  #applyCommitted(appends: readonly Append[], { ok }: AppendResult, synced: Promise<void>): void {
    if (!ok) return;
    for (const append of appends) {
      const { stream, claims = [], index = [] } = append;
      this.#extend(append);
      this.#awaitSync(stream, synced);
      for (const { claim, key } of claims) this.#awaitSync(compound(claim, key), synced);
      for (const entry of index) this.#awaitSync(compound(entry.index, entry.key), synced);
    }
  }

  #awaitSync(name: string, synced: Promise<void>): void {
    this.#unsynced.set(name, synced);
    const forgetSync = () => {
      if (this.#unsynced.get(name) === synced) this.#unsynced.delete(name);
    };
    synced.then(forgetSync, forgetSync);
  }

  async #onDisk<T>(name: string, value: T): Promise<T> {
    await this.#unsynced.get(name);
    return value;
  }

  #read(stream: string, { after = 0, limit }: { after?: number; limit?: number }): readonly StoredEvent[] {
    this.#driver.check();
    const kept = this.#kept.get(stream);
    if (kept !== undefined) return kept.slice(after, limit === undefined ? undefined : after + limit);
    const rows = this.#driver.sql(READ).all(stream, after, limit ?? -1) as unknown as EventRow[];
    const events = rows.map(({ seq, type, at, data }) => ({
      stream,
      seq,
      type,
      at,
      data: JSON.parse(data) as JsonObject,
    }));
    if (after === 0 && limit === undefined)
      this.#keep(
        stream,
        events,
        rows.reduce((sum, { data }) => sum + data.length, 0),
      );
    return events;
  }

  /** Extends the cached stream by copies of its events, as they would be read back. */
  #extend({ stream, expectedSeq, events }: Append): void {
    const kept = this.#kept.get(stream);
    if (kept === undefined) return;
    let characters = this.#kept.weightOf(stream);
    const copies = events.map(({ type, at, data }, i) => {
      const json = JSON.stringify(data);
      characters += json.length;
      return { stream, seq: expectedSeq + i + 1, type, at, data: JSON.parse(json) as JsonObject };
    });
    this.#keep(stream, [...kept, ...copies], characters);
  }

  #keep(stream: string, events: readonly StoredEvent[], characters: number): void {
    const isSmall = events.length <= EVENTS_KEPT_MAX && characters <= CHARACTERS_KEPT_MAX;
    if (events[0]?.seq === 1 && isSmall) this.#kept.keep(stream, events, characters);
    else this.#kept.drop(stream);
  }

  #lastSeq(stream: string): number {
    return (this.#driver.sql(LAST_SEQ).get(stream) as { seq: number }).seq;
  }

  #claimHolder(claim: string, key: string): string | undefined {
    return (this.#driver.sql(CLAIMED).get(claim, key) as { ref: string } | undefined)?.ref;
  }

  #conflictOf(appends: readonly Append[]): AppendResult | undefined {
    for (const { stream, expectedSeq, claims = [] } of appends) {
      const lastSeq = this.#lastSeq(stream);
      if (lastSeq !== expectedSeq) return { ok: false, conflict: 'sequence', stream, lastSeq };
      for (const { claim, key } of claims) {
        const ref = this.#claimHolder(claim, key);
        if (ref !== undefined) return { ok: false, conflict: 'claim', claim, key, ref };
      }
    }
    return undefined;
  }

  #write(appends: readonly Append[]): AppendResult {
    const lastSeqs = appends.map(({ stream, expectedSeq, events, claims = [], index = [] }) => {
      events.forEach(({ type, at, data }, i) => {
        this.#driver.sql(INSERT).run(stream, expectedSeq + i + 1, type, at, JSON.stringify(data));
      });
      for (const { claim, key, ref } of claims) this.#driver.sql(CLAIM).run(claim, key, ref);
      for (const entry of index) this.#driver.sql(LISTED).run(entry.index, entry.key, entry.ref);
      return expectedSeq + events.length;
    });
    return { ok: true, lastSeqs };
  }
}

/** The name of a claim or index, distinct from every stream name. */
function compound(name: string, key: string): string {
  return JSON.stringify([name, key]);
}
