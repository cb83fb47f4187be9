/** Decides checkout: one open link per priced amount. */
import type { Refusal } from '#kernel/answer.ts';
import { addSeconds } from '#kernel/dates.ts';
import { LINK_TTL_SECONDS } from '../../checkout-link/checkout-link.ts';
import { type DealEvent, fact } from '../events.ts';
import { centsOf } from '../protection.ts';
import { type Deal, standingLink } from '../state.ts';
import { type Ground, refusalOf } from './ground.ts';

/** A repeat answers the open link and appends nothing. */
export function openCheckout(deal: Deal, ground: Ground): readonly DealEvent[] | Refusal {
  const refusal = refusalOf(deal, 'checkout', ground);
  if (refusal !== undefined) return refusal;
  if (standingLink(deal)?.state === 'OPEN' || deal.desk === undefined) return [];
  const { now, newId } = ground;
  const amount = deal.desk.desked.total;
  return [
    fact('CheckoutLink.opened@1', now, {
      linkId: newId('paymentlink'),
      amount,
      amountTotal: centsOf(amount),
      currency: 'usd',
      expiresAt: addSeconds(now, LINK_TTL_SECONDS),
    }),
  ];
}
