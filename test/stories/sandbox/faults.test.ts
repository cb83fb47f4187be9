/** Story: a client triggers every way in which a call can fail. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { DEMO_VIN, openJourney } from '../buy-journey.ts';

const OPENING = { vin: DEMO_VIN, buyer: { zip: '94105' } };
const fault = (name: string, key: string, more: Record<string, string> = {}) => ({
  key,
  headers: { 'sandbox-fault': name, ...more },
});

describe('Sandbox-Fault', () => {
  it.each([
    ['429', 429, 'BLOCKED', 'rate-limited'],
    ['503', 503, 'UNAVAILABLE', 'counterparty-unavailable'],
  ])('%s replaces the response and says that it was requested', async (name, status, type, code) => {
    const carport = testService();
    const key = await carport.mintKey();
    const reply = await carport.send('POST', '/buy/deals', OPENING, fault(name, key));
    expect(reply.status).toBe(status);
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(reply.body).toMatchObject({ type, code, retry_after: 1 });
    expect(reply.body.provenance).toEqual({
      environment: 'sandbox',
      simulated: true,
      source: 'sandbox-fault',
      fault: name,
    });
    expect((await carport.get('/buy/deals', { key })).body.type).toBe('EMPTY');
    expect((await carport.get('/usage', { key })).body.usage.spendToDate).toBe('0.00');
  });

  it('timeout executes the call but loses its response; a retry with the Idempotency-Key returns it', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const once = { 'idempotency-key': 'open-once' };
    const lost = await carport.send('POST', '/buy/deals', OPENING, fault('timeout', key, once));
    expect([lost.status, lost.body.code]).toEqual([503, 'answer-lost']);
    expect(lost.body.provenance.fault).toBe('timeout');
    const found = await carport.send('POST', '/buy/deals', OPENING, { key, headers: once });
    expect(found.headers.get('idempotent-replayed')).toBe('true');
    const listed = (await carport.get('/buy/deals', { key })).body.deals;
    expect(listed.map(({ dealId }: { dealId: string }) => dealId)).toEqual([found.body.dealId]);
  });

  it('duplicate-webhook sends each event twice under one message id', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const hook = (
      await carport.send('POST', '/webhooks', { url: 'https://example.com/hook', events: ['Deal.*'] }, { key })
    ).body;
    const journey = await openJourney({ key }, carport);
    const opened = await carport.send('POST', '/buy/deals', OPENING, fault('duplicate-webhook', key));
    expect(opened.body.provenance).toMatchObject({ source: 'deal-sandbox', fault: 'duplicate-webhook' });
    await carport.deliveries?.idle();
    const { deliveries } = (await carport.get(`/webhooks/${hook.webhookId}/deliveries`, { key })).body;
    const deliveriesOf = (dealId: string) =>
      deliveries.filter((one: { subject?: string }) => JSON.stringify(one).includes(dealId));
    expect(deliveriesOf(journey.dealId)).toHaveLength(1);
    expect(deliveriesOf(opened.body.dealId)).toHaveLength(2);
  });

  it('is refused with an unknown value', async () => {
    const carport = testService();
    const reply = await carport.get('/pricing', fault('earthquake', await carport.mintKey()));
    expect(reply.status).toBe(400);
    expect(reply.body.problems).toMatchObject([{ path: 'Sandbox-Fault', in: 'header', got: 'string "earthquake"' }]);
  });

  it('is ignored without a sandbox key', async () => {
    const carport = testService();
    expect((await carport.get('/pricing', { headers: { 'sandbox-fault': '503' } })).status).toBe(200);
  });
});
