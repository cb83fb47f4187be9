/** The e-sign port against Dropbox Sign's published shapes: the port suite, faults and callbacks. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { EnvelopeSent } from '#domain/deal-facts/ceremony-events.ts';
import type { EnvelopeRequest } from '#ports/esign.ts';
import { ENVELOPE_REQUEST, esignSuite } from '#ports/suites/deal/esign.suite.ts';
import { openDropboxSign } from '../../../src/live/dropbox-sign/dropbox-sign.ts';
import { DECISIONS, SIGNATURE_STATES, standingOf } from '../../../src/live/dropbox-sign/states.ts';
import { CALLBACK_KEY, CALLBACKS, SEND_RESPONSE } from './fixtures.data.ts';
import { loopbackDropboxSign } from './loopback-dropbox-sign.ts';

const dropbox = await loopbackDropboxSign();
afterEach(() => dropbox.fail(undefined));
afterAll(() => dropbox.close());

const NOW = Date.parse('2026-11-27T12:00:00.000Z');
const openWith = (over: Record<string, unknown> = {}) => {
  const secret = JSON.stringify({ ...JSON.parse(dropbox.credential), ...over });
  const esign = openDropboxSign(secret, { connectionId: 'connection_1', nowMs: () => NOW, send: fetch });
  if (esign === undefined) throw new Error('the credential was not read');
  return esign;
};
const esign = openWith();
let revision = 0;
async function sendEnvelope(over: Partial<EnvelopeRequest> = {}, by = esign): Promise<EnvelopeSent> {
  revision += 1;
  const answer = await by.send({ ...ENVELOPE_REQUEST, revision: `own ${revision}`, ...over });
  if ('counterparty' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

esignSuite(esign, {
  refuses: { name: 'Grace Hopper', email: 'grace@example.com' },
  act: async ({ envelopeId }, decision, reason, now) =>
    decision === 'sign' ? dropbox.sign(envelopeId, now) : dropbox.decline(envelopeId, reason),
});

describe('a Dropbox Sign request', () => {
  it('has the documents as PDF, the signer, an expiry, and metadata to find it again', async () => {
    const envelope = await sendEnvelope();
    const { fields, files } = dropbox.sent.at(-1) ?? { fields: new Map<string, string>(), files: [] };
    expect(Object.fromEntries(fields)).toMatchObject({
      'signers[0][name]': 'Ada Lovelace',
      'signers[0][email_address]': 'ada@example.com',
      'metadata[carport_deal]': 'deal_suite',
      'metadata[carport_call]': expect.stringMatching(/^[0-9a-f]{32}$/),
      allow_decline: '1',
      test_mode: '0',
    });
    expect(envelope.expiresAt).toBe('2026-12-04T13:00:00.000Z');
    expect(files.map(({ name }) => name)).toEqual(["1 Buyer's order.pdf", '2 Odometer statement.pdf']);
    const pages = await Promise.all(files.map(async ({ bytes }) => (await PDFDocument.load(bytes)).getPageCount()));
    expect(pages).toEqual(envelope.documents.map((document) => document.pages));
    expect(envelope.provider).toEqual({
      connectionId: 'connection_1',
      adapter: 'dropbox-sign',
      source: 'dropbox-sign',
      isTest: false,
    });
  });

  it('is marked as test mode', async () => {
    const test = openWith({ testMode: true });
    expect((await sendEnvelope({}, test)).provider).toMatchObject({ source: 'dropbox-sign test mode', isTest: true });
    expect(dropbox.sent.at(-1)?.fields.get('test_mode')).toBe('1');
  });

  it('is signed on the dealer’s own page when embedded, otherwise by email', async () => {
    const own = openWith({ embedded: true, clientId: 'client_1' });
    const envelope = await sendEnvelope({}, own);
    expect(await own.signingUrl(envelope, 'https://carport.test/')).toMatchObject({
      url: expect.stringContaining('embeddedSign'),
    });
    expect(await esign.signingUrl(await sendEnvelope(), 'https://carport.test/')).toEqual({});
  });

  it('is created once even if the response was lost', async () => {
    const request = { ...ENVELOPE_REQUEST, revision: 'lost' };
    const before = dropbox.sent.length;
    dropbox.loseNextAnswer();
    expect(await esign.send(request, 'key')).toMatchObject({ fault: 'unreachable' });
    expect(await esign.send(request, 'key')).toHaveProperty('envelopeId');
    expect(dropbox.sent).toHaveLength(before + 1);
  });

  it('is withdrawn once, and a signed one is not', async () => {
    const envelope = await sendEnvelope();
    expect(await esign.withdraw(envelope, 're-desk')).toEqual({ state: 'withdrawn' });
    expect(await esign.withdraw(envelope, 're-desk')).toEqual({ state: 'closed' });
    const signed = await sendEnvelope();
    dropbox.sign(signed.envelopeId, '2026-11-27T12:00:00.000Z');
    expect(await esign.withdraw(signed, 're-desk')).toEqual({ state: 'closed' });
  });

  it('reminds its signer', async () => {
    const envelope = await sendEnvelope();
    expect(await esign.remind(envelope)).toEqual({ state: 'reminded' });
    const other = { ...envelope, signer: { name: 'Grace Hopper', email: 'grace@example.com' } };
    expect(await esign.remind(other)).toEqual({ rejected: 'bad_request', counterparty: 'dropbox-sign' });
  });

  it('is downloaded when its files are ready', async () => {
    const envelope = await sendEnvelope();
    dropbox.filesReady = false;
    expect(await esign.download(envelope, 'signed')).toEqual({ state: 'preparing' });
    dropbox.filesReady = true;
    expect(await esign.download(envelope, 'signed')).toMatchObject({ contentType: 'application/pdf' });
    expect(await esign.download(envelope, 'audit-trail')).toMatchObject({ contentType: 'application/zip' });
  });

  it('is refused for a name that the PDF fonts cannot write', async () => {
    const facts = { ...ENVELOPE_REQUEST.facts, buyer: { name: '李小龍', zip: '94105' } };
    expect(await esign.send({ ...ENVELOPE_REQUEST, facts, revision: 'han' })).toHaveProperty('rejected');
  });
});

describe('Dropbox Sign statuses', () => {
  const { signature_request: request } = SEND_RESPONSE;
  const [signature] = request.signatures;
  const withStatus = (status_code: string, flags: object = {}) =>
    DECISIONS[
      standingOf({
        ...request,
        ...flags,
        signatures: [{ signature_id: 's', signer_email_address: 'e', ...signature, status_code }],
      })
    ];

  it('map onto the envelope’s states', () => {
    expect(Object.fromEntries(Object.keys(SIGNATURE_STATES).map((status) => [status, withStatus(status)]))).toEqual({
      success: 'waiting',
      on_hold: 'waiting',
      awaiting_signature: 'waiting',
      signed: 'waiting',
      declined: 'decline',
      expired: 'void',
      error_unknown: 'void',
      error_file: 'void',
      error_invalid_email: 'void',
      error_component_position: 'void',
      error_text_tag: 'void',
    });
    expect(withStatus('signed', { is_complete: true })).toBe('sign');
    expect(withStatus('awaiting_signature', { is_declined: true })).toBe('decline');
    expect(withStatus('awaiting_signature', { has_error: true })).toBe('void');
    expect(withStatus('of a later version')).toBe('waiting');
  });

  it('end an envelope that expired or was cancelled at Dropbox Sign', async () => {
    const [expired, removed, waiting] = [await sendEnvelope(), await sendEnvelope(), await sendEnvelope()];
    dropbox.expire(expired.envelopeId);
    dropbox.remove(removed.envelopeId);
    const complete = (envelope: EnvelopeSent) => esign.complete({ envelope, decision: 'sign', now: '' });
    expect(await Promise.all([expired, removed, waiting].map(complete))).toEqual([
      { decision: 'void', reason: 'expired' },
      { decision: 'void', reason: 'provider' },
      { decision: 'waiting' },
    ]);
  });
});

describe('a Dropbox Sign fault', () => {
  it.each([
    [401, 'unauthorized'],
    [429, 'throttled'],
    [500, 'failing'],
  ] as const)('of status %i is typed %s, and contains nothing of the signer', async (status, fault) => {
    const envelope = await sendEnvelope();
    dropbox.fail(status);
    const answers = [
      await esign.send({ ...ENVELOPE_REQUEST, revision: 'down' }),
      await esign.complete({ envelope, decision: 'sign', now: '' }),
      await esign.withdraw(envelope, 're-desk'),
      await esign.remind(envelope),
      await esign.download(envelope, 'signed'),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ fault, counterparty: 'dropbox-sign' });
    expect(JSON.stringify(answers)).not.toMatch(/ada|lovelace/i);
  });

  it('of a rejected request contains only its code', async () => {
    const answer = await esign.send({
      ...ENVELOPE_REQUEST,
      signer: { name: 'Ada', email: 'nonsense' },
      revision: 'no',
    });
    expect(answer).toEqual({ rejected: 'bad_request', counterparty: 'dropbox-sign' });
  });
});

describe('a Dropbox Sign callback', () => {
  const read = (body: string, contentType: string, by = esign) =>
    by.readNotice({ payload: body, header: (name) => (name === 'content-type' ? contentType : undefined) });

  it.each(CALLBACKS)('of a published example is genuine: $event.event_type', async (callback) => {
    const keyed = openWith({ apiKey: CALLBACK_KEY });
    expect(await read(JSON.stringify(callback), 'application/json', keyed)).toEqual({ state: 'ignored' });
    expect(await read(JSON.stringify(callback), 'application/json')).toEqual({ state: 'forged' });
  });

  it('names the changed request', async () => {
    const { body, contentType } = dropbox.report('signature_request_all_signed', 'abc123');
    expect(await read(body, contentType)).toEqual({ state: 'changed', envelopeId: 'abc123' });
  });

  it.each([
    ['signed with another key', dropbox.report('signature_request_signed', 'abc123', 'other')],
    [
      'of a type other than the signed one',
      {
        ...dropbox.report('callback_test'),
        body: dropbox.report('callback_test').body.replace('callback_test', 'template_created'),
      },
    ],
    ['without a form', { body: 'nonsense', contentType: 'multipart/form-data; boundary=loopback' }],
    ['empty', { body: '', contentType: 'application/json' }],
  ])('is rejected as forged: %s', async (_, { body, contentType }) => {
    expect(await read(body, contentType)).toEqual({ state: 'forged' });
  });
});

describe('a Dropbox Sign credential', () => {
  it.each([
    ['not JSON', 'sk_live'],
    ['without a seller', JSON.stringify({ apiKey: 'k'.repeat(32) })],
    [
      'for plain HTTP to another host',
      JSON.stringify({ apiKey: 'k'.repeat(32), seller: 'S', api: 'http://example.com' }),
    ],
  ])('is refused when it is %s', (_, secret) => {
    expect(openDropboxSign(secret, { connectionId: 'c', nowMs: () => NOW, send: fetch })).toBeUndefined();
  });
});
