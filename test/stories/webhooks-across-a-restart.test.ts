/** Events wait while a receiver is down and arrive in order afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, start } from '../../hosts/node/serve.ts';
import { readConfig } from '../../src/index.ts';

const VIN = 'F1XDEMCR4SDEM0001';

describe('a receiver after an outage', () => {
  let isUp = false;
  const received: { type: string; seq: number; id: string }[] = [];
  let secret = '';
  let notifyArrival = () => {};
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (isUp) received.push(new Verifier(secret).verify(body, request.headers as Record<string, string>) as never);
      response.writeHead(isUp ? 204 : 503).end();
      notifyArrival();
    });
  });
  let folder = '';
  let origin = '';
  const running: Running[] = [];

  const startCarport = async () => {
    const env = {
      PORT: '0',
      RATE_LIMIT: 'off',
      WEBHOOK_ORIGINS: origin,
      DATABASE_URL: `sqlite:${join(folder, 'carport.db')}`,
    };
    const service = await start(readConfig(env));
    running.push(service);
    const send = async (method: string, path: string, key?: string, body?: object) => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      return (await fetch(`${service.address}${path}`, init)).json();
    };
    return { ...service, send };
  };
  const arrival = () =>
    new Promise<void>((resolve) => {
      notifyArrival = resolve;
    });

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    folder = await mkdtemp(join(tmpdir(), 'carport-webhooks-'));
  });
  afterAll(async () => {
    for (const service of running) await service.close();
    receiver.closeAllConnections();
    receiver.close();
    await rm(folder, { recursive: true });
  });

  it('gets every event of the deal, although the service was restarted in between', {
    timeout: 60_000,
  }, async () => {
    const before = await startCarport();
    const { key } = await before.send('POST', '/keys');
    ({ secret } = await before.send('POST', '/webhooks', key, { url: `${origin}/hook`, events: ['Deal.*'] }));
    const refused = arrival();
    const { dealId } = await before.send('POST', '/buy/deals', key, { vin: VIN, buyer: { zip: '94105' } });
    const desk = { salesPrice: '25000.00', downPayment: '2000.00', term: 60, zip: '94105' };
    await before.send('POST', `/buy/deals/${dealId}/desk`, key, desk);
    await refused;
    await before.close();
    running.pop();
    expect(received).toEqual([]);

    isUp = true;
    const after = await startCarport();
    // The first retry is due five seconds after the first attempt.
    while (received.length < 2) await arrival();
    expect(received.map(({ type }) => type)).toEqual(['Deal.opened@1', 'Deal.desked@1']);
    const { events } = await after.send('GET', `/buy/deals/${dealId}/events`, key);
    const shown = new Set(events.map(({ id }: { id: string }) => id));
    expect(received.every(({ id }) => shown.has(id))).toBe(true);
  });
});
