/** Buys a car with the client of oazapfts. */
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
} from '../generated/oazapfts/client.ts';
import { type Buy, cents, FIGURES, POLICY, SIGNER, unexpected } from './buyer.ts';

export const buy: Buy = async ({ url, operatorToken }) => {
  const { data: minted } = await mintKey(undefined, { baseUrl: url });
  if (minted.type !== 'OK') throw unexpected('mintKey', minted);
  const options = bearer(url, minted.key);
  const { data: found } = await searchListings({ make: 'Porsche', limit: 20 }, options);
  if (found.type !== 'OK') throw unexpected('searchListings', found);
  const [car] = found.listing;
  if (car?.askingPrice == null) throw unexpected('searchListings', found);

  const buyer = { zip: '94105', name: 'Ada Lovelace' };
  const { data: opened } = await openDeal({ vin: car.vin, buyer, dealType: 'Concierge Buy' }, {}, options);
  if (opened.type !== 'OK') throw unexpected('openDeal', opened);
  const { dealId } = opened;
  const { data: desked } = await deskDeal(dealId, { salesPrice: car.askingPrice, ...FIGURES }, {}, options);
  if (desked.type !== 'OK' || desked.desked === undefined) throw unexpected('deskDeal', desked);
  const { data: link } = await openCheckout(dealId, {}, {}, options);
  if (link.type !== 'OFFER') throw unexpected('openCheckout', link);
  const { data: envelope } = await sendEnvelope(dealId, SIGNER, {}, options);
  if (envelope.type !== 'OFFER') throw unexpected('sendEnvelope', envelope);
  expectState('SIGNED', (await holdCeremony(dealId, { decision: 'sign' }, {}, options)).data);
  expectState('SIGNED', (await notarize(dealId, SIGNER, {}, options)).data);
  expectState('SIGNED', (await submitStips(dealId, { stips: ['driver-license'] }, {}, options)).data);
  expectState('CLEARED', (await insure(dealId, POLICY, {}, options)).data);
  expectState('DELIVERED', (await deliverDeal(dealId, { method: 'driveway' }, {}, options)).data);
  const order = { order_id: `order_${dealId}`, amount_total: cents(desked.desked.total) };
  expectState('SETTLED', (await settleDeal(dealId, order, {}, bearer(url, operatorToken))).data);
  const { data: deal } = await readDeal(dealId, {}, options);
  if (deal.type !== 'OK') throw unexpected('readDeal', deal);
  return deal.state;
};

function bearer(baseUrl: string, key: string) {
  return { baseUrl, headers: { authorization: `Bearer ${key}` } };
}

/** `type` discriminates responses; only an OK here has a deal state. */
function expectState(state: DealState, answer: { readonly type: string; readonly state?: DealState }): void {
  if (answer.type !== 'OK' || answer.state !== state) throw unexpected(state, answer);
}
