import { describe, expect, it } from 'vitest';
import { fact } from '#domain/deal-facts/events.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { beginStream, newDealId } from '#streams/deals.ts';
import { type Reply, TEST_START, testService } from '#test/builders.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const desked = {
  salesPrice: '33000.00',
  amountFinanced: '32000.00',
  monthlyPayment: '544.04',
  zip: '78701',
  term: 72,
  financeType: 'Loan',
  interestRate: 6.9,
  vehicleMSRP: '34000.00',
};
const { vehicleMSRP: _, ...withoutMsrp } = desked;

const carport = testService();
const quote = (body: unknown, key?: string) => carport.send('POST', '/fi/quotes', body, withoutUndefined({ key }));
const families = (list: { productType: string }[]) => list.map(({ productType }) => productType).sort();
const paths = ({ body }: Reply) => body.problems.map((one: { path: string }) => one.path).sort();

describe('POST /fi/quotes answers OK', () => {
  it('with every family rated or refused with a reason', async () => {
    const { status, body } = await quote({ vin: VIN, odometer: 12, desked });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      kind: 'quote@1',
      vin: VIN,
      odometer: 12,
      condition: 'new',
      validThrough: '2026-12-27',
    });
    expect(families(body.rates)).toEqual(['AP', 'ETCH', 'GAP', 'KEY', 'LTW', 'PDR', 'PPM', 'RUST', 'TIRE', 'VSC']);
    expect(body.ineligible).toEqual([
      {
        productType: 'EWT',
        name: 'Excess Wear and Tear',
        reason: 'Excess Wear and Tear is sold on Lease deals; this one is Loan.',
        codes: ['finance-type'],
      },
    ]);
    expect(body.provenance).toEqual({ environment: 'sandbox', simulated: true, source: 'fi-sandbox' });
  });

  it('with plans whose money is decimal strings', async () => {
    const { body } = await quote({ vin: VIN, odometer: 12, productTypes: ['VSC'], desked });
    const [plan] = body.rates[0].plans;
    expect(Object.keys(plan).sort()).toEqual([
      'coverage',
      'dealerCost',
      'deductible',
      'form',
      'rateId',
      'retailPrice',
      'surcharges',
      'termMiles',
      'termMonths',
    ]);
    for (const member of ['dealerCost', 'retailPrice', 'deductible']) expect(plan[member]).toMatch(/^\d+\.\d{2}$/);
    expect(body.rates[0].plans).toHaveLength(812);
  });

  it('identically for the same car and figures, in any money format and any case of the VIN', async () => {
    const [first, second] = await Promise.all([
      quote({ vin: VIN, desked }),
      quote({
        vin: VIN.toLowerCase(),
        desked: { ...desked, salesPrice: 33000, amountFinanced: { amount: '32000', currency: 'USD' } },
      }),
    ]);
    expect(second.body.rates).toEqual(first.body.rates);
    expect(second.body.dealId).not.toBe(first.body.dealId);
  });

  it('with the requested families only; productTypes wins over products', async () => {
    const alias = await quote({ vin: VIN, products: ['KEY', 'TIRE'], desked: withoutMsrp });
    expect(families(alias.body.rates)).toEqual(['KEY', 'TIRE']);
    const both = await quote({ vin: VIN, products: ['KEY', 'GAP'], productTypes: ['PDR'], desked: withoutMsrp });
    expect(families(both.body.rates)).toEqual(['PDR']);
  });

  it('without an MSRP when GAP is left out', async () => {
    expect((await quote({ vin: VIN, productTypes: ['VSC'], desked: withoutMsrp })).status).toBe(200);
  });

  it('with the mileage of the listing, else estimated from the model year, and as used from 1,000 miles', async () => {
    expect((await quote({ vin: VIN, productTypes: ['KEY'], desked })).body).toMatchObject({
      odometer: 16_005,
      condition: 'used',
      facts: { miles: { value: 16_005, source: 'sandbox corpus' } },
    });
    expect((await quote({ vin: '4T1ZZ1AK8RU000042', productTypes: ['KEY'], desked })).body).toMatchObject({
      odometer: 24_000,
      condition: 'used',
      facts: { miles: { value: 24_000, estimated: true } },
    });
    const used = await quote({ vin: VIN, odometer: 1000, productTypes: ['KEY'], desked });
    expect(used.body.condition).toBe('used');
  });

  it('with the state’s price rule: the dealer’s state before the buyer’s', async () => {
    const gap = async (more: object) =>
      (
        await quote({
          vin: VIN,
          productTypes: ['GAP'],
          desked: { ...desked, amountFinanced: 15000, vehicleMSRP: 20000, ...more },
        })
      ).body.rates[0];
    expect((await gap({ zip: '94105' })).regulated).toMatchObject({ state: 'CA', cap: '600.00', confidence: 'medium' });
    expect((await gap({ zip: '94105' })).plans[0].retailPrice).toBe('600.00');
    expect((await gap({ zip: '94105', dealerState: 'oh' })).regulated).toBeUndefined();
  });

  it('for a deal from its own figures, repeatedly', async () => {
    const first = await quote({ vin: VIN, odometer: 12, desked });
    const { dealId } = first.body;
    const again = await quote({ vin: VIN, dealId });
    expect(again.body).toMatchObject({ dealId, odometer: 12, desked: first.body.desked, rates: first.body.rates });
    expect(again.body.quoteId).not.toBe(first.body.quoteId);
  });

  it('for an opened deal without figures, from the figures sent', async () => {
    const dealId = newDealId(carport.tools);
    const opened = fact('Deal.opened@1', TEST_START, { dealType: 'Concierge Buy', vin: VIN, buyer: { zip: '78701' } });
    const call = { caller: { id: 'anon_1', mode: 'sandbox' as const }, now: TEST_START };
    await beginStream(carport.tools, call, { dealId, decision: { events: [opened] }, list: true });
    const bare = await quote({ vin: VIN, dealId });
    expect([bare.status, bare.body.code, paths(bare)]).toEqual([400, 'missing-desked', ['desked']]);
    const rated = await quote({ vin: VIN, dealId, desked: withoutMsrp });
    expect(rated.body.dealId).toBe(dealId);
    expect(Number(rated.body.desked.vehicleMSRP)).toBeGreaterThan(0);
  });
});

