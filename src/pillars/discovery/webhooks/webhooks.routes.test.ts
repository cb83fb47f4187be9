import { Webhook as Receiver } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import type { WebhookPost, WebhookReply } from '#ports/webhook-sender.ts';
import { type TestOptions, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const URL = 'https://hooks.example.com/carport';
const DELIVERED: WebhookReply = { state: 'answered', status: 200 };

/** A service whose sender records its messages and answers with the given statuses, then with 200. */
async function serviceWithReceiver(script: WebhookReply[] = [], options: TestOptions = {}) {
  const posts: WebhookPost[] = [];
  const webhooks = {
    send: async (post: WebhookPost) => {
      posts.push(post);
      return script.shift() ?? DELIVERED;
    },
  };
  const carport = testService({ webhooks, ...options });
  const key = await carport.mintKey();
  const register = async (body: object = {}) =>
    (await carport.send('POST', '/webhooks', { url: URL, ...body }, { key })).body;
  const openDeal = async () =>
    (await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } }, { key })).body.dealId as string;
  const desk = (dealId: string, salesPrice: string) =>
    carport.send(
      'POST',
      `/buy/deals/${dealId}/desk`,
      { salesPrice, downPayment: '2000.00', term: 60, zip: '94105' },
      { key },
    );
  const deliveriesOf = async (webhookId: string) =>
    (await carport.get(`/webhooks/${webhookId}/deliveries`, { key })).body;
  const idle = () => carport.deliveries?.idle() ?? Promise.resolve();
  return { carport, key, posts, register, openDeal, desk, deliveriesOf, idle };
}

const typesOf = (posts: readonly WebhookPost[]) => posts.map(({ body }) => JSON.parse(body).type as string);

describe('GET /webhooks', () => {
  it('describes for everyone the events, the signature and the retry schedule', async () => {
    const { status, body } = await testService().get('/webhooks');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      signing: {
        standard: 'standard-webhooks',
        algorithm: 'hmac-sha256',
        headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      },
      retry: { scheduleSeconds: [0, 5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400], attempts: 10 },
      endpoints: [],
    });
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['Document.signed@1', 'Lead.captured@1', 'Contract.captured@1']),
    );
  });

  it('shows a key its own endpoints, and never a secret', async () => {
    const { carport, key, register } = await serviceWithReceiver();
    const { webhookId, secret } = await register();
    const { body, text } = await carport.get('/webhooks', { key });
    expect(body.endpoints).toMatchObject([{ webhookId, url: URL, events: ['*'], state: 'ACTIVE' }]);
    expect(text).not.toContain(secret);
    expect((await carport.get('/webhooks', { key: await carport.mintKey() })).body.endpoints).toEqual([]);
  });
});

describe('POST /webhooks', () => {
  it('shows the secret once, in the form that libraries accept', async () => {
    const { carport, key, register } = await serviceWithReceiver();
    const { webhookId, secret } = await register();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    expect((await carport.get(`/webhooks/${webhookId}`, { key })).text).not.toContain(secret);
  });

  it('lists a wrong address and every wrong event at once', async () => {
    const { carport, key } = await serviceWithReceiver();
    const body = { url: 'http://127.0.0.1/', events: ['Deal.*', 'Nonsense', 'Key.minted@1'] };
    const reply = await carport.send('POST', '/webhooks', body, { key });
    expect([reply.status, reply.body.code]).toEqual([400, 'validation-failed']);
    expect(reply.body.problems.map(({ path }: { path: string }) => path)).toEqual(['url', 'events[1]', 'events[2]']);
  });

  it('requires a key, and limits the number of endpoints', async () => {
    const { carport, register } = await serviceWithReceiver();
    expect((await carport.send('POST', '/webhooks', { url: URL })).body.code).toBe('key-required');
    for (let n = 0; n < 20; n += 1) expect((await register()).type).toBe('OK');
    expect(await register()).toMatchObject({ type: 'REFUSED', code: 'webhook-limit', status: 409 });
  });

  it('accepts a private address that the operator trusts', async () => {
    const { register } = await serviceWithReceiver([], { env: { WEBHOOK_ORIGINS: 'http://127.0.0.1:9000' } });
    expect((await register({ url: 'http://127.0.0.1:9000/hook' })).type).toBe('OK');
    expect((await register({ url: 'http://127.0.0.1:9001/hook' })).type).toBe('BLOCKED');
  });
});

