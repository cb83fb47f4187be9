/** Steps that prepare the examples of buy endpoints: a purchase of the demo car. */
import type { Example } from '#kernel/endpoint.ts';

type Step = NonNullable<Example['given']>[number];

const post = (path: string, body: object): Step => ({ method: 'POST', path, body });
const onDeal = (verb: string, body: object): Step => post(`/buy/deals/{dealId}/${verb}`, body);

export const DESK_BODY = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
/** The priced amount of those figures for the demo car. */
export const DESK_TOTAL_CENTS = 3_484_795;
const SIGNER = { signer: { name: 'Ada Lovelace' } };

export const OPENED: readonly Step[] = [
  post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } }),
];
export const DESKED: readonly Step[] = [...OPENED, onDeal('desk', DESK_BODY)];
export const SENT: readonly Step[] = [...DESKED, onDeal('esign', SIGNER)];
export const CLEARED: readonly Step[] = [
  ...SENT,
  onDeal('esign/ceremony', {}),
  onDeal('notarize', SIGNER),
  onDeal('stips', { stips: ['driver-license'] }),
  onDeal('insurance', { policy: { policyNumber: 'HM-204-118' } }),
];
export const DELIVERED: readonly Step[] = [...CLEARED, onDeal('deliver', {})];

/** Params of the deal that the steps opened. */
export const THE_DEAL = { dealId: '{dealId}' };
export const NO_DEAL = { name: 'an unknown deal', params: { dealId: 'deal_unknown' }, answers: 'EMPTY' } as const;
