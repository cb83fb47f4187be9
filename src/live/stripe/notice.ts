/** Reads payment notices of Stripe: signature, age, and the checkout session that was paid. */
import { z } from 'zod';
import { withoutUndefined } from '#kernel/answer.ts';
import type { RailMessage, RailNotice } from '#ports/payment-rail.ts';
import { jsonIn } from '../outbound/counterparty-call.ts';
import { hmacSha256Is } from '../outbound/digests.ts';

/** Stripe's own tolerance. A signed notice that is older may be a replay. */
const AGE_SECONDS_MAX = 300;

const paidEvent = z.object({
  type: z.enum(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_status: z.literal('paid'),
      amount_total: z.int(),
      metadata: z.object({ deal: z.string(), link: z.string() }),
      // An object instead of an id if the account's webhook endpoint expands it.
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

export async function readNotice(
  { payload, header }: RailMessage,
  { webhookSecret, nowMs }: { readonly webhookSecret: string; readonly nowMs: () => number },
): Promise<RailNotice> {
  const isGenuine = await isSigned(payload, header('stripe-signature') ?? '', webhookSecret, nowMs());
  if (!isGenuine) return { state: 'forged' };
  const event = paidEvent.safeParse(jsonIn(payload));
  if (!event.success) return { state: 'ignored' };
  const { id, amount_total, metadata, payment_intent } = event.data.data.object;
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    state: 'paid',
    dealId: metadata.deal,
    linkId: metadata.link,
    orderId: id,
    amountTotal: amount_total,
    ...withoutUndefined({ settlementRef: intent }),
  };
}

/** `t=1764331200,v1=…`, with one `v1` per secret while the endpoint's secret is rotated. */
async function isSigned(payload: string, signature: string, secret: string, nowMs: number): Promise<boolean> {
  const parts = signature.split(',').map((part) => part.split('='));
  const [, time = ''] = parts.find(([name]) => name === 't') ?? [];
  if (!/^\d{1,12}$/.test(time) || Math.floor(nowMs / 1000) - Number(time) > AGE_SECONDS_MAX) return false;
  for (const [name, hex = ''] of parts) {
    if (name === 'v1' && /^[0-9a-f]{64}$/.test(hex) && (await hmacSha256Is(secret, `${time}.${payload}`, hex)))
      return true;
  }
  return false;
}
