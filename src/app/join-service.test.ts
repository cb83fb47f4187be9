import { describe, expect, it } from 'vitest';
import { FIXTURES, fixtureDealId } from '#domain/fleet/fixtures.ts';
import type { TitleOffice } from '#ports/title.ts';
import { testService } from '#test/builders.ts';
import { joinService } from './join-service.ts';

const VIN = '1HGCM82633A004352';
const titleOffice: TitleOffice = {
  source: 'a title office of the host',
  isSimulated: true,
  check: async () => ({ titleState: 'CA', brands: [], auctionOnly: false }),
  apply: async () => expect.fail('no title is applied for'),
};
const QUOTE = {
  vin: VIN,
  odometer: 60_000,
  productTypes: ['VSC', 'KEY'],
  desked: {
    salesPrice: '13000.00',
    amountFinanced: '12000.00',
    monthlyPayment: '204.04',
    zip: '78701',
    term: 72,
    financeType: 'Loan',
  },
};
const carport = testService({ composedBy: joinService, counterparties: { titleOffice } });
const open = (headers: Record<string, string> = {}, key?: string) =>
  carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } }, { headers, ...(key && { key }) });

describe('a service without the sandbox', () => {
  it('answers ordinary endpoints', async () => {
    for (const path of [
      '/',
      '/pricing',
      '/openapi.json',
      `/vin/${VIN}`,
      `/${VIN}`,
      '/listings',
      `/taxes/${VIN}?zip=94105`,
    ])
      expect([path, (await carport.get(path)).status]).toEqual([path, 200]);
    const quotes = await carport.send('POST', '/fi/quotes', QUOTE);
    expect([quotes.status, quotes.body.type]).toEqual([200, 'OK']);
    const { dealId } = (await open()).body;
    expect((await carport.get(`/buy/deals/${dealId}`)).body).toMatchObject({ type: 'OK', dealId, state: 'OPENED' });
  });

  it('reads no sandbox header', async () => {
    const key = await carport.mintKey();
    for (const sent of ['429', '503', 'timeout', 'nonsense'])
      expect([sent, (await open({ 'Sandbox-Fault': sent }, key)).status]).toEqual([sent, 200]);
    for (const at of ['2031-06-01T00:00:00Z', 'yesterday'])
      expect((await carport.get(`/fi/inforce/${VIN}`, { key, headers: { 'Sandbox-Now': at } })).body).toMatchObject({
        type: 'OK',
        asOf: '2026-11-27',
      });
  });

  it('writes no sandbox header and no derivation', async () => {
    const preflight = await carport.send('OPTIONS', '/pricing');
    expect(preflight.headers.get('access-control-allow-headers')).not.toMatch(/sandbox/i);
    const quotes = await carport.send('POST', '/fi/quotes', QUOTE);
    expect(quotes.body.type).toBe('OK');
    expect(quotes.body).not.toHaveProperty('derivation');
    for (const { headers } of [preflight, quotes])
      expect([...headers].filter((header) => /sandbox/i.test(header.join(' ')))).toEqual([]);
  });

  it('has none of the fixtures', async () => {
    const key = await carport.mintKey();
    for (const fixture of FIXTURES.slice(0, 40)) {
      const dealId = fixtureDealId(fixture);
      expect([dealId, (await carport.get(`/buy/deals/${dealId}`, { key })).status]).toEqual([dealId, 404]);
    }
    const written = await carport.send('POST', '/buy/deals/deal_fx0003/cancel', { reason: 'no such deal' }, { key });
    expect([written.status, written.body.type]).toEqual([404, 'EMPTY']);
    const captured = FIXTURES.find(({ machine, state }) => machine === 'fi-contract' && state === 'CAPTURED');
    expect((await carport.get(`/fi/inforce/${captured?.vin}`)).body.source).toBe('exemplar');
  });

  it('has no sandbox endpoint', async () => {
    for (const path of ['/sandbox/fixtures', '/sandbox/clock', '/sandbox/requests', '/sandbox/parity']) {
      const { status, body } = await carport.get(path, { key: await carport.mintKey() });
      expect([path, status, body.code]).toEqual([path, 404, 'no-such-address']);
    }
    expect((await carport.get('/openapi.json')).body.paths).not.toHaveProperty('/sandbox/clock');
  });

  it('refuses a call that needs a counterparty the host did not provide', async () => {
    const { dealId } = (await open()).body;
    const signer = { name: 'Ada Byron' };
    const { status, body } = await carport.send('POST', `/buy/deals/${dealId}/notarize`, { signer });
    expect([status, body.code, body.counterparty]).toEqual([503, 'counterparty-unavailable', 'notary']);
    const haul = await carport.get(`/buy/${VIN}`);
    expect([haul.status, haul.body.code, haul.body.counterparty]).toEqual([
      503,
      'counterparty-unavailable',
      'vehicle carrier',
    ]);
    expect(haul.body.reason).toBe('This service has no vehicle carrier. Ask the operator to configure one.');
    expect(carport.faults).toEqual([]);
  });
});
