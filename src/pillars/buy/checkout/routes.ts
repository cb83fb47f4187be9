/** Owns the handler that mints a checkout link. */
import type { CheckoutLink } from '#domain/checkout-link/checkout-link.ts';
import { openCheckout } from '#domain/deal/decide/checkout.ts';
import { standingLink } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { type Offer, offer, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/door.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import type { DealHandled } from '#streams/deals.ts';
import { checkoutUrl } from '#streams/pages.ts';
import { act, type BuyTools, declared } from '../act.ts';
import { linksOf } from '../deal-answer.ts';
import { checkout } from './contract.ts';

type CheckoutTools = BuyTools & Pick<Tools, 'paymentRail'>;

export const routes: Routes<typeof checkout, CheckoutTools> = {
  openCheckout: async (call, tools) => {
    const { dealId } = call.params;
    const result = await act(tools, call, dealId, async (deal, ground) => {
      const decided = openCheckout(deal, ground);
      if ('kind' in decided) return decided;
      const opened = decided.find((event) => event.type === 'CheckoutLink.opened@1');
      if (opened === undefined) return decided;
      const { linkId, amountTotal, expiresAt } = opened.data;
      const url = checkoutUrl(call.base, linkId);
      const answer = await tools.paymentRail.open({ dealId, linkId, amountTotal, expiresAt, checkoutUrl: url });
      if (answer.state === 'open') return decided;
      return refuse('rail-refused', {
        extra: { missing: ['desk'], received: amountTotal, amountMax: answer.amountMax },
      });
    });
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(checkout.openCheckout, result);
    const link = standingLink(result.state);
    if (link === undefined) throw new Error('a checkout without a link');
    return linkOffer(link, result, tools.paymentRail.source, call.base);
  },
};

function linkOffer(link: CheckoutLink, { state: deal, dealId }: DealHandled, source: string, base: string): Offer {
  const { linkId, amount, amountTotal, expiresAt } = link;
  const url = checkoutUrl(base, linkId);
  const provenance = simulated(source);
  return offer({
    id: linkId,
    title: 'Pay for the car',
    message:
      'Open checkoutUrl for the buyer to pay; the operator then settles the deal at settle.path with this amount.',
    dealId,
    state: statusOf(deal),
    linkId,
    price: { amount, currency: 'USD' },
    checkoutUrl: url,
    expiresAt,
    validThrough: expiresAt,
    handoff: { kind: 'checkout', url, expiresAt },
    settle: { path: `/buy/deals/${dealId}/settle`, amount_total: amountTotal, currency: 'usd' },
    status: 'requires_escalation',
    continue_url: url,
    expires_at: expiresAt,
    currency: 'usd',
    totals: [{ type: 'total', amount: amountTotal }],
    environment: provenance.environment,
    simulated: true,
    links: linksOf(base, dealId),
    provenance: { ...provenance },
  });
}
