/** Port of a remote online notary: a session is sealed, fails identity verification, or waits. */

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
  /** The session that stands, when there is one: waiting for a notary, or failed. */
  readonly standing?: NotarySession | undefined;
}

export interface Notary {
  readonly source: string;
  /** False where a real counterparty acts: the deal then records the request before it is sent. */
  readonly isSimulated: boolean;
  request(request: NotaryRequest, idempotencyKey?: string): Promise<NotaryOutcome>;
}
