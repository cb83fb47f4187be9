/** The e-sign port against DocuSign's official document: the port suite, tokens, faults and Connect messages. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, describe, expect, it } from 'vitest';
import type { EnvelopeSent } from '#domain/deal-facts/ceremony-events.ts';
import type { EnvelopeRequest } from '#ports/esign.ts';
import { ENVELOPE_REQUEST, esignSuite } from '#ports/suites/deal/esign.suite.ts';
import { credentialProblem } from '../../../src/live/credentials.ts';
import { openDocuSign } from '../../../src/live/docusign/docusign.ts';
import { decisionOf, ENVELOPE_STATES, isExpired } from '../../../src/live/docusign/states.ts';
import { DocuSignMock } from './docusign-mock.ts';
import { violations } from './swagger-check.ts';

const docusign = new DocuSignMock();
afterEach(() => docusign.fail(undefined));

const NOW = Date.parse('2026-11-27T12:00:00.000Z');
const openWith = (over: object = {}, mock = docusign) => {
  const parts = { connectionId: 'connection_1', nowMs: () => mock.nowMs(), send: mock.fetch };
  const esign = openDocuSign(mock.credential(over), parts);
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
    decision === 'sign' ? docusign.sign(envelopeId, now) : docusign.decline(envelopeId, reason),
});

describe('a DocuSign envelope', () => {
  it('has the documents as PDF, the signer, the signature fields and an expiry', async () => {
    const envelope = await sendEnvelope();
    const definition = docusign.sent.at(-1);
    expect(definition).toMatchObject({
      status: 'sent',
      transactionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      customFields: { textCustomFields: [{ name: 'carport_deal', value: 'deal_suite' }] },
      recipients: {
        signers: [
          {
            name: 'Ada Lovelace',
            email: 'ada@example.com',
            tabs: {
              signHereTabs: [{ anchorString: 'Signature of the buyer:' }],
              dateSignedTabs: [{ anchorString: 'Date signed:' }],
            },
          },
        ],
      },
    });
    expect(envelope.expiresAt).toBe('2026-12-04T12:00:00.000Z');
    const documents = definition?.documents ?? [];
    expect(documents.map(({ name }) => name)).toEqual(["Buyer's order.pdf", 'Odometer statement.pdf']);
    const pages = documents.map(async (one) => (await PDFDocument.load(one.documentBase64)).getPageCount());
    expect(await Promise.all(pages)).toEqual(envelope.documents.map((document) => document.pages));
    expect(envelope.provider).toEqual({
      connectionId: 'connection_1',
      adapter: 'docusign',
      source: 'docusign',
      isTest: false,
    });
  });

  it('is signed on the dealer’s own page when embedded, otherwise by email', async () => {
    const own = openWith({ embedded: true });
    expect(await own.signingUrl(await sendEnvelope({}, own), 'https://carport.test/')).toEqual({
      url: expect.stringContaining('https://demo.docusign.net/Signing/'),
    });
    expect(await esign.signingUrl(await sendEnvelope(), 'https://carport.test/')).toEqual({});
    expect(await own.signingUrl(await sendEnvelope(), 'https://carport.test/')).toEqual({});
  });

  it('is created once even if the response was lost', async () => {
    const request = { ...ENVELOPE_REQUEST, revision: 'lost' };
    const before = docusign.sent.length;
    docusign.loseNextAnswer();
    expect(await esign.send(request, 'key')).toMatchObject({ fault: 'unreachable' });
    expect(await esign.send(request, 'key')).toHaveProperty('envelopeId');
    expect(docusign.sent).toHaveLength(before + 1);
  });

  it('is voided once, and a signed one is not', async () => {
    const envelope = await sendEnvelope();
    expect(await esign.withdraw(envelope, 're-desk')).toEqual({ state: 'withdrawn' });
    expect(await esign.withdraw(envelope, 're-desk')).toEqual({ state: 'closed' });
    const signed = await sendEnvelope();
    docusign.sign(signed.envelopeId, '2026-11-27T12:00:00.000Z');
    expect(await esign.withdraw(signed, 're-desk')).toEqual({ state: 'closed' });
    docusign.purge(signed.envelopeId);
    expect(await esign.withdraw(signed, 're-desk')).toEqual({ state: 'closed' });
  });

  it('is not treated as withdrawn while somebody edits it at DocuSign', async () => {
    const envelope = await sendEnvelope();
    docusign.lock(true);
    expect(await esign.withdraw(envelope, 're-desk')).toMatchObject({ fault: 'failing' });
    docusign.lock(false);
    expect(await esign.withdraw(envelope, 're-desk')).toEqual({ state: 'withdrawn' });
  });

  it('is resent as a reminder', async () => {
    const envelope = await sendEnvelope();
    expect(await esign.remind(envelope)).toEqual({ state: 'reminded' });
    expect(docusign.calls.at(-1)).toBe(`PUT /envelopes/${envelope.envelopeId}?resend_envelope=true`);
    docusign.purge(envelope.envelopeId);
    expect(await esign.remind(envelope)).toEqual({ rejected: 'ENVELOPE_DOES_NOT_EXIST', counterparty: 'docusign' });
  });

  it('is downloaded with its certificate of completion, or only the certificate', async () => {
    const envelope = await sendEnvelope();
    for (const [part, path] of [
      ['signed', 'combined?certificate=true'],
      ['audit-trail', 'certificate'],
    ] as const) {
      expect(await esign.download(envelope, part)).toMatchObject({ contentType: 'application/pdf' });
      expect(docusign.calls.at(-1)).toBe(`GET /envelopes/${envelope.envelopeId}/documents/${path}`);
    }
  });

  it('is refused for a name that the PDF fonts cannot write', async () => {
    const facts = { ...ENVELOPE_REQUEST.facts, buyer: { name: '李小龍', zip: '94105' } };
    expect(await esign.send({ ...ENVELOPE_REQUEST, facts, revision: 'han' })).toHaveProperty('rejected');
  });
});

describe('the validator of requests against the official document', () => {
  it('reports a misspelled member, a number instead of text, and an object instead of a list', () => {
    const wrong = { emailSubjct: 'x', status: 1, documents: {}, recipients: { signers: [{ mail: 'x' }] } };
    expect(violations(wrong, 'envelopeDefinition')).toEqual([
      'envelopeDefinition.emailSubjct: not in the document',
      'envelopeDefinition.status: not a string',
      'envelopeDefinition.documents: not a list',
      'envelopeDefinition.recipients.signers[0].mail: not in the document',
    ]);
  });
});

describe('DocuSign statuses', () => {
  it('map onto the envelope’s states', () => {
    expect(ENVELOPE_STATES).toEqual({
      created: 'waiting',
      processing: 'waiting',
      sent: 'waiting',
      delivered: 'waiting',
      signed: 'waiting',
      completed: 'sign',
      declined: 'decline',
      voided: 'void',
      timedout: 'void',
      deleted: 'void',
    });
    expect(decisionOf({ status: 'of a later version' })).toBe('waiting');
    expect(decisionOf({ status: 'Completed' })).toBe('sign');
  });

  it('distinguish an expired envelope from a voided one', () => {
    const voided = { envelopeId: 'x', status: 'voided', expireDateTime: '2026-12-04T12:00:00.0000000Z' };
    expect(isExpired({ ...voided, voidedDateTime: '2026-12-04T12:00:01.0000000Z' })).toBe(true);
    expect(isExpired({ ...voided, voidedDateTime: '2026-12-01T12:00:00.0000000Z' })).toBe(false);
    expect(isExpired({ ...voided, voidedReason: 'Envelope has expired.' })).toBe(true);
    expect(isExpired({ ...voided, status: 'timedout' })).toBe(true);
  });

  it('end an envelope that expired, was voided or was purged', async () => {
    const [expired, removed, purged, waiting] = [
      await sendEnvelope(),
      await sendEnvelope(),
      await sendEnvelope(),
      await sendEnvelope(),
    ];
    docusign.expire(expired.envelopeId);
    docusign.remove(removed.envelopeId);
    docusign.purge(purged.envelopeId);
    const complete = (envelope: EnvelopeSent) => esign.complete({ envelope, decision: 'sign', now: '' });
    expect(await Promise.all([expired, removed, purged, waiting].map(complete))).toEqual([
      { decision: 'void', reason: 'expired' },
      { decision: 'void', reason: 'provider' },
      { decision: 'void', reason: 'provider' },
      { decision: 'waiting' },
    ]);
  });
});

describe('the DocuSign JWT grant', () => {
  const grants = (mock: DocuSignMock) => mock.calls.filter((call) => call.endsWith('/oauth/token'));

  it('uses the account server of its environment, and states when it is a demo', async () => {
    for (const [environment, host, source, isTest] of [
      ['production', 'account.docusign.com', 'docusign', false],
      ['demo', 'account-d.docusign.com', 'docusign demo', true],
    ] as const) {
      const mock = new DocuSignMock();
      const by = openWith({ environment }, mock);
      expect((await sendEnvelope({}, by)).provider).toMatchObject({ source, isTest });
      expect(mock.assertions).toMatchObject([{ aud: host, scope: 'signature impersonation', iat: NOW / 1_000 }]);
      expect(mock.calls.slice(0, 2)).toEqual([`POST ${host}/oauth/token`, `GET ${host}/oauth/userinfo`]);
    }
  });

  it('is requested once per hour, even by concurrent callers', async () => {
    const mock = new DocuSignMock();
    const by = openWith({}, mock);
    await Promise.all([sendEnvelope({}, by), sendEnvelope({}, by)]);
    await sendEnvelope({}, by);
    expect(grants(mock)).toHaveLength(1);
    mock.nowMs = () => NOW + 3_550_000;
    await sendEnvelope({}, by);
    expect(grants(mock)).toHaveLength(2);
  });

  it('is requested again, once, when DocuSign rejects a token early', async () => {
    const mock = new DocuSignMock();
    const by = openWith({}, mock);
    const envelope = await sendEnvelope({}, by);
    mock.revokeToken();
    expect(await by.remind(envelope)).toEqual({ state: 'reminded' });
    expect(grants(mock)).toHaveLength(2);
    mock.fail(401);
    expect(await by.remind(envelope)).toMatchObject({ fault: 'unauthorized' });
    expect(grants(mock)).toHaveLength(3);
  });

  it.each([
    ['without the user’s consent', (mock: DocuSignMock) => mock.withdrawConsent(), {}, 'unauthorized'],
    [
      'for an app with another key',
      () => {},
      { integrationKey: '7c2b8d7e-0000-4a8b-9d3e-00000000000f' },
      'unauthorized',
    ],
    [
      'for an account that the user does not belong to',
      () => {},
      { accountId: '7c2b8d7e-0000-4a8b-9d3e-00000000000f' },
      'unauthorized',
    ],
    ['that names another server', (mock: DocuSignMock) => mock.moveTo('https://docusign.example'), {}, 'unreadable'],
  ] as const)('raises a fault for %s', async (_, arrange, over, fault) => {
    const mock = new DocuSignMock();
    arrange(mock);
    expect(await openWith(over, mock).send(ENVELOPE_REQUEST)).toEqual({ fault, counterparty: 'docusign' });
  });
});

describe('a DocuSign fault', () => {
  it.each([
    [429, { fault: 'throttled', retryAfterSeconds: 90 }],
    [500, { fault: 'failing' }],
  ] as const)('of status %i is typed and contains nothing of the signer', async (status, fault) => {
    const envelope = await sendEnvelope();
    docusign.fail(status);
    const answers = [
      await esign.send({ ...ENVELOPE_REQUEST, revision: 'down' }),
      await esign.complete({ envelope, decision: 'sign', now: '' }),
      await esign.withdraw(envelope, 're-desk'),
      await esign.remind(envelope),
      await esign.download(envelope, 'signed'),
    ];
    for (const answer of answers) expect(answer).toEqual({ ...fault, counterparty: 'docusign' });
  });

  it('of a rejected request contains only its code', async () => {
    const signer = { name: 'Ada', email: 'nonsense' };
    expect(await esign.send({ ...ENVELOPE_REQUEST, signer, revision: 'no' })).toEqual({
      rejected: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
      counterparty: 'docusign',
    });
  });
});

describe('a DocuSign Connect message', () => {
  const read = ({ body, headers }: { body: string; headers: Record<string, string> }, by = esign) =>
    by.readNotice({ payload: body, header: (name) => headers[name] });
  const genuine = docusign.report('envelope-completed', '2b388914-e3ae-3b73-8bd4-e2ee2850c677');

  it('names the changed envelope and is signed with any of the account’s keys', async () => {
    const changed = { state: 'changed', envelopeId: '2b388914-e3ae-3b73-8bd4-e2ee2850c677' };
    expect(await read(genuine)).toEqual(changed);
    expect(await read(genuine)).toEqual(changed);
    const second = docusign.report('envelope-declined', changed.envelopeId, undefined, 2);
    expect(await read({ ...second, headers: { ...second.headers, 'x-docusign-signature-1': 'b3RoZXI=' } })).toEqual(
      changed,
    );
  });

  it('without an envelope or of another account is ignored', async () => {
    expect(await read(docusign.report('connect-test'))).toEqual({ state: 'ignored' });
    const other = openWith({ accountId: '7c2b8d7e-0000-4a8b-9d3e-00000000000f' });
    expect(await read(genuine, other)).toEqual({ state: 'ignored' });
  });

  it.each([
    ['signed with another key', docusign.report('envelope-completed', 'abc', 'another key')],
    ['changed after it was signed', { ...genuine, body: genuine.body.replace('2b388914', '2b388915') }],
    ['without a signature', { ...genuine, headers: {} }],
    ['with a signature that is not base64', { ...genuine, headers: { 'x-docusign-signature-1': '%%%' } }],
    ['empty', { body: '', headers: genuine.headers }],
  ])('is rejected as forged: %s', async (_, message) => {
    expect(await read(message)).toEqual({ state: 'forged' });
  });
});

describe('a DocuSign credential', () => {
  it('is refused with the names of the invalid members, and never a value', async () => {
    const over = { privateKey: 'secret text', environment: 'staging', accountId: '12' };
    const problem = await credentialProblem('docusign', docusign.credential(over));
    expect(problem).toBe('needs a valid value in: accountId, privateKey, environment');
    expect(openDocuSign('sk', { connectionId: 'c', nowMs: () => NOW, send: fetch })).toBeUndefined();
  });
});
