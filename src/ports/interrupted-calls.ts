/** Port that completes counterparty calls that a crash interrupted. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';

export interface InterruptedCalls {
  /** Repeats the recorded call under its idempotency key and records the outcome. Does nothing when no call is open. */
  conclude(dealId: string, callContext: { readonly caller: Caller; readonly now: IsoInstant }): Promise<void>;
}
