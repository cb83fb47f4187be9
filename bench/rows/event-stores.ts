/** Owns the measure of both event stores in this process against their database alone: same rows, same batches, same number of clients. */
import { join } from 'node:path';
import type { JsonObject } from '#kernel/answer.ts';
import type { EventStore, NewEvent } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import { sqliteStores } from '../../src/store/sqlite/stores.ts';
import { folder } from '../processes.ts';
import { thousands } from '../report.ts';
import { RawPostgres } from '../yardsticks/raw-postgres.ts';
import { RawSqlite } from '../yardsticks/raw-sqlite.ts';
import type { EventRow } from '../yardsticks/sample-events.ts';
import type { Bench } from './bench.ts';

const CLIENTS = 64;
const APPENDS = 32_000;
const READS = 20_000;
/** More than a process keeps parsed, so that reads reach the database. */
const STREAMS = Array.from({ length: 4_000 }, (_, n) => `deal/bench_${n}`);
/** Facts of a settled deal. */
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

/** Every client appends one event to its own stream, and waits until it is told that it is on disk. */
async function appendsPerSecond(events: EventStore): Promise<number> {
  const from = performance.now();
  const client = async (n: number) => {
    for (let seq = 0; seq < APPENDS / CLIENTS; seq += 1) {
      const some = EVENTS.slice(seq % STREAM_EVENTS, (seq % STREAM_EVENTS) + 1);
      await events.append([{ stream: `deal/client_${n}`, expectedSeq: seq, events: some }]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return APPENDS / ((performance.now() - from) / 1000);
}

async function fill(events: EventStore): Promise<void> {
  for (let i = 0; i < STREAMS.length; i += CLIENTS)
    await Promise.all(
      STREAMS.slice(i, i + CLIENTS).map((stream) => events.append([{ stream, expectedSeq: 0, events: EVENTS }])),
    );
}

async function readsPerSecond(events: EventStore): Promise<number> {
  const from = performance.now();
  const client = async (n: number) => {
    for (let read = n; read < READS; read += CLIENTS) await events.read(STREAMS[read % STREAMS.length] ?? '');
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return READS / ((performance.now() - from) / 1000);
}

interface Rates {
  readonly appends: number;
  readonly reads: number;
}

async function ratesOf(stores: Stores): Promise<Rates> {
  const appends = await appendsPerSecond(stores.events);
  await fill(stores.events);
  const reads = await readsPerSecond(stores.events);
  await stores.close();
  return { appends, reads };
}

function tell({ report }: Bench, what: string, ours: Rates, raw: Rates): void {
  report.row({
    work: `event store, one event an append, ${CLIENTS} clients`,
    measured: `${(ours.appends / raw.appends).toFixed(2)} of raw batched appends of ${what} (${thousands(ours.appends)} of ${thousands(raw.appends)} a second)`,
  });
  report.row({
    work: `event store, whole streams of ${STREAM_EVENTS} events read`,
    measured: `${(ours.reads / raw.reads).toFixed(2)} of raw reads of ${what} (${thousands(ours.reads)} of ${thousands(raw.reads)} streams a second)`,
  });
}

export async function measureSqliteStore(bench: Bench): Promise<void> {
  const raw = new RawSqlite(join(folder, 'raw-store.db'));
  const appends = raw.appendsPerSecond(ROWS, CLIENTS, APPENDS);
  raw.fill(STREAMS, ROWS);
  const reads = raw.readsPerSecond(STREAMS, READS);
  raw.close();
  tell(bench, '`node:sqlite`', await ratesOf(sqliteStores(join(folder, 'store.db'))), { appends, reads });
}

/** Both against the same server, in databases of their own. */
export async function measurePostgresStore(bench: Bench, database: () => Promise<string>): Promise<void> {
  const raw = new RawPostgres(await database());
  await raw.create();
  const appends = await raw.appendsPerSecond(ROWS, CLIENTS, APPENDS);
  await raw.fill(STREAMS, ROWS);
  const reads = await raw.readsPerSecond(STREAMS, CLIENTS, READS);
  await raw.close();
  const { postgresStores } = await import('../../src/store/postgres/stores.ts');
  tell(bench, '`pg`', await ratesOf(await postgresStores(await database())), { appends, reads });
}
