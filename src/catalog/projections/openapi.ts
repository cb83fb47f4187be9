/** Owns the OpenAPI 3.1.0 projection: every door with its schemas, envelopes, refusals and executed examples. */
import { z } from 'zod';
import type { Door, EnvelopeKind, Example } from '#kernel/door.ts';
import { REFUSALS, type RefusalCode } from '#kernel/refusals.ts';
import type { Source } from '../documents.ts';
import type { Row } from '../row.ts';

type Json = Record<string, unknown>;

const VERSION = '0.1.0';

export function openapi({ catalog, settings, statusOf }: Source): object {
  const schemas: Record<string, Json> = { ...envelopeSchemas() };
  const paths: Record<string, Json> = {};
  for (const row of catalog) {
    const item = paths[row.door.path] ?? {};
    item[row.door.method.toLowerCase()] = operation(row, schemas, statusOf);
    paths[row.door.path] = item;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carport',
      version: VERSION,
      summary: 'Vehicle data, deals, F&I, credit, refinance and a dealer surface behind one HTTP/JSON worker.',
      description:
        'Every answer is a typed envelope: OK, EMPTY, BLOCKED or OFFER; settle and illegal moves answer REFUSED, boundaries UNAVAILABLE or UNCONFIGURED. Simulated answers say so in `provenance`.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Carport' },
    },
    servers: [{ url: settings.baseUrl }],
    tags: [...new Set(catalog.map(({ pillar }) => pillar))].map((name) => ({
      name,
      description: `The ${name} pillar`,
    })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key from POST /keys. Optional on open doors; it adds account context.',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'The operator settle token.' },
      },
    },
  };
}

function operation({ id, pillar, name, door }: Row, schemas: Record<string, Json>, statusOf: Source['statusOf']): Json {
  const parameters = [...parametersOf(door, 'path', schemas), ...parametersOf(door, 'query', schemas)];
  return {
    operationId: name,
    'x-door': id,
    tags: [pillar],
    summary: door.summary,
    ...(door.description === undefined ? {} : { description: door.description }),
    security: door.access === 'open' ? [{}, { key: [] }] : [{ [door.access]: [] }],
    'x-modes': { sandbox: true, live: door.live },
    'x-price': { amount: door.price ?? '0.00', currency: 'USD' },
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(door.method === 'POST' ? { requestBody: requestBody(door, schemas) } : {}),
    responses: responses(door, schemas, statusOf),
  };
}

function parametersOf(door: Door, place: 'path' | 'query', schemas: Record<string, Json>): Json[] {
  const schema = place === 'path' ? door.params : door.query;
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', schemas) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    ...(typeof shape['description'] === 'string' ? { description: shape['description'] } : {}),
    ...exampleOf(door.examples, name, place),
  }));
}

function exampleOf(examples: readonly Example[], name: string, place: 'path' | 'query'): Json {
  const good = examples.find(({ answers }) => answers === 'OK') ?? examples[0];
  const value = (place === 'path' ? good?.params : good?.query)?.[name];
  return value === undefined ? {} : { example: value };
}

function requestBody(door: Door, schemas: Record<string, Json>): Json {
  const schema =
    door.body === undefined
      ? { type: 'object', properties: {}, additionalProperties: false }
      : jsonSchema(door.body, 'input', schemas);
  const required = Array.isArray(schema['required']) && schema['required'].length > 0;
  const examples = Object.fromEntries(
    door.examples
      .filter(({ body }) => body !== undefined)
      .map(({ name, body }) => [name.replace(/[^A-Za-z0-9._-]+/g, '-'), { summary: name, value: body }]),
  );
  const content: Json = { schema, ...(Object.keys(examples).length === 0 ? {} : { examples }) };
  return { required, content: { 'application/json': content } };
}

function responses(door: Door, schemas: Record<string, Json>, statusOf: Source['statusOf']): Json {
  const byStatus: Record<string, Json[]> = {};
  const add = (status: number, schema: Json) => {
    byStatus[status] = [...(byStatus[status] ?? []), schema];
  };
  const kinds = new Set(door.examples.map(({ answers }) => answers));
  if (door.ok !== undefined)
    add(
      200,
      door.format === undefined
        ? envelope('OK', jsonSchema(door.ok, 'output', schemas))
        : jsonSchema(door.ok, 'output', schemas),
    );
  if (door.empty !== undefined || kinds.has('EMPTY')) {
    add(200, ref('Empty'));
    add(404, ref('Empty'));
  }
  if (door.offer !== undefined) add(402, envelope('OFFER', jsonSchema(door.offer, 'output', schemas)));
  if (door.price !== undefined) add(402, ref('CeilingOffer'));
  for (const [status, codes] of refusalsByStatus(door, statusOf)) add(status, refusalSchema(codes));
  const entries = Object.entries(byStatus).map(
    ([status, options]) => [status, response(status, options, door)] as const,
  );
  return Object.fromEntries(entries);
}

