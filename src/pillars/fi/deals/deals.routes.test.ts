import { describe, expect, it } from 'vitest';
import { fact } from '#domain/deal-facts/events.ts';
import { beginStream, newDealId } from '#streams/deals.ts';
import { TEST_START, testService } from '#test/builders.ts';
import { dealAfter, LOAN, VIN } from '#test/stories/fi-journey.ts';

const carport = testService();

describe('GET /fi/deals/{dealId} answers OK', () => {
  it('with the state, the rates and the current selection, step by step', async () => {
    const rated = (await (await dealAfter(carport, 'quote')).get()).body;
    expect(rated).toMatchObject({ type: 'OK', state: 'RATED', vin: VIN, contracts: [], validThrough: '2026-12-27' });
    expect(rated.menu).toBeUndefined();
    const selected = (await (await dealAfter(carport, 'menu/select')).get()).body;
    expect(selected).toMatchObject({
      state: 'SELECTED',
      menu: { basePayment: '544.04' },
      selection: { package: 'Better' },
    });
    const contracted = (await (await dealAfter(carport, 'contract/capture')).get()).body;
    expect(contracted.state).toBe('CONTRACTED');
    expect(contracted.contracts.map((one: { state: string }) => one.state)).toEqual([
      'CAPTURED',
      'CAPTURED',
      'CAPTURED',
      'CAPTURED',
    ]);
  });

  it('with the quoted rates, to the cent', async () => {
    const quoted = (await carport.send('POST', '/fi/quotes', { vin: VIN, odometer: 24_000, desked: LOAN })).body;
    const { body } = await carport.get(`/fi/deals/${quoted.dealId}`);
    expect(body.rates).toEqual(quoted.rates);
    expect(body.ineligible).toEqual(quoted.ineligible);
  });

  it('with RATED again and staged contracts voided after a new quote', async () => {
    const deal = await dealAfter(carport, 'contract/stage');
    expect((await carport.send('POST', '/fi/quotes', { vin: VIN, dealId: deal.dealId })).status).toBe(200);
    const { body } = await deal.get();
    expect(body).toMatchObject({ state: 'RATED' });
    expect(new Set(body.contracts.map((one: { state: string }) => one.state))).toEqual(new Set(['VOIDED']));
    expect(body.contracts[0].voided.reason).toBe('re-rated');
  });
});

describe('GET /fi/deals/{dealId} answers EMPTY', () => {
  it('as not found for an unknown deal', async () => {
    const { status, body } = await carport.get('/fi/deals/deal_unknown');
    expect([status, body.type]).toEqual([404, 'EMPTY']);
  });

  it('with nothing yet for an unrated deal', async () => {
    const dealId = newDealId(carport.tools);
    const opened = fact('Deal.opened@1', TEST_START, { dealType: 'Concierge Buy', vin: VIN, buyer: { zip: '78701' } });
    const call = { caller: { id: 'anon_1', mode: 'sandbox' as const }, now: TEST_START };
    await beginStream(carport.tools, call, { dealId, decision: { events: [opened] }, list: true });
    const { status, body } = await carport.get(`/fi/deals/${dealId}`);
    expect([status, body.type]).toEqual([200, 'EMPTY']);
    expect((await carport.send('POST', `/fi/deals/${dealId}/menu`)).body.missing).toEqual(['quote']);
  });
});

describe('POST /fi/quotes refuses', () => {
  it('to rate again over a captured contract', async () => {
    const deal = await dealAfter(carport, 'contract/capture');
    const { status, body } = await carport.send('POST', '/fi/quotes', { vin: VIN, dealId: deal.dealId });
    expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'illegal-move']);
    expect(body.reason).toContain('CONTRACTED');
  });
});

describe('the F&I side of a cancelled deal', () => {
  it('offers no move, in the read and in a refusal', async () => {
    const opened = await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '78701' } });
    const { dealId } = opened.body;
    await carport.send('POST', '/fi/quotes', { vin: VIN, dealId, odometer: 12, desked: LOAN });
    await carport.send('POST', `/buy/deals/${dealId}/cancel`, { reason: 'changed my mind' });
    const read = (await carport.get(`/fi/deals/${dealId}`)).body;
    expect([read.state, read.available]).toEqual(['RATED', []]);
    expect(read.blocked).toContainEqual({ transition: 'menu', blockedBy: ['the deal is CANCELLED'] });
    const { status, body } = await carport.send('POST', `/fi/deals/${dealId}/menu`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'REFUSED', state: 'CANCELLED', missing: [], available: [] });
  });
});
