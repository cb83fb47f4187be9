import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { clearPapers, FIGURES, type Journey, openJourney, pricedAmount } from '#test/stories/buy-journey.ts';

async function deliveredJourney(carport = testService(), key?: string): Promise<Journey> {
  const journey = await openJourney(key === undefined ? {} : { key }, carport);
  await journey.move('desk', FIGURES);
  await clearPapers(journey);
  await journey.move('checkout');
  await journey.move('deliver');
  return journey;
}

const BODY = { order_id: 'order_1', amount_total: 1, currency: 'usd' };

describe('settling', () => {
  it('records payment and documents of a delivered deal', async () => {
    const journey = await deliveredJourney();
    const cents = await pricedAmount(journey);
    const { status, body } = await journey.settle('order_1', cents, { settlement_ref: 'pi_3Pq' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      state: 'SETTLED',
      order_id: 'order_1',
      replayed: false,
      amount_total: cents,
      payment: { amount: (cents / 100).toFixed(2), method: 'financed', settlement_ref: 'pi_3Pq' },
      link: { status: 'settled' },
      title: { state: 'APPLIED' },
      events: ['Deal.settled@1', 'Payment.captured@1', 'CheckoutLink.settled@1', 'Document.filed@1', 'Title.applied@1'],
    });
    expect(body.documents.every(({ state }: { state: string }) => state === 'filed')).toBe(true);
    expect((await journey.read()).body).toMatchObject({ state: 'SETTLED', payment: { order_id: 'order_1' } });
  });

  it('answers a repeated order from the stored settlement, without an expiry, and records nothing', async () => {
    const journey = await deliveredJourney();
    const cents = await pricedAmount(journey);
    const first = await journey.settle('order_1', cents);
    journey.carport.clock.advance(365 * 86_400);
    await journey.read();
    const facts = await journey.facts();
    const again = await journey.settle('order_1', cents, { currency: 'USD' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ replayed: true, payment: first.body.payment, documents: first.body.documents });
    expect(await journey.facts()).toEqual(facts);
  });

  it('settles once for twenty simultaneous requests', async () => {
    const journey = await deliveredJourney();
    const cents = await pricedAmount(journey);
    const replies = await Promise.all(Array.from({ length: 20 }, () => journey.settle('order_1', cents)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(replies.filter(({ body }) => !body.replayed)).toHaveLength(1);
    expect((await journey.facts()).filter((name) => name === 'Deal.settled@1')).toHaveLength(1);
  });

  it('settles a deal of any account, on that account’s clock', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const journey = await deliveredJourney(carport, key);
    const { accountId } = (await carport.get('/keys/me', { key })).body;
    await carport.tools.accounts.moveClock(accountId, 86_400_000, '2026-11-27T12:00:00.000Z');
    const { body } = await journey.settle('order_1', await pricedAmount(journey));
    expect(body.payment.capturedAt).toBe('2026-11-28T12:00:00.000Z');
  });

  it('works without a link', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await clearPapers(journey);
    await journey.move('deliver');
    const { status, body } = await journey.settle('order_1', await pricedAmount(journey));
    expect([status, body.state]).toEqual([200, 'SETTLED']);
    expect(body).not.toHaveProperty('link');
  });
});

describe('settling answers EMPTY', () => {
  it('for an unknown deal', async () => {
    const options = { headers: { authorization: 'Bearer settle-token' } };
    const reply = await testService().send('POST', '/buy/deals/deal_unknown/settle', BODY, options);
    expect([reply.status, reply.body.type]).toEqual([404, 'EMPTY']);
  });
});

describe('settling refuses, in this order', () => {
  const at = '/buy/deals/deal_unknown/settle';
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('when no authority is configured: settle-unconfigured, whatever else is wrong', async () => {
    const reply = await testService({ env: { SETTLE_TOKEN: '' } }).send('POST', at, {}, bearer('x'));
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([503, 'UNCONFIGURED', 'settle-unconfigured']);
  });

  it('a missing bearer token: missing-bearer, before the body is read', async () => {
    const reply = await testService().send('POST', at, '{');
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([401, 'REFUSED', 'missing-bearer']);
    expect(reply.body.reason).toContain('SETTLE_TOKEN');
  });

  it('another bearer token, including an API key: bearer-mismatch', async () => {
    const carport = testService();
    for (const token of ['wrong', await carport.mintKey(), `vk_sandbox_${'A'.repeat(38)}`]) {
      const reply = await carport.send('POST', at, {}, bearer(token));
      expect([reply.status, reply.body.type, reply.body.code]).toEqual([401, 'REFUSED', 'bearer-mismatch']);
      expect(reply.body.reason).toContain('SETTLE_TOKEN');
    }
  });

  it('a malformed body, with every field', async () => {
    const reply = await testService().send('POST', at, { amount_total: 1.5, currency: 'eur' }, bearer('settle-token'));
    expect(reply.status).toBe(400);
    expect(reply.body.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
      'amount_total',
      'currency',
      'order_id',
    ]);
  });

  it('an order number for another deal: order-conflict', async () => {
    const carport = testService();
    const [first, second] = [await deliveredJourney(carport), await deliveredJourney(carport)];
    const cents = await pricedAmount(first);
    await first.settle('order_1', cents);
    for (const amount of [cents, 1]) {
      const { status, body } = await second.settle('order_1', amount);
      expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'order-conflict']);
    }
  });

  it('an amount that differs from the priced one by a single cent: amount-mismatch, never repriced', async () => {
    const journey = await deliveredJourney();
    const cents = await pricedAmount(journey);
    for (const amount of [cents - 1, cents + 1, 0]) {
      const { status, body } = await journey.settle('order_1', amount);
      expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'amount-mismatch']);
      expect([body.expected, body.received]).toEqual([cents, amount]);
    }
    await journey.settle('order_1', cents);
    expect((await journey.settle('order_1', cents + 1)).body.code).toBe('amount-mismatch');
    expect((await journey.read()).body.desked.total).toBe((cents / 100).toFixed(2));
  });

  it('a deal that is not delivered: not-deliverable, naming what is missing', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await clearPapers(journey);
    const { status, body } = await journey.settle('order_1', await pricedAmount(journey));
    expect([status, body.code, body.state, body.missing]).toEqual([409, 'not-deliverable', 'CLEARED', ['deliver']]);
    const bare = await openJourney();
    expect((await bare.settle('order_2', 100)).body.missing).toContain('desk');
  });

  it('a second order on a settled deal: illegal-move', async () => {
    const journey = await deliveredJourney();
    const cents = await pricedAmount(journey);
    await journey.settle('order_1', cents);
    expect((await journey.settle('order_2', cents)).body).toMatchObject({
      code: 'illegal-move',
      missing: ['deal-settled'],
    });
  });
});