describe('an event of a deal', () => {
  it("is sent signed, in the same form as the deal's own event", async () => {
    const { carport, key, posts, register, openDeal, idle } = await serviceWithReceiver([], {
      at: new Date().toISOString(),
    });
    const { secret } = await register();
    const dealId = await openDeal();
    await idle();
    const [post] = posts;
    const verified = new Receiver(secret).verify(post?.body ?? '', { ...post?.headers });
    const [shown] = (await carport.get(`/buy/deals/${dealId}/events`, { key })).body.events;
    expect(verified).toMatchObject({ ...shown, timestamp: shown.time });
    expect([post?.url, post?.headers['webhook-id']]).toEqual([URL, shown.id]);
  });

  it('is sent in the order of its deal, once each, to every subscribed endpoint', async () => {
    const { posts, register, openDeal, desk, idle } = await serviceWithReceiver();
    await register();
    await register({ events: ['Deal.opened@1'], url: 'https://other.example.com/' });
    const dealId = await openDeal();
    await desk(dealId, '25000.00');
    await idle();
    const first = posts.filter(({ url }) => url === URL).map(({ body }) => JSON.parse(body));
    expect(first.map(({ seq }) => seq)).toEqual(first.map((_, i) => i + 1));
    expect(first.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['Deal.opened@1', 'Deal.desked@1', 'Quote.rated@1']),
    );
    expect(typesOf(posts.filter(({ url }) => url !== URL))).toEqual(['Deal.opened@1']);
  });

  it('of another account, of no account, or from before the registration is not sent', async () => {
    const { carport, posts, register, openDeal, desk, idle } = await serviceWithReceiver();
    const before = await openDeal();
    await register();
    await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } }, { key: await carport.mintKey() });
    await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } });
    await desk(before, '25000.00');
    await idle();
    expect(typesOf(posts)).not.toContain('Deal.opened@1');
    expect(typesOf(posts)).toContain('Deal.desked@1');
  });

  it('can also be an event of a lead', async () => {
    const { carport, key, posts, register, openDeal, idle } = await serviceWithReceiver();
    await register({ events: ['Lead.*'] });
    const lead = await carport.send('POST', '/dealer/leads', { vin: VIN, customer: { name: 'Ada' } }, { key });
    await openDeal();
    await idle();
    expect(typesOf(posts)).toEqual(['Lead.captured@1', 'Lead.converted@1']);
    expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ subject: lead.body.leadId });
  });
});

