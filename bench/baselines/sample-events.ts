/** Rows that the raw baselines write: events of real deals as stored. */
import { DatabaseSync } from 'node:sqlite';

export interface EventRow {
  readonly seq: number;
  readonly type: string;
  readonly at: string;
  readonly data: string;
}

const SAMPLE = "SELECT seq, type, at, data FROM events WHERE stream LIKE 'deal/%' ORDER BY stream, seq LIMIT 1000";
const COUNT = "SELECT count(*) AS count FROM events WHERE stream LIKE 'deal/%'";

export function sampleEvents(file: string): EventRow[] {
  return readDatabase(file, (db) => db.prepare(SAMPLE).all() as unknown as EventRow[]);
}

export function countEvents(file: string): number {
  return readDatabase(file, (db) => (db.prepare(COUNT).get() as { count: number }).count);
}

function readDatabase<T>(file: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
