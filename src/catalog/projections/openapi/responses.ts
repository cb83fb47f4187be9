/** Projects the responses of an operation: every status with its schema. */
import type { Endpoint, ProtocolAnswer } from '#kernel/endpoint.ts';
import { REFUSALS, type RefusalCode } from '#kernel/refusals.ts';
import type { Source } from '../../documents.ts';
import { enveloped } from './envelopes.ts';
import { codesIn, ref, type Schema, type Schemas } from './schemas.ts';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'BLOCKED',
  401: 'BLOCKED or REFUSED',
  402: 'OFFER',
  403: 'BLOCKED',
  404: 'EMPTY: what the path or body names is unknown, or another account’s',
  409: 'REFUSED',
  503: 'UNAVAILABLE or UNCONFIGURED',
};

/** Failures of the service, and those that `Sandbox-Fault` asks for. */
const FAILED: readonly RefusalCode[] = ['answer-lost', 'counterparty-unavailable', 'fault', 'store-unavailable'];

/** Refusals that the pipeline gives before a handler is asked. */
const EVERYWHERE: readonly RefusalCode[] = [
  'validation-failed',
  'unknown-parameter',
  'malformed-address',
  'unknown-key',
  'rate-limited',
  ...FAILED,
];
const WITH_A_BODY: readonly RefusalCode[] = ['malformed-json', 'undecodable-text', 'body-cut-off', 'payload-too-large'];
const ONCE_ONLY: readonly RefusalCode[] = ['idempotency-conflict', 'idempotency-in-flight', 'idempotency-answer-lost'];
/** What the host answers before it knows the operation. */
const UNREADABLE: readonly RefusalCode[] = ['malformed-request', 'headers-too-large', 'request-too-slow'];

/** What any operation may refuse before its handler is asked: the `default` of each. */
const REFUSED: readonly RefusalCode[] = [...EVERYWHERE, ...WITH_A_BODY, ...ONCE_ONLY, ...UNREADABLE];

const REFUSED_DESCRIPTION =
  'Refused before the work began, or 304 without a body: the answer still is what If-None-Match names. 400: the request, with everything that is wrong in `problems`. 401: an unknown key. 409: an Idempotency-Key that was used for another body, or is in use. 408: a request that took too long to arrive. 413 and 431: a body, or headers, that are too large. 429: too many calls; wait `retry_after` seconds. 503: this service failed, its store is down, or `Sandbox-Fault` asked for it.';

/** Refusals of a status that operations share, and the name of the response that holds them; further codes are added to the name. */
const NAMES: Readonly<Record<number, readonly (readonly [name: string, codes: readonly RefusalCode[]])[]>> = {
  400: [
    [
      'InvalidBody',
      [
        'body-cut-off',
        'malformed-address',
        'malformed-json',
        'undecodable-text',
        'unknown-parameter',
        'validation-failed',
      ],
    ],
    ['InvalidRequest', ['malformed-address', 'unknown-parameter', 'validation-failed']],
  ],
  401: [['KeyRequired', ['key-required', 'unknown-key']]],
  409: [
    ['IllegalMove', ['concurrent-change', ...ONCE_ONLY, 'illegal-move']],
    ['Conflict', ONCE_ONLY],
  ],
  503: [
    ['GatewayUnavailable', ['gateway-refused', 'gateway-unavailable', ...FAILED]],
    ['Unavailable', FAILED],
  ],
};

export const HEADERS: Readonly<Record<string, Schema>> = {
  RequestId: header('The id of this request: the one sent, where it was sane.', { type: 'string' }),
  Envelope: header('The kind of answer.', {
    enum: ['OK', 'EMPTY', 'BLOCKED', 'OFFER', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'],
  }),
  RateLimit: header('What is left of the window: r calls, t seconds until there is more.', { type: 'string' }),
  RateLimitPolicy: header('The window: q calls in w seconds.', { type: 'string' }),
  RetryAfter: header('Seconds to wait; the same as retry_after.', { type: 'integer' }),
};

function header(description: string, schema: Schema): Schema {
  return { description, schema };
}

const headerRef = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });

export interface Responses {
  /** By status; what any operation could answer alike is a reference to a component. */
  of(endpoint: Endpoint): Schema;
  /** Every response referred to so far, in order of name. */
  components(): Record<string, Schema>;
}

