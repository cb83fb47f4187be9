import { describe, expect, it } from 'vitest';
import { type TestService, testService } from '#test/builders.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const LIEN = { vin: VIN, currentBalance: '20000.00', currentApr: '9.99', remainingTermMonths: 48 };

async function spentOf(carport: TestService, key: string): Promise<string> {
  return (await carport.get('/usage', { key })).body.usage.spendToDate;
}

/** An account that has spent `cents` on listings, at a cent each. */
async function accountWithSpend(cents: number) {
  const carport = testService();
  const key = await carport.mintKey();
  for (let i = 0; i < cents; i += 1) await carport.get('/listings?limit=1', { key });
  return { carport, key };
}

describe('the spending ceiling', () => {
  it('is reached at exactly 25.00; beyond it priced endpoints answer an offer and free ones still work', async () => {
    const { carport, key } = await accountWithSpend(2_500);
    expect((await carport.get('/keys/me', { key })).body.usage).toMatchObject({
      spendToDate: '25.00',
      remainingCeiling: '0.00',
      callsToday: 2_500,
    });
    for (const path of [
      '/listings',
      `/payments/${VIN}`,
      `/apr/${VIN}`,
      `/tco/${VIN}`,
      '/plate/CA/8ABC123',
      '/dealer/inventory',
    ]) {
      const { status, body, headers } = await carport.get(path, { key });
      expect([path, status, body.type, body.code]).toEqual([path, 402, 'OFFER', 'ceiling-reached']);
      expect(body.handoff).toMatchObject({ kind: 'authorize', url: expect.stringMatching(/^http/) });
      expect(headers.get('cache-control')).toBe('no-store');
    }
    // Validation comes before the price.
    expect((await carport.get('/listings?scope=admin', { key })).body.code).toBe('scope-forbidden');
    expect((await carport.get('/listings?colour=red', { key })).body.code).toBe('unknown-parameter');
    expect((await carport.get(`/payments/${VIN}?colour=red`, { key })).body.code).toBe('unknown-parameter');
    for (const path of [`/vin/${VIN}`, `/${VIN}`, `/listings/${VIN}`, `/buy/${VIN}`, '/pricing', '/usage'])
      expect([path, (await carport.get(path, { key })).status]).toEqual([path, 200]);
    const next = (await carport.send('POST', '/keys/rotate', {}, { key })).body.key;
    expect((await carport.get('/listings', { key: next })).body.code).toBe('ceiling-reached');
    expect(await spentOf(carport, next)).toBe('25.00');
  });

  it('allows a call for one cent where one for five exceeds it', async () => {
    const { carport, key } = await accountWithSpend(2_498);
    expect((await carport.send('POST', '/financing/refinance/quotes', LIEN, { key })).body.code).toBe(
      'ceiling-reached',
    );
    const replies = await Promise.all(Array.from({ length: 10 }, () => carport.get('/listings?limit=1', { key })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await spentOf(carport, key)).toBe('25.00');
  });

  it('of an anonymous caller resets with the UTC day', async () => {
    const carport = testService();
    for (let i = 0; i < 2_500; i += 1) await carport.get('/listings?limit=1');
    expect((await carport.get('/listings')).status).toBe(402);
    expect((await carport.get('/listings', { peer: '192.0.2.9' })).status).toBe(200);
    carport.clock.advance(12 * 3600);
    expect((await carport.get('/listings')).status).toBe(200);
  });
});

describe('a metered call', () => {
  const charged: [string, string, string][] = [
    ['an OK answer', '/listings?limit=1', '0.01'],
    ['an EMPTY answer', '/listings?make=none', '0.01'],
    ['an unknown plate', '/plate/CA/NOPLATE', '0.00'],
    ['a malformed request', `/payments/${VIN}?price=much`, '0.00'],
    ['a forbidden scope', '/listings?scope=admin', '0.00'],
    ['an OFFER', '/listings?spend=26', '0.00'],
    ['a refusal without a gateway', `/build/${VIN}`, '0.00'],
    ['a free endpoint', `/vin/${VIN}`, '0.00'],
  ];
  it.each(charged)('that is %s: GET %s costs %s', async (_, path, cost) => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.get(path, { key });
    expect(await spentOf(carport, key)).toBe(cost);
  });

  it('costs nothing for HEAD or when the caller’s cached copy is current', async () => {
    const { carport, key } = await accountWithSpend(1);
    await carport.send('HEAD', '/listings?limit=1', undefined, { key });
    expect(await spentOf(carport, key)).toBe('0.01');
    const { headers } = await carport.get('/listings?limit=1');
    const held = { key, headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await carport.get('/listings?limit=1', held)).status).toBe(304);
    expect(await spentOf(carport, key)).toBe('0.01');
  });

  it('is neither charged nor counted when the rate window rejects it', async () => {
    const carport = testService({ env: { RATE_LIMIT: '3/10' } });
    const key = await carport.mintKey();
    for (let i = 0; i < 9; i += 1) await carport.get('/listings?limit=1', { key });
    carport.clock.advance(10);
    expect((await carport.get('/keys/me', { key })).body.usage).toMatchObject({ spendToDate: '0.03', callsToday: 3 });
  });
});
