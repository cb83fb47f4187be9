/** Baseline: batched durable appends and whole-stream reads with `pg` alone. */
import { Client, Pool } from 'pg';
import type { EventRow } from './sample-events.ts';

const SCHEMA = `
  CREATE TABLE raw_events (
    stream text COLLATE "C" NOT NULL, seq integer NOT NULL CHECK (seq > 0), type text NOT NULL, at text NOT NULL,
    data json NOT NULL,
    PRIMARY KEY (stream, seq)
  )`;
/** As many as one service process uses. */
const CONNECTIONS = 10;

const INSERT = {
  name: 'raw-append',
  text: 'INSERT INTO raw_events SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::json[])',
};
const READ = { name: 'raw-read', text: 'SELECT seq, type, at, data FROM raw_events WHERE stream = $1 ORDER BY seq' };

export class RawPostgres {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Creates its own table in that database. */
  static async in(url: string): Promise<RawPostgres> {
    const pool = new Pool({ connectionString: url, max: CONNECTIONS });
    await pool.query(SCHEMA);
    return new RawPostgres(pool);
  }

  /** One statement per batch of as many rows as there are clients, sequentially like a group commit. */
  async append(rows: readonly EventRow[], clients: number, from: number, count: number): Promise<void> {
    const streams = Array.from({ length: clients }, (_, client) => `deal/raw_${client}`);
    for (let n = from; n < from + count; n += clients) {
      const batch = streams.map((_, client) => rows[(n + client) % rows.length] ?? { type: '', at: '', data: '{}' });
      await this.#append(streams, new Array(clients).fill(n / clients + 1), batch);
    }
  }

  /** Reads whole streams with one client. */
  async read(
    streamAt: (n: number) => string,
    { from, to, by }: { from: number; to: number; by: number },
  ): Promise<void> {
    for (let n = from; n < to; n += by) await this.#pool.query({ ...READ, values: [streamAt(n)] });
  }

  async fill(streams: readonly string[], events: readonly EventRow[]): Promise<void> {
    for (const stream of streams)
      await this.#append(
        events.map(() => stream),
        events.map((_, i) => i + 1),
        events,
      );
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #append(streams: readonly string[], seqs: readonly number[], rows: readonly Omit<EventRow, 'seq'>[]) {
    const columns = [rows.map(({ type }) => type), rows.map(({ at }) => at), rows.map(({ data }) => data)];
    await this.#pool.query({ ...INSERT, values: [streams, seqs, ...columns] });
  }
}

/** Stored events of real deals. */
export function sampleEvents(url: string): Promise<EventRow[]> {
  const wanted =
    "SELECT seq, type, at, data::text FROM events WHERE stream LIKE 'deal/%' ORDER BY stream, seq LIMIT 1000";
  return rowsOf<EventRow>(url, wanted);
}

export async function countEvents(url: string): Promise<number> {
  const counted = "SELECT count(*)::int AS count FROM events WHERE stream LIKE 'deal/%'";
  const [row] = await rowsOf<{ count: number }>(url, counted);
  return row?.count ?? 0;
}

async function rowsOf<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
