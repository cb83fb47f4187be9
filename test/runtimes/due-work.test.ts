/** Objects run scheduled work on their own: deliveries and clock transitions. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkerd, type Workerd } from './workers/workerd.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const DESK = { salesPrice: '25000.00', downPayment: '2000.00', term: 60, zip: '94105' };
const DAY_MS = 86_400_000;

async function send(workerd: Workerd, method: string, path: string, key?: string, body?: object) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const reply = await workerd.fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return reply.json();
}

describe('a webhook', () => {
  let isUp = true;
  let secret = '';
  const taken: { type: string }[] = [];
  let notifyArrival = () => {};
  const arrival = () =>
    new Promise<void>((resolve) => {
      notifyArrival = resolve;
    });
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (isUp) taken.push(new Verifier(secret).verify(body, request.headers as Record<string, string>) as never);
      response.writeHead(isUp ? 204 : 503, { 'retry-after': '3600' }).end();
      notifyArrival();
    });
  });
  let workerd: Workerd;
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    workerd = await startWorkerd({ env: { WEBHOOK_ORIGINS: origin } });
  });
  afterAll(async () => {
    await workerd.close();
    receiver.closeAllConnections();
    receiver.close();
  });

  it('is sent events, signed, and retried when the account’s clock reaches the next attempt', async () => {
    const { key } = await send(workerd, 'POST', '/keys');
    ({ secret } = await send(workerd, 'POST', '/webhooks', key, { url: `${origin}/hook`, events: ['Deal.*'] }));
    const opened = arrival();
    const { dealId } = await send(workerd, 'POST', '/buy/deals', key, { vin: VIN, buyer: { zip: '94105' } });
    await opened;
    expect(taken.map(({ type }) => type)).toEqual(['Deal.opened@1']);

    isUp = false;
    const refused = arrival();
    await send(workerd, 'POST', `/buy/deals/${dealId}/desk`, key, DESK);
    await refused;
    isUp = true;
    const again = arrival();
    await send(workerd, 'POST', '/sandbox/clock', key, { advance: 'PT2H' });
    await again;
    expect(taken.map(({ type }) => type)).toEqual(['Deal.opened@1', 'Deal.desked@1']);
  });
});

describe('a deal', () => {
  let workerd: Workerd;
  beforeAll(async () => {
    // The clock of the endpoints is a week behind, so the links they open have long expired for the objects, whose
    // clock is right.
    const entry = new URL('workers/steady-worker.ts', import.meta.url).pathname;
    workerd = await startWorkerd({ entry, env: { STANDS_AT: String(Date.now() - 7 * DAY_MS) } });
  });
  afterAll(() => workerd.close());

  it('expires its checkout link by itself, and notifies its readers', async () => {
    const { dealId } = await send(workerd, 'POST', '/buy/deals', undefined, { vin: VIN, buyer: { zip: '94105' } });
    await send(workerd, 'POST', `/buy/deals/${dealId}/desk`, undefined, DESK);
    await send(workerd, 'POST', `/buy/deals/${dealId}/checkout`);
    const hangUp = new AbortController();
    const headers = { accept: 'text/event-stream' };
    const { body } = await workerd.fetch(`/buy/deals/${dealId}/events`, { headers, signal: hangUp.signal });
    let read = '';
    for await (const chunk of body ?? []) {
      read += Buffer.from(chunk).toString();
      if (read.includes('event: CheckoutLink.expired@1')) break;
    }
    hangUp.abort();
    const seqs = [...read.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  });
});
