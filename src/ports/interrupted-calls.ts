/** Port that concludes calls of counterparties that a crash cut short between the request and its outcome. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';

export interface InterruptedCalls {
  /** Makes the recorded call again under its idempotency key and records the outcome. Does nothing where none is open. */
  conclude(dealId: string, callContext: { readonly caller: Caller; readonly now: IsoInstant }): Promise<void>;
}
