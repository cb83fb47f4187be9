/** Projects the responses of an operation: every status with its schema. */
import type { Endpoint } from '#kernel/endpoint.ts';
import { REFUSALS, type RefusalCode } from '#kernel/refusals.ts';
import type { Source } from '../../documents.ts';
import { enveloped } from './envelopes.ts';
import { codesIn, ref, type Schema, type Schemas } from './schemas.ts';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'OK with content, or a truthful EMPTY',
  400: 'BLOCKED: what is wrong, all of it at once',
  401: 'A key or bearer is missing or not known',
  402: 'OFFER: the paid-conversation boundary',
  403: 'BLOCKED: not open to callers',
  404: 'EMPTY: unknown here, or not yours',
  409: 'REFUSED: the state does not allow it',
  413: 'BLOCKED: the body is too large',
  429: 'BLOCKED: wait retry_after seconds',
  503: 'A boundary did not answer, or is not configured',
};

/** Refusals that the pipeline gives before a handler is asked. */
const EVERYWHERE: readonly RefusalCode[] = [
  'validation-failed',
  'unknown-parameter',
  'malformed-address',
  'unknown-key',
  'rate-limited',
  'fault',
  'store-unavailable',
];
const WITH_A_BODY: readonly RefusalCode[] = ['malformed-json', 'payload-too-large'];
const ONCE_ONLY: readonly RefusalCode[] = ['idempotency-conflict', 'idempotency-in-flight'];

interface Shared {
  readonly name: string;
  readonly codes: readonly RefusalCode[];
}

/** What the pipeline alone answers, the same at nearly every endpoint; an endpoint with codes of its own spells its response out. */
const SHARED: Readonly<Record<number, Shared>> = {
  401: { name: 'UnknownKey', codes: ['unknown-key'] },
  409: { name: 'UsedIdempotencyKey', codes: ONCE_ONLY },
  413: { name: 'TooLarge', codes: ['payload-too-large'] },
  429: { name: 'RateLimited', codes: ['rate-limited'] },
  503: { name: 'Unavailable', codes: ['fault', 'store-unavailable'] },
};

/** Components by name. */
export function sharedResponses(): Record<string, Schema> {
  const entries = Object.entries(SHARED).map(([status, { name, codes }]) => [
    name,
    response(Number(status), [refusalOf(codes)]),
  ]);
  return Object.fromEntries(entries);
}

export const HEADERS: Readonly<Record<string, Schema>> = {
  RequestId: header('The id of this request: the one sent, where it was sane.', { type: 'string' }),
  Envelope: header('The kind of answer.', {
    enum: ['OK', 'EMPTY', 'BLOCKED', 'OFFER', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'],
  }),
  RateLimit: header('What is left of the window: r calls, t seconds until there is more.', { type: 'string' }),
  RateLimitPolicy: header('The window: q calls in w seconds.', { type: 'string' }),
  RetryAfter: header('Seconds to wait; the same as retry_after.', { type: 'integer' }),
  ETag: header('A strong tag over the exact bytes; send it back as If-None-Match.', { type: 'string' }),
};

function header(description: string, schema: Schema): Schema {
  return { description, schema };
}

const headerRef = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });

export function responsesOf(endpoint: Endpoint, schemas: Schemas, statusOf: Source['statusOf']): Schema {
  const byStatus = new Map<number, Schema[]>();
  const add = (status: number, ...options: readonly Schema[]) =>
    byStatus.set(status, [...(byStatus.get(status) ?? []), ...options]);
  if (endpoint.ok !== undefined) add(200, okOf(endpoint, schemas.answered(endpoint.ok)));
  if (mayBeEmpty(endpoint)) {
    add(200, ref('Empty'));
    add(404, ref('Empty'));
  }
  if (endpoint.offer !== undefined) add(402, enveloped('OFFER', schemas.answered(endpoint.offer)));
  if (endpoint.price !== undefined) add(402, ref('CeilingOffer'));
  const refusals = refusalsByStatus(endpoint, statusOf);
  for (const [status, codes] of refusals) add(status, refusalOf(codes));
  const entries = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, options]) => [
      status,
      sharedName(status, options.length, refusals.get(status)) ?? response(status, options, endpoint),
    ]),
  );
}

function sharedName(status: number, options: number, codes: readonly RefusalCode[] = []): Schema | undefined {
  const shared = SHARED[status];
  if (shared === undefined || options > 1 || codes.length !== shared.codes.length) return undefined;
  const isSame = codes.every((code) => shared.codes.includes(code));
  return isSame ? { $ref: `#/components/responses/${shared.name}` } : undefined;
}

function okOf({ format }: Endpoint, body: Schema): Schema {
  return format === undefined ? enveloped('OK', body) : body;
}

function mayBeEmpty({ empty, examples }: Endpoint): boolean {
  return empty !== undefined || examples.some(({ answers }) => answers === 'EMPTY');
}

function response(
  status: number,
  options: readonly Schema[],
  endpoint: Pick<Endpoint, 'format' | 'alsoIn' | 'cache'> = {},
): Schema {
  const [only] = options;
  const schema = options.length === 1 && only !== undefined ? only : { anyOf: options };
  const type = status === 200 && endpoint.format !== undefined ? endpoint.format : 'application/json';
  const others = status === 200 ? (endpoint.alsoIn ?? []) : [];
  const content = [[type, { schema }], ...others.map((other) => [other, { schema: { type: 'string' } }])];
  return {
    description: DESCRIPTIONS[status] ?? 'A typed answer',
    headers: headersOf(status, endpoint),
    content: Object.fromEntries(content),
  };
}

function headersOf(status: number, { cache }: Pick<Endpoint, 'cache'>): Schema {
  return {
    'x-request-id': headerRef('RequestId'),
    'x-envelope': headerRef('Envelope'),
    ratelimit: headerRef('RateLimit'),
    'ratelimit-policy': headerRef('RateLimitPolicy'),
    ...(status === 200 && cache !== undefined ? { etag: headerRef('ETag') } : {}),
    ...(status === 429 ? { 'retry-after': headerRef('RetryAfter') } : {}),
  };
}

function refusalsByStatus(endpoint: Endpoint, statusOf: Source['statusOf']): Map<number, RefusalCode[]> {
  const codes = new Set<RefusalCode>([
    ...endpoint.refusals,
    ...[endpoint.params, endpoint.query, endpoint.body].flatMap(codesIn),
    ...EVERYWHERE,
    ...(endpoint.access === 'key' ? (['key-required'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : WITH_A_BODY),
    ...(endpoint.method === 'POST' && endpoint.idempotent !== false ? ONCE_ONLY : []),
  ]);
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes) {
    const status = statusOf(REFUSALS[code].class);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function refusalOf(codes: readonly RefusalCode[]): Schema {
  return { allOf: [ref('Refusal')], properties: { code: { enum: [...codes].sort() } } };
}
