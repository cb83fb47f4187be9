/**
 * DocuSign's account server and eSignature API v2.1 as one `fetch`; requests are checked against the official v2
 * document.
 */
import { createHash, createHmac, generateKeyPairSync, verify } from 'node:crypto';
import { CONNECT_MESSAGE, ERRORS } from './fixtures.data.ts';
import { violations } from './swagger-check.ts';

/** Generated per run, so that no real key is stored. */
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const PRIVATE_KEY_PEM = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
export const CONNECT_KEY = 'c29tZSBrZXkgb2YgYSBsb29wYmFjaw==';
const INTEGRATION_KEY = '7c2b8d7e-0000-4a8b-9d3e-000000000001';
const USER_ID = '7c2b8d7e-0000-4a8b-9d3e-000000000002';
export const ACCOUNT_ID = '7c2b8d7e-0000-4a8b-9d3e-000000000003';
const API_SERVER = 'https://demo.docusign.net';
const DAY_MS = 86_400_000;
const TOKEN_SECONDS = 3_600;

type Failure = keyof typeof ERRORS | undefined;

interface Signer {
  readonly email: string;
  readonly name: string;
  readonly clientUserId?: string;
  readonly status: string;
  readonly declinedReason?: string;
  readonly signedDateTime?: string;
}

export interface Definition {
  readonly status: string;
  readonly transactionId: string;
  readonly documents: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly documentBase64: string;
  }[];
  readonly recipients: { readonly signers: readonly Signer[] };
  readonly notification: { readonly expirations: { readonly expireAfter: string } };
}

interface Stored {
  readonly envelopeId: string;
  readonly transactionId: string;
  readonly status: string;
  readonly sentDateTime: string;
  readonly expireDateTime: string;
  readonly completedDateTime?: string;
  readonly voidedDateTime?: string;
  readonly voidedReason?: string;
  readonly recipients: { readonly signers: readonly Signer[] };
}

