/** Owns presentation: an answer becomes a Response with its envelope, status and headers. */
import type { Answer, Document, Empty, Refusal } from '#kernel/answer.ts';
import type { Door, EnvelopeKind } from '#kernel/door.ts';
import { REFUSALS } from '#kernel/refusals.ts';
import type { RateVerdict } from '#ports/rate-window.ts';
import { NOT_FOUND, NOT_MODIFIED, OK, PAYMENT_REQUIRED, STATUS } from './status.ts';

export interface Presentation {
  readonly requestId: string;
  /** Path as asked, without query. */
  readonly path: string;
  readonly door?: Door | undefined;
  readonly rate?: RateVerdict | undefined;
  readonly rateLimit?: { readonly calls: number; readonly windowSeconds: number } | undefined;
  readonly keyed: boolean;
  readonly ifNoneMatch: string | null;
  readonly sha256: (text: string) => string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const EXPOSED =
  'Allow, ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, X-Envelope, Idempotent-Replayed, MCP-Protocol-Version';

export function present(answer: Answer, how: Presentation): Response {
  switch (answer.kind) {
    case 'OK':
      return cacheable(answer.body, 'OK', answer.headers ?? {}, how);
    case 'EMPTY':
      return answer.absent ? presentAbsent(answer, how) : cacheable(answer.body, 'EMPTY', {}, how);
    case 'OFFER':
      return json(envelope('OFFER', answer.body), PAYMENT_REQUIRED, 'OFFER', {}, how);
    case 'REFUSAL':
      return presentRefusal(answer, how);
    case 'DOCUMENT':
      return presentDocument(answer, how);
    case 'STREAM': {
      const headers = { ...standardHeaders('OK', how), 'content-type': answer.contentType, ...answer.headers };
      return new Response(answer.body, { status: OK, headers });
    }
    case 'RELAYED':
      return relayed(answer.response, how);
  }
}

/** Bodies that a handler keeps and answers again are serialised and tagged once. */
const serialised = new WeakMap<object, { readonly text: string; etag?: string }>();

function envelope(type: EnvelopeKind, body: object): string {
  if (!Object.isFrozen(body)) return JSON.stringify({ type, ...body });
  const known = serialised.get(body);
  if (known !== undefined) return known.text;
  const text = JSON.stringify({ type, ...body });
  serialised.set(body, { text });
  return text;
}

function etagOf(body: object, text: string, sha256: Presentation['sha256']): string {
  const known = serialised.get(body);
  if (known?.etag !== undefined) return known.etag;
  const etag = `"${sha256(text).slice(0, 32)}"`;
  if (known !== undefined) known.etag = etag;
  return etag;
}

/** An unknown id and another account's look the same: no member of the body depends on which it is. */
function presentAbsent(answer: Empty, how: Presentation): Response {
  const { reason } = answer.body;
  const body = { ...answer.body, error: reason, status: NOT_FOUND };
  return json(envelope('EMPTY', body), NOT_FOUND, 'EMPTY', {}, how);
}

function presentRefusal(answer: Refusal, how: Presentation): Response {
  const row = REFUSALS[answer.code];
  const { kind, status } = STATUS[row.class];
  const reason = answer.reason ?? row.sentence;
  const wait = answer.retryAfterSeconds;
  const body = {
    code: answer.code,
    reason,
    ...(answer.problems === undefined ? {} : { problems: answer.problems.map(({ code: _, ...shown }) => shown) }),
    ...answer.extra,
    ...(wait === undefined ? {} : { retry_after: wait }),
    error: reason,
    status,
    path: how.path,
    requestId: how.requestId,
  };
  const allow = answer.extra?.allow;
  const headers = {
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    ...(Array.isArray(allow) ? { allow: allow.join(', ') } : {}),
  };
  return json(envelope(kind, body), status, kind, headers, how);
}

function presentDocument(answer: Document, how: Presentation): Response {
  const etag = answer.headers?.etag;
  const headers = { 'cache-control': cacheControl(how), ...answer.headers, 'content-type': answer.contentType };
  if (etag !== undefined && matches(how.ifNoneMatch, etag)) return notModified(answer.envelope, headers, how);
  const status = answer.envelope === 'OFFER' ? PAYMENT_REQUIRED : OK;
  return new Response(answer.bytes, { status, headers: { ...standardHeaders(answer.envelope, how), ...headers } });
}

/** A 200 JSON answer: deterministic reads carry a strong tag over the exact bytes. */
function cacheable(
  answered: object,
  type: EnvelopeKind,
  headers: Readonly<Record<string, string>>,
  how: Presentation,
): Response {
  const { door } = how;
  const text = envelope(type, answered);
  if (door?.cache === undefined || door.method !== 'GET') return json(text, OK, type, headers, how);
  const etag = etagOf(answered, text, how.sha256);
  const all = { 'cache-control': cacheControl(how), etag, vary: 'Authorization', ...headers };
  if (matches(how.ifNoneMatch, etag)) return notModified(type, all, how);
  return json(text, OK, type, all, how);
}

function cacheControl({ door, keyed }: Presentation): string {
  if (door?.cache === 'document') return 'public, max-age=300, must-revalidate';
  if (door?.cache === 'deterministic' && !keyed) return 'public, max-age=60';
  return door?.cache === undefined ? 'no-store' : 'private, no-cache';
}

/** RFC 9110 §13.1.2: a list or `*`; tags are compared weakly since proxies weaken them. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function notModified(type: EnvelopeKind, headers: Readonly<Record<string, string>>, how: Presentation): Response {
  return new Response(null, { status: NOT_MODIFIED, headers: { ...standardHeaders(type, how), ...headers } });
}

function json(
  text: string,
  status: number,
  type: EnvelopeKind,
  own: Readonly<Record<string, string>>,
  how: Presentation,
): Response {
  const headers = standardHeaders(type, how);
  headers['content-type'] = JSON_TYPE;
  headers['cache-control'] = 'no-store';
  return new Response(text, { status, headers: Object.assign(headers, own) });
}

/** Headers of every answer, refusals and 429s included. */
export function standardHeaders(type: string, how: Presentation): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': how.requestId,
    'x-envelope': type,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
  };
  if (how.rateLimit !== undefined && how.rate !== undefined) {
    const { calls, windowSeconds } = how.rateLimit;
    headers['ratelimit-policy'] = `"burst";q=${calls};w=${windowSeconds}`;
    headers.ratelimit = `"burst";r=${how.rate.remaining};t=${Math.max(1, Math.ceil(how.rate.resetMs / 1000))}`;
  }
  return headers;
}

function relayed(response: Response, how: Presentation): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(standardHeaders(response.ok ? 'OK' : 'BLOCKED', how)))
    headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
