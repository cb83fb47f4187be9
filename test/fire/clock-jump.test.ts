import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/processes/free-port.ts';
import { type PostgresServer, startPostgres } from '#test/processes/postgres.ts';
import { DEMO_VIN, FIGURES, type MovableProcess, startOnMovableClock } from '../processes/real-process.ts';
import { readFeed } from './clients/feed-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-clock-'));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a process is watched for unrequested work. */
const WATCHED_MS = 400;
const LIMIT = { calls: 60, seconds: 10 };
let server: PostgresServer;
let receiver: Receiver;

beforeAll(async () => {
  [server, receiver] = await Promise.all([startPostgres(), startReceiver()]);
});
afterAll(async () => {
  await Promise.all([server.stop(), receiver.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Receiver {
  readonly url: string;
  /** Resolves after that many posts to the path. */
  tried(path: string, times: number): Promise<void>;
  stop(): Promise<void>;
}

/** A webhook receiver that accepts only the second post to a path. */
async function startReceiver(): Promise<Receiver> {
  const posts: string[] = [];
  const listener = createServer((request, response) => {
    posts.push(request.url ?? '');
    const isSecond = request.url === '/second' && posts.filter((path) => path === '/second').length > 1;
    request.resume().on('end', () => response.writeHead(isSecond ? 200 : 500).end());
    listener.emit('post');
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    tried: async (path, times) => {
      while (posts.filter((one) => one === path).length < times) await once(listener, 'post');
      posts.splice(0, times === 1 ? 0 : posts.length);
    },
    stop: async () => {
      listener.close().closeAllConnections();
    },
  };
}

const stores = [
  { name: 'SQLite', address: async () => `sqlite:${join(folder, 'clock.db')}` },
  { name: 'PostgreSQL', address: () => server.database() },
];

describe.each(stores)('the system clock is set under a running process on $name', ({ address }) => {
  let carport: MovableProcess;
  let operations: string;

  beforeAll(async () => {
    const opsPort = String(await freePort());
    operations = `http://127.0.0.1:${opsPort}`;
    carport = await startOnMovableClock({
      DATABASE_URL: await address(),
      RATE_LIMIT: `${LIMIT.calls}/${LIMIT.seconds}`,
      OPS_PORT: opsPort,
      WEBHOOK_ORIGINS: receiver.url,
    });
  });
  afterAll(() => carport.stop());

  /** A separate caller, so that tests do not share a rate window. */
  async function caller() {
    await carport.setClock(0);
    const { body } = await carport.send('POST', '/keys');
    const key = { authorization: `Bearer ${body.key}` };
    const send = (method: string, path: string, sent?: unknown, headers = {}) =>
      carport.send(method, path, sent, { ...key, ...headers });
    const openDeal = async (): Promise<string> =>
      (await send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } })).body.dealId;
    const desk = (dealId: string, dollars: number) =>
      send('POST', `/buy/deals/${dealId}/desk`, { ...FIGURES, salesPrice: `${dollars}.00` });
    const eventsOf = async (dealId: string): Promise<{ seq: number; type: string; time: string }[]> =>
      (await send('GET', `/buy/deals/${dealId}/events?limit=1000`)).body.events;
    return { send, openDeal, desk, eventsOf };
  }

  it('neither locks a caller out of its rate window nor leaves a window open', async () => {
    const { send } = await caller();
    const call = () => send('GET', '/keys/me');
    const burst = async () => {
      const statuses: number[] = [];
      for (let n = 0; n <= LIMIT.calls; n += 1) statuses.push((await call()).status);
      return statuses;
    };
    const full = [...Array(LIMIT.calls).fill(200), 429];
    expect(await burst()).toEqual(full);

    await carport.setClock(-6 * HOUR);
    const refused = await call();
    expect(refused.body).toMatchObject({ type: 'BLOCKED', code: 'rate-limited' });
    expect(refused.body.retry_after).toBeLessThanOrEqual(LIMIT.seconds);
    await carport.setClock(-6 * HOUR + LIMIT.seconds * 1000);
    expect(await burst()).toEqual(full);

    await carport.setClock(6 * HOUR);
    expect(await burst()).toEqual(full);
  });

  it('keeps the time of a stream still until the clock has caught up, and sends readers every event', async () => {
    const { openDeal, desk, eventsOf } = await caller();
    const dealId = await openDeal();
    const { body: keyless } = await carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } });
    const reader = await readFeed(carport.url, keyless.dealId);
    let dollars = 30_000;
    for (const besideMs of [-5 * HOUR, 9 * HOUR, -3 * DAY, 0, 12 * HOUR, -HOUR]) {
      await carport.setClock(besideMs);
      dollars += 1;
      expect((await desk(dealId, dollars)).body).toMatchObject({ type: 'OK', state: 'DESKED' });
      const figures = { ...FIGURES, salesPrice: `${dollars}.00` };
      expect((await carport.send('POST', `/buy/deals/${keyless.dealId}/desk`, figures)).status).toBe(200);
    }
    const { body: page } = await carport.send('GET', `/buy/deals/${keyless.dealId}/events`);
    await reader.heard(page.lastSeq);
    expect(reader.seqs).toEqual(page.events.map(({ seq }: { seq: number }) => seq));
    reader.drop();
    for (const events of [await eventsOf(dealId), page.events as { time: string }[]]) {
      const times = events.map(({ time }) => time);
      expect(times).toEqual([...times].sort());
      expect(new Set(times).size).toBeGreaterThan(2);
    }
  });

  it('expires a checkout link once, when it fell due, and never reopens it', async () => {
    const { send, openDeal, desk, eventsOf } = await caller();
    const dealId = await openDeal();
    await desk(dealId, 31_000);
    const checkout = async () => (await send('POST', `/buy/deals/${dealId}/checkout`)).body;
    const first = await checkout();
    for (const besideMs of [-5 * HOUR, 23 * HOUR, 0]) {
      await carport.setClock(besideMs);
      expect(await checkout()).toMatchObject({ type: 'OFFER', linkId: first.linkId, expiresAt: first.expiresAt });
    }
    await carport.setClock(25 * HOUR);
    expect((await send('GET', `/buy/deals/${dealId}`)).body.state).toBe('DESKED');
    await carport.setClock(-5 * HOUR);
    expect((await send('GET', `/buy/deals/${dealId}`)).body.state).toBe('DESKED');
    const second = await checkout();
    expect(second.linkId).not.toBe(first.linkId);
    expect(second.expiresAt > first.expiresAt).toBe(true);
    await carport.setClock(0);
    expect((await checkout()).linkId).toBe(second.linkId);
    const events = await eventsOf(dealId);
    const expired = events.filter(({ type }) => type === 'CheckoutLink.expired@1');
    expect(expired.map(({ time }) => time)).toEqual([first.expiresAt]);
    expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).sort());
  });

  it('keeps a response for its idempotency key for a day by the clock, and no longer', async () => {
    const { send } = await caller();
    const open = async () =>
      (await send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } }, { 'idempotency-key': 'open-1' }))
        .body.dealId;
    const first = await open();
    for (const besideMs of [-5 * HOUR, 23 * HOUR, 0, -DAY]) {
      await carport.setClock(besideMs);
      expect(await open()).toBe(first);
    }
    await carport.setClock(25 * HOUR);
    const second = await open();
    expect(second).not.toBe(first);
    await carport.setClock(0);
    expect(await open()).toBe(second);
  });

  it('sums the meter to the cent on whatever day a call is charged', async () => {
    const { send } = await caller();
    const usage = async () => (await send('GET', '/keys/me')).body.usage;
    for (const [i, besideMs] of [0, -DAY, DAY, -2 * DAY, 0].entries()) {
      await carport.setClock(besideMs);
      expect((await send('GET', '/listings?make=Honda')).status).toBe(200);
      expect(await usage()).toMatchObject({ spendToDate: `0.0${i + 1}` });
    }
    expect((await usage()).byDoor).toContainEqual(
      expect.objectContaining({ door: 'data.listings.searchListings', calls: 5, spend: '0.05' }),
    );
  });

  it('does not spin on work due far away or long ago, and loses none of it', async () => {
    const { send, openDeal, desk } = await caller();
    const registered = await send('POST', '/webhooks', { url: `${receiver.url}/never` });
    expect(registered.body.type).toBe('OK');
    const dealId = await openDeal();
    const { body: keyless } = await carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } });
    const reader = await readFeed(carport.url, keyless.dealId);
    for (const besideMs of [-60 * DAY, 60 * DAY, 0]) {
      await carport.setClock(besideMs);
      await desk(dealId, 30_000 + besideMs / DAY);
      const before = await cpuSeconds();
      await setTimeout(WATCHED_MS);
      expect(((await cpuSeconds()) - before) * 1000).toBeLessThan(WATCHED_MS / 2);
    }
    const { body } = await send('GET', `/webhooks/${registered.body.webhookId}/deliveries`);
    expect(body.deliveries.length).toBeGreaterThan(0);
    expect(reader.hasEnded()).toBe(false);
    reader.drop();
  });

  it('waits the scheduled pause before it retries a delivery, and no longer', async () => {
    const { send, openDeal } = await caller();
    await send('POST', '/webhooks', { url: `${receiver.url}/second` });
    await openDeal();
    await receiver.tried('/second', 1);
    await carport.setClock(-6 * HOUR);
    // The second attempt follows after five seconds, not six hours.
    await receiver.tried('/second', 2);
  });

  async function cpuSeconds(): Promise<number> {
    const text = await (await fetch(`${operations}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
  }
});
