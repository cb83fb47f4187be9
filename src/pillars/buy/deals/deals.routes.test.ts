import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { clearPapers, DEMO_VIN, FIGURES, openJourney } from '#test/stories/buy-journey.ts';

const verbs = (rows: { transition: string }[]) => rows.map(({ transition }) => transition);

describe('a newly opened deal', () => {
  it('is a Concierge Buy that waits for its figures', async () => {
    const { body } = await (await openJourney({ vin: DEMO_VIN.toLowerCase() })).read();
    expect(body).toMatchObject({
      type: 'OK',
      dealType: 'Concierge Buy',
      state: 'OPENED',
      vin: DEMO_VIN,
      buyer: { zip: '94105', name: 'Ada Lovelace' },
      documents: [],
      lastSeq: 1,
      provenance: { environment: 'sandbox', simulated: true, source: 'deal-sandbox' },
    });
    expect(body.dealId).toMatch(/^deal_[A-Za-z0-9]{1,32}$/);
  });

  it.each([
    ['Concierge Buy', 'OPENED'],
    ['Concierge Search', 'SEARCHING'],
    ['Private Party', 'OPENED'],
  ])('of type %s is %s', async (dealType, state) => {
    expect((await (await openJourney({ dealType })).read()).body).toMatchObject({ dealType, state });
  });

  it('lists every move as available with its endpoint, or as blocked with what is missing', async () => {
    const journey = await openJourney();
    const { available, blocked } = (await journey.read()).body;
    expect(verbs(available)).toEqual(['desk', 'esign', 'notarize', 'stips', 'insurance', 'cancel']);
    expect(available[0]).toEqual({
      transition: 'desk',
      method: 'POST',
      href: `http://carport.test/buy/deals/${journey.dealId}/desk`,
      requires: ['salesPrice', 'downPayment', 'term', 'zip'],
      example: { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' },
      choices: { financeType: ['Loan', 'Balloon', 'Lease', 'Cash'] },
    });
    expect(blocked).toContainEqual({ transition: 'checkout', blockedBy: ['desk'] });
    expect(blocked).toContainEqual({
      transition: 'settle',
      blockedBy: ['desk', 'esign', 'notarize', 'stips', 'insurance', 'deliver'],
    });
  });

  it('converts the lead of the same account on the same car', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/dealer/leads', { vin: DEMO_VIN, customer: { name: 'Ada Lovelace' } }, { key });
    const { dealId } = await openJourney({ key }, carport);
    const { data } = (await carport.get('/dealer/leads', { key })).body;
    expect(data[0]).toMatchObject({ state: 'CONVERTED', dealId });
  });
});

describe('access to a deal', () => {
  it('is limited to the account of a keyed deal, which does not exist for others', async () => {
    const carport = testService();
    const [mine, theirs] = [await carport.mintKey(), await carport.mintKey()];
    const { dealId } = await openJourney({ key: mine }, carport);
    const unknown = await carport.get('/buy/deals/deal_unknown', { key: theirs });
    for (const options of [{ key: theirs }, {}]) {
      const reply = await carport.get(`/buy/deals/${dealId}`, options);
      expect([reply.status, reply.body.type]).toEqual([404, 'EMPTY']);
      expect(reply.text).toBe(unknown.text);
      expect((await carport.send('POST', `/buy/deals/${dealId}/desk`, FIGURES, options)).text).toBe(unknown.text);
    }
    expect((await carport.get(`/buy/deals/${dealId}`, { key: mine })).status).toBe(200);
  });

  it('is open to anyone with the id of a keyless deal', async () => {
    const journey = await openJourney();
    const key = await journey.carport.mintKey();
    expect((await journey.carport.get(`/buy/deals/${journey.dealId}`, { key })).status).toBe(200);
  });

  it('is denied for a stream that F&I opened before the deal', async () => {
    const carport = testService();
    const desked = {
      ...FIGURES,
      amountFinanced: '28000',
      monthlyPayment: '500',
      financeType: 'Loan',
      vehicleMSRP: '33000',
    };
    const { dealId } = (await carport.send('POST', '/fi/quotes', { vin: DEMO_VIN, desked })).body;
    expect((await carport.get(`/buy/deals/${dealId}`)).status).toBe(404);
  });

  it('lists the account’s own deals, newest first, and nothing without a key', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const first = await openJourney({ key }, carport);
    const second = await openJourney({ key }, carport);
    await openJourney({}, carport);
    const { body } = await carport.get('/buy/deals', { key });
    expect(body).toMatchObject({ type: 'OK', page: 1, total: 2 });
    expect(body.deals.map(({ dealId }: { dealId: string }) => dealId)).toEqual([second.dealId, first.dealId]);
    expect((await carport.get('/buy/deals')).body).toMatchObject({ type: 'EMPTY', deals: [], total: 0 });
  });

  it('lists twenty deals a page by default', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    for (let n = 0; n < 21; n += 1) await openJourney({ key }, carport);
    const first = (await carport.get('/buy/deals', { key })).body;
    expect([first.deals.length, first.limit, first.total]).toEqual([20, 20, 21]);
    expect((await carport.get('/buy/deals?page=2', { key })).body.deals).toHaveLength(1);
  });
});

