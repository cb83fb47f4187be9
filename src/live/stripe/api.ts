/** Calls the Stripe API v1: form bodies, a pinned API version, idempotency keys, and one retry. */
import { type CounterpartyFault, isFault, isUnknown } from '#ports/counterparty-fault.ts';
import { callCounterparty, type OutboundAnswer } from '../outbound/counterparty-call.ts';

export const STRIPE_API = 'https://api.stripe.com';
/** The shapes of responses and events are those of this version, whatever the account's default is. */
const STRIPE_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 500;

/** Stripe's names of nested members: `line_items[0][quantity]`. */
export type Form = Readonly<Record<string, string | number>>;

export interface StripeApi {
  /** A response below 500 other than 401, 403 and 429, or the fault. Never throws. */
  post(path: string, form: Form, idempotencyKey?: string): Promise<OutboundAnswer | CounterpartyFault>;
}

export function stripeApi(secretKey: string, api: string, send: typeof fetch): StripeApi {
  const origin = new URL(api).origin;
  return {
    async post(path, form, idempotencyKey) {
      const once = () =>
        callCounterparty(send, {
          counterparty: 'stripe',
          url: `${origin}/v1${path}`,
          init: {
            method: 'POST',
            headers: {
              accept: 'application/json',
              authorization: `Bearer ${secretKey}`,
              'content-type': 'application/x-www-form-urlencoded',
              'stripe-version': STRIPE_VERSION,
              ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
            },
            body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])).toString(),
          },
          timeoutMs: TIMEOUT_MS,
        });
      const first = await once();
      if (!isWorthRetrying(first)) return first;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return once();
    },
  };
}

/** 409 means that a call with the same key is in progress. On other statuses Stripe says whether a retry may succeed. */
function isWorthRetrying(answer: OutboundAnswer | CounterpartyFault): boolean {
  if (isFault(answer)) return isUnknown(answer);
  const advice = answer.headers.get('stripe-should-retry');
  return advice === null ? answer.status === 409 : advice === 'true';
}