function response(status: string, options: readonly Json[], door: Door): Json {
  const [only] = options;
  const schema = options.length === 1 && only !== undefined ? only : { anyOf: options };
  const type = status === '200' && door.format !== undefined ? door.format : 'application/json';
  return { description: DESCRIPTIONS[status] ?? 'A typed answer', content: { [type]: { schema } } };
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
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

function refusalsByStatus(door: Door, statusOf: Source['statusOf']): Map<number, RefusalCode[]> {
  const pipeline: RefusalCode[] = ['validation-failed', 'unknown-parameter', 'unknown-key', 'rate-limited', 'fault'];
  if (door.access === 'key') pipeline.push('key-required');
  if (door.method === 'POST')
    pipeline.push('malformed-json', 'payload-too-large', 'idempotency-conflict', 'idempotency-in-flight');
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set<RefusalCode>([...door.refusals, ...pipeline])) {
    const status = statusOf(REFUSALS[code].class);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function refusalSchema(codes: readonly RefusalCode[]): Json {
  return { allOf: [ref('Refusal')], properties: { code: { enum: [...codes].sort() } } };
}

function envelope(kind: EnvelopeKind, schema: Json): Json {
  const properties = { type: { const: kind }, ...(schema['properties'] as Json | undefined) };
  const required = ['type', ...((schema['required'] as string[] | undefined) ?? [])];
  return { ...schema, type: 'object', properties, required };
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** The JSON Schema of a declared schema; its named parts move to the document's components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: dropSafeIntegerBounds }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [name, shape] of Object.entries($defs)) schemas[name] = rewrite(shape) as Json;
  return rewrite(rest) as Json;
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== 'id' || typeof inner !== 'string')
      .map(([name, inner]) => [name, rewriteMember(name, inner)]),
  );
}

/** Sample values are data, not schema: nothing in them is a reference or a name. */
const DATA = new Set(['examples', 'default', 'const', 'enum']);

function rewriteMember(name: string, inner: unknown): unknown {
  if (DATA.has(name)) return inner;
  return name === '$ref' && typeof inner === 'string'
    ? inner.replace('#/$defs/', '#/components/schemas/')
    : rewrite(inner);
}

/** `z.int()` would publish the largest safe integer as a limit that nobody declared. */
function dropSafeIntegerBounds({ jsonSchema: shape }: { jsonSchema: Json }): void {
  if (shape['maximum'] === Number.MAX_SAFE_INTEGER) delete shape['maximum'];
  if (shape['minimum'] === Number.MIN_SAFE_INTEGER) delete shape['minimum'];
}

function envelopeSchemas(): Record<string, Json> {
  const text = { type: 'string' };
  const item = {
    type: 'object',
    properties: {
      path: text,
      expected: text,
      got: text,
      in: { enum: ['body', 'query', 'path', 'header'] },
      message: text,
    },
    required: ['path', 'expected', 'got', 'in', 'message'],
  };
  return {
    Problem: item,
    Refusal: {
      type: 'object',
      properties: {
        type: { enum: ['BLOCKED', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'] },
        code: text,
        reason: text,
        problems: { type: 'array', items: ref('Problem') },
        retry_after: { type: 'integer' },
        error: text,
        status: { type: 'integer' },
        path: text,
        requestId: text,
      },
      required: ['type', 'code', 'reason', 'error', 'status', 'path', 'requestId'],
    },
    Empty: { type: 'object', properties: { type: { const: 'EMPTY' }, reason: text }, required: ['type', 'reason'] },
    CeilingOffer: {
      type: 'object',
      properties: {
        type: { const: 'OFFER' },
        id: text,
        title: text,
        code: text,
        message: text,
        handoff: { type: 'object' },
      },
      required: ['type', 'id', 'title', 'handoff'],
    },
  };
}
