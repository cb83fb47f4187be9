/** An idempotent POST runs once even when the database is lost meanwhile. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RealProcess, startProcess } from '#test/processes/real-process.ts';
import { type PostgresServer, startPostgres } from '../../processes/postgres.ts';

const DEAL = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } };
const BUYERS = 8;
const CRASHES = 3;
/** Responses that mean "not yet": the store is gone, or the previous run has not been abandoned. */
const NOT_YET = new Set(['store-unavailable', 'idempotency-in-flight']);
/** While the database is gone, every repeat is refused immediately. */
const PATIENCE_MS = 100;

let server: PostgresServer;
let processGroup: [RealProcess, RealProcess];

beforeAll(async () => {
  server = await startPostgres();
  const env = { DATABASE_URL: await server.database() };
  processGroup = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all(processGroup.map((process) => process.stop()));
  await server.stop();
});

it('opens one deal for each key, and returns it', { timeout: 120_000 }, async () => {
  const bearer = { authorization: `Bearer ${(await processGroup[0].send('POST', '/keys')).body.key}` };
  const opened = new Map<string, string>();
  const stop = new AbortController();
  let refused = 0;
  /** Tries the processes in turn until one responds. */
  const open = async (key: string): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const process = processGroup[n % 2] ?? processGroup[0];
      const { body } = await process.send('POST', '/buy/deals', DEAL, { ...bearer, 'idempotency-key': key });
      if (body.type === 'OK') return void opened.set(key, body.dealId);
      if (!NOT_YET.has(body.code)) throw new Error(`${key}: ${JSON.stringify(body)}`);
      refused += 1;
      await setTimeout(PATIENCE_MS);
    }
  };
  const buying = Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let n = 0; !stop.signal.aborted; n += 1) await open(`buyer-${buyer}-${n}`);
    }),
  );
  const crashRepeatedly = async () => {
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      const before = opened.size;
      while (opened.size < before + 3 * BUYERS) await setTimeout(2);
      await server.crash();
      await server.restart();
    }
    stop.abort();
  };
  await Promise.all([buying, crashRepeatedly()]);
  expect(refused).toBeGreaterThan(0);
  const listed: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await processGroup[1].send('GET', `/buy/deals?limit=100&page=${page}`, undefined, bearer);
    if (body.type === 'EMPTY') break;
    listed.push(...body.deals.map(({ dealId }: { dealId: string }) => dealId));
  }
  expect(listed.sort()).toEqual([...opened.values()].sort());
});
