/** E-sign provider over the Dropbox Sign API: signature requests of printed documents, by email or embedded. */
import { printedPapers } from '#domain/contract-papers/printed-papers.ts';
import type { EnvelopeSent } from '#domain/deal-facts/ceremony-events.ts';
import { instant } from '#kernel/dates.ts';
import { isFault } from '#ports/counterparty-fault.ts';
import { isRejection } from '#ports/counterparty-rejection.ts';
import type { CeremonyOutcome, ConnectedEsign, EnvelopeRequest, ProviderMessage } from '#ports/esign.ts';
import type { ConnectionParts } from '../outbound/connection-parts.ts';
import { jsonIn, jsonOf } from '../outbound/counterparty-call.ts';
import { digestOf, hmacSha256Is } from '../outbound/digests.ts';
import { type PaperFile, printPapers } from '../papers/print-papers.ts';
import { type DropboxSignApi, dropboxSignApi, NAME, rejectionOf } from './api.ts';
import { type DropboxSignCredential, dropboxSignCredential } from './credential.ts';
import { callback, oneRequest, requestList, type SignatureRequest, signUrl } from './dropbox-sign.wire.ts';
import { DECISIONS, standingOf } from './states.ts';

const DAY_SECONDS = 86_400;
/** Statuses for a request that does not exist or was deleted on cancellation. */
const GONE: readonly number[] = [404, 410];

/** Undefined when the credential does not match `dropboxSignCredential`. */
export function openDropboxSign(secret: string, parts: ConnectionParts): ConnectedEsign | undefined {
  const credential = dropboxSignCredential.safeParse(jsonIn(secret));
  return credential.success ? dropboxSign(credential.data, parts) : undefined;
}

function dropboxSign(
  credential: DropboxSignCredential,
  { connectionId, nowMs, send }: ConnectionParts,
): ConnectedEsign {
  const api = dropboxSignApi(credential, send);
  const source = credential.testMode ? `${NAME} test mode` : NAME;
  const provider = { connectionId, adapter: NAME, source, isTest: credential.testMode };
  return {
    source,
    isSimulated: false,

    send: async (request, key = `${request.dealId}:${request.revision}:${request.signer.name}`) => {
      const { signer, papers, facts } = request;
      const files = await printPapers(printedPapers(papers, facts, credential), facts.date);
      if (files === undefined) return { rejected: 'characters that the PDF fonts lack', counterparty: NAME };
      const marker = (await digestOf(key)).slice(0, 32);
      // Dropbox Sign has no idempotency keys, so a request already created is found by its marker.
      const found = await api.read('GET', `/signature_request/list?page_size=20&query=${marker}`, requestList);
      if ('counterparty' in found) return found;
      const made = found.signature_requests.find(({ metadata }) => metadata?.carport_call === marker);
      const form = formOf(request, { credential, files, marker, nowMs: nowMs() });
      const created = made === undefined ? await create(api, credential, form) : { signature_request: made };
      if ('counterparty' in created) return created;
      return sentAs(created.signature_request, { signer, files, provider });
    },

    complete: async ({ envelope }) => {
      const request = await requestOf(api, envelope);
      if ('counterparty' in request) return request;
      return 'signature_request_id' in request
        ? outcomeOf(request, envelope)
        : { decision: 'void', reason: 'provider' };
    },

    withdraw: async ({ envelopeId }) => {
      const answer = await api.raw('POST', `/signature_request/cancel/${envelopeId}`);
      if (isFault(answer)) return answer;
      // Cancellation is queued; an identical call in progress returns 409.
      return { state: answer.status === 200 || answer.status === 409 ? 'withdrawn' : 'closed' };
    },

    remind: async ({ envelopeId, signer }) => {
      const form = new FormData();
      form.set('email_address', signer.email ?? '');
      const reminded = await api.read('POST', `/signature_request/remind/${envelopeId}`, oneRequest, form);
      return 'counterparty' in reminded ? reminded : { state: 'reminded' };
    },

    // The merged PDF ends with the audit trail; the ZIP has it as a separate file if the account is configured so.
    download: async ({ envelopeId }, part) => {
      const type = part === 'signed' ? 'pdf' : 'zip';
      const answer = await api.raw('GET', `/signature_request/files/${envelopeId}?file_type=${type}`);
      if (isFault(answer)) return answer;
      if (answer.status === 409) return { state: 'preparing' };
      if (answer.status !== 200) return rejectionOf(answer);
      return { contentType: `application/${type}`, bytes: answer.bytes };
    },

    signingUrl: async (envelope) => {
      if (!credential.embedded) return {};
      const request = await requestOf(api, envelope);
      if (isFault(request)) return request;
      const signatureId = 'signatures' in request ? request.signatures[0]?.signature_id : undefined;
      if (signatureId === undefined) return {};
      const page = await api.read('GET', `/embedded/sign_url/${signatureId}`, signUrl);
      if (isFault(page)) return page;
      return isRejection(page) ? {} : { url: page.embedded.sign_url };
    },

    readNotice: (message) => readNotice(message, credential.apiKey),
    acknowledgement: { contentType: 'text/plain; charset=utf-8', text: 'Hello API Event Received' },
  };
}

