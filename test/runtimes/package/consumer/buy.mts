/** Type-checked and run against the installed package: buys a car through its client, and composes its handler. */
import { type Client, carportClient } from 'carport/client';
import { compose, type HostParts, type Service } from 'carport/handler';

const [baseUrl = '', operator = ''] = process.argv.slice(2);
const client: Client = carportClient({ baseUrl });
export const embedded: (parts: HostParts) => Service = compose;

/** The body of an answer that must be OK or an OFFER. */
function accepted<A extends { readonly type: string }>(answer: A): Extract<A, { type: 'OK' | 'OFFER' }> {
  if (answer.type === 'OK' || answer.type === 'OFFER') return answer as Extract<A, { type: 'OK' | 'OFFER' }>;
  throw new Error(JSON.stringify(answer));
}

const { dealId } = accepted(
  await client.buy.deals.openDeal({ vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Demo Buyer' } }),
);
const at = { dealId };
const figures = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105', financeType: 'Cash' } as const;
accepted(await client.buy.desk.deskDeal(at, figures));
accepted(await client.buy.esign.sendEnvelope(at, { signer: { name: 'Demo Buyer' } }));
accepted(await client.buy.esign.holdCeremony(at));
accepted(await client.buy.notarize.notarize(at, { signer: { name: 'Demo Buyer' } }));
accepted(await client.buy.stips.submitStips(at, { stips: ['driver-license', 'proof-of-income'] }));
accepted(await client.buy.insurance.insure(at, { policy: { policyNumber: 'HM-204-118' } }));
const link = accepted(await client.buy.checkout.openCheckout(at));
const { amount_total, currency } = link.settle;
accepted(await client.buy.deliver.deliverDeal(at));
const order = { order_id: `order-${dealId}`, amount_total, currency };
const settled = accepted(await client.buy.settle.settleDeal(at, order, { key: operator }));
console.log(settled.state);

// @ts-expect-error a buyer has a zip
export const incomplete: Parameters<typeof client.buy.deals.openDeal>[0] = { vin: 'F1XDEMCR4SDEM0001', buyer: {} };