describe('the checklist', () => {
  it('has eight steps, marked done by events', async () => {
    const journey = await openJourney();
    const { body } = await journey.read('/checklist');
    expect(body).toMatchObject({ type: 'OK', completed: 0, total: 8 });
    expect(body.steps.map(({ step }: { step: number }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await journey.move('desk', { ...FIGURES, financeType: 'Cash' });
    await clearPapers(journey);
    await journey.move('deliver');
    const after = (await journey.read('/checklist')).body;
    const open = after.steps.filter(({ done }: { done: boolean }) => !done);
    expect(open.map(({ key }: { key: string }) => key)).toEqual(['authorizeBankAccount']);
    expect(after.steps[4]).toMatchObject({ done: true, event: 'Document.signed@1', at: '2026-11-27T12:00:00.000Z' });
  });
});

describe('an earlier snapshot of a deal', () => {
  it('shows the deal after the given number of events', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    expect((await journey.read('?asOfSeq=1')).body).toMatchObject({ state: 'OPENED', lastSeq: 1 });
    expect((await journey.read('/checklist?asOfSeq=1')).body.state).toBe('OPENED');
    expect((await journey.read('?asOfSeq=0')).status).toBe(400);
  });
});

describe('POST /buy/deals refuses', () => {
  it('an empty request, with every missing field', async () => {
    const { status, body } = await testService().send('POST', '/buy/deals', {});
    expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'validation-failed']);
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual(['buyer', 'buyer.zip', 'vin']);
  });

  it.each([
    [{ vin: 'SHORT', buyer: { zip: '94105' } }, 'vin', 'invalid-vin'],
    [{ vin: DEMO_VIN, buyer: { zip: 94105 } }, 'buyer.zip', 'validation-failed'],
    [{ vin: DEMO_VIN, buyer: {} }, 'buyer.zip', 'validation-failed'],
    [{ vin: DEMO_VIN, buyer: { zip: '94105' }, dealType: 'Lease' }, 'dealType', 'validation-failed'],
  ])('%o for its %s', async (sent, path, code) => {
    const { body } = await testService().send('POST', '/buy/deals', sent);
    expect([body.code, body.problems[0].path]).toEqual([code, path]);
  });

  it('a car in a salvage pool: no retail move is offered', async () => {
    const sent = { vin: 'F1XSALVG1MADV9003', buyer: { zip: '94105' } };
    const { status, body } = await testService().send('POST', '/buy/deals', sent);
    expect([status, body.type, body.code, body.available]).toEqual([409, 'REFUSED', 'no-retail-move', []]);
  });
});

describe('GET /buy/deals/{dealId}?schedule=1', () => {
  it('gives the schedule of the desked loan with its Truth in Lending figures', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const { body } = await journey.read('?schedule=1');
    const { desked, dealDate, schedule } = body;
    expect(schedule.contractDate).toBe(dealDate);
    expect(schedule.payments).toHaveLength(desked.term);
    expect(schedule.payments[0].payment.toFixed(2)).toBe(desked.monthlyPayment);
    expect(schedule.payments.at(-1).balance).toBe(0);
    const { truthInLending } = schedule;
    expect(truthInLending.totalOfPayments.toFixed(2)).toBe(desked.totalOfPayments);
    expect(truthInLending.financeCharge.toFixed(2)).toBe(desked.financeCharge);
    expect(truthInLending.annualPercentageRate).toBeCloseTo(desked.interestRate, 1);
    const later = (await journey.read('?schedule=1&prepaidFinanceCharge=300')).body.schedule.truthInLending;
    expect(later.annualPercentageRate).toBeGreaterThan(truthInLending.annualPercentageRate);
    expect((await journey.read('')).body).not.toHaveProperty('schedule');
  });

  it('refuses a first payment date before the deal, and has no schedule for cash', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const refused = await journey.read('?schedule=1&firstPaymentDate=2020-01-01');
    expect([refused.status, refused.body.problems?.[0]?.path]).toEqual([400, 'firstPaymentDate']);
    await journey.move('desk', { ...FIGURES, financeType: 'Cash' });
    expect((await journey.read('?schedule=1')).body).not.toHaveProperty('schedule');
  });
});
