/** Declares the endpoint that settles a deal. */

import { z } from 'zod';
import { dealState, eventType } from '#domain/deal/wire/names.ts';
import { dealId, dealParams, integer, links, provenance, text, timestamp } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { CENTS_MAX } from '#kernel/money.ts';
import { CLEARED, DELIVERED, DESK_TOTAL_CENTS, NO_DEAL, THE_DEAL } from '../../examples.ts';
import { checkoutLink, dealDocument, payment, paymentPlan, title } from '../../shapes.ts';

const usd = expecting(
  z
    .string()
    .regex(/^usd$/i)
    .meta({ examples: ['usd'] }),
  'usd',
);

const ORDER = { order_id: 'order_2026_0001', amount_total: DESK_TOTAL_CENTS, currency: 'usd' };

export const settle = {
  settleDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/settle',
    summary: 'Settle a delivered deal at its priced amount',
    description:
      'Requires the operator bearer token and works on the deals of every account. `order_id` is an idempotency key that never expires: the same order and amount return the stored response, another amount is 409. The amount is never repriced.',
    access: 'operator',
    live: 'account',
    params: dealParams,
    body: z.strictObject({
      order_id: text(120, 'order_2026_0001'),
      amount_total: integer(0, CENTS_MAX).describe('Integer cents: desked.total'),
      currency: usd.optional(),
      settlement_ref: text(200, 'pi_3Pq').optional(),
      payment_status: z.literal('paid').optional(),
      payment_intent: text(200, 'pi_3Pq').optional().describe('Stored as settlement_ref when none is sent'),
      paid_at: timestamp.optional(),
      method: text(40, 'card').optional().describe('Default: financed if a lender pays a part, else card'),
    }),
    ok: z.strictObject({
      dealId,
      state: dealState,
      order_id: z.string(),
      replayed: z.boolean(),
      amount_total: z.int(),
      payment,
      plan: paymentPlan,
      documents: z.array(dealDocument),
      link: checkoutLink.optional(),
      title: title.optional(),
      events: z.array(eventType).describe('Events recorded by the settlement'),
      links,
      provenance,
    }),
    notFound: 'Unknown deal.',
    refusals: [
      'settle-unconfigured',
      'missing-bearer',
      'bearer-mismatch',
      'amount-mismatch',
      'order-conflict',
      'not-deliverable',
      'illegal-move',
      'concurrent-change',
    ],
    examples: [
      { name: 'a delivered deal', given: DELIVERED, params: THE_DEAL, body: ORDER, answers: 'OK' },
      {
        name: 'another amount',
        given: DELIVERED,
        params: THE_DEAL,
        body: { ...ORDER, amount_total: 1 },
        answers: 'REFUSED',
        code: 'amount-mismatch',
      },
      {
        name: 'before delivery',
        given: CLEARED,
        params: THE_DEAL,
        body: ORDER,
        answers: 'REFUSED',
        code: 'not-deliverable',
      },
      { name: 'no bearer', params: NO_DEAL.params, body: ORDER, answers: 'REFUSED', code: 'missing-bearer' },
      { ...NO_DEAL, body: ORDER },
    ],
  }),
};
