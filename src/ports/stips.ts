/** Port of a stipulation desk: each proof passes or names the failed check. */
import type { CheckedStip } from '#domain/deal-facts/credit-events.ts';

/** A proof as it was sent: a free reference, or a code with a document. */
export type SentStip = string | { readonly code: string; readonly documentRef: string; readonly content?: string };

export interface StipsRequest {
  readonly dealId: string;
  readonly stips: readonly SentStip[];
}

export interface StipsDesk {
  readonly source: string;
  /** False where a real counterparty acts: the deal then records the request before it is sent. */
  readonly isSimulated: boolean;
  /** One row per proof, in order; `reason` is there only on a failed one. */
  check(request: StipsRequest, idempotencyKey?: string): Promise<readonly CheckedStip[]>;
}