function create(api: DropboxSignApi, { embedded }: DropboxSignCredential, form: FormData) {
  const path = embedded ? '/signature_request/create_embedded' : '/signature_request/send';
  return api.read('POST', path, oneRequest, form);
}

interface Filling {
  readonly credential: DropboxSignCredential;
  readonly files: readonly PaperFile[];
  readonly marker: string;
  readonly nowMs: number;
}

/** Member names as in the API. Dropbox Sign adds a signature page, since no fields are placed. */
function formOf({ dealId, signer }: EnvelopeRequest, { credential, files, marker, nowMs }: Filling): FormData {
  const form = new FormData();
  const set = (name: string, value: string | number) => form.set(name, String(value));
  set('title', `Purchase papers ${dealId}`);
  set('subject', `Your purchase documents from ${credential.seller}`);
  set('message', 'Please read and sign the documents of your purchase.');
  set('signers[0][name]', signer.name);
  set('signers[0][email_address]', signer.email ?? '');
  set('metadata[carport_deal]', dealId);
  set('metadata[carport_call]', marker);
  set('allow_decline', 1);
  set('test_mode', credential.testMode ? 1 : 0);
  // At least a day from now, even after Dropbox Sign rounds down to the hour.
  set(
    'expires_at',
    Math.floor(nowMs / 1000) + Math.min(90 * DAY_SECONDS, credential.expiresInDays * DAY_SECONDS + 3_600),
  );
  if (credential.clientId !== undefined) set('client_id', credential.clientId);
  files.forEach(({ name, bytes }, at) => {
    form.set(`files[${at}]`, new Blob([bytes], { type: 'application/pdf' }), `${at + 1} ${name}.pdf`);
  });
  return form;
}

function sentAs(
  { signature_request_id: envelopeId, expires_at }: SignatureRequest,
  {
    signer,
    files,
    provider,
  }: Pick<EnvelopeSent, 'signer'> & {
    readonly files: readonly PaperFile[];
    readonly provider: NonNullable<EnvelopeSent['provider']>;
  },
): EnvelopeSent {
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
    ...(typeof expires_at === 'number' && expires_at > 0 ? { expiresAt: instant(expires_at * 1000) } : {}),
  };
}

/** The current request; `gone` when Dropbox Sign no longer has it. */
async function requestOf(api: DropboxSignApi, { envelopeId }: EnvelopeSent) {
  const answer = await api.raw('GET', `/signature_request/${envelopeId}`);
  if (isFault(answer)) return answer;
  if (GONE.includes(answer.status)) return { gone: true } as const;
  const parsed = oneRequest.safeParse(jsonOf(answer));
  return parsed.success ? parsed.data.signature_request : ({ fault: 'unreadable', counterparty: NAME } as const);
}

async function outcomeOf(request: SignatureRequest, { documents, envelopeId }: EnvelopeSent): Promise<CeremonyOutcome> {
  const standing = standingOf(request);
  const decision = DECISIONS[standing];
  const [signature] = request.signatures;
  if (decision === 'waiting') return { decision };
  if (decision === 'void') return { decision, reason: standing === 'expired' ? 'expired' : 'provider' };
  if (decision === 'decline') return { decision, reason: signature?.decline_reason ?? 'declined by the signer' };
  const digest = await digestOf(documents.map((one) => one.digest).join('\n'));
  const signedAt = instant((signature?.signed_at ?? 0) * 1000);
  return { decision, certificate: { certificateId: envelopeId, signedAt, digest } };
}

async function readNotice({ payload, header }: ProviderMessage, apiKey: string) {
  const parsed = callback.safeParse(jsonIn(await jsonPart(payload, header('content-type'))));
  if (!parsed.success) return { state: 'forged' } as const;
  const { event, signature_request: request } = parsed.data;
  const isGenuine = await hmacSha256Is(apiKey, `${event.event_time}${event.event_type}`, event.event_hash);
  if (!isGenuine) return { state: 'forged' } as const;
  if (request === null || request === undefined) return { state: 'ignored' } as const;
  return { state: 'changed', envelopeId: request.signature_request_id } as const;
}

/** Callbacks are a form with the event in member `json`, or that JSON alone. */
async function jsonPart(payload: string, contentType: string | undefined): Promise<string> {
  if (contentType === undefined || !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType))
    return payload;
  try {
    const form = await new Response(payload, { headers: { 'content-type': contentType } }).formData();
    const json = form.get('json');
    return typeof json === 'string' ? json : '';
  } catch {
    return '';
  }
}
