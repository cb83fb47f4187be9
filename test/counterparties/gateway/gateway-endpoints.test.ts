import { afterEach, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { httpGateway } from '../../../src/live/gateway/http-gateway.ts';
import { type LoopbackGateway, loopbackGateway, type Script } from './loopback-gateway.ts';

const VIN = '4T1ZZ1AK8RU000042';
let upstream: LoopbackGateway | undefined;
afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
});

async function carportBefore(script: Script) {
  upstream = await loopbackGateway(script);
  return testService({ gateway: httpGateway(upstream.url, 'sk_ad_test') });
}

describe('an endpoint answered by the gateway', () => {
  it('relays the bytes unchanged and appends type and provenance', async () => {
    const text = '{"build":{"vin":"4T1ZZ1AK8RU000042", "optionsMsrp": 1.50, "confidence":1e-2}}';
    const carport = await carportBefore(() => ({ text }));
    const { status, text: answered, headers } = await carport.get(`/build/${VIN}`);
    expect(status).toBe(200);
    expect(answered).toBe(
      `${text.slice(0, -1)},"type":"OK","provenance":{"environment":"production","simulated":false,"source":"platform gateway"}}`,
    );
    expect(headers.get('x-envelope')).toBe('OK');
    expect(upstream?.seen).toEqual([{ path: `/build/${VIN}`, authorization: 'Bearer sk_ad_test' }]);
  });

  it("keeps the gateway's own type, and keeps an empty object valid", async () => {
    const own = await carportBefore(() => ({ text: '{"type":"Active"}' }));
    expect((await own.get(`/recalls/${VIN}`)).body).toMatchObject({ type: 'Active', provenance: { simulated: false } });
    await upstream?.close();
    const bare = await carportBefore(() => ({ text: '{ }' }));
    expect((await bare.get(`/recalls/${VIN}`)).body).toMatchObject({ type: 'OK' });
  });

  it('passes the query on and refuses an unknown parameter itself', async () => {
    const carport = await carportBefore(() => ({ text: '{"data":[]}' }));
    await carport.get(`/recalls/${VIN}?year=2024&make=Toyota`);
    expect(upstream?.seen[0]?.path).toBe(`/recalls/${VIN}?year=2024&make=Toyota`);
    const { status, body } = await carport.get(`/recalls/${VIN}?colour=red`);
    expect([status, body.code]).toEqual([400, 'unknown-parameter']);
    expect(upstream?.seen).toHaveLength(1);
  });

  it('turns a gateway miss into an EMPTY 404', async () => {
    const carport = await carportBefore(() => ({
      status: 404,
      text: '{"status":404,"error":"none","code":"VIN_NOT_FOUND"}',
    }));
    const { status, body } = await carport.get(`/build/${VIN}`);
    expect([status, body.type]).toEqual([404, 'EMPTY']);
  });

  it.each([
    ['no row as EMPTY', [], 'EMPTY'],
    ['a row as OK', [{ vin: VIN }], 'OK'],
  ])('answers a search of listings with %s', async (_, data, type) => {
    const carport = await carportBefore(() => ({ text: JSON.stringify({ data }) }));
    const reply = await carport.get('/listings?make=Toyota');
    expect([reply.status, reply.body.type]).toEqual([200, type]);
  });

  it.each([401, 402, 403, 429])('turns its %s into a typed 503 that keeps Retry-After', async (code) => {
    const carport = await carportBefore(() => ({ status: code, headers: { 'retry-after': '17' }, text: '{}' }));
    const { status, body, headers } = await carport.get(`/build/${VIN}`);
    expect([status, body.type, body.code, body.retry_after, headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      'gateway-refused',
      17,
      '17',
    ]);
  });

  it('relays its 400 as a 400 with its own message and a problem', async () => {
    const carport = await carportBefore(() => ({ status: 400, text: '{"status":400,"error":"no such trim"}' }));
    const { status, body } = await carport.get(`/build/${VIN}`);
    expect([status, body.type, body.code]).toEqual([400, 'BLOCKED', 'validation-failed']);
    expect(body.problems[0].message).toContain('no such trim');
  });

  const badDays: [string, Script][] = [
    ['a 500', () => ({ status: 500, text: 'oops' })],
    ['HTML', () => ({ text: '<html></html>' })],
    ['an array', () => ({ text: '[]' })],
    ['half an object', () => ({ text: '{"data":' })],
    ['a redirect', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, text: '{}' })],
    ['a dropped connection', () => 'drop'],
  ];
  it.each(badDays)('answers a typed 503 for %s and invents nothing', async (_, script) => {
    const carport = await carportBefore(script);
    const { status, body } = await carport.get(`/openrecalls/${VIN}`);
    expect([status, body.type, body.code]).toEqual([503, 'UNAVAILABLE', 'gateway-unavailable']);
    expect(carport.faults).toEqual([]);
  });

  it('times out when the gateway hangs for five seconds', async () => {
    const carport = await carportBefore(() => 'hang');
    expect((await carport.get(`/build/${VIN}`)).body.code).toBe('gateway-unavailable');
  });

  it('answers a typed 503 without a gateway, naming the setting to configure', async () => {
    const { status, body } = await testService().get(`/build/${VIN}`);
    expect([status, body.type, body.code]).toEqual([503, 'UNCONFIGURED', 'gateway-unconfigured']);
    expect(body.reason).toContain('GATEWAY_URL');
  });
});
