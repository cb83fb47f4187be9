/** Processes on one database share webhook deliveries and take over from dead ones. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RealProcess, startProcess } from '#test/processes/real-process.ts';
import { type PostgresServer, startPostgres } from '../../processes/postgres.ts';

const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
const DEAL = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } };

interface Call {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly atMs: number;
  readonly answer: (status: number) => void;
}

let server: PostgresServer;
let calls: Call[] = [];
/** How the receiver handles a call. */
let receive: (call: Call) => void = () => {};
const processGroup: RealProcess[] = [];

const receiver = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const { id, type, subject } = (await new Response(request as never).json()) as Call;
  const answer = (status: number) => void response.writeHead(status).end();
  const call = { id, type, subject, atMs: performance.now(), answer };
  calls.push(call);
  receive(call);
});

beforeAll(async () => {
  server = await startPostgres();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  calls = [];
});
afterEach(async () => {
  receiver.closeAllConnections();
  await Promise.all(processGroup.splice(0).map((process) => process.kill()));
});
afterAll(async () => {
  receiver.close();
  await server.stop();
});

const origin = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

async function process(databaseUrl: string): Promise<RealProcess> {
  const started = await startProcess({ DATABASE_URL: databaseUrl, WEBHOOK_ORIGINS: origin() });
  processGroup.push(started);
  return started;
}

async function subscribe(carport: RealProcess): Promise<Record<string, string>> {
  const { body } = await carport.send('POST', '/keys');
  const key = { authorization: `Bearer ${body.key}` };
  await carport.send('POST', '/webhooks', { url: `${origin()}/hook`, events: ['Deal.*'] }, key);
  return key;
}

/** Opens and desks a deal, each through one of the processes. */
async function openAndDesk(through: readonly [RealProcess, RealProcess], key: Record<string, string>): Promise<string> {
  const { dealId } = (await through[0].send('POST', '/buy/deals', DEAL, key)).body;
  await through[1].send('POST', `/buy/deals/${dealId}/desk`, FIGURES, key);
  return dealId;
}

const typesByDeal = (some: readonly Call[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(some, ({ subject }) => subject)).map(([subject, its = []]) => [
      subject,
      its.map(({ type }) => type),
    ]),
  );

async function until(isEnough: () => boolean): Promise<void> {
  while (!isEnough()) await setTimeout(20);
}

const DELIVERED_TYPES = ['Deal.opened@1', 'Deal.desked@1'];

describe('two processes that deliver to one webhook', () => {
  it('make each attempt once, in order, even for deliveries that both have read', { timeout: 90_000 }, async () => {
    const url = await server.database();
    const a = await process(url);
    const key = await subscribe(a);
    // Each of the first deals is refused once. Refusing by time would move the retries minutes away on a busy machine.
    const delivered: Call[] = [];
    const refused = new Set<string>();
    let refusesMore = true;
    receive = (call) => {
      const isRefused = refusesMore && !refused.has(call.subject);
      if (isRefused) refused.add(call.subject);
      else delivered.push(call);
      call.answer(isRefused ? 503 : 204);
    };
    const dealIds = await Promise.all(Array.from({ length: 12 }, () => openAndDesk([a, a], key)));
    await until(() => refused.size === dealIds.length);
    refusesMore = false;
    // The second process resumes everything that the first is still retrying; the retries fall due in both.
    const b = await process(url);
    const more = await Promise.all(Array.from({ length: 6 }, () => openAndDesk([a, b], key)));
    const total = 2 * (dealIds.length + more.length);
    await until(() => delivered.length >= total);
    // A duplicate would arrive with the first, before the processes end.
    await Promise.all([a.stop(), b.stop()]);
    expect(delivered).toHaveLength(total);
    expect(calls).toHaveLength(total + dealIds.length);
    expect(typesByDeal(delivered)).toEqual(
      Object.fromEntries([...dealIds, ...more].map((dealId) => [dealId, DELIVERED_TYPES])),
    );
  });

  it('resume the pending deliveries of a dead process within half a minute', { timeout: 120_000 }, async () => {
    const url = await server.database();
    const [a, b] = [await process(url), await process(url)];
    const key = await subscribe(a);
    // The first process dies with one delivery in progress and others queued.
    receive = () => {};
    const dealIds = await Promise.all(Array.from({ length: 8 }, () => openAndDesk([a, a], key)));
    await until(() => calls.length > 0);
    await a.kill();
    const diedMs = performance.now();
    calls = [];
    receive = ({ answer }) => answer(204);
    await until(() => calls.length >= 2 * dealIds.length);
    expect(performance.now() - diedMs).toBeLessThan(30_000);
    expect(typesByDeal(calls)).toEqual(Object.fromEntries(dealIds.map((dealId) => [dealId, DELIVERED_TYPES])));
    expect(await b.stop()).toBe(0);
  });
});
