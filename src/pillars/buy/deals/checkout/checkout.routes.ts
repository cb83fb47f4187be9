/** Handler that mints a checkout link. */
import type { CheckoutLink } from '#domain/checkout-link/checkout-link.ts';
import { newLink } from '#domain/deal/decide/checkout.ts';
import { standingLink } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { type Offer, offer, withoutUndefined } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { relayedBy, simulated } from '#kernel/provenance.ts';
import type { Counterparties } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { checkoutUrl } from '#streams/deals/pages.ts';
import type { DealHandled } from '#streams/deals.ts';
import { effect } from '#streams/effects/effect.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, callingCommand, dealHref } from '../../buy-command.ts';
import { linksOf, planOf } from '../../deal-answer.ts';
import type { checkout } from './checkout.contract.ts';

type CheckoutTools = BuyTools & Counterparties;

export const routes: Routes<typeof checkout, CheckoutTools> = {
  openCheckout: async (call, tools) => {
    const { dealId } = call.params;
    const command = callingCommand(tools, call, (deal, context) => {
      const link = newLink(deal, context);
      if (link === undefined) return [];
      if ('kind' in link) return link;
      const { linkId, amount, amountTotal, expiresAt } = link;
      const url = checkoutUrl(call.base, linkId);
      return effect('session', { dealId, linkId, amount, amountTotal, expiresAt, checkoutUrl: url });
    });
    const result = await runCommand(tools, call, dealId, command);
    if (result.kind !== 'HANDLED') return result;
    const link = standingLink(result.state);
    if (link === undefined) throw new Error('A checkout was opened, but the deal has no link.');
    return linkOffer(link, result, tools, call.base);
  },
};

function linkOffer(
  link: CheckoutLink,
  { state: deal, dealId, now }: DealHandled,
  tools: CheckoutTools,
  base: string,
): Offer {
  const { paymentRail: rail } = tools;
  const { linkId, amount, amountTotal, expiresAt, payUrl } = link;
  const url = checkoutUrl(base, linkId);
  const provenance = rail.isSimulated ? simulated(rail.source) : relayedBy(rail.source);
  return offer({
    id: linkId,
    title: 'Pay for the car',
    message:
      'Open checkoutUrl for the buyer to pay. The operator then settles the deal at settle.path with this amount.',
    dealId,
    state: statusOf(deal),
    linkId,
    price: { amount, currency: 'USD' },
    checkoutUrl: url,
    ...withoutUndefined({ payUrl }),
    expiresAt,
    validThrough: expiresAt,
    handoff: { kind: 'checkout', url, expiresAt },
    settle: { path: `/buy/deals/${dealId}/settle`, amount_total: amountTotal, currency: 'usd' },
    payment: { ...planOf(deal) },
    status: 'requires_escalation',
    continue_url: url,
    expires_at: expiresAt,
    currency: 'usd',
    totals: [{ type: 'total', amount: amountTotal }],
    environment: provenance.environment,
    simulated: rail.isSimulated,
    ...toWireMoves(deal, moveContextOf(tools, now), dealHref(base, dealId)),
    links: linksOf(base, dealId),
    provenance: { ...provenance },
  });
}
