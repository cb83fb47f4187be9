/** Streams, claims and indexes in one partition. Synchronous. */
import type { JsonObject } from '#kernel/answer.ts';
import { type Listed, type StoredEvent, TRIMMED_MAX } from '#ports/event-store.ts';
import type { EventPage, Part, RefusedAppend } from './peers.ts';
import type { SqlRow } from './platform.ts';
import type { Schema } from './schema.ts';

export interface Conflict {
  readonly rank: number;
  readonly refused: RefusedAppend;
}

const READ = 'SELECT seq, type, at, data FROM events WHERE stream = ? AND seq > ? ORDER BY seq LIMIT ?';
const LAST_SEQ = 'SELECT coalesce(max(seq), 0) AS seq FROM events WHERE stream = ?';
const INSERT = 'INSERT INTO events (stream, seq, type, at, data) VALUES (?, ?, ?, ?, ?)';
const CLAIMED = 'SELECT ref FROM claims WHERE claim = ? AND key = ?';
const CLAIM = 'INSERT INTO claims (claim, key, ref) VALUES (?, ?, ?)';
const ENTER = `INSERT INTO listed (name, key, position, ref)
  SELECT ?1, ?2, 1 + coalesce((SELECT max(position) FROM listed WHERE name = ?1 AND key = ?2), 0), ?3
  WHERE true ON CONFLICT DO NOTHING`;
const LIST =
  'SELECT ref, position FROM listed WHERE name = ? AND key = ? AND position < ? ORDER BY position DESC LIMIT ? OFFSET ?';
const COUNT = 'SELECT count(*) AS count FROM listed WHERE name = ? AND key = ?';
const DROP = 'DELETE FROM listed WHERE name = ? AND key = ? RETURNING ref';
const TRIM = `DELETE FROM events WHERE stream = ?1 AND seq IN (
  SELECT seq FROM events WHERE stream = ?1 AND seq <= ?2 AND seq < (SELECT max(seq) FROM events WHERE stream = ?1)
  ORDER BY seq LIMIT ${TRIMMED_MAX}
) RETURNING seq`;

/** Characters of the events in one page; messages between objects are limited to 32 MiB. */
const PAGE_CHARACTERS_MAX = 4_000_000;

export class EventTables {
  readonly #schema: Schema;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** The first conflict of a write, if any. */
  conflictOf({ streams, claims }: Part): Conflict | undefined {
    const conflicts: Conflict[] = [];
    for (const { stream, expectedSeq, rank } of streams) {
      const lastSeq = this.lastSeq(stream);
      if (lastSeq !== expectedSeq)
        conflicts.push({ rank, refused: { ok: false, conflict: 'sequence', stream, lastSeq } });
    }
    for (const { claim, key, rank } of claims) {
      const ref = this.claimed(claim, key);
      if (ref !== undefined) conflicts.push({ rank, refused: { ok: false, conflict: 'claim', claim, key, ref } });
    }
    return conflicts.sort((a, b) => a.rank - b.rank)[0];
  }

  /** Writes a part without conflicts. */
  write({ streams, claims, entries }: Part): void {
    for (const { stream, expectedSeq, events } of streams) {
      events.forEach(({ type, at, data }, i) => {
        this.#schema.write('events', INSERT, stream, expectedSeq + i + 1, type, at, JSON.stringify(data));
      });
    }
    for (const { claim, key, ref } of claims) this.#schema.write('claims', CLAIM, claim, key, ref);
    for (const { index, key, ref } of entries) this.#schema.write('listed', ENTER, index, key, ref);
  }

  /** Returns at least one event if there is any; a `limit` of -1 means all. */
  read(stream: string, after: number, limit: number): EventPage {
    const events: StoredEvent[] = [];
    let characters = 0;
    for (const row of this.#schema.each('events', READ, stream, after, limit)) {
      const data = String(row.data);
      if (events.length > 0 && characters + data.length > PAGE_CHARACTERS_MAX) return { events, more: true };
      characters += data.length;
      events.push(eventOf(stream, row, data));
    }
    return { events, more: false };
  }

  lastSeq(stream: string): number {
    return Number(this.#schema.rows('events', LAST_SEQ, stream)[0]?.seq ?? 0);
  }

  claimed(claim: string, key: string): string | undefined {
    const ref = this.#schema.rows('claims', CLAIMED, claim, key)[0]?.ref;
    return ref === undefined ? undefined : String(ref);
  }

  list(
    index: string,
    key: string,
    { limit, before, offset }: { limit: number; before: number; offset: number },
  ): Listed[] {
    const rows = this.#schema.rows('listed', LIST, index, key, before, limit, offset);
    return rows.map(({ ref, position }) => ({ ref: String(ref), position: Number(position) }));
  }

  count(index: string, key: string): number {
    return Number(this.#schema.rows('listed', COUNT, index, key)[0]?.count ?? 0);
  }

  dropIndex(index: string, key: string): number {
    return this.#schema.rows('listed', DROP, index, key).length;
  }

  trim(stream: string, through: number): number {
    return this.#schema.rows('events', TRIM, stream, through).length;
  }
}

function eventOf(stream: string, row: SqlRow, data: string): StoredEvent {
  const parsed = JSON.parse(data) as JsonObject;
  return { stream, seq: Number(row.seq), type: String(row.type), at: String(row.at), data: parsed };
}
