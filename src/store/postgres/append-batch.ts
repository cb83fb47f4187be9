/** Appends a batch of events in one statement, checked against the stored seqs and fenced by primary keys. */
import type { Append, AppendResult } from '#ports/event-store.ts';
import type { PostgresDriver, Statement } from './driver.ts';
import { isRace } from './driver.ts';
import { STREAMS_CHANNEL } from './listener.ts';

/** The appends of one caller, all or none. */
export type AppendJob = readonly Append[];

/**
 * All jobs are checked against one snapshot; those without a conflict are written, and each of the others returns its
 * conflict. When another process writes the same seq or claim concurrently, the primary key fails the whole statement,
 * and it is retried: that is the lock. Rows are inserted in sorted order, so that two batches cannot deadlock.
 */
const APPEND: Statement = {
  name: 'append',
  text: `
  WITH head AS (
    SELECT job, n, stream, expected, coalesce((SELECT max(seq) FROM events WHERE events.stream = asked.stream), 0) AS last
    FROM unnest($1::int[], $2::int[], $3::text[], $4::int[]) AS asked (job, n, stream, expected)
  ), wish AS (
    SELECT * FROM unnest($5::int[], $6::int[], $7::text[], $8::text[], $9::text[]) AS wish (job, n, claim, key, ref)
  ), held AS (
    SELECT wish.job, wish.n, claims.claim, claims.key, claims.ref FROM wish JOIN claims USING (claim, key)
  ), refused AS (
    SELECT job FROM head WHERE last <> expected UNION SELECT job FROM held
  ), added AS (
    INSERT INTO events (stream, seq, type, at, data)
    SELECT stream, seq, type, at, data::json
    FROM unnest($10::int[], $11::text[], $12::int[], $13::text[], $14::text[], $15::text[]) AS e (job, stream, seq, type, at, data)
    WHERE job NOT IN (SELECT job FROM refused) ORDER BY stream, seq
  ), claimed AS (
    INSERT INTO claims (claim, key, ref)
    SELECT claim, key, ref FROM wish WHERE job NOT IN (SELECT job FROM refused) ORDER BY claim, key
  ), entered AS (
    INSERT INTO listed (name, key, ref)
    SELECT name, key, ref FROM unnest($16::int[], $17::text[], $18::text[], $19::text[]) WITH ORDINALITY AS i (job, name, key, ref, nth)
    WHERE job NOT IN (SELECT job FROM refused) ORDER BY name, key, nth
    ON CONFLICT DO NOTHING
  )
  SELECT 'sequence' AS conflict, n, last, NULL AS claim, NULL AS key, NULL AS ref FROM head WHERE last <> expected
  UNION ALL
  SELECT 'claim', n, NULL, claim, key, ref FROM held
  UNION ALL
  SELECT 'notified', count(pg_notify('${STREAMS_CHANNEL}', stream)), NULL, NULL, NULL, NULL
  FROM head WHERE job NOT IN (SELECT job FROM refused)`,
};

interface ConflictRow {
  conflict: 'sequence' | 'claim' | 'notified';
  /** Index of the append in the batch. */
  n: number;
  last: number;
  claim: string;
  key: string;
  ref: string;
}

/** Each lost race means that another process made progress; this many in a row are a bug. */
const RACES_MAX = 50;

/** Appends the jobs together. Jobs of one batch share no stream and no claim. */
export async function appendBatch(driver: PostgresDriver, jobs: readonly AppendJob[]): Promise<AppendResult[]> {
  const values = columnsOf(jobs);
  for (let races = 0; ; races += 1) {
    try {
      return resultsOf(jobs, await driver.query<ConflictRow>(APPEND, values));
    } catch (fault) {
      if (!isRace(fault) || races >= RACES_MAX) throw fault;
    }
  }
}

/** Keys that two jobs of one batch may not share. */
export function keysOf(job: AppendJob): string[] {
  return job.flatMap(({ stream, claims = [] }) => [
    stream,
    ...claims.map(({ claim, key }) => JSON.stringify([claim, key])),
  ]);
}

/** The rows of each table as columns, in the order of the statement's parameters. */
function columnsOf(jobs: readonly AppendJob[]): unknown[][] {
  const heads: unknown[][] = [];
  const claims: unknown[][] = [];
  const events: unknown[][] = [];
  const entries: unknown[][] = [];
  let n = 0;
  jobs.forEach((appends, job) => {
    for (const append of appends) {
      const { stream, expectedSeq } = append;
      heads.push([job, n, stream, expectedSeq]);
      for (const { claim, key, ref } of append.claims ?? []) claims.push([job, n, claim, key, ref]);
      append.events.forEach(({ type, at, data }, i) => {
        events.push([job, stream, expectedSeq + i + 1, type, at, JSON.stringify(data)]);
      });
      for (const { index, key, ref } of append.index ?? []) entries.push([job, index, key, ref]);
      n += 1;
    }
  });
  return [...transpose(heads, 4), ...transpose(claims, 5), ...transpose(events, 6), ...transpose(entries, 4)];
}

function transpose(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
}

function resultsOf(jobs: readonly AppendJob[], rows: readonly ConflictRow[]): AppendResult[] {
  let n = 0;
  return jobs.map((appends) => {
    const numbered = appends.map((append) => ({ append, mine: rows.filter(conflictOn(n++)) }));
    for (const { append, mine } of numbered) {
      const behind = mine.find(({ conflict }) => conflict === 'sequence');
      if (behind !== undefined) return { ok: false, conflict: 'sequence', stream: append.stream, lastSeq: behind.last };
      for (const { claim, key } of append.claims ?? []) {
        const held = mine.find((row) => row.claim === claim && row.key === key);
        if (held !== undefined) return { ok: false, conflict: 'claim', claim, key, ref: held.ref };
      }
    }
    return { ok: true, lastSeqs: appends.map(({ expectedSeq, events }) => expectedSeq + events.length) };
  });
}

function conflictOn(n: number): (row: ConflictRow) => boolean {
  return (row) => row.n === n && row.conflict !== 'notified';
}