export class DocuSignMock {
  /** Envelope definitions in order of arrival. */
  readonly sent: Definition[] = [];
  /** Method and path of every answered call, without the account. */
  readonly calls: string[] = [];
  /** Claims of the exchanged assertions. */
  readonly assertions: Record<string, unknown>[] = [];
  nowMs: () => number = () => Date.parse('2026-11-27T12:00:00.000Z');
  readonly #envelopes = new Map<string, Stored>();
  #failing: Failure;
  #baseUri = API_SERVER;
  #isConsented = true;
  #isLosing = false;
  #isLocked = false;
  #token = '';
  #tokenUntilMs = 0;

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await this.answer(request);
    if (this.#isLosing && request.method === 'POST' && /\/envelopes$/.test(new URL(request.url).pathname)) {
      this.#isLosing = false;
      throw new TypeError('fetch failed');
    }
    return answer;
  };

  credential(over: object = {}): string {
    return JSON.stringify({
      integrationKey: INTEGRATION_KEY,
      userId: USER_ID,
      accountId: ACCOUNT_ID,
      privateKey: PRIVATE_KEY_PEM,
      connectKey: CONNECT_KEY,
      seller: 'Lakeside Motors',
      environment: 'production',
      ...over,
    });
  }

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/oauth/')) return this.#account(request, url);
    const path = url.pathname.replace(`/restapi/v2.1/accounts/${ACCOUNT_ID}`, '');
    this.calls.push(`${request.method} ${path}${url.search}`);
    if (this.#failing === 429)
      return json(400, ERRORS[429], { 'x-ratelimit-reset': String(this.nowMs() / 1_000 + 90) });
    if (this.#failing !== undefined)
      return json(typeof this.#failing === 'number' ? this.#failing : 400, ERRORS[this.#failing]);
    if (url.origin !== this.#baseUri || !this.#isGranted(request)) return json(401, ERRORS[401]);
    return this.#api(request, path, url.searchParams);
  }

  #isGranted(request: Request): boolean {
    return request.headers.get('authorization') === `Bearer ${this.#token}` && this.nowMs() < this.#tokenUntilMs;
  }

  async #account(request: Request, url: URL): Promise<Response> {
    this.calls.push(`${request.method} ${url.host}${url.pathname}`);
    if (url.pathname === '/oauth/userinfo') {
      if (!this.#isGranted(request)) return json(401, { error: 'invalid_token' });
      return json(200, {
        sub: USER_ID,
        accounts: [{ account_id: ACCOUNT_ID, is_default: true, account_name: 'Lakeside', base_uri: this.#baseUri }],
      });
    }
    const form = new URLSearchParams(await request.text());
    const [head = '', body = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
    const isGood =
      isSigned &&
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      claims.iss === INTEGRATION_KEY &&
      claims.sub === USER_ID &&
      claims.aud === url.host &&
      Number(claims.exp) * 1_000 > this.nowMs();
    if (!isGood) return json(400, { error: 'invalid_grant', error_description: 'no_valid_keys_or_signatures' });
    if (!this.#isConsented) return json(400, { error: 'consent_required' });
    this.assertions.push(claims);
    this.#token = `token_${this.assertions.length}`;
    this.#tokenUntilMs = this.nowMs() + TOKEN_SECONDS * 1_000;
    return json(200, { access_token: this.#token, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
  }

  async #api(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    const { method } = request;
    if (path === '/envelopes' && method === 'GET') return json(200, this.#list(query));
    if (path === '/envelopes' && method === 'POST') return this.#create(await request.json());
    const [, envelopeId = '', part] = /^\/envelopes\/([^/]+)(\/.+)?$/.exec(path) ?? [];
    const envelope = this.#envelopes.get(envelopeId);
    if (envelope === undefined) return json(404, ERRORS[404]);
    if (part === '/views/recipient') return this.#view(envelope, await request.json());
    if (part?.startsWith('/documents/')) return this.#document(envelope, part);
    if (method === 'PUT') return this.#update(envelope, await request.json());
    const { recipients, ...rest } = envelope;
    return json(200, query.get('include') === 'recipients' ? envelope : rest);
  }

  #list(query: URLSearchParams): object {
    const wanted = (query.get('transaction_ids') ?? '').split(',');
    const envelopes = [...this.#envelopes.values()].filter(({ transactionId }) => wanted.includes(transactionId));
    const found = { resultSetSize: String(envelopes.length), totalSetSize: String(envelopes.length) };
    return envelopes.length === 0 ? found : { ...found, envelopes };
  }

  #create(body: unknown): Response {
    const problems = violations(body, 'envelopeDefinition');
    if (problems.length > 0) return json(400, { ...ERRORS[400], message: problems.join('; ') });
    const definition = body as Definition;
    const [signer] = definition.recipients.signers;
    if (signer === undefined || !/^\S+@\S+$/.test(signer.email)) return json(400, ERRORS.invalidEmail);
    this.sent.push(definition);
    const hex = createHash('sha1').update(`${this.sent.length}`).digest('hex');
    const envelopeId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
    const sentDateTime = stamp(this.nowMs());
    this.#envelopes.set(envelopeId, {
      envelopeId,
      transactionId: definition.transactionId,
      status: definition.status,
      sentDateTime,
      expireDateTime: stamp(this.nowMs() + Number(definition.notification.expirations.expireAfter) * DAY_MS),
      recipients: { signers: [{ ...signer, status: 'sent' }] },
    });
    return json(201, {
      envelopeId,
      status: definition.status,
      statusDateTime: sentDateTime,
      uri: `/envelopes/${envelopeId}`,
    });
  }

  #update(envelope: Stored, body: Partial<Stored>): Response {
    const problems = violations(body, 'envelope');
    if (problems.length > 0) return json(400, { ...ERRORS[400], message: problems.join('; ') });
    const { envelopeId } = envelope;
    if (this.#isLocked) return json(400, ERRORS.locked);
    if (body.status === 'voided') {
      if (!['sent', 'delivered'].includes(envelope.status) || !body.voidedReason) return json(400, ERRORS.cannotVoid);
      this.#change(envelopeId, { ...body, voidedDateTime: stamp(this.nowMs()) });
    }
    return json(200, { envelopeId });
  }

  #view({ envelopeId, recipients: { signers } }: Stored, body: Record<string, string>): Response {
    const problems = violations(body, 'recipientViewRequest');
    if (problems.length > 0) return json(400, { ...ERRORS[400], message: problems.join('; ') });
    const isKnown = signers.some(
      ({ clientUserId, email, name }) =>
        clientUserId !== undefined &&
        clientUserId === body.clientUserId &&
        email === body.email &&
        name === body.userName,
    );
    if (!isKnown || !body.returnUrl || !body.authenticationMethod) return json(400, ERRORS.unknownRecipient);
    return json(201, { url: `${API_SERVER}/Signing/MTRedeem/v1/${envelopeId}?slt=loopback` });
  }

  #document({ transactionId }: Stored, part: string): Response {
    const first = this.sent.find((one) => one.transactionId === transactionId)?.documents[0];
    const isPart = part === '/documents/combined' || part === '/documents/certificate';
    if (first === undefined || !isPart) return json(404, ERRORS[404]);
    return new Response(Buffer.from(first.documentBase64, 'base64'), {
      headers: { 'content-type': 'application/pdf' },
    });
  }

  #change(envelopeId: string, changes: Partial<Stored>, signer: Partial<Signer> = {}): void {
    const envelope = this.#envelopes.get(envelopeId);
    if (envelope === undefined) throw new Error(`no envelope ${envelopeId}`);
    const signers = envelope.recipients.signers.map((one) => ({ ...one, ...signer }));
    this.#envelopes.set(envelopeId, { ...envelope, ...changes, recipients: { signers } });
  }

  /** The signer signs, at an instant. */
  sign(envelopeId: string, at: string): void {
    const signedDateTime = stamp(Date.parse(at));
    this.#change(
      envelopeId,
      { status: 'completed', completedDateTime: signedDateTime },
      { status: 'completed', signedDateTime },
    );
  }

  decline(envelopeId: string, declinedReason: string): void {
    this.#change(envelopeId, { status: 'declined' }, { status: 'declined', declinedReason });
  }

  /** The envelope expires unsigned, and DocuSign voids it. */
  expire(envelopeId: string): void {
    const at = this.#envelopes.get(envelopeId)?.expireDateTime ?? '';
    this.#change(envelopeId, { status: 'voided', voidedDateTime: at, voidedReason: 'Time ran out.' });
  }

  /** The envelope is voided at DocuSign. */
  remove(envelopeId: string): void {
    this.#change(envelopeId, { status: 'voided', voidedDateTime: stamp(this.nowMs()), voidedReason: 'Wrong car.' });
  }

  /** The account no longer has the envelope. */
  purge(envelopeId: string): void {
    this.#envelopes.delete(envelopeId);
  }

  /** Locks or unlocks envelopes, as an editor does. */
  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
  }

  /** The user revokes the app's consent. */
  withdrawConsent(): void {
    this.#isConsented = false;
  }

  /** The account server names another API server. */
  moveTo(origin: string): void {
    this.#baseUri = origin;
  }

  /** Revokes the last token. */
  revokeToken(): void {
    this.#token = 'revoked';
  }

  /** A Connect message about an envelope: body and headers, signed with the key by default. */
  report(event: string, envelopeId?: string, key = CONNECT_KEY, at = 1) {
    const data = { ...CONNECT_MESSAGE.data, accountId: ACCOUNT_ID, userId: USER_ID, envelopeId };
    const body = JSON.stringify({ ...CONNECT_MESSAGE, event, generatedDateTime: stamp(this.nowMs()), data });
    const signature = createHmac('sha256', key).update(body).digest('base64');
    return {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', [`x-docusign-signature-${at}`]: signature },
    };
  }

  /** Returns this error for every API call until reset. */
  fail(how: Failure): void {
    this.#failing = how;
  }

  /** Executes the next creation but loses its response. */
  loseNextAnswer(): void {
    this.#isLosing = true;
  }
}

/** DocuSign timestamps have seven decimals. */
function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '0000Z');
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
