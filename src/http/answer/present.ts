/** Turns an answer into a Response with envelope, status and headers. */
import { type Answer, type Document, type NotFound, type Refusal, withoutUndefined } from '#kernel/answer.ts';
import type { Endpoint, EnvelopeKind } from '#kernel/endpoint.ts';
import { clip, type Problem, sentenceOf } from '#kernel/problems.ts';
import { REFUSALS } from '#kernel/refusals.ts';
import type { RateVerdict } from '#ports/rate-window.ts';
import { servicePart } from '#ports/runtime.ts';
import { type AnswerTurn, isLong, jsonStream } from './long-answer.ts';
import { NOT_FOUND, NOT_MODIFIED, OK, PAYMENT_REQUIRED, STATUS } from './status.ts';

export interface Presentation {
  readonly requestId: string;
  /** Path as requested, without the query. */
  readonly path: string;
  readonly endpoint?: Endpoint | undefined;
  readonly rate?: RateVerdict | undefined;
  readonly rateLimit?: { readonly calls: number; readonly windowSeconds: number } | undefined;
  readonly keyed: boolean;
  /** True where the configured base address is https. */
  readonly isSecure?: boolean;
  readonly ifNoneMatch: string | null;
  /**
   * The assumed encoding of a body that does not match its declared charset, or that declares none and is not UTF-8.
   */
  readonly assumedEncoding?: string;
  readonly sha256: (text: string) => string;
  /** The service's `SERIALISED`; without it, nothing is cached. */
  readonly serialised?: WeakMap<object, Serialised>;
  /** The turn of a large request, held until its response is read. */
  readonly turn?: AnswerTurn;
}

type Bytes = string | Uint8Array<ArrayBuffer>;

/** A response, and what the request log needs of it. */
export interface Answered {
  readonly response: Response;
  readonly refusal?: Refusal;
  /** The JSON body of a response to a keyed call, when it was written in one piece. */
  readonly written?: Bytes | undefined;
}

export function bodyIn({ written }: Answered): string | undefined {
  return written instanceof Uint8Array ? new TextDecoder().decode(written) : written;
}

