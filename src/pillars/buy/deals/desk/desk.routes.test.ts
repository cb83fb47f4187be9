import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { clearPapers, DEMO_VIN, FIGURES, openJourney, pricedAmount, SIGNER } from '#test/stories/buy-journey.ts';

describe('the desk', () => {
  it('computes taxes, fees and payment, with a derivation of each figure', async () => {
    const journey = await openJourney();
    const { status, body } = await journey.move('desk', FIGURES);
    expect([status, body.state]).toEqual([200, 'DESKED']);
    const { desked } = body;
    for (const name of ['salesPrice', 'totalTaxesAndFees', 'amountFinanced', 'monthlyPayment', 'total']) {
      expect(desked[name], name).toMatch(/^\d+\.\d{2}$/);
    }
    expect(Number(desked.total)).toBeCloseTo(Number(desked.salesPrice) + Number(desked.totalTaxesAndFees), 2);
    expect(Number(desked.amountFinanced)).toBeCloseTo(Number(desked.total) - 4000, 2);
    expect(desked.derivation.length).toBeGreaterThan(5);
  });

  it('uses the mileage that the buyer states, not that of the listing', async () => {
    const rateStep = async (odometer?: number) => {
      const journey = await openJourney({ vin: DEMO_VIN });
      const { desked } = (await journey.move('desk', odometer === undefined ? FIGURES : { ...FIGURES, odometer })).body;
      return desked.derivation.find(({ figure }: { figure: string }) => figure === 'interestRate');
    };
    const [listed, stated] = [await rateStep(), await rateStep(130_000)];
    expect(stated.inputs.miles).toBe(130_000);
    expect(listed.inputs.miles).toBeLessThan(130_000);
    expect(Number(stated.value)).toBeGreaterThan(Number(listed.value));
  });

  it('handles the most expensive car, menu included, and refuses a price whose total exceeds the money limit', async () => {
    const journey = await openJourney();
    const refused = await journey.move('desk', { ...FIGURES, salesPrice: '99999999.99' });
    expect([refused.status, refused.body.problems[0].path]).toEqual([400, 'salesPrice']);
    expect((await journey.move('desk', { ...FIGURES, salesPrice: '91000000.00' })).status).toBe(200);
    const fi = (verb: string, body?: unknown) =>
      journey.carport.send('POST', `/fi/deals/${journey.dealId}/${verb}`, body);
    await fi('menu');
    expect((await fi('menu/select', { package: 'Best', disclosuresAcknowledged: true })).status).toBe(200);
    expect((await journey.move('checkout')).status).toBeLessThan(500);
    expect(journey.carport.faults).toEqual([]);
  });

  it('transfers a plate for the state’s fee instead of a registration', async () => {
    const journey = await openJourney();
    const figures = { ...FIGURES, zip: '60601' };
    const fresh = (await journey.move('desk', figures)).body.desked.fees;
    const moved = (await journey.move('desk', { ...figures, plateTransfer: true })).body.desked;
    expect([fresh.registrationFee, moved.fees.registrationFee]).toEqual(['151.00', '25.00']);
    expect(moved.derivation).toContainEqual(
      expect.objectContaining({
        figure: 'registrationFee: Plate Transfer Fee',
        row: expect.objectContaining({ key: 'IL', authority: '625 ILCS 5/3-821' }),
      }),
    );
    const refused = await journey.move('desk', { ...FIGURES, zip: '94105', plateTransfer: true });
    expect([refused.status, refused.body.problems[0].path]).toEqual([400, 'plateTransfer']);
  });

  it('accepts all three money formats', async () => {
    const journey = await openJourney();
    const first = (await journey.move('desk', FIGURES)).body.desked;
    const again = await journey.move('desk', {
      ...FIGURES,
      salesPrice: 31500,
      downPayment: { amount: '4000', currency: 'USD' },
    });
    expect(again.body.desked).toEqual(first);
    expect(again.body.lastSeq).toBe((await journey.read()).body.lastSeq);
  });

  it('triggers F&I rates, a credit application and a transport quote', async () => {
    const journey = await openJourney();
    const { body } = await journey.move('desk', FIGURES);
    expect(body.fi.state).toBe('RATED');
    expect(body.credit.state).toBe('SUBMITTED');
    expect(body.transport.state).toBe('QUOTED');
    const facts = await journey.facts();
    expect(facts).toEqual([
      'Deal.opened@1',
      'Deal.desked@1',
      'CreditApplication.submitted@1',
      'Transport.quoted@1',
      'Quote.rated@1',
    ]);
  });

  it.each([
    ['in the same form', {}],
    ['with a default stated', { financeType: 'Loan', rebate: '0.00', tradeIn: 0 }],
    ['with the fee as it was capped', { docFee: '85.00' }],
  ])('changes nothing when the same figures are sent again %s', async (_, more) => {
    const journey = await openJourney();
    const { desked } = (await journey.move('desk', FIGURES)).body;
    await journey.move('checkout');
    await journey.move('esign', SIGNER);
    const { lastSeq } = (await journey.read()).body;
    const { body } = await journey.move('desk', { ...FIGURES, ...more });
    expect([body.state, body.lastSeq, body.checkout.status]).toEqual(['CHECKOUT_OPEN', lastSeq, 'open']);
    expect(body.envelope.state).toBe('SENT');
    expect(body.desked).toEqual(desked);
  });

  it('keeps the buyer’s menu selection while the figures are the same', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const fi = `/fi/deals/${journey.dealId}`;
    await journey.carport.send('POST', `${fi}/menu`);
    await journey.carport.send('POST', `${fi}/menu/select`, { package: 'Good', disclosuresAcknowledged: true });
    const { lastSeq, desked } = (await journey.read()).body;
    const { body } = await journey.move('desk', { ...FIGURES, financeType: 'Loan' });
    expect([body.lastSeq, body.desked.products, body.fi.state]).toEqual([lastSeq, desked.products, 'SELECTED']);
  });

  it('supersedes the link and voids the documents when figures change, from any state before delivery', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await clearPapers(journey);
    const { linkId } = (await journey.move('checkout')).body;
    expect((await journey.read()).body.state).toBe('CLEARED');
    const { body } = await journey.move('desk', { ...FIGURES, downPayment: 5000 });
    expect([body.state, body.checkout.linkId, body.checkout.status]).toEqual(['DESKED', linkId, 'superseded']);
    expect(body.envelope.state).toBe('VOIDED');
    expect(body.notarization.state).toBe('COMPLETED');
    const fresh = await journey.move('checkout');
    expect(fresh.body.linkId).not.toBe(linkId);
    await journey.move('esign', SIGNER);
    expect((await journey.move('esign/ceremony')).body.state).toBe('CLEARED');
  });

  it('handles a lease, a balloon loan and cash', async () => {
    const journey = await openJourney();
    const lease = (await journey.move('desk', { ...FIGURES, term: 36, financeType: 'Lease' })).body.desked;
    expect(Object.keys(lease)).toEqual(
      expect.arrayContaining(['residual', 'moneyFactor', 'annualMiles', 'dueAtSigning']),
    );
    const balloon = (await journey.move('desk', { ...FIGURES, financeType: 'Balloon', residual: '9000' })).body.desked;
    expect(balloon.residual).toBe('9000.00');
    const cash = (await journey.move('desk', { ...FIGURES, financeType: 'Cash' })).body;
    expect([cash.desked.amountFinanced, cash.desked.monthlyPayment]).toEqual(['0.00', '0.00']);
  });

  it('adds the menu selection to the priced amount, and supersedes the old link', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const before = await pricedAmount(journey);
    await journey.move('checkout');
    const fi = `/fi/deals/${journey.dealId}`;
    await journey.carport.send('POST', `${fi}/menu`);
    const selected = { package: 'Good', disclosuresAcknowledged: true };
    expect((await journey.carport.send('POST', `${fi}/menu/select`, selected)).status).toBe(200);
    const { body } = await journey.read();
    expect([body.state, body.checkout.status]).toEqual(['DESKED', 'superseded']);
    expect(Number(body.desked.products)).toBeGreaterThan(0);
    expect(body.desked.products).toBe(body.fi.retailTotal);
    expect(await pricedAmount(journey)).toBeGreaterThanOrEqual(before + Math.round(Number(body.desked.products) * 100));
    await journey.carport.send('POST', `${fi}/menu/decline`);
    expect(await pricedAmount(journey)).toBe(before);
  });
});

