/** Payment rail over Stripe Checkout: one session per link, expiry, and signed payment notices. */
import Stripe from 'stripe';
import { withoutUndefined } from '#kernel/answer.ts';
import { epochMs } from '#kernel/dates.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { PaymentRail, RailAnswer, RailMessage, RailNotice, RailRequest } from '#ports/payment-rail.ts';

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
const TIMEOUT_MS = 5_000;

const PAID_EVENTS: readonly string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** `send` is replaceable, so that a host can trace calls. */
export function stripeRail(
  { secretKey, webhookSecret, api }: StripeSettings,
  nowMs: () => number,
  send: typeof fetch = fetch,
): PaymentRail {
  const stripe = new Stripe(secretKey, {
    ...hostOf(api),
    httpClient: Stripe.createFetchHttpClient(send),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    source: SOURCES.stripe,
    isSimulated: false,
    open: (request, idempotencyKey = request.linkId) => openSession(stripe, request, { nowMs, idempotencyKey }),
    expire: async (sessionId) => {
      // A paid, expired or unknown session is unchanged; an unreachable one expires by itself.
      await stripe.checkout.sessions.expire(sessionId).catch(() => undefined);
    },
    readNotice: (message) => readNotice(stripe, webhookSecret, message),
  };
}

function hostOf(api: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (api === undefined) return {};
  const { hostname, port, protocol } = new URL(api);
  return { host: hostname, ...(port === '' ? {} : { port }), protocol: protocol === 'http:' ? 'http' : 'https' };
}

async function openSession(
  stripe: Stripe,
  { dealId, linkId, amountTotal, expiresAt, checkoutUrl }: RailRequest,
  { nowMs, idempotencyKey }: { nowMs: () => number; idempotencyKey: string },
): Promise<RailAnswer> {
  if (amountTotal < CENTS_MIN || amountTotal > STRIPE_CENTS_MAX)
    return { state: 'refused', reason: 'amount-out-of-range', amountMax: STRIPE_CENTS_MAX };
  const metadata = { deal: dealId, link: linkId };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: linkId,
        metadata,
        payment_intent_data: { metadata },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: amountTotal, product_data: { name: `Deal ${dealId}` } },
          },
        ],
        expires_at: expiryFor(expiresAt, nowMs()),
        success_url: checkoutUrl,
        cancel_url: checkoutUrl,
      },
      { idempotencyKey },
    );
    const payUrl = session.url === null ? {} : { payUrl: session.url };
    return { state: 'open', sessionId: session.id, ...payUrl };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return { state: 'down' };
    throw error;
  }
}

/** The link's expiry in Unix seconds, within Stripe's limits. */
function expiryFor(expiresAt: string, nowMs: number): number {
  const now = Math.floor(nowMs / 1000);
  const wanted = Math.floor(epochMs(expiresAt) / 1000);
  return Math.min(now + SESSION_SECONDS_MAX, Math.max(now + SESSION_SECONDS_MIN, wanted));
}

async function readNotice(stripe: Stripe, secret: string, { payload, header }: RailMessage): Promise<RailNotice> {
  const event = await verified(stripe, secret, payload, header('stripe-signature'));
  if (event === undefined) return { state: 'forged' };
  if (!isPaidEvent(event)) return { state: 'ignored' };
  const { id, amount_total, payment_status, metadata, payment_intent } = event.data.object;
  const { deal, link } = metadata ?? {};
  if (payment_status !== 'paid' || amount_total === null || deal === undefined || link === undefined)
    return { state: 'ignored' };
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    state: 'paid',
    dealId: deal,
    linkId: link,
    orderId: id,
    amountTotal: amount_total,
    ...withoutUndefined({ settlementRef: intent }),
  };
}

type PaidEvent = Stripe.CheckoutSessionCompletedEvent | Stripe.CheckoutSessionAsyncPaymentSucceededEvent;

function isPaidEvent(event: Stripe.Event): event is PaidEvent {
  return PAID_EVENTS.includes(event.type);
}

/** Undefined when a notice has no valid signature or exceeds Stripe's tolerance of five minutes. */
async function verified(
  stripe: Stripe,
  secret: string,
  payload: string,
  signature: string | undefined,
): Promise<Stripe.Event | undefined> {
  if (signature === undefined) return undefined;
  try {
    return await stripe.webhooks.constructEventAsync(payload, signature, secret);
  } catch {
    return undefined;
  }
}
