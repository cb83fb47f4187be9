/** Payment rail over Stripe Checkout: one session per link, expiry, and signed payment notices. */
import { z } from 'zod';
import { epochMs } from '#kernel/dates.ts';
import { SOURCES } from '#kernel/provenance.ts';
import { isFault } from '#ports/counterparty-fault.ts';
import type { PaymentRail, RailAnswer, RailRequest } from '#ports/payment-rail.ts';
import { jsonOf } from '../outbound/counterparty-call.ts';
import { type Form, STRIPE_API, type StripeApi, stripeApi } from './api.ts';
import { readNotice } from './notice.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** The `whsec_…` secret of the endpoint `/buy/checkout/notices`. */
  readonly webhookSecret: string;
  /** Origin of the API; Stripe's by default. */
  readonly api?: string | undefined;
}

/** Stripe's maximum is eight digits of cents; in USD the minimum is half a dollar. */
export const STRIPE_CENTS_MAX = 99_999_999;
const CENTS_MIN = 50;
/** Stripe's sessions last between thirty minutes and a day. */
const SESSION_SECONDS_MIN = 31 * 60;
const SESSION_SECONDS_MAX = 24 * 3600;

const openedSession = z.object({ id: z.string(), url: z.string().nullish() });

/** `send` is replaceable, so that a host can trace calls. */
export function stripeRail(
  { secretKey, webhookSecret, api = STRIPE_API }: StripeSettings,
  nowMs: () => number,
  send: typeof fetch = fetch,
): PaymentRail {
  const stripe = stripeApi(secretKey, api, send);
  return {
    source: SOURCES.stripe,
    isSimulated: false,
    open: (request, idempotencyKey = request.linkId) => openSession(stripe, request, { nowMs, idempotencyKey }),
    // A paid, expired or unknown session is unchanged; an unreachable one expires by itself. Without a key, since
    // Stripe would repeat a failure under the same one for a day.
    expire: async (sessionId) => {
      await stripe.post(`/checkout/sessions/${encodeURIComponent(sessionId)}/expire`, {});
    },
    readNotice: (message) => readNotice(message, { webhookSecret, nowMs }),
  };
}

async function openSession(
  stripe: StripeApi,
  request: RailRequest,
  { nowMs, idempotencyKey }: { nowMs: () => number; idempotencyKey: string },
): Promise<RailAnswer> {
  if (request.amountTotal < CENTS_MIN || request.amountTotal > STRIPE_CENTS_MAX)
    return { state: 'refused', reason: 'amount-out-of-range', amountMax: STRIPE_CENTS_MAX };
  const answer = await stripe.post('/checkout/sessions', formOf(request, nowMs()), idempotencyKey);
  if (isFault(answer) || answer.status !== 200) return { state: 'down' };
  const session = openedSession.safeParse(jsonOf(answer));
  if (!session.success) return { state: 'down' };
  const { id, url } = session.data;
  return { state: 'open', sessionId: id, ...(typeof url === 'string' ? { payUrl: url } : {}) };
}

function formOf({ dealId, linkId, amountTotal, expiresAt, checkoutUrl }: RailRequest, nowMs: number): Form {
  const price = 'line_items[0][price_data]';
  return {
    mode: 'payment',
    client_reference_id: linkId,
    'metadata[deal]': dealId,
    'metadata[link]': linkId,
    'payment_intent_data[metadata][deal]': dealId,
    'payment_intent_data[metadata][link]': linkId,
    'line_items[0][quantity]': 1,
    [`${price}[currency]`]: 'usd',
    [`${price}[unit_amount]`]: amountTotal,
    [`${price}[product_data][name]`]: `Deal ${dealId}`,
    expires_at: expiryFor(expiresAt, nowMs),
    success_url: checkoutUrl,
    cancel_url: checkoutUrl,
  };
}

/** The link's expiry in Unix seconds, within Stripe's limits. */
function expiryFor(expiresAt: string, nowMs: number): number {
  const now = Math.floor(nowMs / 1000);
  const wanted = Math.floor(epochMs(expiresAt) / 1000);
  return Math.min(now + SESSION_SECONDS_MAX, Math.max(now + SESSION_SECONDS_MIN, wanted));
}
