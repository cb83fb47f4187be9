/** The record with a real gateway: its decode and listing, our valuation, and what is missing when it fails. */
import { afterEach, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { httpGateway } from '../../../src/live/gateway/http-gateway.ts';
import { type LoopbackGateway, loopbackGateway, type Script } from './loopback-gateway.ts';

const VIN = '4T1ZZ1AK8RU000042';
const LIVE = { environment: 'production', simulated: false, source: 'platform gateway' };
const own = {
  vin: VIN,
  checksum: true,
  type: 'Active',
  make: 'Toyota',
  model: 'Camry',
  trim: 'XSE',
  vehicle: { vin: VIN, year: 2024, make: 'Toyota', model: 'Camry', manufacturer: 'Toyota Motor Manufacturing' },
};
const retailListing = {
  price: 27450,
  miles: 18200,
  used: true,
  cpo: false,
  dealer: 'Example | Motors',
  city: 'Austin',
};
const MISS = { status: 404, text: '{"status":404,"error":"none"}' };

let upstream: LoopbackGateway | undefined;
afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
});

async function carportBefore(answers: { vin?: ReturnType<Script>; listings?: ReturnType<Script> }) {
  upstream = await loopbackGateway((path) => (path.startsWith('/vin/') ? answers.vin : answers.listings) ?? MISS);
  return testService({ gateway: httpGateway(upstream.url, undefined) });
}
const json = (value: object) => ({ text: JSON.stringify(value) });

describe('the record behind a gateway', () => {
  it("contains the gateway's own decode and price, attested, and our valuation of that car, simulated", async () => {
    const carport = await carportBefore({ vin: json(own), listings: json({ data: { vin: VIN, retailListing } }) });
    const { status, body, headers } = await carport.get(`/${VIN}`);
    expect([status, body.type]).toEqual([200, 'OK']);
    expect(body.decode).toEqual({ ...own, provenance: LIVE });
    expect(body.vehicle).toEqual({
      vin: VIN,
      year: 2024,
      make: 'Toyota',
      model: 'Camry',
      trim: 'XSE',
      manufacturer: 'Toyota Motor Manufacturing',
    });
    expect(body.listing).toMatchObject({ askingPrice: '27450.00', miles: 18200, condition: 'used', provenance: LIVE });
    expect(body.valuation).toMatchObject({ miles: 18200, method: expect.stringContaining('Toyota Camry') });
    expect([body.valuation.provenance.simulated, body.provenance.simulated]).toEqual([true, true]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(upstream?.seen.map(({ path }) => path).sort()).toEqual([`/listings/${VIN}`, `/vin/${VIN}`]);
  });

  it('omits the listing on a miss and keeps the decode', async () => {
    const carport = await carportBefore({ vin: json(own) });
    const { status, body } = await carport.get(`/${VIN}`);
    expect([status, body.decode.provenance]).toEqual([200, LIVE]);
    expect(body).not.toHaveProperty('listing');
    expect(body).not.toHaveProperty('unanswered');
  });

  it('reports that the listing was unavailable and keeps the decode', async () => {
    for (const listings of [{ status: 500, text: 'oops' }, { status: 402, text: '{}' }, 'drop'] as const) {
      const carport = await carportBefore({ vin: json(own), listings });
      const { status, body } = await carport.get(`/${VIN}`);
      expect([status, body.decode.provenance, body.unanswered[0].block]).toEqual([200, LIVE, 'listing']);
      expect(body).not.toHaveProperty('listing');
      await upstream?.close();
    }
  });

  it('shows no price for a row without one', async () => {
    for (const price of [null, 0]) {
      const listings = json({ data: { vin: VIN, retailListing: { ...retailListing, price } } });
      const carport = await carportBefore({ vin: json(own), listings });
      expect((await carport.get(`/${VIN}`)).body.listing.askingPrice).toBeNull();
      await upstream?.close();
    }
  });

  it('values no car outside its table, and says so', async () => {
    const carport = await carportBefore({ vin: json({ ...own, model: 'Unheard Of' }) });
    const { body } = await carport.get(`/${VIN}`);
    expect(body).not.toHaveProperty('valuation');
    expect(body.unanswered).toEqual([{ block: 'valuation', reason: expect.any(String) }]);
  });

  it('is a typed 503 when the gateway is down, and an EMPTY 404 when the VIN is unknown there', async () => {
    const down = await carportBefore({ vin: 'drop', listings: json({ data: { retailListing } }) });
    for (const face of ['', '.json', '.md']) {
      const { status, body } = await down.get(`/${VIN}${face}`);
      expect([status, body.type, body.code]).toEqual([503, 'UNAVAILABLE', 'gateway-unavailable']);
    }
    await upstream?.close();
    const missing = await carportBefore({});
    const { status, body } = await missing.get(`/${VIN}`);
    expect([status, body.type]).toEqual([404, 'EMPTY']);
  });

  it('escapes gateway text in the page', async () => {
    const trim = '<script>alert(1)</script>\n# Sold';
    const carport = await carportBefore({ vin: json({ ...own, trim }), listings: json({ data: { retailListing } }) });
    const { text } = await carport.get(`/${VIN}.md`);
    expect(text).toContain('platform gateway');
    expect(text).toContain('Example \\| Motors');
    expect(text).not.toMatch(/<script>|^# Sold/m);
  });
});
