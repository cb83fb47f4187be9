/** Tests what the webhook sender delivers and what it refuses to send. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWebhookSender } from '#ports/suites/webhook-sender.suite.ts';
import { pinLookup, type Resolve } from './pinned-lookup.ts';
import { createWebhookSender } from './webhook-sender.ts';

const receiver = createServer(answer);
let origin = '';
let seen: { headers: IncomingMessage['headers']; body: string; method: string | undefined }[] = [];

function answer(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    seen.push({ headers: request.headers, body, method: request.method });
    const status = Number(request.url?.slice(1));
    if (request.url === '/never') return;
    if (request.url === '/huge') response.writeHead(200).end('x'.repeat(10_000_000));
    else if (status === 302) response.writeHead(302, { location: `${origin}/200` }).end();
    else if (status === 429) response.writeHead(429, { 'retry-after': '7' }).end();
    else response.writeHead(status).end('{}');
  });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

describeWebhookSender(
  'the Node sender',
  (options) => createWebhookSender(options),
  () => origin,
);

describe('a message', () => {
  const post = (path: string) => ({
    url: `${origin}${path}`,
    headers: { 'webhook-id': 'event_1' },
    body: '{"name":"Zoë"}',
  });

  it('arrives byte for byte as it was signed', async () => {
    seen = [];
    await createWebhookSender({ originsAllowed: [origin] }).send(post('/200'));
    expect(seen).toMatchObject([
      { method: 'POST', body: '{"name":"Zoë"}', headers: { 'webhook-id': 'event_1', 'content-length': '15' } },
    ]);
  });

  it('is delivered even when the receiver responds with too much data', async () => {
    const reply = await createWebhookSender({ originsAllowed: [origin] }).send(post('/huge'));
    expect(reply).toEqual({ state: 'answered', status: 200 });
  });

  it('follows no redirects', async () => {
    seen = [];
    const reply = await createWebhookSender({ originsAllowed: [origin] }).send(post('/302'));
    expect(reply).toEqual({ state: 'answered', status: 302 });
    expect(seen).toHaveLength(1);
  });
});

describe('a host name', () => {
  const resolvesTo =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['one private address', ['10.0.0.1']],
    ['a private address among public ones', ['8.8.8.8', '169.254.169.254']],
    ['a private IPv6 address', ['2606:4700::1111', 'fd00::1']],
    ['a private IPv4 address mapped to IPv6', ['::ffff:127.0.0.1']],
  ])('that resolves to %s is forbidden', async (_what, addresses) => {
    expect(await pinLookup('hooks.example.com', resolvesTo(...addresses))).toEqual({ ok: false, why: 'forbidden' });
    const sender = createWebhookSender({ resolve: resolvesTo(...addresses) });
    expect(await sender.send({ url: 'https://hooks.example.com/', headers: {}, body: '{}' })).toMatchObject({
      state: 'forbidden',
    });
  });

  it('is resolved once, and later DNS changes have no effect', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const pinned = await pinLookup('flips.example.com', async () =>
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    );
    if (!pinned.ok) throw new Error('not pinned');
    const connects = () =>
      new Promise((resolve) =>
        pinned.lookup('flips.example.com', { all: false }, (_error, address) => resolve(address)),
      );
    expect([await connects(), await connects()]).toEqual(['8.8.8.8', '8.8.8.8']);
    expect(answers).toHaveLength(1);
  });

  it('that does not resolve is unreachable', async () => {
    const sender = createWebhookSender({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await sender.send({ url: 'https://hooks.example.com/', headers: {}, body: '{}' })).toMatchObject({
      state: 'unreachable',
    });
  });

  it('that never resolves times out', async () => {
    const sender = createWebhookSender({ resolve: () => new Promise(() => {}), timeoutMs: 50 });
    expect(await sender.send({ url: 'https://hooks.example.com/', headers: {}, body: '{}' })).toEqual({
      state: 'unreachable',
      reason: 'the receiver did not respond in time',
    });
  });
});
