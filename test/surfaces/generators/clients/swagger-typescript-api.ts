/** Buys a car with the client of swagger-typescript-api. */
import {
  Api,
  CeremonyDecision,
  DealState,
  DealType,
  DeliveryMethod,
} from '../generated/swagger-typescript-api/client.ts';
import { type Buy, cents, FIGURES, POLICY, SIGNER, unexpected } from './buyer.ts';

/** The generator parses errors only if their format is declared, or 200 has one. */
const JSON_ERROR = { format: 'json' } as const;

export const buy: Buy = async ({ url, operatorToken }) => {
  const api = new Api<string>({
    baseUrl: url,
    securityWorker: (key) => (key === null ? undefined : { headers: { authorization: `Bearer ${key}` } }),
  });
  const { data: minted } = await api.keys.mintKey({});
  api.setSecurityData(minted.key);
  const { data: found } = await api.listings.searchListings({ make: 'Porsche', limit: 20 });
  if (found.type !== 'OK') throw unexpected('searchListings', found);
  const [car] = found.listing;
  if (car?.askingPrice == null) throw unexpected('searchListings', found);

  const opened = await api.buy.openDeal({
    vin: car.vin,
    buyer: { zip: '94105', name: 'Ada Lovelace' },
    dealType: DealType.ConciergeBuy,
  });
  const { dealId } = opened.data;
  const { data: deal } = await api.buy.deskDeal(dealId, { salesPrice: car.askingPrice, ...FIGURES });
  if (deal.desked === undefined) throw unexpected('deskDeal', deal);
  const link = await api.buy.openCheckout(dealId, {}, JSON_ERROR);
  if (link.error.type !== 'OFFER') throw unexpected('openCheckout', link.error);
  const envelope = await api.buy.sendEnvelope(dealId, SIGNER, JSON_ERROR);
  if (envelope.error.type !== 'OFFER') throw unexpected('sendEnvelope', envelope.error);
  expectState(DealState.SIGNED, (await api.buy.holdCeremony(dealId, { decision: CeremonyDecision.Sign })).data);
  expectState(DealState.SIGNED, (await api.buy.notarize(dealId, SIGNER)).data);
  expectState(DealState.SIGNED, (await api.buy.submitStips(dealId, { stips: ['driver-license'] })).data);
  expectState(DealState.CLEARED, (await api.buy.insure(dealId, POLICY)).data);
  expectState(DealState.DELIVERED, (await api.buy.deliverDeal(dealId, { method: DeliveryMethod.Driveway })).data);
  const order = { order_id: `order_${dealId}`, amount_total: cents(deal.desked.total) };
  api.setSecurityData(operatorToken);
  expectState(DealState.SETTLED, (await api.buy.settleDeal(dealId, order)).data);
  api.setSecurityData(minted.key);
  return (await api.buy.readDeal(dealId)).data.state;
};

function expectState(state: DealState, answer: { readonly state: DealState }): void {
  if (answer.state !== state) throw unexpected(state, answer);
}
