/** OpenAPI 3.1.0 document of the capability rows. */
import type { Json, JsonObject } from '#kernel/answer.ts';
import type { InSlices } from '#kernel/bounds/turns.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Row } from '../capabilities.ts';
import type { Family, VerbKind } from '../family/family.ts';
import { asOfInput, PAGING } from '../values/inputs.ts';
import { readSchemaOf, schemaOf } from '../values/values.ts';
import { answerOf, DERIVATION_SCHEMA, describeRow, exampleOf, requestOf } from './rows.ts';
import { AVAILABLE_SCHEMA, EXPORT_SCHEMA, historySchema, pageSchema, recordSchema } from './schemas.ts';

const VERSION = '0.1.0';
/** Rows described before other work gets its turn. */
const SLICE_ROWS = 100;

/** The document of some rows, served at `base`. */
export function* capabilityOpenapi(rows: readonly Row[], base: string): InSlices<JsonObject> {
  const families = [...new Set(rows.map(({ family }) => family))];
  const paths: Record<string, JsonObject> = {};
  for (const [n, row] of rows.entries()) {
    if (n % SLICE_ROWS === SLICE_ROWS - 1) yield;
    paths[row.verb.path] = { [row.verb.method.toLowerCase()]: operation(row) };
  }
  const schemas: [string, JsonObject][] = [];
  for (const family of families) {
    yield;
    schemas.push(...familySchemas(family));
  }
  const responses = yield* familyResponses(rows);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carport capabilities',
      version: VERSION,
      summary: 'The capability routes of the conformance listing.',
      description:
        'Records of the trade with a lifecycle: create, read, search, update and move them through their states. Live rows are computed by this service; all others are labeled simulated.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base }],
    security: [{}, { key: [] }],
    tags: families.map((family) => ({ name: family.noun, description: family.summary })),
    paths,
    components: {
      schemas: { ...shared(), ...Object.fromEntries(schemas) },
      parameters: commonParameters(),
      responses: { ...commonResponses(), ...responses },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Optional key from POST /keys. Records belong to its account.',
        },
      },
    },
  };
}

