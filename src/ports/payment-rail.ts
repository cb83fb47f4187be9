/** Owns the promise of a checkout rail: a session that takes one amount until it expires. */
import type { IsoInstant } from '#kernel/dates.ts';

export interface RailRequest {
  readonly dealId: string;
  readonly linkId: string;
  /** Integer cents. */
  readonly amountTotal: number;
  readonly expiresAt: IsoInstant;
  readonly checkoutUrl: string;
}

export type RailAnswer =
  | { readonly state: 'open'; readonly sessionId: string }
  | { readonly state: 'refused'; readonly reason: 'amount-out-of-range'; readonly amountMax: number };

export interface PaymentRail {
  readonly source: string;
  open(request: RailRequest): Promise<RailAnswer>;
}
