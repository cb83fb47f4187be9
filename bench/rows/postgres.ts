/** Owns the measure of the service on PostgreSQL: commands against raw `pg`, and what a second process adds. */
import { type PostgresServer, startPostgres } from '../../test/postgres/server.ts';
import { measure, warmUp } from '../load.ts';
import { startCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { countEvents, RawPostgres, sampleEvents } from '../yardsticks/raw-postgres.ts';
import type { EventRow } from '../yardsticks/sample-events.ts';
import { type Bench, DEMO_VIN } from './bench.ts';
import { CLIENTS, commandRates, STIPULATIONS } from './deal-commands.ts';
import { measurePostgresStore } from './event-stores.ts';

const RAW_ROWS = 32_000;
const WORKERS = 2;
const CONNECTIONS = 50;

/** With the disk asked to keep what is acknowledged, which tests do without. */
export async function measurePostgres(bench: Bench): Promise<void> {
  const server = await startPostgres({ fsync: 'on' });
  try {
    await measurePostgresStore(bench, server.database);
    const alone = await served(bench, server, 1);
    const shared = await served(bench, server, WORKERS);
    bench.report.row({
      work: `${WORKERS} processes on one database beside one`,
      measured: `${(shared.commands / alone.commands).toFixed(2)} times the commands (${thousands(shared.commands)} a second), ${(shared.reads / alone.reads).toFixed(2)} times \`GET /vin\` (${thousands(shared.reads)} a second)`,
    });
  } finally {
    await server.stop();
  }
}

interface Rates {
  readonly commands: number;
  readonly reads: number;
}

async function served({ report, seconds }: Bench, server: PostgresServer, workers: number): Promise<Rates> {
  const database = await server.database();
  const carport = await startCarport({ DATABASE_URL: database, RATE_LIMIT: 'off' }, '--workers', String(workers));
  try {
    const { url, pid } = carport;
    const load = { url, pid, path: `/vin/${DEMO_VIN}`, connections: CONNECTIONS, seconds };
    await warmUp(load);
    const reads = (await measure(load)).perSecond;
    const journey = { url, connections: CLIENTS, seconds, steps: STIPULATIONS };
    const { commands, events } = await commandRates(journey, () => countEvents(database));
    const raw = await rawRate(server, await sampleEvents(database));
    report.row({
      work: `durable deal commands on PostgreSQL, ${CLIENTS} clients, ${workers} ${workers === 1 ? 'process' : 'processes'}`,
      measured: `${(events / raw).toFixed(2)} of raw batched appends of \`pg\` (${thousands(events)} of ${thousands(raw)} events a second; ${thousands(commands)} commands)`,
    });
    return { commands, reads };
  } finally {
    await carport.stop();
  }
}

async function rawRate(server: PostgresServer, rows: readonly EventRow[]): Promise<number> {
  const raw = new RawPostgres(await server.database());
  await raw.create();
  const rate = await raw.appendsPerSecond(rows, CLIENTS, RAW_ROWS);
  await raw.close();
  return rate;
}
