/** Story: a dealer's day on one car of its own feed, every figure traced to the row. */
import { expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { clearPapers, openJourney, pricedAmount } from './buy-journey.ts';
import { fiDeal, LICENSED } from './fi-journey.ts';

const VIN = '4T1G11AK4MU123456';
const ROW = {
  ...{ vin: VIN, stock: 'S-1', condition: 'used', miles: '45000', price: '24995', year: '2021' },
  ...{ make: 'Toyota', model: 'Camry', trim: 'SE' },
};
const ADF = `<?xml version="1.0"?><?adf version="1.0"?><adf><prospect>
<requestdate>2026-11-27T09:00:00-08:00</requestdate>
<vehicle interest="buy" status="used"><year>2021</year><make>Toyota</make><model>Camry</model><stock>S-1</stock></vehicle>
<customer><contact><name part="full">Ada Lovelace</name><email>ada@example.com</email></contact></customer>
<vendor><vendorname>Example Motors</vendorname></vendor></prospect></adf>`;
const FACTS = {
  identity: { value: '2021 Toyota Camry SE', source: 'account rooftop' },
  miles: { value: 45_000, source: 'account rooftop' },
  price: { value: '24995.00', source: 'account rooftop' },
  msrp: { source: 'estimate', estimated: true },
  zip: { value: '94105', source: 'account rooftop' },
};

it('sells a car of the dealer’s feed, from the row to the ledger', async () => {
  const carport = testService();
  const key = await carport.mintKey();
  const post = async (path: string, body: unknown) => {
    const reply = await carport.send('POST', path, body, { key });
    expect(reply.status, `${path}: ${reply.text}`).toBe(200);
    return reply.body;
  };
  await post('/dealer/inventory', { vehicles: [ROW], rooftop: { name: 'Example Motors', zip: '94105' } });
  const { data } = (await carport.get(`/listings/${VIN}`, { key })).body;
  expect(data.retailListing).toMatchObject({ miles: 45_000, price: 24_995, zip: '94105' });

  const lead = await post('/dealer/leads', ADF);
  expect(lead).toMatchObject({ vin: VIN, stock: 'S-1', vehicleSource: 'inventory', facts: FACTS });

  const journey = await openJourney({ vin: VIN, key, zip: '97201' }, carport);
  const request = { salesPrice: lead.facts.price.value, downPayment: '4000.00', term: 60, zip: '97201' };
  const { body: deal } = await journey.move('desk', { ...request, financeType: 'Loan' });
  expect(deal.facts).toMatchObject(FACTS);
  expect(deal.desked).toMatchObject({ odometer: 45_000, condition: 'used', salesPrice: '24995.00' });
  expect(deal.desked.vehicleMSRP).toBe(deal.facts.msrp.value);

  const { dealId } = journey;
  const quoted = await post('/fi/quotes', { vin: VIN, dealId });
  expect(quoted.facts).toMatchObject(FACTS);
  expect(quoted).toMatchObject({ odometer: 45_000, desked: { salesPrice: '24995.00' } });
  const fi = fiDeal(carport, dealId, key);
  for (const [verb, body] of [
    ['menu'],
    ['menu/present'],
    ['menu/select', { package: 'Better', disclosuresAcknowledged: true }],
  ] as const)
    expect((await fi.post(verb, body)).status, verb).toBe(200);
  const financed = (await journey.read()).body.desked.amountFinanced;
  const decision = await post('/credit/decisions/simulate', { dealId, decision: 'approved' });
  expect((await journey.read()).body.financing.approvedAmount).toBe(financed);
  expect(decision.dealId).toBe(dealId);

  await clearPapers(journey);
  for (const [verb, body] of [['contract/stage'], ['contract/approve'], ['contract/capture', LICENSED]] as const)
    expect((await fi.post(verb, body)).status, verb).toBe(200);
  const delivered = await journey.move('deliver');
  expect(delivered.status, delivered.text).toBe(200);
  expect(JSON.stringify(delivered.body.transport)).toContain('"94105"');
  const settled = await journey.settle('order_1', await pricedAmount(journey));
  expect(settled.body.state, settled.text).toBe('SETTLED');

  const { contracts, source } = (await carport.get(`/fi/inforce/${VIN}`, { key })).body;
  expect(source).toBe('captured');
  const lines = contracts.map(({ price, productType }: { price: string; productType: string }) => ({
    ...{ account: '2301', postDate: '2026-11-27', amount: `-${price}`, description: productType },
    ...{ customer: 'LOVELACE, ADA', vin: VIN },
  }));
  const { totals } = await post('/fi/gl/reconcile', { lines });
  expect(totals).toMatchObject({ matched: contracts.length, unmatched: 0 });
});

it('keeps the desked car on a deal when its row leaves the feed', async () => {
  const carport = testService();
  const key = await carport.mintKey();
  const rooftop = { name: 'Example Motors', zip: '94105' };
  const importFeed = (vehicles: object[]) => carport.send('POST', '/dealer/inventory', { vehicles, rooftop }, { key });
  await importFeed([{ ...ROW, trim: 'Track Day' }]);
  const journey = await openJourney({ vin: VIN, key }, carport);
  const request = { salesPrice: '24995.00', downPayment: '4000.00', term: 60, zip: '94105', financeType: 'Loan' };
  const before = (await journey.move('desk', request)).body;
  const other = { ...ROW, vin: '1HGCM82633A004352', year: '2003', make: 'Honda', model: 'Accord', trim: 'EX-V6' };
  expect((await importFeed([other])).status).toBe(200);
  expect((await carport.get(`/listings/${VIN}`, { key })).body.type).toBe('EMPTY');
  const after = (await journey.move('desk', { ...request, downPayment: '5000.00' })).body;
  expect(after.facts).toEqual(before.facts);
  expect(after.facts.identity.value).toBe('2021 Toyota Camry Track Day');
  const { events } = (await carport.get(`/buy/deals/${journey.dealId}/events`, { key })).body;
  const rated = events.filter(({ type }: { type: string }) => type === 'Quote.rated@1');
  expect(rated).toHaveLength(2);
  expect(rated[1].data.vehicle).toEqual(rated[0].data.vehicle);
});
