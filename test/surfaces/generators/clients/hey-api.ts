/** Buys a car with the client of hey-api. */
import { createClient } from '../generated/hey-api/client/index.ts';
import {
  type DealState,
  deliverDeal,
  deskDeal,
  holdCeremony,
  insure,
  mintKey,
  notarize,
  openCheckout,
  openDeal,
  readDeal,
  searchListings,
  sendEnvelope,
  settleDeal,
  submitStips,
} from '../generated/hey-api/index.ts';
import { type Buy, cents, FIGURES, POLICY, SIGNER, unexpected } from './buyer.ts';

export const buy: Buy = async ({ url, operatorToken }) => {
  const { data: minted } = await mintKey({ client: createClient({ baseUrl: url }) });
  if (minted === undefined) throw new Error('POST /keys minted no key');
  const client = createClient({ baseUrl: url, auth: minted.key });
  const { data: found } = await searchListings({ client, query: { make: 'Porsche', limit: 20 } });
  if (found?.type !== 'OK') throw unexpected('searchListings', found);
  const [car] = found.listing;
  if (car?.askingPrice == null) throw unexpected('searchListings', found);

  const opened = await openDeal({
    client,
    body: { vin: car.vin, buyer: { zip: '94105', name: 'Ada Lovelace' }, dealType: 'Concierge Buy' },
  });
  if (opened.data === undefined) throw unexpected('openDeal', opened.error);
  const path = { dealId: opened.data.dealId };

  const desked = await deskDeal({ client, path, body: { salesPrice: car.askingPrice, ...FIGURES } });
  const figures = desked.data?.desked;
  if (figures === undefined) throw unexpected('deskDeal', desked.error);
  const link = await openCheckout({ client, path });
  if (link.error?.type !== 'OFFER') throw unexpected('openCheckout', link.error);
  const envelope = await sendEnvelope({ client, path, body: SIGNER });
  if (envelope.error?.type !== 'OFFER') throw unexpected('sendEnvelope', envelope.error);
  expectState('SIGNED', (await holdCeremony({ client, path, body: { decision: 'sign' } })).data);
  expectState('SIGNED', (await notarize({ client, path, body: SIGNER })).data);
  expectState('SIGNED', (await submitStips({ client, path, body: { stips: ['driver-license'] } })).data);
  expectState('CLEARED', (await insure({ client, path, body: POLICY })).data);
  expectState('DELIVERED', (await deliverDeal({ client, path, body: { method: 'driveway' } })).data);
  const settled = await settleDeal({
    client: createClient({ baseUrl: url, auth: operatorToken }),
    path,
    body: { order_id: `order_${path.dealId}`, amount_total: cents(figures.total) },
  });
  expectState('SETTLED', settled.data);
  const deal = await readDeal({ client, path });
  if (deal.data === undefined) throw unexpected('readDeal', deal.error);
  return deal.data.state;
};

function expectState(state: DealState, answer: { readonly state: DealState } | undefined): void {
  if (answer?.state !== state) throw unexpected(state, answer);
}
