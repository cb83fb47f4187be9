import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { DEMO_VIN } from '#test/stories/buy-journey.ts';

const carport = testService();

describe('the purchase preview of a car', () => {
  it('shows decode, payments, transport, service contract and the eight steps', async () => {
    const { status, body } = await carport.get(`/buy/${DEMO_VIN}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      vin: DEMO_VIN,
      decode: { vinValid: true, provenance: { source: 'sample record' } },
      payments: { provenance: { source: 'desk-sandbox' } },
      transport: { toZip: '94020', provenance: { source: 'transport-sandbox' } },
      vsc: { provenance: { source: 'fi-sandbox' } },
      checklist: { completed: 0, total: 8 },
      available: [{ transition: 'open', method: 'POST', href: 'http://carport.test/buy/deals' }],
      provenance: { simulated: true },
    });
  });

  it('computes prices like the payments endpoint', async () => {
    const { payments } = (await carport.get(`/buy/${DEMO_VIN}?zip=78701`)).body;
    const { type: _, ...answer } = (await carport.get(`/payments/${DEMO_VIN}?zip=78701`)).body;
    expect(payments).toEqual(answer);
  });

  it('previews no figure that a quote would not return', async () => {
    const { vsc } = (await carport.get(`/buy/${DEMO_VIN}?zip=78701`)).body;
    const { vin, odometer } = { vin: DEMO_VIN, odometer: 16_005 };
    const listed = (await carport.get(`/listings/${vin}`)).body;
    const miles = listed.data?.retailListing?.miles ?? odometer;
    const desked = { ...vsc.basis, financeType: 'Loan' };
    const quoted = (await carport.send('POST', '/fi/quotes', { vin, odometer: miles, productTypes: ['VSC'], desked }))
      .body;
    const plans = new Map(
      quoted.rates[0].plans.map((plan: { rateId: string; retailPrice: string }) => [plan.rateId, plan.retailPrice]),
    );
    for (const { products } of vsc.packages) {
      for (const { rateId, retailPrice } of products) expect(plans.get(rateId)).toBe(retailPrice);
    }
    expect(vsc.packages.map((one: { package: string }) => one.package)).toEqual(['Good', 'Better', 'Best']);
  });

  it('answers 304 to its own ETag', async () => {
    const first = await carport.get(`/buy/${DEMO_VIN}`);
    const again = await carport.get(`/buy/${DEMO_VIN}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('answers a salvage-pool car in full and offers no move', async () => {
    const { body } = await carport.get('/buy/F1XSALVG1MADV9003');
    expect(body).toMatchObject({ type: 'OK', brands: ['11 Salvage'], available: [] });
    expect(body.blocked).toEqual([{ transition: 'open', blockedBy: ['salvage-pool'] }]);
  });

  it('names the machine and the state of a fixture car', async () => {
    const { body } = await carport.get('/buy/F1X0PENDXSCBY0001');
    expect(body.exemplar).toMatchObject({ machine: 'deal.concierge-buy', state: 'OPENED' });
  });
});

describe('the purchase preview refuses', () => {
  it('an invalid VIN, an unknown parameter and a ZIP without a state', async () => {
    expect((await carport.get('/buy/NOTAVIN')).body.code).toBe('invalid-vin');
    expect((await carport.get(`/buy/${DEMO_VIN}?color=red`)).body.code).toBe('unknown-parameter');
    expect((await carport.get(`/buy/${DEMO_VIN}?zip=00601`)).body.problems[0].path).toBe('zip');
  });

  it.each([
    [{ state: 'down' }, 503, 'gateway-unavailable'],
    [{ state: 'refused', retryAfterSeconds: 7 }, 503, 'gateway-refused'],
  ] as const)('a car when the gateway is %o, and never shows the sample instead', async (answer, status, code) => {
    const withGateway = testService({ gateway: { get: async () => answer } });
    const reply = await withGateway.get(`/buy/${DEMO_VIN}`);
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([status, 'UNAVAILABLE', code]);
  });

  it('a car that the gateway does not know, and shows the gateway’s own decode of any other', async () => {
    const text = '{"make":"Toyota","model":"Camry","vinValid":true}';
    const withGateway = testService({ gateway: { get: async () => ({ state: 'answered', text }) } });
    const { decode } = (await withGateway.get(`/buy/${DEMO_VIN}`)).body;
    expect(decode).toMatchObject({ make: 'Toyota', provenance: { simulated: false, source: 'platform gateway' } });
    const unknown = testService({ gateway: { get: async () => ({ state: 'missing', text: '{}' }) } });
    expect((await unknown.get(`/buy/${DEMO_VIN}`)).status).toBe(404);
  });
});
