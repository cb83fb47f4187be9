/** Terms beyond the spend ceiling, shared by the capability card and `GET /offer`. */
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';

export const SPEND_OFFER = {
  id: 'offer_spend',
  title: 'Spend beyond the hard ceiling',
  price: { amount: `${HARD_CEILING_DOLLARS}.00`, currency: 'USD' },
} as const;
