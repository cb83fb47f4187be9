/** The offer that is always available. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

describe('GET /offer', () => {
  it.each(['GET', 'HEAD'])('answers %s with 402 every time, and is never cached', async (method) => {
    const carport = testService();
    for (const _ of [1, 2]) {
      const reply = await carport.send(method, '/offer');
      expect([reply.status, reply.headers.get('x-envelope')]).toEqual([402, 'OFFER']);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('www-authenticate')).toBeNull();
    }
  });

  it('states its cost and which endpoints to use next', async () => {
    const { body } = await testService().get('/offer');
    expect(body).toMatchObject({ type: 'OFFER', price: { amount: '25.00', currency: 'USD' }, binding: false });
    expect(body.handoff).toEqual({ kind: 'identify', url: 'http://carport.test/keys' });
    expect(body.alternatives.length).toBeGreaterThan(0);
  });

  it('hands off to the sibling that authorizes spend when one is configured', async () => {
    const { body } = await testService({ env: { FAMILY_ORIGIN_AUTH: 'https://auth.example' } }).get('/offer');
    expect(body.handoff).toEqual({ kind: 'reauthorize', url: 'https://auth.example' });
  });

  it('is free', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.get('/offer', { key });
    expect((await carport.get('/usage', { key })).body.usage.spendToDate).toBe('0.00');
  });
});
