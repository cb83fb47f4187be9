/** Wire format of the sandbox checkout rail, modeled on hosted checkout sessions (public reference, 2025–2026). */
import { epochMs } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import type { RailRequest } from '#ports/payment-rail.ts';

export interface WireSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly status: 'open';
  readonly payment_status: 'unpaid';
  readonly amount_total: number;
  readonly currency: 'usd';
  readonly client_reference_id: string;
  readonly metadata: { readonly deal: string };
  readonly url: string;
  /** Unix seconds. */
  readonly expires_at: number;
  readonly livemode: false;
}

export function sessionOf({ dealId, linkId, amountTotal, expiresAt, checkoutUrl }: RailRequest): WireSession {
  return {
    id: `cs_test_${hashId('checkout-session', linkId)}`,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amountTotal,
    currency: 'usd',
    client_reference_id: linkId,
    metadata: { deal: dealId },
    url: checkoutUrl,
    expires_at: Math.floor(epochMs(expiresAt) / 1000),
    livemode: false,
  };
}
