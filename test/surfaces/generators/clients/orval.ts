/** Buys a car with the fetch client of orval. */
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
} from '../generated/orval/client.ts';
import { type Buy, cents, FIGURES, POLICY, SIGNER, unexpected } from './buyer.ts';

export const buy: Buy = async ({ operatorToken }) => {
  const minted = await mintKey();
  if (minted.status !== 200) throw unexpected('mintKey', minted.data);
  const options = bearer(minted.data.key);
  const found = await searchListings({ make: 'Porsche', limit: 20 }, options);
  if (found.status !== 200 || found.data.type !== 'OK') throw unexpected('searchListings', found.data);
  const [car] = found.data.listing;
  if (car?.askingPrice == null) throw unexpected('searchListings', found.data);

  const buyer = { zip: '94105', name: 'Ada Lovelace' };
  const opened = await openDeal({ vin: car.vin, buyer, dealType: 'Concierge Buy' }, options);
  if (opened.status !== 200) throw unexpected('openDeal', opened.data);
  const { dealId } = opened.data;

  const desked = await deskDeal(dealId, { salesPrice: car.askingPrice, ...FIGURES }, options);
  if (desked.status !== 200 || desked.data.desked === undefined) throw unexpected('deskDeal', desked.data);
  const link = await openCheckout(dealId, {}, options);
  if (link.status !== 402) throw unexpected('openCheckout', link.data);
  const envelope = await sendEnvelope(dealId, SIGNER, options);
  if (envelope.status !== 402) throw unexpected('sendEnvelope', envelope.data);
  const signed = await holdCeremony(dealId, { decision: 'sign' }, options);
  expectState('SIGNED', signed.status === 200 && signed.data);
  const notarized = await notarize(dealId, SIGNER, options);
  expectState('SIGNED', notarized.status === 200 && notarized.data);
  const proved = await submitStips(dealId, { stips: ['driver-license'] }, options);
  expectState('SIGNED', proved.status === 200 && proved.data);
  const insured = await insure(dealId, POLICY, options);
  expectState('CLEARED', insured.status === 200 && insured.data);
  const delivered = await deliverDeal(dealId, { method: 'driveway' }, options);
  expectState('DELIVERED', delivered.status === 200 && delivered.data);
  const order = { order_id: `order_${dealId}`, amount_total: cents(desked.data.desked.total) };
  const settled = await settleDeal(dealId, order, bearer(operatorToken));
  expectState('SETTLED', settled.status === 200 && settled.data);
  const deal = await readDeal(dealId, undefined, options);
  if (deal.status !== 200) throw unexpected('readDeal', deal.data);
  return deal.data.state;
};

function bearer(key: string): RequestInit {
  return { headers: { authorization: `Bearer ${key}` } };
}

function expectState(state: DealState, answer: { readonly state: DealState } | false): void {
  if (answer === false || answer.state !== state) throw unexpected(state, answer);
}
