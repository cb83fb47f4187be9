/** Measures the service on PostgreSQL against raw `pg`, and the gain of a second process. */
import { type PostgresServer, startPostgres } from '../../test/processes/postgres.ts';
import { countEvents, RawPostgres, sampleEvents } from '../baselines/raw-postgres.ts';
import { measure, measureJourney, warmUp } from '../load.ts';
import { startCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';
import { CLIENTS, commandRates, RAW_ROWS, rateOf, STIPULATIONS } from './deal-commands.ts';
import { measurePostgresStore } from './event-stores.ts';

const WORKERS = 2;
const CONNECTIONS = 50;
const TARGET = 0.25;

/** With synchronous commits, unlike the tests. */
export async function measurePostgres(bench: Bench): Promise<void> {
  const server = await startPostgres({ fsync: 'on' });
  try {
    await measurePostgresStore(bench, server.database);
    const alone = await measureServing(bench, server, 1);
    const shared = await measureServing(bench, server, WORKERS);
    bench.report.row({
      work: `${WORKERS} processes on one database compared with one`,
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

async function measureServing({ report, seconds }: Bench, server: PostgresServer, workers: number): Promise<Rates> {
  const database = await server.database();
  const carport = await startCarport({ DATABASE_URL: database, RATE_LIMIT: 'off' }, '--workers', String(workers));
  try {
    const { url, pid } = carport;
    const load = { url, pid, path: `/vin/${DEMO_VIN}`, connections: CONNECTIONS, seconds };
    await warmUp(load);
    const reads = (await measure(load)).perSecond;
    const journey = { url, connections: CLIENTS, seconds, steps: STIPULATIONS };
    await measureJourney({ ...journey, seconds: 1 });
    const raw = await RawPostgres.in(await server.database());
    const rows = await sampleEvents(database);
    const before = await rateOf((from) => raw.append(rows, CLIENTS, from, RAW_ROWS), 0);
    const { commands, events } = await commandRates(journey, () => countEvents(database));
    const after = await rateOf((from) => raw.append(rows, CLIENTS, from, RAW_ROWS), RAW_ROWS);
    await raw.close();
    const rawEvents = (before + after) / 2;
    const ratio = events / rawEvents;
    report.row({
      work: `durable deal commands on PostgreSQL, ${CLIENTS} clients, ${workers} ${workers === 1 ? 'process' : 'processes'}`,
      measured: `${ratio.toFixed(2)} of raw batched appends of \`pg\` (${thousands(events)} of ${thousands(rawEvents)} events a second; ${thousands(commands)} commands)`,
      ...(workers === 1 ? { target: `≥ ${TARGET}`, met: ratio >= TARGET } : {}),
    });
    return { commands, reads };
  } finally {
    await carport.stop();
  }
}
