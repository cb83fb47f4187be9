/** Wire format of the sandbox e-sign provider, modeled on envelope services (public developer notes, 2025–2026). */
import type { EnvelopeSent } from '#domain/deal-facts/ceremony-events.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import type { EnvelopeRequest } from '#ports/esign.ts';
import type { SignerOutcome } from './esign.behaviour.ts';

export interface WireEnvelope {
  readonly envelopeId: string;
  readonly status: 'sent' | 'completed' | 'declined';
  readonly emailSubject: string;
  readonly documents: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly pages: string;
    readonly documentHash: string;
  }[];
  readonly recipients: {
    readonly signers: readonly {
      readonly recipientId: string;
      readonly routingOrder: string;
      readonly clientUserId: string;
      readonly name: string;
      readonly email: string;
      readonly status: 'sent' | 'completed' | 'declined';
      readonly declinedReason?: string;
      readonly signedDateTime?: IsoInstant;
    }[];
  };
}

/**
 * The sent envelope. Its id is derived from deal, signer and revision, so the same request returns the same envelope.
 */
export function sentEnvelope({ dealId, signer, papers, revision }: EnvelopeRequest): WireEnvelope {
  const envelopeId = `envelope_${hashId('envelope', dealId, signer.name, revision)}`;
  const documents = papers.map(({ name, pages }, i) => ({
    documentId: `doc_${hashId('envelope-document', envelopeId, i)}`,
    name,
    pages: String(pages),
    documentHash: hashId('document-digest', revision, signer.name, name),
  }));
  const email = signer.email ?? `${hashId('signer-mailbox', signer.name).slice(0, 8)}@signer.example`;
  const recipient = {
    recipientId: '1',
    routingOrder: '1',
    clientUserId: dealId,
    name: signer.name,
    email,
    status: 'sent' as const,
  };
  return {
    envelopeId,
    status: 'sent',
    emailSubject: 'Your purchase papers',
    documents,
    recipients: { signers: [recipient] },
  };
}

export interface WireCompletion {
  readonly envelopeId: string;
  readonly status: 'completed' | 'declined';
  readonly statusChangedDateTime: IsoInstant;
  readonly declinedReason?: string;
  readonly certificate?: { readonly certificateId: string; readonly hash: string };
}

/** The provider's report after the ceremony. The certificate covers the signed documents. */
export function completionOf(
  { envelopeId, documents }: EnvelopeSent,
  outcome: SignerOutcome,
  now: IsoInstant,
): WireCompletion {
  const base = { envelopeId, statusChangedDateTime: now };
  if (!outcome.signs) return { ...base, status: 'declined', declinedReason: outcome.reason };
  const certificateId = `cert_${hashId('signing-certificate', envelopeId)}`;
  return {
    ...base,
    status: 'completed',
    certificate: { certificateId, hash: hashId('certificate-digest', ...documents.map(({ digest }) => digest)) },
  };
}
