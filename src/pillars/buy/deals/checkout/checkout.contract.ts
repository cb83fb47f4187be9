/** Declares the endpoint that mints a checkout link. */
import { z } from 'zod';
import { settleInstruction } from '#domain/deal/wire/figures.ts';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import { dealState } from '#domain/deal/wire/names.ts';
import { dealId, dealParams, decimal, links, provenance, timestamp } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DESKED, NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { paymentPlan } from '../../shapes.ts';

const url = z.string().meta({ format: 'uri' });
const offerPrice = z.strictObject({ amount: decimal, currency: z.literal('USD') }).meta({ id: 'Usd' });
const offerHandoff = z
  .strictObject({ kind: z.enum(['checkout', 'sign']), url, expiresAt: timestamp })
  .meta({ id: 'DealOfferHandoff' });

/** An OFFER that a person accepts on a page. */
export const dealOffer = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    message: z.string(),
    dealId,
    state: dealState,
    handoff: offerHandoff,
    expiresAt: timestamp,
    status: z.literal('requires_escalation'),
    continue_url: url,
    expires_at: timestamp,
    environment: z.string(),
    simulated: z.boolean(),
    available: z.array(availableRow),
    blocked: z.array(blockedRow),
    links,
    provenance,
  })
  .meta({ id: 'DealOffer' });

export const checkout = {
  openCheckout: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/checkout',
    summary: 'Create a checkout link for the priced amount',
    description:
      'Charges the whole priced amount, financed or not; `payment` states the shares of buyer and lender. A repeat returns the same link while it is open. Changed figures supersede the link; it expires after one day. The link does not change the state of a signed or cleared deal.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({}),
    offer: z.strictObject({
      ...dealOffer.shape,
      linkId: z.string(),
      price: offerPrice,
      checkoutUrl: url,
      payUrl: url.optional().describe('Payment page of a configured payment rail'),
      validThrough: timestamp,
      settle: settleInstruction,
      payment: paymentPlan,
      currency: z.literal('usd'),
      totals: z.array(z.strictObject({ type: z.literal('total'), amount: z.int() })),
    }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'rail-unconfigured', 'rail-refused', 'counterparty-unavailable', 'concurrent-change'],
    examples: [
      { name: 'a desked deal', given: DESKED, params: THE_DEAL, answers: 'OFFER' },
      { name: 'before the figures', given: OPENED, params: THE_DEAL, answers: 'REFUSED', code: 'illegal-move' },
      NO_DEAL,
    ],
  }),
};
