/** E-sign provider over the DocuSign eSignature API: envelopes of printed documents, signed by email or embedded. */
import { printedPapers } from '#domain/contract-papers/printed-papers.ts';
import type { EnvelopeSent, SigningProvider } from '#domain/deal-facts/ceremony-events.ts';
import { epochMs, instant } from '#kernel/dates.ts';
import { type CounterpartyFault, isFault } from '#ports/counterparty-fault.ts';
import { isRejection } from '#ports/counterparty-rejection.ts';
import type {
  CeremonyOutcome,
  ConnectedEsign,
  EnvelopeRequest,
  ProviderMessage,
  ProviderNotice,
} from '#ports/esign.ts';
import type { ConnectionParts } from '../outbound/connection-parts.ts';
import { jsonIn, jsonOf } from '../outbound/counterparty-call.ts';
import { digestOf, hmacSha256IsBase64 } from '../outbound/digests.ts';
import { DATE_ANCHOR, type PaperFile, printPapers, SIGNATURE_ANCHOR } from '../papers/print-papers.ts';
import { type DocuSignCredential, docuSignCredential } from './credential.ts';
import {
  connectMessage,
  type Envelope,
  envelope as envelopeAnswer,
  envelopeSummary,
  envelopesInformation,
  envelopeUpdateSummary,
  viewUrl,
} from './docusign.wire.ts';
import { type DocuSignSession, docuSignSession, errorCodeOf, NAME, rejectionOf } from './session.ts';
import { decisionOf, isExpired } from './states.ts';

const DAY_MS = 86_400_000;
/** The one signer of an envelope. */
const RECIPIENT_ID = '1';
/** Marks a signer as embedded; must be repeated when the signing page is opened. */
const CLIENT_USER_ID = 'buyer';
/** Errors for an envelope that is not, or no longer, in the account. */
const GONE: readonly string[] = ['ENVELOPE_DOES_NOT_EXIST', 'INVALID_ENVELOPE_ID', 'ENVELOPE_NOT_IN_FOLDER'];
/** Errors for an envelope that can no longer be signed. */
const CLOSED: readonly string[] = [...GONE, 'ENVELOPE_CANNOT_VOID_INVALID_STATE'];
/** Connect signs with each active key of the account, in headers numbered from 1. */
const SIGNATURES = [1, 2, 3, 4, 5];

/** Undefined when the credential does not match `docuSignCredential`. */
export function openDocuSign(secret: string, parts: ConnectionParts): ConnectedEsign | undefined {
  const credential = docuSignCredential.safeParse(jsonIn(secret));
  return credential.success ? docuSign(credential.data, parts) : undefined;
}

