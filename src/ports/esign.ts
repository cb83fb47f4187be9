/**
 * Ports of e-sign: a provider sends documents in an envelope that is signed or declined; the provider list finds those
 * that accounts connected.
 */
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
  /** Content of the documents; a provider with human signers prints it. */
  readonly facts: PaperFacts;
  /** Text that changes with the car, with the figures in the documents, and with each new envelope of the deal. */
  readonly revision: string;
  /** The provider to send to; the sandbox when absent. */
  readonly provider?: EnvelopeProvider;
}

export interface CeremonyRequest {
  readonly envelope: EnvelopeSent;
  /** The signer's decision. A provider with human signers ignores it and reports its envelope's status. */
  readonly decision: 'sign' | 'decline';
  readonly reason?: string;
  readonly now: IsoInstant;
}

export type CeremonyOutcome =
  | { readonly decision: 'sign'; readonly certificate: DocumentSigned['certificate'] }
  | { readonly decision: 'decline'; readonly reason: string }
  /** Nobody has signed or declined at the provider yet. */
  | { readonly decision: 'waiting' }
  /** It can no longer be signed: it expired or was voided at the provider. */
  | { readonly decision: 'void'; readonly reason: 'expired' | 'provider' };

export interface Esign {
  /** Provenance label. */
  readonly source: string;
  /** False for a real counterparty; the deal then records each request before sending it. */
  readonly isSimulated: boolean;
  /** The same request with the same key returns the same envelope. */
  send(
    request: EnvelopeRequest,
    idempotencyKey?: string,
  ): Promise<EnvelopeSent | CounterpartyFault | CounterpartyRejection>;
  complete(request: CeremonyRequest, idempotencyKey?: string): Promise<CeremonyOutcome | CounterpartyFault>;
}

/** The downloadable parts of an envelope. */
type EnvelopePart = 'signed' | 'audit-trail';

interface DownloadedPart {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A callback of the provider, as received. */
export interface ProviderMessage {
  readonly payload: string;
  readonly header: (name: string) => string | undefined;
}

export type ProviderNotice =
  /** Authentic: the envelope changed, and its status must be fetched. */
  | { readonly state: 'changed'; readonly envelopeId: string }
  /** Authentic, but irrelevant. */
  | { readonly state: 'ignored' }
  /** Not signed with the connection's secret. */
  | { readonly state: 'forged' };

/** A provider with human signers, under the credential of one connection. Its methods never throw. */
export interface ConnectedEsign extends Esign {
  readonly isSimulated: false;
  /** Makes an envelope unsignable; a closed one is unchanged. */
  withdraw(envelope: EnvelopeSent, reason: string): Promise<Withdrawal | CounterpartyFault>;
  remind(envelope: EnvelopeSent): Promise<Reminder | CounterpartyFault | CounterpartyRejection>;
  /** `preparing` until the provider has assembled the file. */
  download(
    envelope: EnvelopeSent,
    part: EnvelopePart,
  ): Promise<DownloadedPart | { readonly state: 'preparing' } | CounterpartyFault | CounterpartyRejection>;
  /** The signing page, valid for minutes. Without `url` when the provider emails the signer. */
  signingUrl(envelope: EnvelopeSent, returnUrl: string): Promise<{ readonly url?: string } | CounterpartyFault>;
  readNotice(message: ProviderMessage): Promise<ProviderNotice>;
  /** The response that the provider expects to an accepted notice. */
  readonly acknowledgement: { readonly contentType: string; readonly text: string };
}

export interface Withdrawal {
  readonly state: 'withdrawn' | 'closed';
}

interface Reminder {
  readonly state: 'reminded';
}

/** Creates the adapter of one provider from a connection's credential; undefined when the credential is malformed. */
type OpenEsign = (secret: string, connectionId: string) => Promise<ConnectedEsign | undefined>;

/** By adapter name. */
export type EsignAdapters = Readonly<Partial<Record<AdapterName, OpenEsign>>>;

/** The providers that accounts have connected. */
export interface EsignProviders {
  /** The provider for an account's new envelopes; undefined when the account has connected none with an adapter. */
  of(account: string): Promise<EnvelopeProvider | undefined>;
  /** The provider of a connection, or why it cannot be called. */
  at(
    provider: Pick<EnvelopeProvider, 'connectionId'> & Partial<EnvelopeProvider>,
  ): Promise<ConnectedEsign | CounterpartyFault>;
}
