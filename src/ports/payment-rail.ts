/** Port of a checkout rail: a session collects one amount until it expires; payment notices are authenticated. */
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
  | {
      readonly state: 'open';
      readonly sessionId: string;
      /** Where the rail takes the money, when that is not on this origin. */
      readonly payUrl?: string;
    }
  | { readonly state: 'refused'; readonly reason: 'amount-out-of-range'; readonly amountMax: number }
  | { readonly state: 'down' };

/** A callback of the rail, as it arrived. */
export interface RailMessage {
  readonly payload: string;
  readonly header: (name: string) => string | undefined;
}

export type RailNotice =
  | {
      readonly state: 'paid';
      readonly dealId: string;
      readonly linkId: string;
      /** Names the payment once and for all: a repeated notice has the same. */
      readonly orderId: string;
      readonly amountTotal: number;
      readonly settlementRef?: string;
    }
  /** Genuine, and nothing to act on. */
  | { readonly state: 'ignored' }
  /** Not signed by the rail, or too old to be believed. */
  | { readonly state: 'forged' };

export interface PaymentRail {
  readonly source: string;
  /** False where real money moves, or a rail's own test mode. */
  readonly isSimulated: boolean;
  /** The same link, and the same key, is the same session. Never throws. */
  open(request: RailRequest, idempotencyKey?: string): Promise<RailAnswer>;
  /** Nobody can pay by this session any more; one that is closed already stays as it is. Never throws. */
  expire(sessionId: string): Promise<void>;
  readNotice(message: RailMessage): Promise<RailNotice>;
}