describe('a failing receiver', () => {
  const failed: WebhookReply = { state: 'answered', status: 500 };

  it('is retried on the schedule, on the clock, and later events of the deal wait', async () => {
    const { carport, posts, register, openDeal, desk, deliveriesOf, idle } = await serviceWithReceiver([
      failed,
      { state: 'unreachable', reason: 'no route' },
    ]);
    const { webhookId } = await register({ events: ['Deal.*'] });
    await desk(await openDeal(), '25000.00');
    await idle();
    expect(typesOf(posts)).toEqual(['Deal.opened@1']);
    carport.clock.advance(4);
    await idle();
    expect(posts).toHaveLength(1);
    carport.clock.advance(1);
    await idle();
    carport.clock.advance(300);
    await idle();
    expect(typesOf(posts)).toEqual(['Deal.opened@1', 'Deal.opened@1', 'Deal.opened@1', 'Deal.desked@1']);
    expect(new Set(posts.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const { deliveries } = await deliveriesOf(webhookId);
    expect(deliveries.map(({ state }: { state: string }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(deliveries[1].attempts).toMatchObject([
      { status: 500, reason: 'the receiver returned 500' },
      { reason: 'no route' },
      { status: 200 },
    ]);
  });

  it('is dead-lettered after the last attempt, and the next event is sent', async () => {
    const { carport, posts, register, openDeal, desk, deliveriesOf, idle } = await serviceWithReceiver(
      Array(10).fill(failed),
    );
    const { webhookId } = await register({ events: ['Deal.*'] });
    await desk(await openDeal(), '25000.00');
    for (let n = 0; n < 12; n += 1) {
      await idle();
      carport.clock.advance(86_400);
    }
    await idle();
    const { deliveries } = await deliveriesOf(webhookId);
    expect(deliveries.map(({ state }: { state: string }) => state)).toEqual(['DELIVERED', 'DEAD_LETTERED']);
    expect(deliveries[1].attempts).toHaveLength(10);
    expect(deliveries[1].nextAttemptAt).toBeUndefined();
    expect(posts).toHaveLength(11);
  });

  it('gets the pause that it requests', async () => {
    const { register, openDeal, deliveriesOf, idle } = await serviceWithReceiver([
      { state: 'answered', status: 429, retryAfterSeconds: 90 },
    ]);
    const { webhookId } = await register();
    await openDeal();
    await idle();
    const { deliveries } = await deliveriesOf(webhookId);
    expect(deliveries.at(-1).nextAttemptAt).toBe('2026-11-27T12:01:30.000Z');
  });

  it('that answers 410 is disabled, and nothing more is queued for it', async () => {
    const { carport, key, posts, register, openDeal, deliveriesOf, idle } = await serviceWithReceiver([
      { state: 'answered', status: 410 },
    ]);
    const { webhookId } = await register({ events: ['Deal.*'] });
    await openDeal();
    await idle();
    await openDeal();
    await idle();
    expect(posts).toHaveLength(1);
    expect((await carport.get(`/webhooks/${webhookId}`, { key })).body).toMatchObject({
      state: 'DISABLED',
      reason: 'the receiver returned 410 Gone',
    });
    expect((await deliveriesOf(webhookId)).deliveries).toMatchObject([{ state: 'DEAD_LETTERED' }]);
  });

  it('does not delay other deals', async () => {
    const { posts, register, openDeal, idle } = await serviceWithReceiver([failed]);
    await register({ events: ['Deal.opened@1'] });
    await openDeal();
    await idle();
    await openDeal();
    await idle();
    expect(posts).toHaveLength(2);
  });
});

describe('after a restart', () => {
  it('pending deliveries are sent, at least once and in order', async () => {
    const stores = testStores();
    const endedWhileSending = {
      send: ({ signal }: WebhookPost) =>
        new Promise<WebhookReply>((resolve) => {
          signal?.addEventListener('abort', () => resolve({ state: 'unreachable', reason: 'ended' }));
        }),
    };
    const first = await serviceWithReceiver([], { stores, webhooks: endedWhileSending });
    await first.register({ events: ['Deal.*'] });
    await first.desk(await first.openDeal(), '25000.00');
    await first.carport.deliveries?.close();
    const second = await serviceWithReceiver([], { stores });
    await second.carport.deliveries?.start();
    await second.idle();
    expect(typesOf(second.posts)).toEqual(['Deal.opened@1', 'Deal.desked@1']);
  });
});

describe('a delivery', () => {
  it('is returned with its payload, and replayed under the same id', async () => {
    const { carport, key, posts, register, openDeal, deliveriesOf, idle } = await serviceWithReceiver();
    const { webhookId } = await register({ events: ['Deal.opened'] });
    await openDeal();
    await idle();
    const [delivery] = (await deliveriesOf(webhookId)).deliveries;
    expect(delivery.available).toMatchObject([{ transition: 'replay', method: 'POST' }]);
    const read = await carport.get(`/webhooks/deliveries/${delivery.deliveryId}`, { key });
    expect(read.body).toMatchObject({
      deliveryId: delivery.deliveryId,
      payload: { type: 'Deal.opened@1', id: delivery.eventId },
    });
    const replayed = await carport.send('POST', `/webhooks/deliveries/${delivery.deliveryId}/replay`, undefined, {
      key,
    });
    expect(replayed.body).toMatchObject({ type: 'OK', state: 'PENDING' });
    await idle();
    expect(posts.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.eventId, delivery.eventId]);
    expect((await deliveriesOf(webhookId)).deliveries[0]).toMatchObject({ state: 'DELIVERED', attempts: [{}, {}] });
  });

  it('keeps the signature of each attempt as sent, answered or not', async () => {
    const { carport, posts, register, openDeal, deliveriesOf, idle } = await serviceWithReceiver([
      { state: 'unreachable', reason: 'no route' },
    ]);
    const { webhookId } = await register({ events: ['Deal.opened'] });
    await openDeal();
    await idle();
    carport.clock.advance(5);
    await idle();
    const [{ attempts }] = (await deliveriesOf(webhookId)).deliveries;
    const sent = posts.map(({ headers }) => ({
      timestamp: headers['webhook-timestamp'],
      signature: headers['webhook-signature'],
    }));
    expect(attempts).toMatchObject(sent);
    expect(new Set(sent.map(({ signature }) => signature)).size).toBe(2);
  });

  it('that is pending is not replayed', async () => {
    const { carport, key, register, openDeal, deliveriesOf, idle } = await serviceWithReceiver([
      { state: 'answered', status: 500 },
    ]);
    const { webhookId } = await register({ events: ['Deal.opened'] });
    await openDeal();
    await idle();
    const [delivery] = (await deliveriesOf(webhookId)).deliveries;
    const { status, body } = await carport.send(
      'POST',
      `/webhooks/deliveries/${delivery.deliveryId}/replay`,
      undefined,
      { key },
    );
    expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'illegal-move']);
  });

  it('of another account does not exist', async () => {
    const { carport, register, openDeal, deliveriesOf, idle } = await serviceWithReceiver();
    const { webhookId } = await register();
    await openDeal();
    await idle();
    const [{ deliveryId }] = (await deliveriesOf(webhookId)).deliveries;
    const key = await carport.mintKey();
    for (const path of [
      `/webhooks/${webhookId}`,
      `/webhooks/${webhookId}/deliveries`,
      `/webhooks/deliveries/${deliveryId}`,
    ]) {
      expect((await carport.get(path, { key })).status).toBe(404);
    }
    expect((await carport.send('POST', `/webhooks/deliveries/${deliveryId}/replay`, undefined, { key })).status).toBe(
      404,
    );
    expect((await carport.send('DELETE', `/webhooks/${webhookId}`, undefined, { key })).status).toBe(404);
  });
});

describe('DELETE', () => {
  it('of one endpoint ends it and drops its pending deliveries', async () => {
    const { carport, key, posts, register, openDeal, idle } = await serviceWithReceiver([
      { state: 'answered', status: 500 },
    ]);
    const { webhookId } = await register({ events: ['Deal.opened'] });
    await openDeal();
    await idle();
    expect((await carport.send('DELETE', `/webhooks/${webhookId}`, undefined, { key })).body).toMatchObject({
      webhookId,
      state: 'REMOVED',
    });
    carport.clock.advance(86_400);
    await idle();
    expect(posts).toHaveLength(1);
    expect((await carport.get(`/webhooks/${webhookId}`, { key })).status).toBe(404);
  });

  it('of all removes them all', async () => {
    const { carport, key, register } = await serviceWithReceiver();
    const ids = [(await register()).webhookId, (await register()).webhookId];
    const { body } = await carport.send('DELETE', '/webhooks', undefined, { key });
    expect([body.total, [...body.removed].sort()]).toEqual([2, ids.sort()]);
    expect((await carport.send('DELETE', '/webhooks', undefined, { key })).body.type).toBe('EMPTY');
  });
});