describe('the desk refuses', () => {
  it('an empty request, with every missing field', async () => {
    const { status, body } = await (await openJourney()).move('desk', {});
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
      'downPayment',
      'salesPrice',
      'term',
      'zip',
    ]);
  });

  it('a ZIP without a taxing state, and a down payment above the price', async () => {
    const journey = await openJourney();
    const { status, body } = await journey.move('desk', { ...FIGURES, zip: '00601', downPayment: 40_000 });
    expect(status).toBe(400);
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual(['downPayment', 'zip']);
  });

  it('a cancelled deal: illegal-move, with the moves that are still legal', async () => {
    const journey = await openJourney();
    await journey.move('cancel', { reason: 'walked away' });
    const { status, body } = await journey.move('desk', FIGURES);
    expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'illegal-move']);
    expect([body.missing, body.available]).toEqual([['deal-cancelled'], []]);
  });

  it('a private sale whose title has a blocking brand: seller-unverified', async () => {
    const journey = await openJourney({ dealType: 'Private Party', vin: 'F1XFRAUD4LADV9002' });
    const { status, body } = await journey.move('desk', FIGURES);
    expect([status, body.code, body.brands]).toEqual([409, 'seller-unverified', ['76 Odometer discrepancy']]);
    expect(await journey.facts()).toEqual(['Deal.opened@1']);
  });

  it('no private sale whose brands need disclosure only', async () => {
    const journey = await openJourney({ dealType: 'Private Party', vin: 'F1XBRAND8KADV9001' });
    expect((await journey.move('desk', FIGURES)).body.state).toBe('DESKED');
  });
});

