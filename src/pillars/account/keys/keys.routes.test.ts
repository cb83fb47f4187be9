import { describe, expect, it } from 'vitest';
import { isKeyText } from '#kernel/text/key-text.ts';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

describe('a key', () => {
  it('is minted without a body, shown once, and stored only as a digest', async () => {
    const stores = testStores();
    const carport = testService({ stores });
    const { status, body, headers } = await carport.send('POST', '/keys');
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'OK', mode: 'sandbox', state: 'ACTIVE' });
    expect(body.key).toMatch(/^vk_sandbox_[0-9A-Za-z]{38}$/);
    expect(isKeyText(body.key)).toBe(true);
    expect(headers.get('cache-control')).toBe('no-store');
    const kept = JSON.stringify(await stores.events.read(`account/${body.accountId}`));
    expect(kept).not.toContain(body.key.slice(-38));
    const listed = await carport.get('/keys', { key: body.key });
    expect(listed.text).not.toContain(body.key.slice(-32));
  });

  it('lists the keys of its own account, newest first', async () => {
    const carport = testService();
    const first = (await carport.send('POST', '/keys', { label: 'first' })).body;
    const second = (await carport.send('POST', '/keys/rotate', undefined, { key: first.key })).body;
    await carport.mintKey();
    const { keys, total } = (await carport.get('/keys', { key: second.key })).body;
    expect(total).toBe(2);
    expect(keys.map(({ keyId, state }: { keyId: string; state: string }) => [keyId, state])).toEqual([
      [second.keyId, 'ACTIVE'],
      [first.keyId, 'ROTATED'],
    ]);
  });

  it('rotates to a successor of the same account and ledger and stops working at once', async () => {
    const carport = testService();
    const first = (await carport.send('POST', '/keys')).body;
    const next = (await carport.send('POST', '/keys/rotate', {}, { key: first.key })).body;
    expect(next).toMatchObject({ accountId: first.accountId, previous: { keyId: first.keyId, state: 'ROTATED' } });
    expect((await carport.get('/keys/me', { key: first.key })).body.code).toBe('unknown-key');
    expect((await carport.get('/keys/me', { key: next.key })).status).toBe(200);
  });

  it('gets one successor when it is rotated many times at once', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => carport.send('POST', '/keys/rotate', {}, { key })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'unknown-key')).toHaveLength(7);
  });

  it('is revoked permanently', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    expect((await carport.send('DELETE', '/keys/me', undefined, { key })).body).toMatchObject({
      type: 'OK',
      state: 'REVOKED',
    });
    expect((await carport.get('/keys/me', { key })).status).toBe(401);
    expect((await carport.get('/keys', { key })).status).toBe(401);
  });

  it('expires when it was minted with a lifetime', async () => {
    const carport = testService();
    const { key } = (await carport.send('POST', '/keys', { ttl: 'PT1H' })).body;
    expect((await carport.get('/keys/me', { key })).status).toBe(200);
    carport.clock.advance(3600);
    expect((await carport.get('/keys/me', { key })).body.code).toBe('unknown-key');
  });
});

describe('an open event stream', () => {
  type Carport = ReturnType<typeof testService>;

  async function openStream(carport: Carport, path: string, key: string) {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${key}` };
    const { body } = await carport.handle(new Request(`http://carport.test${path}`, { headers }));
    const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
    await reader.read();
    const drain = async (): Promise<'ended'> => ((await reader.read()).done ? 'ended' : drain());
    return { reader, ended: drain() };
  }

  async function openStreams(carport: Carport, key: string) {
    const vin = 'F1XDEMCR4SDEM0001';
    const { dealId } = (await carport.send('POST', '/buy/deals', { vin, buyer: { zip: '94105' } }, { key })).body;
    return Promise.all(
      ['/sandbox/requests', `/buy/deals/${dealId}/events`].map((path) => openStream(carport, path, key)),
    );
  }

  it.each([
    ['revoked', 'DELETE', '/keys/me'],
    ['rotated', 'POST', '/keys/rotate'],
  ] as const)('ends when its key is %s, and no other stream does', async (_, method, path) => {
    const carport = testService();
    const [key, other] = [await carport.mintKey(), await carport.mintKey()];
    const [streams, others] = [await openStreams(carport, key), await openStreams(carport, other)];
    const ends: unknown[] = [];
    for (const { ended } of others) void ended.then((end) => ends.push(end));
    await carport.send(method, path, method === 'POST' ? {} : undefined, { key });
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
    expect(ends).toEqual([]);
    await Promise.all(others.map(({ reader }) => reader.cancel()));
  });

  it('ends when its key expires', async () => {
    const carport = testService();
    const { key } = (await carport.send('POST', '/keys', { ttl: 'PT1H' })).body;
    const streams = await openStreams(carport, key);
    // The state of the key is read before its clock moves.
    await carport.get('/keys/me', { key });
    carport.clock.advance(3600);
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
  });
});

describe('the usage block', () => {
  it('updates as calls settle, at /usage and /keys/me alike', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const before = (await carport.get('/keys/me', { key })).body.usage;
    expect(before).toEqual({
      spendToDate: '0.00',
      callsToday: 0,
      remainingCeiling: '25.00',
      ceiling: '25.00',
      byDoor: [],
    });
    const after = (await carport.get('/usage', { key })).body.usage;
    expect(after.callsToday).toBe(1);
  });

  it('is refused without a key or with an unknown key, and explains how to get one', async () => {
    const carport = testService();
    for (const headers of [{}, { authorization: 'Bearer vk_sandbox_unknown' }]) {
      const { status, body } = await carport.get('/usage', { headers });
      expect(status).toBe(401);
      expect(body.type).toBe('BLOCKED');
      expect(body.reason).toContain('POST /keys');
    }
  });
});
