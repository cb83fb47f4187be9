/** Story: a test suite cleans up after itself in one call, without affecting others. */
import { describe, expect, it } from 'vitest';
import { type TestService, testService } from '#test/builders.ts';
import { FIGURES, openJourney } from '../buy-journey.ts';

const LIEN = { vin: 'F1XDEMCR4SDEM0001', currentBalance: '18500.00', currentApr: '14.90', remainingTermMonths: 48 };

async function busyAccount(carport: TestService) {
  const key = await carport.mintKey();
  const journey = await openJourney({ key }, carport);
  await journey.move('desk', FIGURES);
  const desked = {
    ...FIGURES,
    amountFinanced: '27500.00',
    monthlyPayment: '520.00',
    financeType: 'Loan',
    vehicleMSRP: '35000.00',
  };
  const rated = await carport.send('POST', '/fi/quotes', { vin: LIEN.vin, desked }, { key });
  const { applicationId } = (await carport.send('POST', '/financing/refinance/applications', LIEN, { key })).body;
  await carport.send('POST', '/dealer/leads', { vin: LIEN.vin, customer: { name: 'Ada Lovelace' } }, { key });
  await carport.send('POST', '/webhooks', { url: 'https://example.com/hook' }, { key });
  const feed = 'vin,condition,miles,price,make,model,year\n1HGCM82633A004352,used,120000,4500,Honda,Accord,2003\n';
  await carport.send('POST', '/dealer/inventory', feed, { key });
  await carport.send('POST', '/sandbox/clock', { advance: 'P1D' }, { key });
  expect(rated.status, rated.text).toBe(200);
  return { key, dealId: journey.dealId, fiDealId: rated.body.dealId, applicationId };
}

describe('a reset', () => {
  it('closes everything of the account, counts it, and leaves others alone', async () => {
    const carport = testService();
    const mine = await busyAccount(carport);
    const other = await busyAccount(carport);
    const { status, body } = await carport.send('POST', '/sandbox/reset', { scope: 'all' }, { key: mine.key });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scope: 'all',
      counts: { deals: 2, applications: 1, leads: 1, cars: 1, webhooks: 1, clocks: 1 },
      clock: { moved: false },
    });
    for (const [who, left] of [
      [mine, 404],
      [other, 200],
    ] as const) {
      const { key } = who;
      for (const path of [
        `/buy/deals/${who.dealId}`,
        `/fi/deals/${who.fiDealId}`,
        `/financing/refinance/applications/${who.applicationId}`,
      ])
        expect((await carport.get(path, { key })).status, path).toBe(left);
      expect((await carport.get('/dealer/leads', { key })).body.type).toBe(left === 404 ? 'EMPTY' : 'OK');
      expect((await carport.get('/dealer/inventory?limit=1', { key })).body.total === 1).toBe(left === 200);
      expect((await carport.get('/buy/deals', { key })).body.type).toBe(left === 404 ? 'EMPTY' : 'OK');
    }
  });

  it('removes leads by car too: a deal opened afterwards converts none', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const openDealAndReadEvents = async () => {
      const { webhookId } = (await carport.send('POST', '/webhooks', { url: 'https://example.com/hook' }, { key }))
        .body;
      await openJourney({ key }, carport);
      const { text } = await carport.get(`/webhooks/${webhookId}/deliveries`, { key });
      return { opened: text.includes('Deal.opened@1'), lead: text.includes('Lead.converted@1') };
    };
    const lead = { vin: LIEN.vin, customer: { name: 'Ada Lovelace' } };
    await carport.send('POST', '/dealer/leads', lead, { key });
    expect(await openDealAndReadEvents()).toEqual({ opened: true, lead: true });
    await carport.send('POST', '/dealer/leads', lead, { key });
    await carport.send('POST', '/sandbox/reset', { scope: 'all' }, { key });
    expect(await openDealAndReadEvents()).toEqual({ opened: true, lead: false });
  });

  it('answers 404 to writes on a removed deal', async () => {
    const carport = testService();
    const { key, dealId } = await busyAccount(carport);
    await carport.send('POST', '/sandbox/reset', { scope: 'deal' }, { key });
    expect((await carport.send('POST', `/buy/deals/${dealId}/checkout`, undefined, { key })).status).toBe(404);
    expect((await carport.send('POST', `/fi/deals/${dealId}/menu`, undefined, { key })).status).toBe(404);
  });

  it.each([
    ['deal', { deals: 2, applications: 1, leads: 1, cars: 0, webhooks: 0, clocks: 0 }],
    ['webhooks', { deals: 0, applications: 0, leads: 0, cars: 0, webhooks: 1, clocks: 0 }],
    ['clock', { deals: 0, applications: 0, leads: 0, cars: 0, webhooks: 0, clocks: 1 }],
  ])('with scope %s affects nothing else, and nothing twice', async (scope, counts) => {
    const carport = testService();
    const { key } = await busyAccount(carport);
    expect((await carport.send('POST', '/sandbox/reset', { scope }, { key })).body.counts).toEqual(counts);
    const again = (await carport.send('POST', '/sandbox/reset', { scope }, { key })).body.counts;
    expect(Object.values(again)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
