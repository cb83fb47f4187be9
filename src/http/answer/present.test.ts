/** Each kind of answer has its envelope, status and headers; a deterministic read has a tag and a cache rule. */
import { describe, expect, it } from 'vitest';
import { type Answer, document, empty, notFound, offer, ok, refuse, withoutUndefined } from '#kernel/answer.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { answeredWith, bodyIn, type Presentation, present } from './present.ts';

const readEndpoint = (cache?: Endpoint['cache'], more: Partial<Endpoint> = {}): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/vin',
    summary: '',
    access: 'open',
    live: null,
    refusals: [],
    examples: [],
    ...withoutUndefined({ cache }),
    ...more,
  });
/** A digest that names its text, so that a tag shows what it was computed from. */
const sha256 = (text: string) => `${text.length}`.padStart(40, '0');
const how = (more: Partial<Presentation> = {}): Presentation => ({
  requestId: 'req_1',
  path: '/vin',
  endpoint: readEndpoint(),
  keyed: false,
  ifNoneMatch: null,
  sha256,
  ...more,
});
const STANDARD = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Allow, ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, X-Envelope, X-Body-Encoding, Idempotent-Replayed, Preference-Applied, MCP-Protocol-Version',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'req_1',
};
const JSON_HEADERS = { ...STANDARD, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

async function shown(answer: Answer, given: Presentation = how()) {
  const response = present(answer, given);
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

describe('an answer', () => {
  it.each<[name: string, answer: Answer, status: number, envelope: string, body: object]>([
    ['with content is a 200', ok({ vin: 'x' }), 200, 'OK', { type: 'OK', vin: 'x' }],
    [
      'that found nothing is a 200',
      empty('No car.', { source: 'test' } as never, { count: 0 }),
      200,
      'EMPTY',
      { type: 'EMPTY', reason: 'No car.', message: 'No car.', count: 0, provenance: { source: 'test' } },
    ],
    [
      'about an unknown id is a 404',
      notFound('No deal.'),
      404,
      'EMPTY',
      { type: 'EMPTY', reason: 'No deal.', message: 'No deal.', error: 'No deal.', status: 404 },
    ],
    ['that asks for a payment is a 402', offer({ price: '1.00' }), 402, 'OFFER', { type: 'OFFER', price: '1.00' }],
  ])('%s', async (_name, answer, status, envelope, body) => {
    expect(await shown(answer)).toEqual({ status, headers: { ...JSON_HEADERS, 'x-envelope': envelope }, body });
  });

  it('of a document keeps its own bytes and type', async () => {
    const text = document('text/markdown', '# Carport', { envelope: 'EMPTY' });
    expect(await shown(text)).toEqual({
      status: 200,
      headers: { ...STANDARD, 'cache-control': 'no-store', 'content-type': 'text/markdown', 'x-envelope': 'EMPTY' },
      body: '# Carport',
    });
    expect((await shown(document('text/html', 'pay', { envelope: 'OFFER' }))).status).toBe(402);
  });

  it('of a stream is sent as it comes, with its own headers', async () => {
    const body = new Response('data: 1\n\n').body as ReadableStream<Uint8Array>;
    const headers = { 'cache-control': 'no-cache' };
    expect(await shown({ kind: 'STREAM', contentType: 'text/event-stream', body, headers })).toEqual({
      status: 200,
      headers: { ...STANDARD, ...headers, 'content-type': 'text/event-stream', 'x-envelope': 'OK' },
      body: 'data: 1\n\n',
    });
  });

  it.each([
    [202, 'OK'],
    [400, 'BLOCKED'],
  ])('of a protocol with status %i gets the standard headers and the envelope %s', async (status, envelope) => {
    const relayedResponse = (headers: Record<string, string>) =>
      new Response('{}', { status, headers: { 'content-type': 'text/plain', ...headers } });
    const bare = await shown({ kind: 'RELAYED', response: relayedResponse({ allow: 'GET' }) });
    expect([bare.status, bare.headers]).toEqual([
      status,
      {
        ...STANDARD,
        allow: 'GET',
        'cache-control': 'no-store',
        'content-type': 'text/plain',
        'x-envelope': envelope,
      },
    ]);
    const cached = await shown({ kind: 'RELAYED', response: relayedResponse({ 'cache-control': 'private' }) });
    expect(cached.headers['cache-control']).toBe('private');
  });
});

describe('the headers of every answer', () => {
  const rate = (resetMs: number) => ({ allowed: true, remaining: 7, resetMs });
  it.each<[name: string, given: Partial<Presentation>, headers: Record<string, string>]>([
    ['demand TLS behind an https address', { isSecure: true }, { 'strict-transport-security': 'max-age=31536000' }],
    ['name an assumed encoding', { assumedEncoding: 'windows-1252' }, { 'x-body-encoding': 'windows-1252; assumed' }],
    [
      'state the rate limit, in whole seconds rounded up',
      { rateLimit: { calls: 10, windowSeconds: 60 }, rate: rate(1_001) },
      { 'ratelimit-policy': '"burst";q=10;w=60', ratelimit: '"burst";r=7;t=2' },
    ],
    [
      'state a wait of at least a second',
      { rateLimit: { calls: 10, windowSeconds: 60 }, rate: rate(0) },
      { 'ratelimit-policy': '"burst";q=10;w=60', ratelimit: '"burst";r=7;t=1' },
    ],
    ['state no limit where the call was not counted', { rateLimit: { calls: 10, windowSeconds: 60 } }, {}],
    ['state no limit where there is none', { rate: rate(1_000) }, {}],
  ])('%s', async (_name, given, headers) => {
    expect((await shown(ok({}), how(given))).headers).toEqual({ ...JSON_HEADERS, 'x-envelope': 'OK', ...headers });
  });
});

describe('a refusal', () => {
  it('states code, sentence, status, path and request', async () => {
    const { status, headers, body } = await shown(refuse('unknown-key'));
    expect(status).toBe(401);
    expect(headers).toEqual({ ...JSON_HEADERS, 'x-envelope': 'BLOCKED' });
    expect(body).toEqual({
      type: 'BLOCKED',
      code: 'unknown-key',
      reason: body.reason,
      error: body.reason,
      status: 401,
      path: '/vin',
      requestId: 'req_1',
    });
    expect(body.reason).toMatch(/^[A-Z].+\.$/);
  });

  it('states the wait in the body and the header, and the methods that are allowed', async () => {
    const wait = await shown(refuse('rate-limited', { retryAfterSeconds: 9 }));
    expect([wait.status, wait.headers['retry-after'], wait.body.retry_after]).toEqual([429, '9', 9]);
    const method = await shown(refuse('method-not-allowed', { extra: { allow: ['GET', 'HEAD'] } }));
    expect([method.status, method.headers.allow, method.body.allow]).toEqual([405, 'GET, HEAD', ['GET', 'HEAD']]);
  });

  it('lists problems without their codes, and clips long ones', async () => {
    const problems = [problem('body', 'vin', `x${'y'.repeat(2_000)}`, 'z', 'unknown-parameter')];
    const { body } = await shown(
      refuse('validation-failed', { problems, reason: 'r'.repeat(1_001) }),
      how({ path: 'p'.repeat(121) }),
    );
    expect(Object.keys(body.problems[0])).toEqual(['path', 'expected', 'got', 'in', 'message']);
    expect([body.problems[0].expected.length, body.reason.length, body.path.length]).toEqual([1_000, 1_000, 120]);
    expect(body).not.toHaveProperty('problemsOmitted');
  });

  it('lists as many problems as fit in 48 kB, and counts the others', async () => {
    const one = problem('body', 'a', 'e'.repeat(900), 'g');
    const bytes = JSON.stringify({
      path: one.path,
      expected: one.expected,
      got: one.got,
      in: one.in,
      message: one.message,
    }).length;
    const fitting = Math.floor(48_000 / bytes);
    const refusal = refuse('validation-failed', {
      problems: Array(fitting + 3).fill(one),
      extra: { problemsOmitted: 5 },
    });
    const { body } = await shown(refusal);
    expect([body.problems.length, body.problemsOmitted]).toEqual([fitting, 8]);
    const whole = await shown(refuse('validation-failed', { problems: Array(fitting).fill(one) }));
    expect([whole.body.problems.length, whole.body.problemsOmitted]).toEqual([fitting, undefined]);
  });

  it('is returned beside its response, for the request log', () => {
    const refusal = refuse('unknown-key');
    expect(answeredWith(refusal, how()).refusal).toBe(refusal);
    expect(answeredWith(ok({}), how())).not.toHaveProperty('refusal');
  });
});

describe('a cached read', () => {
  const tag = `"${sha256(JSON.stringify({ type: 'OK', a: 1 })).slice(0, 32)}"`;
  it.each<[cache: Endpoint['cache'], keyed: boolean, control: string]>([
    ['document', false, 'public, max-age=300, must-revalidate'],
    ['document', true, 'public, max-age=300, must-revalidate'],
    ['deterministic', false, 'public, max-age=60'],
    ['deterministic', true, 'private, no-cache'],
    ['revalidate', false, 'private, no-cache'],
  ])('of kind %s with a key (%s) says %s', async (cache, keyed, control) => {
    const given = how({ endpoint: readEndpoint(cache), keyed });
    expect((await shown(ok({ a: 1 }), given)).headers).toEqual({
      ...JSON_HEADERS,
      'x-envelope': 'OK',
      'cache-control': control,
      etag: tag,
      vary: 'Authorization',
    });
    const page = await shown(document('text/html', 'x'), given);
    expect(page.headers['cache-control']).toBe(control);
  });

  it('varies with the preference where the endpoint has detail', async () => {
    const { headers } = await shown(ok({ a: 1 }), how({ endpoint: readEndpoint('deterministic', { detail: ['a'] }) }));
    expect(headers.vary).toBe('Authorization, Prefer');
  });

  it('is neither tagged nor cached as the answer to a POST', async () => {
    const { headers } = await shown(ok({ a: 1 }), how({ endpoint: readEndpoint('deterministic', { method: 'POST' }) }));
    expect(headers).toEqual({ ...JSON_HEADERS, 'x-envelope': 'OK' });
  });

  it.each<[ifNoneMatch: string | null, status: number]>([
    [null, 200],
    ['"other"', 200],
    [tag, 304],
    ['*', 304],
    [`W/${tag}`, 304],
    [`"other", ${tag}`, 304],
    [`"other" , * `, 304],
  ])('answers If-None-Match %s with %i', async (ifNoneMatch, status) => {
    const given = how({ endpoint: readEndpoint('deterministic'), ifNoneMatch });
    const answer = await shown(ok({ a: 1 }), given);
    expect([answer.status, answer.body === '', answer.headers.etag]).toEqual([status, status === 304, tag]);
    const tagged = await shown(document('text/html', 'x', { headers: { etag: tag } }), given);
    expect([tagged.status, tagged.body]).toEqual([status, status === 304 ? '' : 'x']);
    expect((await shown(document('text/html', 'x'), given)).status).toBe(200);
  });

  it('serializes a frozen body once for each service, in bytes above 4,096 characters', async () => {
    let digests = 0;
    const countDigest = (text: string) => {
      digests += 1;
      return sha256(text);
    };
    const given = how({
      endpoint: readEndpoint('document'),
      sha256: countDigest,
      serialised: new WeakMap(),
      keyed: true,
    });
    const small = Object.freeze({ a: 'x'.repeat(4_096 - '{"type":"OK","a":""}'.length) });
    const large = Object.freeze({ a: `${small.a}y` });
    for (const body of [small, small, large, large])
      expect(bodyIn(answeredWith(ok(body), given))).toBe(JSON.stringify({ type: 'OK', ...body }));
    expect(digests).toBe(2);
    expect([small, large].map((body) => typeof given.serialised?.get(body)?.bytes)).toEqual(['string', 'object']);
    present(ok({ a: 1 }), given);
    present(ok({ a: 1 }), given);
    expect(digests).toBe(4);
  });
});

describe('the body of a response', () => {
  it('is kept for keyed calls only, for the idempotency record', () => {
    expect(bodyIn(answeredWith(ok({ a: 1 }), how({ keyed: true })))).toBe('{"type":"OK","a":1}');
    expect(bodyIn(answeredWith(ok({ a: 1 }), how()))).toBeUndefined();
  });

  it('with an array of over 500 items is a stream of the same text, which is not kept', async () => {
    const long = { rows: Array.from({ length: 501 }, (_, i) => i) };
    const answered = answeredWith(ok(long), how({ keyed: true }));
    expect(bodyIn(answered)).toBeUndefined();
    expect(await answered.response.text()).toBe(JSON.stringify({ type: 'OK', ...long }));
    expect(bodyIn(answeredWith(ok({ rows: long.rows.slice(1) }), how({ keyed: true })))).toBeDefined();
  });
});