describe('concurrent desk requests', () => {
  it('all succeed', async () => {
    const journey = await openJourney({ vin: DEMO_VIN });
    const replies = await Promise.all(
      [1000, 2000, 3000].map((downPayment) => journey.move('desk', { ...FIGURES, downPayment })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('the car of a desk', () => {
  const FED = '4T1B11HK5KU211111';
  const feed = (rows: readonly object[]) => ({ vehicles: rows, rooftop: { name: 'Example Motors', zip: '53202' } });
  const row = {
    vin: FED,
    stock: 'S-1',
    condition: 'used',
    miles: '45000',
    price: '24995',
    year: '2019',
    make: 'Toyota',
    model: 'Camry',
  };
  const other = { ...row, vin: '1HGCM82633A004352', stock: 'S-2', year: '2003', make: 'Honda', model: 'Accord' };

  it('is the row of the feed, and stays as it was desked when the row leaves the feed', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const importFeed = (rows: readonly object[]) => carport.send('POST', '/dealer/inventory', feed(rows), { key });
    await importFeed([row, other]);
    const buyer = { zip: '53202', name: 'Ada Lovelace' };
    const { dealId } = (await carport.send('POST', '/buy/deals', { vin: FED, buyer }, { key })).body;
    const desk = async (more: object = {}) =>
      (await carport.send('POST', `/buy/deals/${dealId}/desk`, { ...FIGURES, zip: '53202', ...more }, { key })).body;
    const listed = await desk();
    expect(listed.facts.miles).toMatchObject({ value: 45_000 });
    await importFeed([{ ...row, miles: '46000' }, other]);
    expect((await desk({ downPayment: '2500.00' })).facts.miles).toMatchObject({ value: 46_000 });
    await importFeed([other]);
    const left = await desk({ downPayment: '3000.00' });
    expect(left.facts.miles).toMatchObject({ value: 46_000, source: listed.facts.miles.source });
    expect(left.desked.downPayment).toBe('3000.00');
  });
});