function docuSign(credential: DocuSignCredential, { connectionId, nowMs, send }: ConnectionParts): ConnectedEsign {
  const session = docuSignSession(credential, { nowMs, send });
  const isTest = credential.environment === 'demo';
  const source = isTest ? `${NAME} demo` : NAME;
  const provider = { connectionId, adapter: NAME, source, isTest };
  return {
    source,
    isSimulated: false,

    send: async (request, key = `${request.dealId}:${request.revision}:${request.signer.name}`) => {
      const { signer, papers, facts } = request;
      const files = await printPapers(printedPapers(papers, facts, credential), facts.date);
      if (files === undefined) return { rejected: 'characters that the PDF fonts lack', counterparty: NAME };
      const transactionId = (await digestOf(key)).slice(0, 32);
      // DocuSign has no idempotency keys, so an envelope already created is found by its transaction id.
      const found = await session.read(
        { method: 'GET', path: `/envelopes?transaction_ids=${transactionId}` },
        envelopesInformation,
      );
      if ('counterparty' in found) return found;
      const sent = { signer, files, provider, credential };
      const [made] = found.envelopes ?? [];
      if (made !== undefined) return sentAs(made.envelopeId, made.sentDateTime ?? made.createdDateTime, sent);
      const body = definitionOf(request, { credential, files, transactionId });
      const created = await session.read({ method: 'POST', path: '/envelopes', body }, envelopeSummary);
      if ('counterparty' in created) return created;
      return sentAs(created.envelopeId, created.statusDateTime, sent);
    },

    complete: async ({ envelope }) => {
      const standing = await standingOf(session, envelope);
      if ('counterparty' in standing) return standing;
      return 'status' in standing ? outcomeOf(standing, envelope) : { decision: 'void', reason: 'provider' };
    },

    withdraw: async ({ envelopeId }, reason) => {
      const body = { status: 'voided', voidedReason: `The documents are outdated: ${reason}.` };
      const answer = await session.raw({ method: 'PUT', path: `/envelopes/${envelopeId}`, body });
      if (isFault(answer)) return answer;
      if (answer.status === 200) return { state: 'withdrawn' };
      // After any other refusal, such as a lock by someone editing the envelope, it can still be signed.
      return CLOSED.includes(errorCodeOf(answer) ?? '')
        ? { state: 'closed' }
        : { fault: 'failing', counterparty: NAME };
    },

    remind: async ({ envelopeId }) => {
      const path = `/envelopes/${envelopeId}?resend_envelope=true`;
      const resent = await session.read({ method: 'PUT', path, body: {} }, envelopeUpdateSummary);
      return 'counterparty' in resent ? resent : { state: 'reminded' };
    },

    download: async ({ envelopeId }, part) => {
      const name = part === 'signed' ? 'combined?certificate=true' : 'certificate';
      const answer = await session.raw({ method: 'GET', path: `/envelopes/${envelopeId}/documents/${name}` });
      if (isFault(answer)) return answer;
      if (answer.status !== 200) return rejectionOf(answer);
      return { contentType: 'application/pdf', bytes: answer.bytes };
    },

    signingUrl: async ({ envelopeId, signer }, returnUrl) => {
      if (!credential.embedded) return {};
      const body = {
        returnUrl,
        authenticationMethod: 'None',
        clientUserId: CLIENT_USER_ID,
        recipientId: RECIPIENT_ID,
        userName: signer.name,
        email: signer.email ?? '',
      };
      const page = await session.read(
        { method: 'POST', path: `/envelopes/${envelopeId}/views/recipient`, body },
        viewUrl,
      );
      if (isFault(page)) return page;
      return isRejection(page) ? {} : { url: page.url };
    },

    readNotice: (message) => readNotice(message, credential),
    acknowledgement: { contentType: 'text/plain; charset=utf-8', text: 'OK' },
  };
}

interface Filling {
  readonly credential: DocuSignCredential;
  readonly files: readonly PaperFile[];
  readonly transactionId: string;
}

/** `envelopeDefinition` in the official API document. */
function definitionOf(
  { dealId, signer }: EnvelopeRequest,
  { credential, files, transactionId }: Filling,
): Readonly<Record<string, unknown>> {
  return {
    status: 'sent',
    transactionId,
    emailSubject: `Your purchase documents from ${credential.seller}`.slice(0, 100),
    emailBlurb: 'Please read and sign the documents of your purchase.',
    customFields: { textCustomFields: [{ name: 'carport_deal', value: dealId, show: 'false', required: 'false' }] },
    documents: files.map(({ name, bytes }, at) => ({
      documentId: String(at + 1),
      name: `${name}.pdf`,
      fileExtension: 'pdf',
      documentBase64: Buffer.from(bytes).toString('base64'),
    })),
    recipients: {
      signers: [
        {
          recipientId: RECIPIENT_ID,
          routingOrder: '1',
          name: signer.name,
          email: signer.email ?? '',
          ...(credential.embedded ? { clientUserId: CLIENT_USER_ID } : {}),
          // An anchor places a field on every document that contains its text.
          tabs: { signHereTabs: [tabAt(SIGNATURE_ANCHOR)], dateSignedTabs: [tabAt(DATE_ANCHOR)] },
        },
      ],
    },
    notification: {
      useAccountDefaults: 'false',
      reminders: { reminderEnabled: 'false' },
      expirations: { expireEnabled: 'true', expireAfter: String(credential.expiresInDays), expireWarn: '0' },
    },
  };
}