/** `vin-check` → `VinCheck`. */
function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function ref(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** Schemas of a family's rows: the fields as they are written, a record, a page of records. */
function familySchemas(family: Family): [string, JsonObject][] {
  const name = pascal(family.one);
  const fields = Object.fromEntries(family.fields.map((field) => [field.name, compact(schemaOf(field))]));
  const page = pageSchema(family);
  const properties = page.properties as JsonObject;
  return [
    [`${name}Fields`, { type: 'object', properties: fields }],
    [name, { ...(compact(recordSchema(family)) as JsonObject), description: family.summary }],
    [`${name}Page`, { ...page, properties: { ...properties, rows: { type: 'array', items: ref(name) } } }],
  ];
}

const text = { type: 'string' };

/** Responses that any row may give before or instead of its own. */
const NOT_CARRIED_OUT: readonly RefusalCode[] = [
  'unknown-key',
  'idempotency-conflict',
  'idempotency-in-flight',
  'idempotency-answer-lost',
  'payload-too-large',
  'malformed-request',
  'headers-too-large',
  'request-too-slow',
  'rate-limited',
  'fault',
  'store-unavailable',
  'counterparty-unavailable',
  'answer-lost',
];

function shared(): JsonObject {
  const problem = { path: text, expected: text, got: text, in: text, message: text };
  const refusal = { reason: text, code: text, error: text, status: { type: 'integer' }, path: text, requestId: text };
  return {
    ...Object.fromEntries(NAMED.map(([name, schema]) => [name, schema])),
    History: historySchema(),
    Export: EXPORT_SCHEMA,
    Empty: { type: 'object', properties: { type: { const: 'EMPTY' }, reason: text }, required: ['type', 'reason'] },
    Blocked: {
      type: 'object',
      properties: {
        type: { const: 'BLOCKED' },
        ...refusal,
        problems: { type: 'array', items: { type: 'object', properties: problem, required: Object.keys(problem) } },
      },
      required: ['type', 'code', 'reason'],
    },
    NotCarriedOut: {
      type: 'object',
      properties: {
        type: { enum: ['BLOCKED', 'REFUSED', 'UNAVAILABLE'] },
        ...refusal,
        code: { enum: NOT_CARRIED_OUT },
        retry_after: { type: 'integer' },
      },
      required: ['type', 'code', 'reason'],
    },
    Refused: {
      type: 'object',
      properties: {
        type: { const: 'REFUSED' },
        ...refusal,
        state: text,
        missing: { type: 'array', items: text },
        blockedBy: { type: 'array', items: text },
        available: ref('Available'),
      },
      required: ['type', 'code', 'reason'],
    },
  };
}

/** `vin-checks.submit` → `vinChecksSubmit`. */
export function operationIdOf({ family, verb }: Row): string {
  const name = pascal(family.noun) + pascal(verb.verb);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function operation(row: Row): JsonObject {
  const { family, verb } = row;
  return {
    operationId: operationIdOf(row),
    'x-status': verb.status,
    tags: [family.noun],
    summary: verb.name,
    description: describeRow(row),
    ...(verb.method === 'GET' ? { parameters: parameters(row) } : { requestBody: requestBody(row) }),
    responses: responses(row),
  };
}

/** Parameters that every look-up takes in the same way. */
const COMMON_PARAMETERS = ['asOf', 'page', 'limit'];

function parameters(row: Row): JsonObject[] {
  const { properties, required } = requestOf(row) as { properties: JsonObject; required?: readonly string[] };
  const example = exampleOf(row);
  return Object.entries(properties).map(([name, schema]) => {
    if (COMMON_PARAMETERS.includes(name)) return { $ref: `#/components/parameters/${name}` };
    const given = example[name] === undefined ? {} : { example: example[name] };
    return { name, in: 'query', required: required?.includes(name) ?? false, schema: compact(schema ?? {}), ...given };
  });
}

function commonParameters(): JsonObject {
  const inputs = [asOfInput, ...PAGING];
  return Object.fromEntries(inputs.map(({ name, schema }) => [name, { name, in: 'query', required: false, schema }]));
}

/** Shapes that recur in requests and answers: the name, the shape, and what every copy of it shares. */
const NAMED: readonly (readonly [
  name: string,
  schema: JsonObject,
  mark: 'anyOf' | 'pattern' | 'description' | 'items',
])[] = [
  ['Money', schemaOf({ type: 'money' }), 'anyOf'],
  ['Decimal', readSchemaOf({ type: 'money' }), 'pattern'],
  ['Vin', schemaOf({ type: 'vin' }), 'pattern'],
  ['AsOf', asOfInput.schema, 'description'],
  ['Derivation', DERIVATION_SCHEMA, 'items'],
  ['Available', AVAILABLE_SCHEMA, 'items'],
];
const NAME_OF: ReadonlyMap<Json | undefined, string> = new Map(
  NAMED.map(([name, schema, mark]) => [schema[mark], name]),
);

function nameOf({ anyOf, pattern, description, items }: JsonObject): string | undefined {
  return NAME_OF.get(anyOf) ?? NAME_OF.get(pattern) ?? NAME_OF.get(items) ?? NAME_OF.get(description);
}

/** The same schema with recurring shapes replaced by references; what is replaced loses its example. */
function compact(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(compact);
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = nameOf(schema as JsonObject);
  if (name !== undefined) return ref(name);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, compact(value ?? null)]));
}

function requestBody(row: Row): JsonObject {
  const schema = requestOf(row);
  const example = exampleOf(row);
  const content = { schema: bodySchema(row, schema), ...(Object.keys(example).length === 0 ? {} : { example }) };
  return { required: Array.isArray(schema.required), content: { 'application/json': content } };
}

const TAKES_FIELDS: ReadonlySet<VerbKind> = new Set(['create', 'transition', 'assess']);

