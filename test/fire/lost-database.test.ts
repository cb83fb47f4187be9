import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#test/processes/free-port.ts';
import { type PostgresServer, startPostgres } from '#test/processes/postgres.ts';
import {
  type Answered,
  deliveredDeal,
  FIGURES,
  type RealProcess,
  SETTLE,
  startProcess,
} from '../processes/real-process.ts';

let server: PostgresServer;
let carport: RealProcess;
let operations: string;

beforeAll(async () => {
  server = await startPostgres();
  const opsPort = String(await freePort());
  operations = `http://127.0.0.1:${opsPort}`;
  carport = await startProcess({ DATABASE_URL: await server.database(), OPS_PORT: opsPort });
});
afterAll(async () => {
  await carport.stop();
  await server.stop();
});

const statusOf = async (page: string) => (await fetch(operations + page)).status;

interface DeskCall {
  readonly price: string;
  readonly answer: Answered;
}

/** Desks a deal repeatedly until aborted, and records the responses in order. */
async function deskRepeatedly(dealId: string, seen: DeskCall[], until: AbortSignal): Promise<void> {
  for (let n = 0; !until.aborted; n += 1) {
    const price = `${30_000 + n}.00`;
    const answer = await carport.send('POST', `/buy/deals/${dealId}/desk`, { ...FIGURES, salesPrice: price });
    seen.push({ price, answer });
  }
}

it('answers a typed 503 while the database is gone, and recovers by itself with nothing lost or doubled', async () => {
  const sold = await deliveredDeal(carport);
  const { body } = await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
  const stop = new AbortController();
  const seen: DeskCall[] = [];
  const writing = deskRepeatedly(body.dealId, seen, stop.signal);
  while (seen.length < 20) await setTimeout(2);
  await server.crash();

  const order = { order_id: 'order_storm', amount_total: sold.amountTotal, currency: 'usd' };
  const settle = () => carport.send('POST', `/buy/deals/${sold.dealId}/settle`, order, SETTLE);
  const refused = await settle();
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ type: 'UNAVAILABLE', code: 'store-unavailable', retry_after: 1 });
  expect(JSON.stringify(refused.body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);

  await server.restart();
  while ((await statusOf('/readyz')) !== 200) await setTimeout(20);
  const settled = await settle();
  expect(settled.body).toMatchObject({ type: 'OK', state: 'SETTLED' });
  expect((await settle()).body).toEqual({ ...settled.body, replayed: true });
  stop.abort();

  await writing;
  const statuses = new Set(seen.map(({ answer }) => answer.status));
  expect([...statuses].sort()).toEqual([200, 503]);
  await verifyDesks(body.dealId, seen);
  const { body: page } = await carport.send('GET', `/buy/deals/${sold.dealId}/events?limit=1000`);
  expect(page.events.filter(({ type }: { type: string }) => type === 'Deal.settled@1')).toHaveLength(1);
});

/** Acknowledged figures exist exactly once, refused ones at most once, and seqs have no gap. */
async function verifyDesks(dealId: string, seen: readonly DeskCall[]) {
  const facts: { seq: number; type: string; data: object }[] = [];
  for (let after = 0; ; after = facts.at(-1)?.seq ?? 0) {
    const { body } = await carport.send('GET', `/buy/deals/${dealId}/events?limit=1000&after=${after}`);
    if (body.events.length === 0) break;
    facts.push(...body.events);
  }
  expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, i) => i + 1));
  const stored = facts.filter(({ type }) => type === 'Deal.desked@1').map(({ data }) => JSON.stringify(data));
  for (const { price, answer } of seen) {
    const times = stored.filter((text) => text.includes(`"salesPrice":"${price}"`)).length;
    if (answer.status === 200) expect(times, `${price} acknowledged`).toBe(1);
    else expect(times, `${price} refused`).toBeLessThanOrEqual(1);
  }
}

it('exports metrics of responses, store calls and stream readers, away from the public port', async () => {
  const { body } = await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
  const leave = new AbortController();
  const headers = { accept: 'text/event-stream' };
  const feed = await fetch(`${carport.url}/buy/deals/${body.dealId}/events`, { headers, signal: leave.signal });
  await feed.body?.getReader().read();
  const read = async () => (await fetch(`${operations}/metrics`)).text();
  while (!(await read()).includes('carport_stream_readers 1')) await setTimeout(10);
  const text = await read();
  expect(text).toMatch(/^carport_answers_total\{endpoint="POST \/buy\/deals",envelope="OK",status="200"\} \d+$/m);
  expect(text).toMatch(/^carport_answer_seconds_count\{endpoint="POST \/buy\/deals\/\{dealId\}\/settle"\} \d+$/m);
  expect(text).toMatch(/^carport_store_seconds_count\{call="events\.append"\} \d+$/m);
  expect(text).toMatch(/^carport_faults_total [1-9]\d*$/m);
  leave.abort();
  while (!(await read()).includes('carport_stream_readers 0')) await setTimeout(10);
  expect((await fetch(`${carport.url}/metrics`)).status).toBe(404);
});