/** DocuSign counts 72 pixels per inch, so pixels are points. */
function tabAt({ text, offset }: { readonly text: string; readonly offset: number }) {
  return {
    anchorString: text,
    anchorUnits: 'pixels',
    anchorXOffset: String(offset),
    anchorYOffset: '0',
    anchorIgnoreIfNotPresent: 'false',
    recipientId: RECIPIENT_ID,
  };
}

interface Sending {
  readonly signer: EnvelopeSent['signer'];
  readonly files: readonly PaperFile[];
  readonly provider: SigningProvider;
  readonly credential: DocuSignCredential;
}

function sentAs(
  envelopeId: string,
  sentAt: string | null | undefined,
  { signer, files, provider, credential: { expiresInDays } }: Sending,
): EnvelopeSent {
  const sentMs = epochMs(sentAt ?? '');
  return {
    envelopeId,
    signer,
    documents: files.map(({ name, pages, digest }, at) => ({
      documentId: `doc_${envelopeId}_${at + 1}`,
      name,
      pages,
      digest,
    })),
    provider,
    ...(Number.isFinite(sentMs) ? { expiresAt: instant(sentMs + expiresInDays * DAY_MS) } : {}),
  };
}

/** The current envelope; `gone` when the account no longer has it. */
async function standingOf(session: DocuSignSession, { envelopeId }: EnvelopeSent) {
  const answer = await session.raw({ method: 'GET', path: `/envelopes/${envelopeId}?include=recipients` });
  if (isFault(answer)) return answer;
  if (answer.status === 404 || GONE.includes(errorCodeOf(answer) ?? '')) return { gone: true } as const;
  const parsed = envelopeAnswer.safeParse(jsonOf(answer));
  return parsed.success ? parsed.data : ({ fault: 'unreadable', counterparty: NAME } as const);
}

async function outcomeOf(
  standing: Envelope,
  { documents, envelopeId }: EnvelopeSent,
): Promise<CeremonyOutcome | CounterpartyFault> {
  const decision = decisionOf(standing);
  const [signer] = standing.recipients?.signers ?? [];
  if (decision === 'waiting') return { decision };
  if (decision === 'void') return { decision, reason: isExpired(standing) ? 'expired' : 'provider' };
  if (decision === 'decline') return { decision, reason: signer?.declinedReason || 'declined by the signer' };
  const signedMs = epochMs(signer?.signedDateTime ?? standing.completedDateTime ?? '');
  if (!Number.isFinite(signedMs)) return { fault: 'unreadable', counterparty: NAME };
  const digest = await digestOf(documents.map((one) => one.digest).join('\n'));
  return { decision, certificate: { certificateId: envelopeId, signedAt: instant(signedMs), digest } };
}

/** The signature covers the whole message. The status is fetched anyway, because messages may be late or repeated. */
async function readNotice(
  { payload, header }: ProviderMessage,
  { accountId, connectKey }: DocuSignCredential,
): Promise<ProviderNotice> {
  const signatures = SIGNATURES.map((at) => header(`x-docusign-signature-${at}`) ?? '');
  const checks = await Promise.all(signatures.map((one) => hmacSha256IsBase64(connectKey, payload, one)));
  if (!checks.includes(true)) return { state: 'forged' };
  const { data } = connectMessage.safeParse(jsonIn(payload)).data ?? {};
  const { envelopeId } = data ?? {};
  if (!envelopeId || data?.accountId?.toLowerCase() !== accountId.toLowerCase()) return { state: 'ignored' };
  return { state: 'changed', envelopeId };
}