export function present(answer: Answer, how: Presentation): Response {
  return answeredWith(answer, how).response;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const EXPOSED =
  'Allow, ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, X-Envelope, X-Body-Encoding, Idempotent-Replayed, Preference-Applied, MCP-Protocol-Version';

export function answeredWith(answer: Answer, how: Presentation): Answered {
  switch (answer.kind) {
    case 'OK':
      return cacheable(answer.body, 'OK', answer.headers ?? {}, how);
    case 'EMPTY':
      return answer.absent ? presentAbsent(answer, how) : cacheable(answer.body, 'EMPTY', {}, how);
    case 'OFFER':
      return json(envelope('OFFER', answer.body), PAYMENT_REQUIRED, 'OFFER', {}, how);
    case 'REFUSAL':
      return { ...presentRefusal(answer, how), refusal: answer };
    case 'DOCUMENT':
      return { response: presentDocument(answer, how) };
    case 'STREAM': {
      const headers = { ...standardHeaders('OK', how), 'content-type': answer.contentType, ...answer.headers };
      return { response: new Response(answer.body, { status: OK, headers }) };
    }
    case 'RELAYED':
      return { response: relayResponse(answer.response, how) };
  }
}

interface Serialised {
  readonly bytes: Bytes;
  readonly etag: string;
}

/** Bodies that a handler caches are serialized and tagged once. */
export const SERIALISED = servicePart(() => new WeakMap<object, Serialised>());
/** A short text is sent in one write with its headers; a long one is faster when encoded first. */
const TEXT_MAX = 4_096;
const encoder = new TextEncoder();

function envelope(type: EnvelopeKind, body: object): string {
  return JSON.stringify({ type, ...body });
}

function serialiseTagged(type: EnvelopeKind, body: object, { sha256, serialised }: Presentation): Serialised {
  const known = serialised?.get(body);
  if (known !== undefined) return known;
  const text = envelope(type, body);
  const etag = `"${sha256(text).slice(0, 32)}"`;
  if (!Object.isFrozen(body)) return { bytes: text, etag };
  const kept = { bytes: text.length > TEXT_MAX ? encoder.encode(text) : text, etag };
  serialised?.set(body, kept);
  return kept;
}

/** The body is the same for an unknown id and for another account's. */
function presentAbsent(answer: NotFound, how: Presentation): Answered {
  const { reason } = answer.body;
  const body = { ...answer.body, error: reason, status: NOT_FOUND };
  return json(envelope('EMPTY', body), NOT_FOUND, 'EMPTY', {}, how);
}

function presentRefusal(answer: Refusal, how: Presentation): Answered {
  const row = REFUSALS[answer.code];
  const { kind, status } = STATUS[row.class];
  const reason = clip(
    answer.reason ?? sentenceOf(answer.code, answer.problems ?? [], row.sentence, how.endpoint?.contract),
    SENTENCE_MAX,
  );
  const wait = answer.retryAfterSeconds;
  const body = {
    code: answer.code,
    reason,
    ...(answer.problems === undefined ? answer.extra : shownOf(answer.problems, answer.extra)),
    ...withoutUndefined({ retry_after: wait }),
    error: reason,
    status,
    path: clip(how.path),
    requestId: how.requestId,
  };
  const allow = answer.extra?.allow;
  const headers = {
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    ...(Array.isArray(allow) ? { allow: allow.join(', ') } : {}),
  };
  return json(envelope(kind, body), status, kind, headers, how);
}

/**
 * Characters of one sentence, and bytes of all problems; together with the other members a refusal stays under 64 kB.
 */
const SENTENCE_MAX = 1_000;
const PROBLEMS_BYTES_MAX = 48_000;

/** The problems that fit into a refusal, and its further members. */
function shownOf(problems: readonly Problem[], extra: Refusal['extra'] = {}) {
  const shown: Omit<Problem, 'code' | 'unknownName'>[] = [];
  let bytes = 0;
  for (const { code: _, unknownName: __, ...one } of problems) {
    const expected = clip(one.expected, SENTENCE_MAX);
    const message = clip(one.message, SENTENCE_MAX);
    const fitted = { ...one, path: clip(one.path), expected, got: clip(one.got), message };
    bytes += encoder.encode(JSON.stringify(fitted)).byteLength;
    if (bytes > PROBLEMS_BYTES_MAX) break;
    shown.push(fitted);
  }
  const before = typeof extra.problemsOmitted === 'number' ? extra.problemsOmitted : 0;
  const omitted = before + problems.length - shown.length;
  return { problems: shown, ...extra, ...(omitted === 0 ? {} : { problemsOmitted: omitted }) };
}

function presentDocument(answer: Document, how: Presentation): Response {
  const etag = answer.headers?.etag;
  const headers = { 'cache-control': cacheControl(how), ...answer.headers, 'content-type': answer.contentType };
  if (etag !== undefined && matches(how.ifNoneMatch, etag)) return notModified(answer.envelope, headers, how);
  const status = answer.envelope === 'OFFER' ? PAYMENT_REQUIRED : OK;
  return new Response(answer.bytes, { status, headers: { ...standardHeaders(answer.envelope, how), ...headers } });
}

/** A 200 JSON response; deterministic reads get a strong tag over the exact bytes. */
function cacheable(
  answered: object,
  type: EnvelopeKind,
  headers: Readonly<Record<string, string>>,
  how: Presentation,
): Answered {
  const { endpoint } = how;
  if (endpoint?.cache === undefined || endpoint.method !== 'GET')
    return isLong(answered)
      ? json(jsonStream({ type, ...answered }, how.turn), OK, type, headers, how)
      : json(envelope(type, answered), OK, type, headers, how);
  const { bytes, etag } = serialiseTagged(type, answered, how);
  const all = { 'cache-control': cacheControl(how), etag, vary: varyHeader(endpoint), ...headers };
  if (matches(how.ifNoneMatch, etag)) return { response: notModified(type, all, how) };
  return json(bytes, OK, type, all, how);
}

/** Request headers that change a cacheable response. */
function varyHeader({ detail }: Endpoint): string {
  return detail === undefined ? 'Authorization' : 'Authorization, Prefer';
}

function cacheControl({ endpoint, keyed }: Presentation): string {
  if (endpoint?.cache === 'document') return 'public, max-age=300, must-revalidate';
  if (endpoint?.cache === 'deterministic' && !keyed) return 'public, max-age=60';
  return endpoint?.cache === undefined ? 'no-store' : 'private, no-cache';
}

/** A list or `*` (RFC 9110 section 13.1.2). Tags are compared weakly, because proxies weaken them. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function notModified(type: EnvelopeKind, headers: Readonly<Record<string, string>>, how: Presentation): Response {
  return new Response(null, { status: NOT_MODIFIED, headers: { ...standardHeaders(type, how), ...headers } });
}

function json(
  bytes: Bytes | ReadableStream<Uint8Array<ArrayBuffer>>,
  status: number,
  type: EnvelopeKind,
  own: Readonly<Record<string, string>>,
  how: Presentation,
): Answered {
  const headers = standardHeaders(type, how);
  headers['content-type'] = JSON_TYPE;
  headers['cache-control'] = 'no-store';
  const response = new Response(bytes, { status, headers: Object.assign(headers, own) });
  return how.keyed && !(bytes instanceof ReadableStream) ? { response, written: bytes } : { response };
}

/** Headers of every response, including refusals and 429s. */
export function standardHeaders(type: string, how: Presentation): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': how.requestId,
    'x-envelope': type,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
  };
  // RFC 6797: browsers use only TLS for a year.
  if (how.isSecure) headers['strict-transport-security'] = 'max-age=31536000';
  if (how.assumedEncoding !== undefined) headers['x-body-encoding'] = `${how.assumedEncoding}; assumed`;
  if (how.rateLimit !== undefined && how.rate !== undefined) {
    const { calls, windowSeconds } = how.rateLimit;
    headers['ratelimit-policy'] = `"burst";q=${calls};w=${windowSeconds}`;
    headers.ratelimit = `"burst";r=${how.rate.remaining};t=${Math.max(1, Math.ceil(how.rate.resetMs / 1000))}`;
  }
  return headers;
}

function relayResponse(response: Response, how: Presentation): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(standardHeaders(response.ok ? 'OK' : 'BLOCKED', how)))
    headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
