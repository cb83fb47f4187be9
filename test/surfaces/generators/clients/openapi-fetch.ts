/** Buys a car with openapi-fetch on the types of openapi-typescript. */
import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/openapi-typescript/schema.ts';
import { type Buy, cents, FIGURES, POLICY, SIGNER, unexpected } from './buyer.ts';

type DealState = components['schemas']['DealState'];

export const buy: Buy = async ({ url, operatorToken }) => {
  const client = createClient<paths>({ baseUrl: url });
  const { data: minted } = await client.POST('/keys');
  if (minted === undefined) throw new Error('POST /keys minted no key');
  client.use({ onRequest: ({ request }) => withBearer(request, minted.key) });

  const { data: found } = await client.GET('/listings', { params: { query: { make: 'Porsche', limit: 20 } } });
  if (found?.type !== 'OK') throw unexpected('GET /listings', found);
  const [car] = found.listing;
  if (car?.askingPrice == null) throw unexpected('GET /listings', found);

  const opened = await client.POST('/buy/deals', {
    body: { vin: car.vin, buyer: { zip: '94105', name: 'Ada Lovelace' }, dealType: 'Concierge Buy' },
  });
  if (opened.data === undefined) throw unexpected('POST /buy/deals', opened.error);
  const params = { path: { dealId: opened.data.dealId } };

  const desked = await client.POST('/buy/deals/{dealId}/desk', {
    params,
    body: { salesPrice: car.askingPrice, ...FIGURES },
  });
  const figures = desked.data?.desked;
  if (figures === undefined) throw unexpected('desk', desked.error);
  const stateTax: string | undefined = figures.taxes.stateSalesTax;
  if (stateTax === undefined) throw unexpected('desk', figures);

  const link = await client.POST('/buy/deals/{dealId}/checkout', { params });
  if (link.error?.type !== 'OFFER') throw unexpected('checkout', link.error);
  const envelope = await client.POST('/buy/deals/{dealId}/esign', { params, body: SIGNER });
  if (envelope.error?.type !== 'OFFER') throw unexpected('esign', envelope.error);
  const signed = await client.POST('/buy/deals/{dealId}/esign/ceremony', { params, body: { decision: 'sign' } });
  expectState('SIGNED', signed.data);
  expectState('SIGNED', (await client.POST('/buy/deals/{dealId}/notarize', { params, body: SIGNER })).data);
  const stips = { stips: ['driver-license'] };
  expectState('SIGNED', (await client.POST('/buy/deals/{dealId}/stips', { params, body: stips })).data);
  expectState('CLEARED', (await client.POST('/buy/deals/{dealId}/insurance', { params, body: POLICY })).data);
  expectState(
    'DELIVERED',
    (await client.POST('/buy/deals/{dealId}/deliver', { params, body: { method: 'driveway' } })).data,
  );

  const settled = await createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${operatorToken}` },
  }).POST('/buy/deals/{dealId}/settle', {
    params,
    body: { order_id: `order_${opened.data.dealId}`, amount_total: cents(figures.total) },
  });
  expectState('SETTLED', settled.data);

  const { data: page } = await client.GET('/buy/deals/{dealId}/events', {
    params: { ...params, query: { limit: 100 } },
  });
  // The same address can also stream text.
  if (typeof page === 'string' || page?.type !== 'OK') throw unexpected('GET events', page);
  const last = page.events.find((event) => event.type === 'Deal.settled@1');
  if (last === undefined) throw unexpected('GET events', page);
  const deal = await client.GET('/buy/deals/{dealId}', { params });
  if (deal.data === undefined) throw unexpected('GET deal', deal.error);
  return deal.data.state;
};

function withBearer(request: Request, key: string): Request {
  request.headers.set('authorization', `Bearer ${key}`);
  return request;
}

function expectState(state: DealState, answer: { readonly state: DealState } | undefined): void {
  if (answer?.state !== state) throw unexpected(state, answer);
}
