import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/processes/free-port.ts';
import { type Answered, deliveredDeal, type RealProcess, SETTLE, startProcess } from '#test/processes/real-process.ts';
import { type PostgresServer, startPostgres } from '../../processes/postgres.ts';

let server: PostgresServer;
let processGroup: [a: RealProcess, b: RealProcess, c: RealProcess];

beforeAll(async () => {
  server = await startPostgres();
  const env = { DATABASE_URL: await server.database() };
  processGroup = await Promise.all([startProcess(env), startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all(processGroup.map((process) => process.stop()));
  await server.stop();
});

/** Distributes concurrent calls over the processes. */
const distribute = (count: number, call: (process: RealProcess) => Promise<Answered>): Promise<Answered[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => call(processGroup[n % processGroup.length] ?? processGroup[0])));

/** Reads a deal's feed until the named event has arrived; returns `seq type` of each. */
async function readFeedUntil(process: RealProcess, dealId: string, until: string): Promise<string[]> {
  const stop = new AbortController();
  const response = await fetch(`${process.url}/buy/deals/${dealId}/events`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const seen = [...text.matchAll(/^id: (\d+)\nevent: (\S+)$/gm)].map(([, seq, type]) => `${seq} ${type}`);
    if (seen.some((one) => one.endsWith(` ${until}`)) && text.endsWith('\n\n')) {
      stop.abort();
      return seen;
    }
  }
  throw new Error(`the feed ended without ${until}: ${text}`);
}

describe('three processes on one database', () => {
  it('streams a deal that moves through one process from the others, and settles it once under 60 identical requests', async () => {
    const [a, b, c] = processGroup;
    const { dealId, amountTotal } = await deliveredDeal(a);
    const feeds = [b, c].map((process) => readFeedUntil(process, dealId, 'Title.applied@1'));
    const order = { order_id: 'order_once', amount_total: amountTotal, currency: 'usd' };
    const answers = await distribute(60, (process) =>
      process.send('POST', `/buy/deals/${dealId}/settle`, order, SETTLE),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body: page } = await a.send('GET', `/buy/deals/${dealId}/events?limit=1000`);
    const stored = page.events.map(({ seq, type }: { seq: number; type: string }) => `${seq} ${type}`);
    expect(stored.filter((one: string) => one.endsWith('Deal.settled@1'))).toHaveLength(1);
    expect(stored.filter((one: string) => one.endsWith('Payment.captured@1'))).toHaveLength(1);
    for (const seen of await Promise.all(feeds)) expect(seen).toEqual(stored.slice(0, seen.length));
  });

  it('sends an open feed the events that another process appends', async () => {
    const [a, b, c] = processGroup;
    const opened = await a.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
    const { dealId } = opened.body;
    const feeds = [b, c].map((process) => readFeedUntil(process, dealId, 'Deal.cancelled@1'));
    await a.send('POST', `/buy/deals/${dealId}/desk`, {
      salesPrice: '31500.00',
      downPayment: '4000.00',
      term: 60,
      zip: '94105',
    });
    await c.send('POST', `/buy/deals/${dealId}/cancel`, { reason: 'the buyer changed their mind' });
    const [one, two] = await Promise.all(feeds);
    expect(one).toEqual(two);
    expect(one?.at(0)).toBe('1 Deal.opened@1');
  });

  it('sums the meter of a key to the cent', async () => {
    const { body: minted } = await processGroup[0].send('POST', '/keys');
    const key = { authorization: `Bearer ${minted.key}` };
    const answers = await distribute(60, (process) => process.send('GET', '/listings?make=Honda', undefined, key));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const quotes = await distribute(9, (process) =>
      process.send(
        'POST',
        '/financing/refinance/quotes',
        {
          vin: 'F1XDEMCR4SDEM0001',
          currentBalance: '21000.00',
          currentApr: '14.90',
          remainingTermMonths: 48,
        },
        key,
      ),
    );
    expect(quotes.every(({ status }) => status === 402)).toBe(true);
    for (const process of processGroup) {
      const { body } = await process.send('GET', '/keys/me', undefined, key);
      expect(body.usage.spendToDate).toBe('1.05');
    }
  });

  it('replays a stored response from any process', async () => {
    const [a, b, c] = processGroup;
    const { body: minted } = await a.send('POST', '/keys');
    const headers = { authorization: `Bearer ${minted.key}`, 'idempotency-key': 'open-1' };
    const body = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } };
    const first = await a.send('POST', '/buy/deals', body, headers);
    for (const process of [b, c])
      expect((await process.send('POST', '/buy/deals', body, headers)).body).toEqual(first.body);
  });
});

/** The processes that a supervisor has started, oldest first. */
function workersOf({ pid }: RealProcess): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return pids.sort((one, other) => one - other);
}

/** Polls until the result satisfies the condition. */
async function until<T>(look: () => T, isEnough: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = look();
    if (isEnough(seen)) return seen;
    await setTimeout(20);
  }
}

describe('workers on one machine', () => {
  it('share a port, a database and the meters of their leader, are replaced when they die, and stop together', async () => {
    const opsPort = String(await freePort());
    const led = await startProcess({ DATABASE_URL: await server.database(), OPS_PORT: opsPort }, '--workers', '2');
    const { dealId, amountTotal } = await deliveredDeal(led);
    const order = { order_id: 'order_led', amount_total: amountTotal, currency: 'usd' };
    const settled = await led.send('POST', `/buy/deals/${dealId}/settle`, order, SETTLE);
    expect(settled.body).toMatchObject({ state: 'SETTLED' });
    const operations = (page: string) => fetch(`http://127.0.0.1:${opsPort}${page}`);
    expect((await operations('/readyz')).status).toBe(200);
    expect(await (await operations('/metrics')).text()).toContain(
      'carport_answers_total{endpoint="POST /buy/deals",envelope="OK",status="200"} 1\n',
    );
    const [first = 0, second] = workersOf(led);
    process.kill(first, 'SIGKILL');
    const replaced = await until(
      () => workersOf(led),
      (pids) => pids.length === 2 && !pids.includes(first),
    );
    expect(replaced).toContain(second);
    expect((await led.send('GET', `/buy/deals/${dealId}`)).body).toMatchObject({ state: 'SETTLED' });
    expect(await led.stop()).toBe(0);
  });

  it('are refused on a store that belongs to one process', async () => {
    await expect(startProcess({ DATABASE_URL: 'sqlite:never-opened.db' }, '--workers', '2')).rejects.toThrow(
      '--workers must be 1 with sqlite:',
    );
  });
});
