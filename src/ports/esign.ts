/** Port of an e-sign provider: sends documents in an envelope that is signed or declined. */
import type { DocumentSigned, EnvelopeSent, Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { Paper } from '#domain/esign-envelope/papers.ts';
import type { IsoInstant } from '#kernel/dates.ts';

export interface EnvelopeRequest {
  readonly dealId: string;
  readonly signer: Signer;
  readonly papers: readonly Paper[];
  /** Text that changes with the car and the figures in the papers, and with each new envelope of the deal. */
  readonly revision: string;
}

export interface CeremonyRequest {
  readonly envelope: EnvelopeSent;
  /** What the person at the endpoint asks for. */
  readonly decision: 'sign' | 'decline';
  readonly reason?: string;
  readonly now: IsoInstant;
}

export type CeremonyOutcome =
  | { readonly decision: 'sign'; readonly certificate: DocumentSigned['certificate'] }
  | { readonly decision: 'decline'; readonly reason: string };

export interface Esign {
  /** Provenance label. */
  readonly source: string;
  /** False where a real counterparty acts: the deal then records the request before it is sent. */
  readonly isSimulated: boolean;
  /** The same request, and the same key, is the same envelope. */
  send(request: EnvelopeRequest, idempotencyKey?: string): Promise<EnvelopeSent>;
  complete(request: CeremonyRequest, idempotencyKey?: string): Promise<CeremonyOutcome>;
}
