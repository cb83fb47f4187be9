import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

describe('a read after time has passed', () => {
  it('first appends overdue events, dated when they were due, and returns the deal', async () => {
    const carport = testService();
    const { dealId } = (await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '78701' } }))
      .body;
    await carport.send('POST', `/buy/deals/${dealId}/desk`, {
      salesPrice: '30000',
      downPayment: '3000',
      term: 60,
      zip: '78701',
    });
    const opened = await carport.send('POST', `/buy/deals/${dealId}/checkout`);
    carport.clock.advance(20 * 86_400);
    const { status, body } = await carport.get(`/buy/deals/${dealId}`);
    expect([status, body.state]).toEqual([200, 'DESKED']);
    const { events } = (await carport.get(`/buy/deals/${dealId}/events`)).body;
    const expired = events.find(({ type }: { type: string }) => type === 'CheckoutLink.expired@1');
    expect(expired.time).toBe(opened.body.expiresAt);
  });
});
