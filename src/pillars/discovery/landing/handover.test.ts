/** The checkout and signing pages for buyer and signer, and the same state for machines. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const HTML = { headers: { accept: 'text/html' } };
const carport = testService();
const usd = (amount: string) => Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const path = (url: string) => url.slice('http://carport.test'.length);

async function deskedDeal(): Promise<string> {
  const { dealId } = (
    await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada <i>' } })
  ).body;
  await desk(dealId, '31500.00');
  return dealId;
}

const desk = (dealId: string, salesPrice: string) =>
  carport.send('POST', `/buy/deals/${dealId}/desk`, { salesPrice, downPayment: '4000.00', term: 60, zip: '94105' });
const checkout = async (dealId: string) => (await carport.send('POST', `/buy/deals/${dealId}/checkout`)).body;

describe('GET /?checkout=', () => {
  let dealId = '';
  let url = '';
  beforeAll(async () => {
    dealId = await deskedDeal();
    url = path((await checkout(dealId)).checkoutUrl);
  });

  it('returns JSON with status, deal and settlement, not cached and labeled simulated', async () => {
    const reply = await carport.get(url);
    expect(reply.body).toMatchObject({ type: 'OK', status: 'open', dealId, settle: { currency: 'usd' } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.body.provenance).toMatchObject({ environment: 'sandbox', simulated: true });
  });

  it('returns HTML with the amount, not cached and under a content security policy', async () => {
    const { body } = await carport.get(url);
    const page = await carport.get(url, HTML);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain(`<h1>${usd(body.price.amount)}</h1>`);
    expect(page.text).toContain('simulated');
  });

  it('writes nothing when it is read', async () => {
    const before = (await carport.get(`/buy/deals/${dealId}/events`)).body.lastSeq;
    await carport.get(url, HTML);
    expect((await carport.get(`/buy/deals/${dealId}/events`)).body.lastSeq).toBe(before);
  });

  it('reports when the figures have changed since', async () => {
    await desk(dealId, '30000.00');
    expect((await carport.get(url)).body.status).toBe('superseded');
    expect((await carport.get(url, HTML)).text).toContain('no longer valid');
  });
});

describe('GET /?sign=', () => {
  let dealId = '';
  let url = '';
  beforeAll(async () => {
    dealId = await deskedDeal();
    const signer = { name: 'Ada <b>Lovelace</b>' };
    url = path((await carport.send('POST', `/buy/deals/${dealId}/esign`, { signer })).body.ceremonyUrl);
  });

  it('returns JSON with the status and the signing address', async () => {
    const { body } = await carport.get(url);
    expect(body).toMatchObject({ type: 'OK', status: 'parked', dealId });
    expect(body.ceremony.path).toBe(`/buy/deals/${dealId}/esign/ceremony`);
  });

  it('returns HTML with one button, and escapes markup in names', async () => {
    const { text } = await carport.get(url, HTML);
    expect(text.match(/<button/g)).toHaveLength(1);
    expect(text).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
  });

  it('signs at the address of the button', async () => {
    const { text } = await carport.get(url, HTML);
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await carport.send('POST', action, '', form)).body.state).toBe('SIGNED');
    expect((await carport.get(url)).body.status).toBe('signed');
    expect((await carport.get(url, HTML)).text).not.toContain('<button');
  });
});

describe('an address with an unknown or malformed id', () => {
  it.each(['/?checkout=paymentlink_none', '/?sign=handoff_none'])('answers a typed EMPTY for %s', async (address) => {
    for (const options of [{}, HTML]) {
      const reply = await carport.get(address, options);
      expect([reply.status, reply.body.type]).toEqual([404, 'EMPTY']);
    }
  });

  it('is refused when the id is malformed', async () => {
    expect((await carport.get('/?checkout=%3Cscript%3E')).body.problems[0].path).toBe('checkout');
  });
});
