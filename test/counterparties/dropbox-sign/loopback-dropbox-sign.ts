/** Loopback server with the published shapes of the Dropbox Sign API v3 and its signed callbacks. */
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ERRORS, SEND_RESPONSE, SIGN_URL_RESPONSE } from './fixtures.data.ts';

export const API_KEY = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';

type Request = (typeof SEND_RESPONSE)['signature_request'];
type Signature = Request['signatures'][number];
type Changes = Partial<Record<keyof Signature | 'decline_reason', unknown>>;

export interface SentRequest {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export interface LoopbackDropboxSign {
  readonly api: string;
  /** The credential of the connection. */
  readonly credential: string;
  /** Request forms in order of arrival. */
  readonly sent: readonly SentRequest[];
  /** Method and path of every answered call. */
  readonly calls: readonly string[];
  /** The signer signs, at an instant. */
  sign(requestId: string, at: string): void;
  decline(requestId: string, reason: string): void;
  expire(requestId: string): void;
  /** The request is cancelled at Dropbox Sign. */
  remove(requestId: string): void;
  /** A callback about a request: body and type, signed with the key by default. */
  report(type: string, requestId?: string, key?: string): { readonly body: string; readonly contentType: string };
  /** Returns this status for every call, or never responds, until reset. */
  fail(how: keyof typeof ERRORS | 'hang' | undefined): void;
  /** Executes the next creation but loses its response. */
  loseNextAnswer(): void;
  /** False while the files of a request are being assembled. */
  filesReady: boolean;
  close(): Promise<void>;
}

export async function loopbackDropboxSign(over: Record<string, unknown> = {}): Promise<LoopbackDropboxSign> {
  const requests = new Map<string, Request>();
  const files = new Map<string, SentRequest['files']>();
  const gone = new Set<string>();
  const sent: SentRequest[] = [];
  const calls: string[] = [];
  let failing: keyof typeof ERRORS | 'hang' | undefined;
  let isLosing = false;
  const state = { filesReady: true };

  const create = (form: FormData): object => {
    const fields = new Map<string, string>();
    const uploads: { name: string; bytes: Uint8Array }[] = [];
    for (const [name, value] of form) if (typeof value === 'string') fields.set(name, value);
    sent.push({ fields, files: uploads });
    const email = fields.get('signers[0][email_address]') ?? '';
    const requestId = createHash('sha1').update(`${sent.length}`).digest('hex');
    const [signature] = SEND_RESPONSE.signature_request.signatures;
    if (signature === undefined) throw new Error('the fixture has a signer');
    const request = {
      ...SEND_RESPONSE.signature_request,
      signature_request_id: requestId,
      title: fields.get('title') ?? '',
      test_mode: fields.get('test_mode') === '1',
      metadata: Object.fromEntries(
        [...fields].flatMap(([name, value]) => {
          const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
          return key === undefined ? [] : [[key, value]];
        }),
      ) as Request['metadata'],
      // Rounded down to the hour, as the documentation says.
      expires_at: Math.floor(Number(fields.get('expires_at')) / 3600) * 3600,
      signatures: [{ ...signature, signer_email_address: email, signer_name: fields.get('signers[0][name]') ?? '' }],
    };
    requests.set(requestId, request);
    files.set(requestId, uploads);
    return { signature_request: request };
  };

  const keepFiles = async (form: FormData) => {
    const upload = sent.at(-1)?.files as { name: string; bytes: Uint8Array }[];
    for (const [, value] of form)
      if (typeof value !== 'string')
        upload.push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  };

  const change = (requestId: string, flags: Partial<Request>, changes: Changes) => {
    const request = requests.get(requestId);
    if (request === undefined) throw new Error(`no request ${requestId}`);
    const signatures = request.signatures.map((one) => ({ ...one, ...changes })) as Request['signatures'];
    requests.set(requestId, { ...request, ...flags, signatures });
  };

  const answer = async (
    method: string,
    url: URL,
    form: () => Promise<FormData>,
  ): Promise<[number, object | Uint8Array]> => {
    const path = url.pathname.replace(/^\/v3/, '');
    if (path === '/signature_request/list') {
      const query = url.searchParams.get('query') ?? '';
      const found = [...requests.values()].filter((one) => JSON.stringify(one.metadata).includes(query));
      return [
        200,
        { list_info: { page: 1, num_pages: 1, num_results: found.length, page_size: 20 }, signature_requests: found },
      ];
    }
    if (method === 'POST' && /^\/signature_request\/(send|create_embedded)$/.test(path)) {
      const body = await form();
      if (!/^\S+@\S+$/.test(String(body.get('signers[0][email_address]')))) return [400, ERRORS[400]];
      if (path.endsWith('embedded') && body.get('client_id') === null) return [400, ERRORS[400]];
      const created = create(body);
      await keepFiles(body);
      return [200, created];
    }
    if (path.startsWith('/embedded/sign_url/')) return [200, SIGN_URL_RESPONSE];
    const [, verb, requestId = ''] = /^\/signature_request\/(?:(cancel|remind|files)\/)?(\w+)$/.exec(path) ?? [];
    if (gone.has(requestId)) return [410, ERRORS[410]];
    const request = requests.get(requestId);
    if (request === undefined) return [404, ERRORS[404]];
    if (verb === 'files') {
      if (!state.filesReady) return [409, ERRORS[409]];
      return [200, files.get(requestId)?.[0]?.bytes ?? new Uint8Array()];
    }
    if (verb === 'cancel') {
      if (request.is_complete) return [400, ERRORS[400]];
      gone.add(requestId);
      return [200, {}];
    }
    if (verb === 'remind') {
      const email = String((await form()).get('email_address'));
      if (request.signatures[0]?.signer_email_address !== email) return [400, ERRORS[400]];
      change(requestId, {}, { last_reminded_at: 1_764_331_200 });
    }
    return [200, { signature_request: requests.get(requestId) }];
  };

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const method = incoming.method ?? 'GET';
      const body = await buffer(incoming);
      const form = () =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': incoming.headers['content-type'] ?? '' },
        }).formData();
      calls.push(`${method} ${url.pathname}`);
      if (failing === 'hang') return;
      const isKnown = incoming.headers.authorization === `Basic ${btoa(`${API_KEY}:`)}`;
      const status = failing ?? (isKnown ? undefined : 401);
      const [code, answered] = status === undefined ? await answer(method, url, form) : [status, ERRORS[status]];
      if (isLosing && method === 'POST') {
        isLosing = false;
        outgoing.destroy();
        return;
      }
      const isFile = answered instanceof Uint8Array;
      outgoing.writeHead(code, { 'content-type': isFile ? 'application/pdf' : 'application/json' });
      outgoing.end(isFile ? answered : JSON.stringify(answered));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api,
    credential: JSON.stringify({ apiKey: API_KEY, seller: 'Lakeside Motors', api, ...over }),
    sent,
    calls,
    sign: (requestId, at) =>
      change(requestId, { is_complete: true }, { status_code: 'signed', signed_at: Date.parse(at) / 1000 }),
    decline: (requestId, reason) =>
      change(requestId, { is_declined: true }, { status_code: 'declined', decline_reason: reason }),
    expire: (requestId) => change(requestId, {}, { status_code: 'expired' }),
    remove: (requestId) => gone.add(requestId),
    report: (type, requestId, key = API_KEY) => {
      const event_time = '1764331200';
      const event_hash = createHmac('sha256', key).update(`${event_time}${type}`).digest('hex');
      const request = requestId === undefined ? {} : { signature_request: { signature_request_id: requestId } };
      const json = JSON.stringify({ event: { event_time, event_type: type, event_hash }, ...request });
      const part = `--loopback\r\ncontent-disposition: form-data; name="json"\r\n\r\n${json}\r\n--loopback--\r\n`;
      return { body: part, contentType: 'multipart/form-data; boundary=loopback' };
    },
    fail: (how) => {
      failing = how;
    },
    loseNextAnswer: () => {
      isLosing = true;
    },
    get filesReady() {
      return state.filesReady;
    },
    set filesReady(ready) {
      state.filesReady = ready;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
