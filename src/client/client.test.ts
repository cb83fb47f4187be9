/** Tests the typed client: it covers every endpoint, sends each input, and matches the contracts in its types. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { type Client, carportClient } from './client.ts';
import { CONTRACTS } from './contracts.ts';

const carport = testService();
const requests: Request[] = [];
const client = carportClient({
  baseUrl: 'http://carport.test',
  fetch: (request) => {
    requests.push(request);
    return carport.handle(request);
  },
});
const DEMO_CAR = 'F1XDEMCR4SDEM0001';

describe('the client', () => {
  it('has exactly one function for each endpoint of the catalog', () => {
    const known = Object.entries(CONTRACTS).flatMap(([pillar, slices]) =>
      Object.entries(slices).flatMap(([slice, contract]) =>
        Object.keys(contract).map((name) => `${pillar}.${slice}.${name}`),
      ),
    );
    expect(known.sort()).toEqual(carport.catalog.map(({ id }) => id).sort());
  });

  it('fills the path and returns the response of the endpoint', async () => {
    const answer = await client.data.identity.readVin({ vin: DEMO_CAR });
    expect(requests.at(-1)?.url).toBe(`http://carport.test/vin/${DEMO_CAR}`);
    expect(answer).toMatchObject({ type: 'OK', vinValid: true });
    expect(answer.$http.status).toBe(200);
  });

  it('sends query values as text and omits undefined ones', async () => {
    await client.data.desk.readPayments({ vin: DEMO_CAR }, { price: 25_000, zip: '94105', loanTerm: undefined });
    expect(requests.at(-1)?.url).toBe(`http://carport.test/payments/${DEMO_CAR}?price=25000&zip=94105`);
  });

  it('takes a purchase from open to a checkout link', async () => {
    const opened = await client.buy.deals.openDeal({ vin: DEMO_CAR, buyer: { zip: '94105' } });
    if (opened.type !== 'OK') throw new Error(opened.type);
    const { dealId } = opened;
    const figures = { salesPrice: '31500.00', downPayment: 4000, term: 60, zip: '94105' };
    expect((await client.buy.desk.deskDeal({ dealId }, figures)).type).toBe('OK');
    const offered = await client.buy.checkout.openCheckout({ dealId });
    if (offered.type !== 'OFFER') throw new Error(offered.type);
    expect(offered.checkoutUrl).toContain('/?checkout=');
    expect(offered.$http.status).toBe(402);
  });

  it('sends the default key, a per-call key and an idempotency key', async () => {
    const minted = await client.account.keys.mintKey();
    if (minted.type !== 'OK') throw new Error(minted.type);
    const keyed = carportClient({ baseUrl: 'http://carport.test', key: minted.key, fetch: carport.handle });
    expect((await keyed.account.keys.readUsage()).type).toBe('OK');
    expect((await client.account.keys.readUsage()).type).toBe('BLOCKED');
    expect((await client.account.keys.readUsage(undefined, { key: minted.key })).type).toBe('OK');
    const body = { vin: DEMO_CAR, buyer: { zip: '94105' } };
    const once = { idempotencyKey: 'one-and-only' };
    const [first, again] = [await keyed.buy.deals.openDeal(body, once), await keyed.buy.deals.openDeal(body, once)];
    expect(again).toEqual(first);
  });

  it('returns refusals as values, with every problem', async () => {
    const refused = await client.fi.quotes.createQuote({ vin: 'SHORT' });
    expect(refused).toMatchObject({ type: 'BLOCKED', code: 'invalid-vin' });
  });

  it('returns a text page as text', async () => {
    const page = await client.discovery.documents.readLlms();
    expect('text' in page && page.text).toContain('# Carport');
  });
});

describe('the client types', () => {
  type Quotes = Client['fi']['quotes']['createQuote'];
  type Quote = Awaited<ReturnType<Quotes>>;
  type RefinanceOffer = Extract<
    Awaited<ReturnType<Client['financing']['refinance']['quoteRefinance']>>,
    { type: 'OFFER' }
  >;

  it('match the response union that the endpoint declares', () => {
    expectTypeOf<Quote['type']>().toEqualTypeOf<
      'OK' | 'OFFER' | 'EMPTY' | 'BLOCKED' | 'REFUSED' | 'UNAVAILABLE' | 'UNCONFIGURED'
    >();
    expectTypeOf<Extract<Quote, { type: 'OK' }>['quoteId']>().toEqualTypeOf<string>();
    expectTypeOf<RefinanceOffer>().toHaveProperty('$http');
  });

  it('list the refusal codes of the endpoint', () => {
    type Code = Extract<Quote, { type: 'BLOCKED' | 'REFUSED' | 'UNAVAILABLE' | 'UNCONFIGURED' }>['code'];
    expectTypeOf<'missing-msrp'>().toExtend<Code>();
    expectTypeOf<'rate-limited'>().toExtend<Code>();
    expectTypeOf<'amount-mismatch'>().not.toExtend<Code>();
  });

  it('require the parameters and the body that the endpoint requires', () => {
    expectTypeOf<Client['data']['identity']['readVin']>().parameter(0).toHaveProperty('vin');
    expectTypeOf<Parameters<Client['account']['keys']['mintKey']>>().toExtend<[unknown?, unknown?]>();
    expectTypeOf<[]>().toExtend<Parameters<Client['account']['keys']['mintKey']>>();
    expectTypeOf<[]>().not.toExtend<Parameters<Quotes>>();
    expectTypeOf<[{ vin: number }]>().not.toExtend<Parameters<Quotes>>();
  });
});
