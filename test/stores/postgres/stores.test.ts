import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '#ports/stores.ts';
import { eventStoreSuite } from '#ports/suites/event-store.suite.ts';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { ledgerSuite } from '#ports/suites/ledger.suite.ts';
import { processGroupSuite } from '#ports/suites/process-group.suite.ts';
import { rateWindowSuite } from '#ports/suites/rate-window.suite.ts';
import { postgresStores } from '#store/postgres/stores.ts';
import { type PostgresServer, startPostgres } from '../../processes/postgres.ts';

let server: PostgresServer;
let url: string;
let stores: Stores;
/** Another process on the same database. */
let others: Stores;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.database();
  stores = await postgresStores(url);
  others = await postgresStores(url);
});
afterAll(async () => {
  await Promise.all([stores.close(), others.close()]);
  await server.stop();
});

const TABLES =
  'events, claims, listed, charges, spends, endpoint_uses, day_calls, kept_answers, rate_windows, crew, work_held';

async function emptyStores(): Promise<Stores> {
  await server.run(url, `TRUNCATE ${TABLES}`);
  return stores;
}

eventStoreSuite('postgres', async () => (await emptyStores()).events);
ledgerSuite('postgres', async () => (await emptyStores()).ledger);
rateWindowSuite('postgres', async () => (await emptyStores()).rateWindow);
idempotencySuite('postgres', async () => (await emptyStores()).idempotency);
processGroupSuite('postgres', async () => ({
  one: (await emptyStores()).processGroup,
  other: others.processGroup,
  // In these tests only the silent member owns anything.
  silence: () => server.run(url, 'UPDATE crew SET until = now() WHERE member IN (SELECT member FROM work_held)'),
}));

describe('the store on PostgreSQL', () => {
  it('keeps everything across a restart of its process', async () => {
    const fresh = await server.database();
    const first = await postgresStores(fresh);
    const fact = { type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data: { n: 1 } };
    await first.events.append([
      {
        stream: 's',
        expectedSeq: 0,
        events: [fact],
        claims: [{ claim: 'c', key: 'k', ref: 'r' }],
        index: [{ index: 'i', key: 'k', ref: 's' }],
      },
    ]);
    await first.close();
    const again = await postgresStores(fresh);
    expect(await again.events.read('s')).toEqual([{ stream: 's', seq: 1, ...fact }]);
    expect(await again.events.claimed('c', 'k')).toBe('r');
    expect(await again.events.count('i', 'k')).toBe(1);
    await again.close();
  });
});