describe('POST /fi/quotes answers EMPTY', () => {
  it('for an unknown deal and a deal of another account alike', async () => {
    const key = await carport.mintKey();
    const { dealId } = (await quote({ vin: VIN, desked }, key)).body;
    const [unknown, foreign] = [await quote({ vin: VIN, dealId: 'deal_unknown' }), await quote({ vin: VIN, dealId })];
    expect([unknown.status, foreign.status]).toEqual([404, 404]);
    expect(foreign.body.reason).toBe(unknown.body.reason);
    expect((await quote({ vin: VIN, dealId }, key)).status).toBe(200);
  });
});

describe('POST /fi/quotes refuses', () => {
  it('a malformed VIN', async () => {
    for (const vin of ['SHORT', 'IOQ45678901234567', 17]) {
      const { status, body } = await quote({ vin, desked });
      expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'invalid-vin']);
    }
  });

  it('GAP without an MSRP, requested or by default', async () => {
    for (const more of [{}, { productTypes: ['GAP'] }, { products: ['GAP', 'KEY'] }]) {
      const { status, body } = await quote({ vin: VIN, desked: withoutMsrp, ...more });
      expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'missing-msrp']);
      expect(body.reason).toContain('GAP (guaranteed asset protection) requires the MSRP');
      expect(body.problems[0]).toMatchObject({ path: 'desked.vehicleMSRP', got: 'missing' });
    }
  });

  it('a new quote without figures', async () => {
    const reply = await quote({});
    expect(reply.body.code).toBe('missing-desked');
    const figures = ['amountFinanced', 'financeType', 'monthlyPayment', 'salesPrice', 'term', 'zip'];
    expect(paths(reply)).toEqual(['desked', ...figures.map((name) => `desked.${name}`), 'vin']);
  });

  it('every missing and malformed figure in one response, a missing MSRP included', async () => {
    const reply = await quote({
      vin: VIN,
      odometer: -1,
      productTypes: ['GAP', 'XXX'],
      desked: { zip: 94107, term: 0, dealerState: 'Texas' },
    });
    expect(reply.status).toBe(400);
    expect(paths(reply)).toEqual([
      'desked.amountFinanced',
      'desked.dealerState',
      'desked.financeType',
      'desked.monthlyPayment',
      'desked.salesPrice',
      'desked.term',
      'desked.vehicleMSRP',
      'desked.zip',
      'odometer',
      'productTypes[1]',
    ]);
  });

  it('a malformed MSRP like any other malformed amount', async () => {
    expect((await quote({ vin: VIN, desked: { ...desked, vehicleMSRP: 'lots' } })).body.code).toBe('validation-failed');
  });

  it('another VIN than the deal’s, listing what is legal on the deal instead', async () => {
    const { dealId } = (await quote({ vin: VIN, desked })).body;
    const { status, body } = await quote({ vin: 'F1XRATED2SFN10030', dealId });
    expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'vin-mismatch']);
    const { available } = (await carport.get(`/fi/deals/${dealId}`)).body;
    expect(body).toMatchObject({ state: 'RATED', missing: [], available });
  });
});

describe('POST /fi/quotes on a feed’s vehicle outside the rate book', () => {
  it.each([
    ['Motorcycle', 'Motorcycle'],
    ['Travel Trailer', 'Trailer'],
  ])('answers a %s of an unknown maker as ineligible for every family', async (body, type) => {
    const key = await carport.mintKey();
    const row = { vin: '7Z9ZZ9ZZ0R1000001', condition: 'used', miles: '900', price: '9000', year: '2024' };
    const vehicles = [{ ...row, make: 'Homebuilt', model: 'One', body }];
    await carport.send('POST', '/dealer/inventory', { vehicles }, { key });
    const quoted = (await carport.send('POST', '/fi/quotes', { vin: row.vin, desked }, { key })).body;
    expect(quoted.rates).toEqual([]);
    expect(quoted.ineligible.length).toBeGreaterThan(0);
    for (const { codes, reason } of quoted.ineligible) {
      expect(codes).toContain('vehicle-type');
      expect(reason).toContain(`NHTSA type ${type}`);
    }
  });
});

describe('POST /fi/quotes on a decoded vehicle outside the rate book', () => {
  it.each([
    ['a heavy truck', '1FUJGLDR6CSBC1234', /weight class 8/],
    ['a motorcycle', '1HD1KB419CB123456', /NHTSA type Motorcycle/],
  ])('answers %s as ineligible for every family', async (_, vin, why) => {
    const quoted = (await quote({ vin, desked })).body;
    expect(quoted.rates).toEqual([]);
    for (const { codes, reason } of quoted.ineligible) {
      expect(codes).toContain('vehicle-type');
      expect(reason).toMatch(why);
    }
  });
});
