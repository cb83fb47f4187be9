/** Port of a remote online notary: a session is completed, fails identity verification, or waits. */

import type { NotaryOutcome } from '#domain/deal/decide/verify.ts';
import type { Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { NotarySession } from '#domain/notary-session/notary-session.ts';
import type { IsoInstant } from '#kernel/dates.ts';

export interface NotaryRequest {
  readonly dealId: string;
  readonly vin: string;
  readonly signer: Signer;
  /** State of the buyer, two letters. */
  readonly state: string;
  readonly now: IsoInstant;
  /** The open session, if any: waiting for a notary, or failed. */
  readonly standing?: NotarySession | undefined;
}

export interface Notary {
  readonly source: string;
  /** False for a real counterparty; the deal then records each request before sending it. */
  readonly isSimulated: boolean;
  request(request: NotaryRequest, idempotencyKey?: string): Promise<NotaryOutcome>;
}