export function createResponses(schemas: Schemas, statusOf: Source['statusOf']): Responses {
  const shared = new Map<string, Schema>();
  const share = (name: string, made: Schema): Schema => {
    shared.set(name, made);
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    of: (endpoint) => {
      const answers: Record<number, Schema> = {};
      if (endpoint.ok !== undefined || endpoint.empty !== undefined) answers[200] = found(endpoint, schemas);
      const offers = offersOf(endpoint, schemas);
      if (endpoint.offer !== undefined) answers[402] = response(402, offers);
      else if (offers.length > 0) answers[402] = share('CeilingReached', response(402, offers));
      if (endpoint.notFound !== undefined) answers[404] = share('NotFound', response(404, [ref('Empty')]));
      for (const [status, codes] of refusalsByStatus(endpoint, statusOf)) {
        if (codes.every((code) => REFUSED.includes(code))) continue;
        answers[status] = share(refusalName(status, codes), response(status, [refusalOf(codes)]));
      }
      for (const [status, own] of Object.entries(endpoint.protocol ?? {}))
        answers[Number(status)] = ofProtocol(own, schemas);
      return { ...answers, default: share('Refused', refused()) };
    },
    components: () => Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function found(endpoint: Endpoint, schemas: Schemas): Schema {
  const body = endpoint.ok === undefined ? [] : [okOf(endpoint, schemas.answered(endpoint.ok))];
  return response(200, endpoint.empty === undefined ? body : [...body, ref('Empty')], endpoint);
}

/** An answer of a protocol of its own, beside what the pipeline refuses with the same status. */
function ofProtocol({ description, body }: ProtocolAnswer, schemas: Schemas): Schema {
  if (body === undefined) return { description };
  const schema = { anyOf: [schemas.answered(body), ref('Refusal')] };
  return { description, content: { 'application/json': { schema } } };
}

function offersOf({ offer, price }: Endpoint, schemas: Schemas): Schema[] {
  return [
    ...(offer === undefined ? [] : [enveloped('OFFER', schemas.answered(offer))]),
    ...(price === undefined ? [] : [ref('CeilingOffer')]),
  ];
}

/** Carries its headers by name: a caller that is refused needs them most. */
function refused(): Schema {
  return {
    description: REFUSED_DESCRIPTION,
    headers: {
      'x-request-id': headerRef('RequestId'),
      'x-envelope': headerRef('Envelope'),
      ratelimit: headerRef('RateLimit'),
      'ratelimit-policy': headerRef('RateLimitPolicy'),
      'retry-after': headerRef('RetryAfter'),
    },
    content: { 'application/json': { schema: refusalOf(REFUSED) } },
  };
}

const UNNAMED: readonly [undefined, readonly RefusalCode[]] = [undefined, []];

/** `InvalidRequest`, `InvalidRequestOrInvalidVin`: the most that the codes hold of what is shared, then each further code. */
function refusalName(status: number, codes: readonly RefusalCode[]): string {
  const [base, held] = NAMES[status]?.find(([, all]) => all.every((code) => codes.includes(code))) ?? UNNAMED;
  const further = codes.filter((code) => !held.includes(code)).sort();
  return [...(base === undefined ? [] : [base]), ...further.map(pascal)].join('Or');
}

/** `invalid-vin` → `InvalidVin`. */
function pascal(code: string): string {
  return code.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function okOf({ format }: Endpoint, body: Schema): Schema {
  return format === undefined ? enveloped('OK', body) : body;
}

function response(
  status: number,
  options: readonly Schema[],
  endpoint: Pick<Endpoint, 'format' | 'alsoIn'> = {},
): Schema {
  const [only] = options;
  const schema = options.length === 1 && only !== undefined ? only : { anyOf: options };
  const type = status === 200 && endpoint.format !== undefined ? endpoint.format : 'application/json';
  const others = status === 200 ? (endpoint.alsoIn ?? []) : [];
  const content = [[type, { schema }], ...others.map((other) => [other, { schema: { type: 'string' } }])];
  return {
    description: DESCRIPTIONS[status] ?? 'A typed answer',
    content: Object.fromEntries(content),
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
