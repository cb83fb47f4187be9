/** The e-sign providers of a purchase, each with its mock, behind one interface. */

import { DocuSignMock } from '../counterparties/docusign/docusign-mock.ts';
import { loopbackDropboxSign } from '../counterparties/dropbox-sign/loopback-dropbox-sign.ts';
import type { Counterparty } from './connected-service.ts';

export interface SigningBench {
  readonly name: 'dropbox-sign' | 'docusign';
  readonly counterparty: Counterparty;
  /** Method and path of every answered call. */
  readonly calls: readonly string[];
  /** When an envelope of the story's day expires. */
  readonly expiresAt: string;
  /** The provider's expected response to a callback. */
  readonly acknowledgement: string;
  /** The code of a rejected request. */
  readonly refusedAs: string;
  /** The call that voids an envelope. */
  withdrawal(envelopeId: string): string;
  sign(envelopeId: string, at: string): void;
  decline(envelopeId: string, reason: string): void;
  expire(envelopeId: string): void;
  /** The envelope is voided at the provider. */
  remove(envelopeId: string): void;
  fail(how: 400 | 401 | 429 | 500 | undefined): void;
  /** A callback about an envelope, or the provider's test message. */
  report(
    what: 'viewed' | 'signed' | 'declined' | 'test',
    envelopeId?: string,
    signedWith?: string,
  ): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  close(): Promise<void>;
}

const DROPBOX_EVENTS = {
  viewed: 'signature_request_viewed',
  signed: 'signature_request_all_signed',
  declined: 'signature_request_declined',
  test: 'callback_test',
} as const;

export async function dropboxSignBench(): Promise<SigningBench> {
  const dropbox = await loopbackDropboxSign();
  return {
    name: 'dropbox-sign',
    counterparty: { adapter: 'dropbox-sign', secret: dropbox.credential },
    calls: dropbox.calls,
    expiresAt: '2026-12-04T13:00:00.000Z',
    acknowledgement: 'Hello API Event Received',
    refusedAs: 'bad_request',
    withdrawal: (envelopeId) => `POST /v3/signature_request/cancel/${envelopeId}`,
    sign: dropbox.sign,
    decline: dropbox.decline,
    expire: dropbox.expire,
    remove: dropbox.remove,
    fail: dropbox.fail,
    report: (what, envelopeId, signedWith) => {
      const { body, contentType } = dropbox.report(DROPBOX_EVENTS[what], envelopeId, signedWith);
      return { body, headers: { 'content-type': contentType } };
    },
    close: dropbox.close,
  };
}

const DOCUSIGN_EVENTS = {
  viewed: 'recipient-delivered',
  signed: 'envelope-completed',
  declined: 'envelope-declined',
  test: 'connect-test',
} as const;

export function docuSignBench(): SigningBench {
  const docusign = new DocuSignMock();
  return {
    name: 'docusign',
    counterparty: { adapter: 'docusign', secret: docusign.credential(), fetch: docusign.fetch },
    calls: docusign.calls,
    expiresAt: '2026-12-04T12:00:00.000Z',
    acknowledgement: 'OK',
    refusedAs: 'INVALID_REQUEST_PARAMETER',
    withdrawal: (envelopeId) => `PUT /envelopes/${envelopeId}`,
    sign: (envelopeId, at) => docusign.sign(envelopeId, at),
    decline: (envelopeId, reason) => docusign.decline(envelopeId, reason),
    expire: (envelopeId) => docusign.expire(envelopeId),
    remove: (envelopeId) => docusign.remove(envelopeId),
    fail: (how) => docusign.fail(how),
    report: (what, envelopeId, signedWith) => docusign.report(DOCUSIGN_EVENTS[what], envelopeId, signedWith),
    close: async () => {},
  };
}
