/** Handler that mints a checkout link. */
import type { CheckoutLink } from '#domain/checkout-link/checkout-link.ts';
import { openCheckout } from '#domain/deal/decide/checkout.ts';
import type { DealEvent } from '#domain/deal/events.ts';
import { type Deal, standingLink } from '#domain/deal/state.ts';
import { standingOf, statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { type Offer, offer, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { relayedBy, simulated } from '#kernel/provenance.ts';
import type { RailAnswer } from '#ports/payment-rail.ts';
import type { Tools } from '#ports/tools.ts';
import type { DealHandled } from '#streams/deals.ts';
import { checkoutUrl } from '#streams/pages.ts';
import { act, type BuyTools, dealHref, declared, standpointOf } from '../act.ts';
import { linksOf, planOf } from '../deal-answer.ts';
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
      if (answer.state === 'down') return refuse('counterparty-unavailable', { extra: { missing: [] } });
      if (answer.state === 'open') {
        await expireOlder(deal, tools);
        return decided.map((event) => (event === opened ? withSession(opened, answer) : event));
      }
      return refuse('rail-refused', {
        extra: { missing: ['desk'], received: amountTotal, amountMax: answer.amountMax },
      });
    });
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(checkout.openCheckout, result);
    const link = standingLink(result.state);
    if (link === undefined) throw new Error('a checkout without a link');
    return linkOffer(link, result, tools, call.base);
  },
};

type Opened = DealEvent<'CheckoutLink.opened@1'>;

/** The link with its session, where the rail takes the money elsewhere and must be told of it again. */
function withSession(opened: Opened, { sessionId, payUrl }: Extract<RailAnswer, { state: 'open' }>): Opened {
  return payUrl === undefined ? opened : { ...opened, data: { ...opened.data, sessionId, payUrl } };
}

/** Nobody pays an amount that no longer stands. */
async function expireOlder({ links }: Deal, { paymentRail }: CheckoutTools): Promise<void> {
  for (const { sessionId, state } of links)
    if (sessionId !== undefined && state !== 'SETTLED') await paymentRail.expire(sessionId);
}

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
    ...(payUrl === undefined ? {} : { payUrl }),
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
    ...toWireMoves(standingOf(deal, standpointOf(tools, now)), dealHref(base, dealId)),
    links: linksOf(base, dealId),
    provenance: { ...provenance },
  });
}
