/** Decides checkout: one open link per priced amount. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { addSeconds } from '#kernel/dates.ts';
import { LINK_TTL_SECONDS } from '../../checkout-link/checkout-link.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import type { CheckoutLinkOpened } from '../../deal-facts/money-events.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import { type Deal, standingLink } from '../state.ts';
import { type CodeOf, type DecisionContext, refusalOf } from './decision-context.ts';

/** The link to open; nothing when one is open, which a repeat returns. */
export function newLink(
  deal: Deal,
  context: DecisionContext,
): Omit<CheckoutLinkOpened, 'sessionId' | 'payUrl'> | Refusal<CodeOf<'checkout'>> | undefined {
  const refusal = refusalOf(deal, 'checkout', context);
  if (refusal !== undefined) return refusal;
  if (standingLink(deal)?.state === 'OPEN' || deal.desk === undefined) return undefined;
  const { now, newId } = context;
  const amount = deal.desk.desked.total;
  return {
    linkId: newId('paymentlink'),
    amount,
    amountTotal: centsOf(amount),
    currency: 'usd',
    expiresAt: addSeconds(now, LINK_TTL_SECONDS),
  };
}

/**
 * The link for a session that the rail opened. Refused when the figures changed meanwhile; a repeat changes nothing.
 */
export function openLink(
  deal: Deal,
  link: CheckoutLinkOpened,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'checkout'> | 'concurrent-change'> {
  const refusal = refusalOf(deal, 'checkout', context);
  if (refusal !== undefined) return refusal;
  if (standingLink(deal)?.state === 'OPEN') return [];
  if (deal.desk?.desked.total !== link.amount) return refuse('concurrent-change', { extra: { missing: [] } });
  return [fact('CheckoutLink.opened@1', context.now, link)];
}

/** Both in one step, for use without a rail. */
export function openCheckout(
  deal: Deal,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'checkout'> | 'concurrent-change'> {
  const link = newLink(deal, context);
  if (link === undefined) return [];
  return 'kind' in link ? link : openLink(deal, link, context);
}
