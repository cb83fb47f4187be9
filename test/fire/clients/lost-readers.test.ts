import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '#test/processes/postgres.ts';
import { DEMO_VIN, FIGURES, type RealProcess, startProcess } from '../../processes/real-process.ts';
import { readFeed } from './feed-reader.ts';

const READERS_EACH = 4;
let server: PostgresServer;
let database: string;
let processGroup: [a: RealProcess, b: RealProcess];

beforeAll(async () => {
  server = await startPostgres();
  database = await server.database();
  processGroup = await Promise.all([
    startProcess({ DATABASE_URL: database }),
    startProcess({ DATABASE_URL: database }),
  ]);
});
afterAll(async () => {
  await Promise.all(processGroup.map((process) => process.stop()));
  await server.stop();
});

/** Ways to lose every connection to the database, and to restore them. */
const losses = [
  {
    what: 'the database crashes and comes back',
    lose: async () => {
      await server.crash();
      while ((await processGroup[0].send('GET', '/buy/deals/deal_none')).status !== 503);
      await server.restart();
    },
  },
  {
    what: 'every connection is cut while the database keeps running',
    lose: () =>
      server.run(
        database,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'carport' AND pid <> pg_backend_pid()`,
      ),
  },
];

/** Moves a deal repeatedly until aborted, and once more afterwards. */
async function moveRepeatedly(dealId: string, until: AbortSignal): Promise<void> {
  for (let n = 0, isLast = false; !isLast; n += 1) {
    isLast = until.aborted;
    const figures = { ...FIGURES, salesPrice: `${30_000 + n}.00` };
    // A call that meets a lost connection is refused; the caller must retry.
    while ((await processGroup[0].send('POST', `/buy/deals/${dealId}/desk`, figures)).status !== 200);
  }
}

it.each(losses)('readers stay connected and receive every event once and in order when $what', async ({ lose }) => {
  const { body } = await processGroup[0].send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } });
  const { dealId } = body;
  const readers = await Promise.all(
    processGroup.flatMap(({ url }) => Array.from({ length: READERS_EACH }, () => readFeed(url, dealId))),
  );
  const stop = new AbortController();
  const writing = moveRepeatedly(dealId, stop.signal);
  await Promise.all(readers.map((reader) => reader.heard(20)));
  await lose();
  stop.abort();
  await writing;

  const { body: page } = await processGroup[1].send('GET', `/buy/deals/${dealId}/events?limit=1000`);
  await Promise.all(readers.map((reader) => reader.heard(page.lastSeq)));
  for (const reader of readers) {
    expect(reader.seqs).toEqual(page.events.map(({ seq }: { seq: number }) => seq));
    expect(reader.hasEnded()).toBe(false);
    reader.drop();
  }
});
