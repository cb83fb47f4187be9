/** Story: one deal with two endings, and a deal read at an earlier seq. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { FIGURES, openJourney, SIGNER } from '../buy-journey.ts';

describe('a fork', () => {
  it('continues on its own from the seq at which it was created', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const journey = await openJourney({ key }, carport);
    await journey.move('desk', FIGURES);
    await journey.move('checkout');
    const { lastSeq } = (await journey.read()).body;
    await journey.move('cancel', { reason: 'walked away' });
    const fork = await carport.send('POST', `/sandbox/deals/${journey.dealId}/fork`, { asOfSeq: lastSeq }, { key });
    expect(fork.body).toMatchObject({ type: 'OK', state: 'CHECKOUT_OPEN', lastSeq });
    const { dealId } = fork.body;
    expect((await carport.send('POST', `/buy/deals/${dealId}/esign`, SIGNER, { key })).status).toBe(402);
    expect((await journey.read()).body.state).toBe('CANCELLED');
    const copied = (await carport.get(`/buy/deals/${dealId}`, { key })).body;
    expect(copied.checkout.linkId).not.toBe((await journey.read()).body.checkout.linkId);
    const page = new URL(copied.checkout.checkoutUrl);
    expect((await carport.get(`${page.pathname}${page.search}`)).body).toMatchObject({ status: 'open' });
    expect((await carport.get('/buy/deals', { key })).body.total).toBe(2);
  });

  it('of a settled deal has its own order and contracts', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const { dealId } = (await carport.send('POST', '/sandbox/scenarios/fi-contract-captured', {}, { key })).body;
    await carport.send('POST', '/sandbox/scenarios/concierge-buy-settled', { dealId }, { key });
    const fork = (await carport.send('POST', `/sandbox/deals/${dealId}/fork`, {}, { key })).body;
    expect(fork.state).toBe('SETTLED');
    const [mine, other] = await Promise.all(
      [dealId, fork.dealId].map((id) => carport.get(`/buy/deals/${id}`, { key })),
    );
    expect(other?.body.payment.order_id).not.toBe(mine?.body.payment.order_id);
    const contractId = other?.body.fi.contracts[0].contractId;
    const voided = await carport.send('POST', `/fi/contracts/${contractId}/void`, {}, { key });
    expect(voided.body.dealId).toBe(fork.dealId);
    expect((await carport.get(`/fi/deals/${dealId}`, { key })).body.state).toBe('CONTRACTED');
  });

  it('of a fixture deal is one deal of the caller’s own', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const fork = (await carport.send('POST', '/sandbox/deals/deal_fx0042/fork', {}, { key })).body;
    expect(fork.state).toBe('CHECKOUT_OPEN');
    const { deals } = (await carport.get('/buy/deals', { key })).body;
    expect(deals.map((one: { dealId: string }) => one.dealId)).toEqual([fork.dealId]);
    expect((await carport.get(`/buy/deals/${fork.dealId}`, { key })).body.state).toBe('CHECKOUT_OPEN');
  });

  it('is refused for a deal of another account', async () => {
    const carport = testService();
    const { dealId } = await openJourney({ key: await carport.mintKey() }, carport);
    expect(
      (await carport.send('POST', `/sandbox/deals/${dealId}/fork`, {}, { key: await carport.mintKey() })).status,
    ).toBe(404);
  });
});

describe('a read at an earlier seq', () => {
  it('returns the deal, its checklist and its F&I side as they were', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const { dealId } = (await carport.send('POST', '/sandbox/scenarios/fi-deal-selected', {}, { key })).body;
    const { events } = (await carport.get(`/buy/deals/${dealId}/events`, { key })).body;
    const seqOf = (type: string) => events.find((one: { type: string }) => one.type === type).seq;
    const read = async (path: string, seq: number) => (await carport.get(`${path}?asOfSeq=${seq}`, { key })).body;
    expect((await read(`/buy/deals/${dealId}`, 1)).state).toBe('OPENED');
    expect((await read(`/buy/deals/${dealId}/checklist`, 1)).state).toBe('OPENED');
    expect((await read(`/fi/deals/${dealId}`, seqOf('Menu.built@1'))).state).toBe('MENU_BUILT');
    expect((await read(`/fi/deals/${dealId}`, 1)).type).toBe('EMPTY');
    expect((await read(`/fi/deals/${dealId}`, 10_000)).state).toBe('SELECTED');
    expect((await carport.get(`/fi/deals/${dealId}?asOfSeq=0`, { key })).status).toBe(400);
  });
});
