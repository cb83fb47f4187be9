/** Ports of e-sign providers: sends documents in an envelope that is signed or declined, and reaches those that accounts connected. */
import type { PaperFacts } from '#domain/contract-papers/paper-facts.ts';
import type { DocumentSigned, EnvelopeProvider, EnvelopeSent, Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { Paper } from '#domain/esign-envelope/papers.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { AdapterName } from './connections.ts';
import type { CounterpartyFault } from './counterparty-fault.ts';
import type { CounterpartyRejection } from './counterparty-rejection.ts';

export interface EnvelopeRequest {
  readonly dealId: string;
  readonly signer: Signer;
  readonly papers: readonly Paper[];
  /** Content of the papers; a provider that people sign at prints it. */
  readonly facts: PaperFacts;
  /** Text that changes with the car and the figures in the papers, and with each new envelope of the deal. */
  readonly revision: string;
  /** Where the envelope goes; to the sandbox when absent. */
  readonly provider?: EnvelopeProvider;
}

export interface CeremonyRequest {
  readonly envelope: EnvelopeSent;
  /** The signer's action. A provider that people sign at is only asked for the status of its envelope. */
  readonly decision: 'sign' | 'decline';
  readonly reason?: string;
  readonly now: IsoInstant;
}

export type CeremonyOutcome =
  | { readonly decision: 'sign'; readonly certificate: DocumentSigned['certificate'] }
  | { readonly decision: 'decline'; readonly reason: string }
  /** Nobody has signed or declined at the provider. */
  | { readonly decision: 'waiting' }
  /** It can be signed no more: it expired, or was pulled back at the provider. */
  | { readonly decision: 'void'; readonly reason: 'expired' | 'provider' };

export interface Esign {
  /** Provenance label. */
  readonly source: string;
  /** False where a real counterparty acts: the deal then records the request before it is sent. */
  readonly isSimulated: boolean;
  /** The same request, and the same key, is the same envelope. */
  send(
    request: EnvelopeRequest,
    idempotencyKey?: string,
  ): Promise<EnvelopeSent | CounterpartyFault | CounterpartyRejection>;
  complete(request: CeremonyRequest, idempotencyKey?: string): Promise<CeremonyOutcome | CounterpartyFault>;
}

/** The part of an envelope that is downloaded. */
export type EnvelopePart = 'signed' | 'audit-trail';

export interface DownloadedPart {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A callback of the provider, as it arrived. */
export interface ProviderMessage {
  readonly payload: string;
  readonly header: (name: string) => string | undefined;
}

export type ProviderNotice =
  /** Genuine: this envelope changed, and how it stands now is to be asked. */
  | { readonly state: 'changed'; readonly envelopeId: string }
  /** Genuine, and nothing to act on. */
  | { readonly state: 'ignored' }
  /** Not signed with the connection's secret. */
  | { readonly state: 'forged' };

/** A provider that people sign at, with the credential of one connection. No method throws. */
export interface ConnectedEsign extends Esign {
  readonly isSimulated: false;
  /** Nobody can sign it any more; one that is closed already stays as it is. */
  withdraw(envelope: EnvelopeSent, reason: string): Promise<Withdrawal | CounterpartyFault>;
  remind(envelope: EnvelopeSent): Promise<Reminder | CounterpartyFault | CounterpartyRejection>;
  /** `preparing` until the provider has put the file together. */
  download(
    envelope: EnvelopeSent,
    part: EnvelopePart,
  ): Promise<DownloadedPart | { readonly state: 'preparing' } | CounterpartyFault | CounterpartyRejection>;
  /** Where the signer signs, valid for minutes; without a `url` where the provider wrote to the signer. */
  signingUrl(envelope: EnvelopeSent, returnUrl: string): Promise<{ readonly url?: string } | CounterpartyFault>;
  readNotice(message: ProviderMessage): Promise<ProviderNotice>;
  /** The response that the provider expects to an accepted notice. */
  readonly acknowledgement: { readonly contentType: string; readonly text: string };
}

export interface Withdrawal {
  readonly state: 'withdrawn' | 'closed';
}

export interface Reminder {
  readonly state: 'reminded';
}

/** Opens the adapter of one provider with the credential of a connection; undefined for one that it cannot read. */
export type OpenEsign = (secret: string, connectionId: string) => Promise<ConnectedEsign | undefined>;

/** By the name of the adapter. */
export type EsignAdapters = Readonly<Partial<Record<AdapterName, OpenEsign>>>;

/** The providers that accounts have connected. */
export interface EsignProviders {
  /** Where an account's envelopes go; undefined where it has connected none with an adapter. */
  of(account: string): Promise<EnvelopeProvider | undefined>;
  /** The provider of a connection, or why it cannot be called. */
  at(
    provider: Pick<EnvelopeProvider, 'connectionId'> & Partial<EnvelopeProvider>,
  ): Promise<ConnectedEsign | CounterpartyFault>;
}
