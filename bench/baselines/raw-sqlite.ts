/** Baseline: batched durable appends and whole-stream reads with `node:sqlite` alone. */
import { DatabaseSync } from 'node:sqlite';
import type { EventRow } from './sample-events.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE events (
    stream TEXT NOT NULL, seq INTEGER NOT NULL, type TEXT NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
  ) WITHOUT ROWID, STRICT`;
const INSERT = 'INSERT INTO events (stream, seq, type, at, data) VALUES (?, ?, ?, ?, ?)';

export class RawSqlite {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec(SCHEMA);
  }

  /** One transaction per batch of as many rows as there are clients, each on its own stream. */
  append(rows: readonly EventRow[], clients: number, from: number, count: number): void {
    const insert = this.#db.prepare(INSERT);
    for (let n = from; n < from + count; n += clients) {
      this.#db.exec('BEGIN IMMEDIATE');
      for (let client = 0; client < clients; client += 1) {
        const { type, at, data } = rows[(n + client) % rows.length] ?? { type: '', at: '', data: '' };
        insert.run(`deal/raw_${client}`, n / clients + 1, type, at, data);
      }
      this.#db.exec('COMMIT');
    }
  }

  /** Reads and parses whole streams. */
  read(streamAt: (n: number) => string, from: number, count: number): void {
    const read = this.#db.prepare('SELECT seq, type, at, data FROM events WHERE stream = ? ORDER BY seq');
    for (let n = from; n < from + count; n += 1) {
      const rows = read.all(streamAt(n)) as unknown as EventRow[];
      for (const { data } of rows) JSON.parse(data);
    }
  }

  /** One transaction for all. */
  fill(streams: readonly string[], events: readonly EventRow[]): void {
    const insert = this.#db.prepare(INSERT);
    this.#db.exec('BEGIN IMMEDIATE');
    for (const stream of streams)
      events.forEach(({ type, at, data }, i) => {
        insert.run(stream, i + 1, type, at, data);
      });
    this.#db.exec('COMMIT');
  }

  close(): void {
    this.#db.close();
  }
}
