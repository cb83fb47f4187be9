/** Projects the responses of an operation: every status with its schema. */
import type { Endpoint, ProtocolAnswer } from '#kernel/endpoint.ts';
import { REFUSALS, type RefusalCode } from '#kernel/refusals.ts';
import type { Source } from '../../source.ts';
import { withEnvelope } from './envelopes.ts';
import { codesIn, type Schema, type Schemas, schemaRef } from './schemas.ts';

const JSON_TYPE = 'application/json';

/** Name and description of shared responses, by status. */
const SHARED: Readonly<Record<number, { readonly name: string; readonly description: string }>> = {
  402: { name: 'CeilingReached', description: 'OFFER: the call exceeds the spend ceiling' },
  404: {
    name: 'NotFound',
    description: 'EMPTY: what the path or body names is unknown, or belongs to another account',
  },
};

/** Refusals of one form, which `default` describes once; `x-refusals` and `security` show an operation's own. */
const DEFAULT_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 409, 503]);

/** Refusals that any operation can return: the `default` of each. */
const EVERYWHERE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'validation-failed',
  // Implied by the VIN schema, and by the rail in `/pricing`.
  'invalid-vin',
  'gateway-unavailable',
  'gateway-refused',
  'gateway-unconfigured',
  'unknown-parameter',
  'malformed-address',
  'unknown-key',
  'rate-limited',
  'busy',
  // Failures of the service, and those injected with `Sandbox-Fault`.
  'answer-lost',
  'counterparty-unavailable',
  'fault',
  'store-unavailable',
  // Bodies and idempotency keys.
  'malformed-json',
  'undecodable-text',
  'body-cut-off',
  'payload-too-large',
  'idempotency-conflict',
  'idempotency-in-flight',
  'idempotency-answer-lost',
  'concurrent-change',
  // Returned by the host before the operation is known.
  'malformed-request',
  'headers-too-large',
  'request-too-slow',
]);

const REFUSED_DESCRIPTION =
  'Refusals; `x-refusals` lists the codes that an operation adds. 304: unchanged. 400: `problems` lists every error. 401: key or bearer missing or unknown. 403: not available to this caller. 409: the state does not allow it, another request changed it, or the Idempotency-Key is in use or had another body. 413, 431: body or headers too large. 429: wait `retry_after` seconds. 503: the service or a counterparty failed or is not configured.';

export const HEADERS: Readonly<Record<string, Schema>> = {
  RequestId: header('Id of this request: the one sent, if it was valid.', { type: 'string' }),
  Envelope: header('The kind of answer.', schemaRef('EnvelopeKind')),
  RateLimit: header('What is left of the window: r calls, t seconds until there is more.', { type: 'string' }),
  RateLimitPolicy: header('The window: q calls in w seconds.', { type: 'string' }),
  RetryAfter: header('Seconds to wait; the same as retry_after.', { type: 'integer' }),
};

function header(description: string, schema: Schema): Schema {
  return { description, schema };
}

const headerRef = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });

export interface Responses {
  /** Responses by status; those that any operation could return are references to components. */
  of(endpoint: Endpoint): Record<string, Schema>;
  /** Every response referenced so far, sorted by name. */
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
      const name = (status: number, schema: Schema) =>
        share(SHARED[status]?.name ?? `Status${status}`, response(SHARED[status]?.description ?? '', schema));
      if (endpoint.ok !== undefined || endpoint.empty !== undefined) answers[200] = foundSchema(endpoint, schemas);
      if (endpoint.offer !== undefined) answers[402] = response('OFFER', anyOf(offersOf(endpoint, schemas)));
      else if (endpoint.price !== undefined) answers[402] = name(402, schemaRef('CeilingOffer'));
      if (endpoint.notFound !== undefined) answers[404] = name(404, schemaRef('Empty'));
      for (const status of [...endpoint.refusals, ...keyRefusals(endpoint)].map((code) =>
        statusOf(REFUSALS[code].class),
      ))
        if (!DEFAULT_STATUSES.has(status)) answers[status] = name(status, schemaRef('Refusal'));
      for (const [status, own] of Object.entries(endpoint.protocol ?? {}))
        answers[Number(status)] = ofProtocol(own, schemas);
      return { ...answers, default: share('Refused', refusalSchema()) };
    },
    components: () => Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function foundSchema(endpoint: Endpoint, schemas: Schemas): Schema {
  const { ok, empty, format, alsoIn = [] } = endpoint;
  const body = ok === undefined ? [] : [okOf(endpoint, schemas.answered(ok))];
  const schema = anyOf(empty === undefined ? body : [...body, schemaRef('Empty')]);
  const others = alsoIn.map((other) => [other, { schema: { type: 'string' } }]);
  const content = Object.fromEntries([[format ?? JSON_TYPE, { schema }], ...others]);
  return { description: 'OK', content };
}

/** The response of an endpoint with its own protocol, combined with the pipeline's refusals of the same status. */
function ofProtocol({ description, body }: ProtocolAnswer, schemas: Schemas): Schema {
  if (body === undefined) return { description };
  const schema = { anyOf: [schemas.answered(body), schemaRef('Refusal')] };
  return response(description, schema);
}

function offersOf({ offer, price }: Endpoint, schemas: Schemas): Schema[] {
  return [
    ...(offer === undefined ? [] : [withEnvelope('OFFER', schemas.answered(offer))]),
    ...(price === undefined ? [] : [schemaRef('CeilingOffer')]),
  ];
}

/** Lists its headers by name, because a refused caller needs them most. */
function refusalSchema(): Schema {
  return {
    description: REFUSED_DESCRIPTION,
    headers: {
      'x-request-id': headerRef('RequestId'),
      'x-envelope': headerRef('Envelope'),
      ratelimit: headerRef('RateLimit'),
      'ratelimit-policy': headerRef('RateLimitPolicy'),
      'retry-after': headerRef('RetryAfter'),
    },
    content: { [JSON_TYPE]: { schema: schemaRef('Refusal') } },
  };
}

function okOf({ format }: Endpoint, body: Schema): Schema {
  return format === undefined ? withEnvelope('OK', body) : body;
}

function response(description: string, schema: Schema): Schema {
  return { description, content: { [JSON_TYPE]: { schema } } };
}

function anyOf(options: readonly Schema[]): Schema {
  const [only] = options;
  return options.length === 1 && only !== undefined ? only : { anyOf: options };
}

/** Refusals of the operation besides the common ones, in order. */
export function ownRefusals(endpoint: Endpoint): RefusalCode[] {
  const codes = new Set<RefusalCode>([
    ...endpoint.refusals,
    ...[endpoint.params, endpoint.query, endpoint.body].flatMap(codesIn),
  ]);
  return [...codes].filter((code) => !EVERYWHERE.has(code)).sort();
}

/** Also implied by `security`. */
function keyRefusals({ access }: Endpoint): RefusalCode[] {
  return access === 'key' ? ['key-required'] : [];
}
