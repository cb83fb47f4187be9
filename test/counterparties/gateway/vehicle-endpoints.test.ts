/** Vehicle data with a real gateway: decode, specifications, photos and listings, on success and failure. */
import { afterEach, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { httpGateway } from '../../../src/live/gateway/http-gateway.ts';
import { type LoopbackGateway, loopbackGateway, type Script } from './loopback-gateway.ts';

const VIN = '4T1ZZ1AK8RU000042';
const LIVE = { environment: 'production', simulated: false, source: 'platform gateway' };
const ADDED = `,"type":"OK","provenance":${JSON.stringify(LIVE)}}`;

const DECODE = `{"vin":"${VIN}","vinValid":true, "checksum":true,"make":"Toyota","model":"Camry","trim":"XSE","confidence":1.50,"vehicle":{"vin":"${VIN}","year":2024,"make":"Toyota","model":"Camry","manufacturer":"Toyota Motor Manufacturing"}}`;
const ROW = `{"vin":"${VIN}","vehicle":{"vin":"${VIN}","year":2024},"retailListing":{"price":27450,"miles":18200,"used":true,"cpo":false,"dealer":"Example Motors","city":"Austin","state":"TX"},"history":null}`;
const MISS = { status: 404, text: '{"status":404,"error":"none","code":"VIN_NOT_FOUND"}' };

let upstream: LoopbackGateway | undefined;
afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
});

async function carportBefore(script: Script) {
  upstream = await loopbackGateway(script);
  return testService({ gateway: httpGateway(upstream.url, 'sk_ad_test') });
}

/** A gateway with responses by first path segment; other paths are misses. */
function respondBySegment(answers: Record<string, ReturnType<Script>>): Script {
  return (path) => answers[path.split(/[/?]/)[1] ?? ''] ?? MISS;
}

const decoding = respondBySegment({ vin: { text: DECODE }, listings: { text: `{"data":${ROW}}` } });
const requestedPaths = () => upstream?.seen.map(({ path }) => path);

describe('the decode of a configured gateway', () => {
  it('relays its bytes at both addresses, from the same gateway address', async () => {
    const carport = await carportBefore(decoding);
    for (const path of [`/vin/${VIN}`, `/decode/${VIN.toLowerCase()}`]) {
      const { status, text, headers } = await carport.get(path);
      expect([status, text]).toEqual([200, DECODE.slice(0, -1) + ADDED]);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(requestedPaths()).toEqual([`/vin/${VIN}`, `/vin/${VIN}`]);
  });

  it('is rendered as a page at the .md face, while a miss or a refusal is typed JSON', async () => {
    const carport = await carportBefore(decoding);
    const { text, headers } = await carport.get(`/vin/${VIN}.md`);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/markdown; charset=utf-8',
      'private, no-store',
    ]);
    expect(text).toContain('# 2024 Toyota Camry XSE');
    expect(text).toContain('| source | platform gateway |');
    await upstream?.close();
    expect((await carport.get(`/vin/${VIN}.md`)).body.type).toBe('UNAVAILABLE');
    expect((await (await carportBefore(() => MISS)).get(`/vin/${VIN}.md`)).body.type).toBe('EMPTY');
  });

  it("keeps the gateway's vehicle type in its type member", async () => {
    const carport = await carportBefore(respondBySegment({ vin: { text: `{"vin":"${VIN}","type":"Active"}` } }));
    const { body, headers } = await carport.get(`/vin/${VIN}`);
    expect([body.type, body.provenance, headers.get('x-envelope')]).toEqual(['Active', LIVE, 'OK']);
  });

  it('is an EMPTY 404 when the gateway has none and a typed 503 when it is down, never the sample', async () => {
    const missing = await carportBefore(() => MISS);
    for (const endpoint of ['vin', 'decode', 'specs']) {
      const { status, body } = await missing.get(`/${endpoint}/${VIN}`);
      expect([endpoint, status, body.type]).toEqual([endpoint, 404, 'EMPTY']);
      expect(body).not.toHaveProperty('make');
    }
    await upstream?.close();
    for (const endpoint of ['vin', 'decode', 'specs', 'photos']) {
      const { status, body } = await missing.get(`/${endpoint}/${VIN}`);
      expect([endpoint, status, body.type, body.code]).toEqual([endpoint, 503, 'UNAVAILABLE', 'gateway-unavailable']);
    }
  });

  it('is not called for an invalid VIN or with an unknown parameter', async () => {
    const carport = await carportBefore(decoding);
    expect((await carport.get('/vin/SHORT')).body.code).toBe('invalid-vin');
    expect((await carport.get(`/vin/${VIN}?apiKey=sk_ad_other`)).body.code).toBe('unknown-parameter');
    expect(requestedPaths()).toEqual([]);
  });
});

