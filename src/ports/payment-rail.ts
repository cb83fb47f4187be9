/** Port of a checkout rail: a session collects one amount before it expires; payment notices are authenticated. */
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
      /** The rail's payment page, when it is not on this origin. */
      readonly payUrl?: string;
    }
  | { readonly state: 'refused'; readonly reason: 'amount-out-of-range'; readonly amountMax: number }
  | { readonly state: 'down' };

/** A callback of the rail, as received. */
export interface RailMessage {
  readonly payload: string;
  readonly header: (name: string) => string | undefined;
}

export type RailNotice =
  | {
      readonly state: 'paid';
      readonly dealId: string;
      readonly linkId: string;
      /** Unique per payment; a repeated notice has the same. */
      readonly orderId: string;
      readonly amountTotal: number;
      readonly settlementRef?: string;
    }
  /** Authentic, but irrelevant. */
  | { readonly state: 'ignored' }
  /** Not signed by the rail, or too old. */
  | { readonly state: 'forged' };

export interface PaymentRail {
  readonly source: string;
  /** False when real money moves, and in the rail's own test mode. */
  readonly isSimulated: boolean;
  /** The same link and key return the same session. Never throws. */
  open(request: RailRequest, idempotencyKey?: string): Promise<RailAnswer>;
  /** Closes a session to payments; a closed one is unchanged. Never throws. */
  expire(sessionId: string): Promise<void>;
  readNotice(message: RailMessage): Promise<RailNotice>;
}