/** Rows that take every field of the family take the family's fields by name, and what is their own beside them. */
function bodySchema({ family, verb }: Row, schema: JsonObject): Json {
  if (!TAKES_FIELDS.has(verb.kind)) return compact(schema);
  const {
    properties,
    additionalProperties: _,
    ...rest
  } = schema as { properties: JsonObject; additionalProperties: boolean };
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !family.field.has(name)));
  return {
    allOf: [ref(`${pascal(family.one)}Fields`)],
    ...rest,
    properties: compact(own),
    unevaluatedProperties: false,
  };
}

const CONFLICTS: ReadonlySet<VerbKind> = new Set(['update', 'transition', 'assess']);

function responses(row: Row): JsonObject {
  const { verb } = row;
  const shared = namedAnswer(row);
  return {
    200: shared === undefined ? foundResponse(row) : named(shared),
    400: named('Blocked'),
    ...(verb.method === 'POST' && verb.kind !== 'create' ? { 404: named('Empty') } : {}),
    ...(verb.method === 'GET' ? { 304: named('NotModified') } : {}),
    ...(CONFLICTS.has(verb.kind) ? { 409: named('Refused') } : {}),
    default: named('NotCarriedOut'),
  };
}

function named(name: string): JsonObject {
  return { $ref: `#/components/responses/${name}` };
}

function foundResponse(row: Row): JsonObject {
  const found = withNamedValue(row);
  const isLookUp = row.verb.method === 'GET';
  return response('OK with content, or a truthful EMPTY', isLookUp ? { anyOf: [found, ref('Empty')] } : found);
}

/** Simulated answers of one shape are one response: a record, a record just written, a page, a history, an export. */
function namedAnswer({ family, verb }: Row): string | undefined {
  const shape = verb.status === 'live' ? undefined : namedValue({ family, verb });
  return verb.kind === 'get' && shape !== undefined ? `${shape}Found` : shape;
}

/** The responses that rows share, by name. */
function* familyResponses(rows: readonly Row[]): InSlices<JsonObject> {
  const shared: Record<string, JsonObject> = {};
  for (const [n, row] of rows.entries()) {
    if (n % SLICE_ROWS === SLICE_ROWS - 1) yield;
    const name = namedAnswer(row);
    if (name !== undefined) shared[name] = foundResponse(row);
  }
  return shared;
}

function commonResponses(): JsonObject {
  return {
    Blocked: response('BLOCKED: what is wrong, all of it at once', ref('Blocked')),
    Empty: response('EMPTY: unknown here, or not yours', ref('Empty')),
    Refused: response('REFUSED: the state or a guard does not allow it', ref('Refused')),
    NotModified: { description: 'The answer still is what If-None-Match names.' },
    NotCarriedOut: {
      ...response(
        'Refused before the work began, or lost after it. 401: an unknown key. 409: an Idempotency-Key that is used for another body, or in use. 408: a request that took too long to arrive. 413 and 431: a body, or headers, that are too large. 429: too many calls; wait retry_after seconds. 503: the service or its store failed, or Sandbox-Fault asked for it.',
        ref('NotCarriedOut'),
      ),
      headers: {
        'retry-after': { description: 'Seconds to wait; the same as retry_after.', schema: { type: 'integer' } },
      },
    },
  };
}

function response(description: string, schema: Json): JsonObject {
  return { description, content: { 'application/json': { schema } } };
}

/** The answer's schema, with the shapes that recur replaced by their names. */
function withNamedValue(row: Row): Json {
  const answer = answerOf(row);
  const named = namedValue(row);
  if (named === undefined) return compact(answer);
  return compact({ ...answer, properties: { ...(answer.properties as JsonObject), value: ref(named) } });
}

function namedValue({ family, verb }: Pick<Row, 'family' | 'verb'>): string | undefined {
  const name = pascal(family.one);
  switch (verb.kind) {
    case 'create':
    case 'get':
    case 'update':
    case 'transition':
      return name;
    case 'list':
    case 'search':
      return `${name}Page`;
    case 'history':
      return 'History';
    case 'export':
      return 'Export';
    default:
      return undefined;
  }
}