describe('specifications and photos of a configured gateway', () => {
  it('relay its bytes', async () => {
    const specs = `{"vehicle":{"vin":"${VIN}"},"specs":{"price":{"baseMsrp":35100.00}}}`;
    const photos = `{"data":{"retail":["https://img.example/${VIN}-1.jpg"]}}`;
    const carport = await carportBefore(respondBySegment({ specs: { text: specs }, photos: { text: photos } }));
    expect((await carport.get(`/specs/${VIN}`)).text).toBe(specs.slice(0, -1) + ADDED);
    expect((await carport.get(`/photos/${VIN}`)).text).toBe(photos.slice(0, -1) + ADDED);
  });

  it.each([
    ['no arrays', '{"data":{}}'],
    ['empty arrays', '{"data":{"retail":[],"wholesale":[]}}'],
    ['null', '{"data":null}'],
  ])('are EMPTY where the photos are %s', async (_, text) => {
    const carport = await carportBefore(respondBySegment({ photos: { text } }));
    const { status, body, headers } = await carport.get(`/photos/${VIN}`);
    expect([status, body.type, headers.get('x-envelope')]).toEqual([200, 'EMPTY', 'EMPTY']);
    expect(body.data).toEqual(JSON.parse(text).data);
  });

  it('are EMPTY 200 when the gateway has no photos at all', async () => {
    const carport = await carportBefore(() => MISS);
    const { status, body } = await carport.get(`/photos/${VIN}`);
    expect([status, body.type, body.data]).toEqual([200, 'EMPTY', { retail: [], wholesale: [] }]);
  });
});

describe('listings of a configured gateway', () => {
  const queryOf = () => Object.fromEntries(new URLSearchParams(requestedPaths()?.[0]?.split('?')[1]));

  it('use its own parameter names: short filter names are rewritten', async () => {
    const carport = await carportBefore(respondBySegment({ listings: { text: `{"data":[${ROW}],"links":{}}` } }));
    const { status, body } = await carport.get(
      '/listings?make=Toyota&model=Camry&year_min=2020&year_max=2024&price_max=30000&limit=5',
    );
    expect([status, body.type, body.provenance]).toEqual([200, 'OK', LIVE]);
    const { 'retailListing.price': price, ...query } = queryOf();
    expect(query).toEqual({
      'vehicle.make': 'Toyota',
      'vehicle.model': 'Camry',
      'vehicle.year': '2020-2024',
      limit: '5',
    });
    expect(price).toMatch(/^\d+-30000$/);
  });

  it('pass canonical names unchanged, and never pass on scope or spend', async () => {
    const carport = await carportBefore(respondBySegment({ listings: { text: `{"data":[${ROW}],"links":{}}` } }));
    await carport.get('/listings?vehicle.make=Toyota,Lexus&retailListing.price=10000-40000&includes=total&spend=5');
    expect(queryOf()).toEqual({
      'vehicle.make': 'Toyota,Lexus',
      'retailListing.price': '10000-40000',
      includes: 'total',
    });
  });

  it('include a compact row for each canonical one, flat rows too, with gateway data only', async () => {
    const flat = '{"vehicle.vin":"X","retailListing.price":0}';
    const carport = await carportBefore(
      respondBySegment({ listings: { text: `{"data":[${ROW},${flat}],"links":{}}` } }),
    );
    const { body } = await carport.get('/listings');
    const href = `http://carport.test/listings/${VIN}`;
    const place = { dealer: 'Example Motors', city: 'Austin', state: 'TX', href };
    expect(body.listing).toEqual([
      { vin: VIN, year: 2024, askingPrice: '27450.00', miles: 18200, condition: 'used', ...place },
      { vin: 'X', askingPrice: null, href: 'http://carport.test/listings/X' },
    ]);
  });

  it('are EMPTY when its data is empty', async () => {
    const carport = await carportBefore(respondBySegment({ listings: { text: '{"data":[],"links":{}}' } }));
    const { status, body } = await carport.get('/listings?make=none');
    expect([status, body.type, body.data, body.listing, body.provenance]).toEqual([200, 'EMPTY', [], [], LIVE]);
  });

  it('for one VIN have no compact row when the gateway returns no row', async () => {
    for (const text of ['{"data":[]}', '{"data":{}}', '{"note":"none"}']) {
      const carport = await carportBefore(respondBySegment({ listings: { text } }));
      expect((await carport.get(`/listings/${VIN}`)).body).not.toHaveProperty('listing');
      await upstream?.close();
    }
  });

  it('are not requested for anything that we refuse ourselves', async () => {
    const carport = await carportBefore(decoding);
    expect((await carport.get('/listings?scope=admin')).status).toBe(403);
    expect((await carport.get('/listings?spend=26')).status).toBe(402);
    expect((await carport.get('/listings?colour=red')).status).toBe(400);
    expect(requestedPaths()).toEqual([]);
  });

  it('for one VIN are its row, or an EMPTY 200', async () => {
    const carport = await carportBefore(decoding);
    const { body } = await carport.get(`/listings/${VIN}`);
    expect([body.type, body.data.retailListing.price, body.provenance]).toEqual(['OK', 27450, LIVE]);
    await upstream?.close();
    const without = await carportBefore(() => MISS);
    const missed = await without.get(`/listings/${VIN}`);
    expect([missed.status, missed.body.type]).toEqual([200, 'EMPTY']);
  });
});
