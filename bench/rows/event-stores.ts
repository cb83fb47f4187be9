/** Measures both event stores in process against their bare database. */
import { join } from 'node:path';
import type { JsonObject } from '#kernel/answer.ts';
import type { EventStore, NewEvent } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import { sqliteStores } from '../../src/store/sqlite/stores.ts';
import { RawPostgres } from '../baselines/raw-postgres.ts';
import { RawSqlite } from '../baselines/raw-sqlite.ts';
import type { EventRow } from '../baselines/sample-events.ts';
import { folder } from '../processes.ts';
import { thousands } from '../report.ts';
import type { Bench } from './bench.ts';

const CLIENTS = 64;
const APPENDS = 32_000;
const READS = 20_000;
/** More than a process caches parsed, so that reads reach the database. */
const STREAMS = Array.from({ length: 4_000 }, (_, n) => `deal/bench_${n}`);
const streamAt = (n: number) => STREAMS[n % STREAMS.length] ?? '';
const TURNS = 4;
/** Events of a settled deal. */
const STREAM_EVENTS = 25;

const ROWS: readonly EventRow[] = Array.from({ length: STREAM_EVENTS }, (_, n) => ({
  seq: n + 1,
  type: 'Stips.requested@1',
  at: '2026-01-01T00:00:00.000Z',
  data: JSON.stringify({ stips: [`driver-license-${n}`], reference: `stip_${n}`, note: 'x'.repeat(150) }),
}));
const EVENTS: readonly NewEvent[] = ROWS.map(({ type, at, data }) => ({
  type,
  at,
  data: JSON.parse(data) as JsonObject,
}));

/** One of the two alternating sides: work from an index on, and how much. */
type Turn = (from: number, count: number) => Promise<void>;

/** Every client appends one event to its own stream, and waits until it is on disk. */
const appendTurn =
  (events: EventStore): Turn =>
  (from, count) =>
    clients(async (n) => {
      for (let seq = from / CLIENTS; seq < (from + count) / CLIENTS; seq += 1) {
        const some = EVENTS.slice(seq % STREAM_EVENTS, (seq % STREAM_EVENTS) + 1);
        await events.append([{ stream: `deal/client_${n}`, expectedSeq: seq, events: some }]);
      }
    });

const readTurn =
  (events: EventStore): Turn =>
  (from, count) =>
    clients(async (n) => {
      for (let read = from + n; read < from + count; read += CLIENTS) await events.read(streamAt(read));
    });

async function clients(work: (n: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => work(n)));
}

async function fill(events: EventStore): Promise<void> {
  for (let i = 0; i < STREAMS.length; i += CLIENTS)
    await Promise.all(
      STREAMS.slice(i, i + CLIENTS).map((stream) => events.append([{ stream, expectedSeq: 0, events: EVENTS }])),
    );
}

/** Work per second of both sides, alternating so that other activity affects both equally. */
async function runInSlices(ours: Turn, raw: Turn, total: number): Promise<[number, number]> {
  const tookMs: [number, number] = [0, 0];
  const count = total / TURNS;
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [i, work] of [ours, raw].entries()) {
      const from = performance.now();
      await work(turn * count, count);
      tookMs[i as 0 | 1] += performance.now() - from;
    }
  }
  return [(total * 1000) / tookMs[0], (total * 1000) / tookMs[1]];
}

interface Pair {
  readonly what: string;
  /** Relative to the database alone. */
  readonly appendsMin?: number;
  readonly stores: Stores;
  readonly raw: {
    readonly append: Turn;
    readonly read: Turn;
    fill(): void | Promise<void>;
    close(): void | Promise<void>;
  };
}

async function compare({ report }: Bench, { what, appendsMin, stores, raw }: Pair): Promise<void> {
  const tell = (work: string, [ours, theirs]: [number, number], ratioMin?: number) =>
    report.row({
      work,
      measured: `${(ours / theirs).toFixed(2)} of ${what} alone (${thousands(ours)} of ${thousands(theirs)} a second)`,
      ...(ratioMin === undefined ? {} : { target: `≥ ${ratioMin}`, met: ours / theirs >= ratioMin }),
    });
  try {
    const appends = await runInSlices(appendTurn(stores.events), raw.append, APPENDS);
    tell(`event store, durable appends of one event, ${CLIENTS} clients`, appends, appendsMin);
    await fill(stores.events);
    await raw.fill();
    const reads = await runInSlices(readTurn(stores.events), raw.read, READS);
    tell(`event store, whole streams of ${STREAM_EVENTS} events read, ${CLIENTS} clients`, reads);
  } finally {
    await stores.close();
    await raw.close();
  }
}

export function measureSqliteStore(bench: Bench): Promise<void> {
  const raw = new RawSqlite(join(folder, 'raw-store.db'));
  return compare(bench, {
    what: '`node:sqlite`',
    stores: sqliteStores(join(folder, 'store.db')),
    raw: {
      append: async (from, count) => raw.append(ROWS, CLIENTS, from, count),
      read: async (from, count) => raw.read(streamAt, from, count),
      fill: () => raw.fill(STREAMS, ROWS),
      close: () => raw.close(),
    },
  });
}

/** Both against the same server, in separate databases. */
export async function measurePostgresStore(bench: Bench, database: () => Promise<string>): Promise<void> {
  const raw = await RawPostgres.in(await database());
  const { postgresStores } = await import('../../src/store/postgres/stores.ts');
  await compare(bench, {
    what: '`pg`',
    appendsMin: 0.75,
    stores: await postgresStores(await database()),
    raw: {
      append: (from, count) => raw.append(ROWS, CLIENTS, from, count),
      read: (from, count) => clients((n) => raw.read(streamAt, { from: from + n, to: from + count, by: CLIENTS })),
      fill: () => raw.fill(STREAMS, ROWS),
      close: () => raw.close(),
    },
  });
}
