/** Port of a stipulation desk: each proof passes, or fails with the reason. */
import type { CheckedStip } from '#domain/deal-facts/credit-events.ts';

/** A proof as sent: a free-text reference, or a code with a document. */
export type SentStip = string | { readonly code: string; readonly documentRef: string; readonly content?: string };

export interface StipsRequest {
  readonly dealId: string;
  readonly stips: readonly SentStip[];
}

export interface StipsDesk {
  readonly source: string;
  /** False for a real counterparty; the deal then records each request before sending it. */
  readonly isSimulated: boolean;
  /** One row per proof, in order; only failed ones have a `reason`. */
  check(request: StipsRequest, idempotencyKey?: string): Promise<readonly CheckedStip[]>;
}
