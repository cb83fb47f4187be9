/** Projects one endpoint as an OpenAPI operation. */
import { z } from 'zod';
import type { Endpoint, Example } from '#kernel/endpoint.ts';
import type { Source } from '../../documents.ts';
import type { Row } from '../../row.ts';
import { answeredExample, modesOf } from '../claims.ts';
import { responsesOf } from './responses.ts';
import type { Schema, Schemas } from './schemas.ts';

export const PARAMETERS: Readonly<Record<string, Schema>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'For 24 hours the same key and body get the first answer again; another body is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
};

export function operationOf(
  { id, pillar, name, endpoint }: Row,
  schemas: Schemas,
  statusOf: Source['statusOf'],
): Schema {
  const parameters = [
    ...parametersOf(endpoint, 'path', schemas),
    ...parametersOf(endpoint, 'query', schemas),
    ...(endpoint.method === 'POST' && endpoint.idempotent !== false
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ];
  return {
    operationId: name,
    tags: [pillar],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    // Where a key is only an extra, the document's own default stands.
    ...(endpoint.access === 'open' ? {} : { security: [{ [endpoint.access]: [] }] }),
    'x-endpoint': id,
    'x-modes': modesOf(endpoint),
    'x-price': { amount: endpoint.price ?? '0.00', currency: 'USD' },
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.method === 'POST' ? { requestBody: requestBody(endpoint, schemas) } : {}),
    responses: responsesOf(endpoint, schemas, statusOf),
  };
}

function descriptionOf({ summary, description, empty, price, idempotent, method }: Endpoint): string {
  return [
    description ?? `${summary}.`,
    ...(empty === undefined ? [] : [`EMPTY means: ${empty}`]),
    ...(price === undefined ? [] : [`Costs ${price} USD an answered call.`]),
    ...(method === 'POST' && idempotent === false && description?.includes('Idempotency-Key') !== true
      ? ['Idempotency-Key is not honoured here.']
      : []),
  ].join('\n\n');
}

function parametersOf(endpoint: Endpoint, place: 'path' | 'query', schemas: Schemas): Schema[] {
  const declared = place === 'path' ? endpoint.params : endpoint.query;
  if (declared === undefined) return [];
  const { properties = {}, required = [] } = schemas.sent(declared) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof schema.description === 'string' ? { description: schema.description } : {}),
    schema,
    ...exampleOf(endpoint, name, place, schema),
  }));
}

/** The value that an executed example sends, typed as it is published. */
function exampleOf(endpoint: Endpoint, name: string, place: 'path' | 'query', schema: Schema): Schema {
  const example = answeredExample(endpoint);
  const value = (place === 'path' ? example?.params : example?.query)?.[name];
  if (value === undefined || isPlaceholder(value)) return {};
  if (schema.type === 'integer' || schema.type === 'number') return { example: Number(value) };
  return { example: schema.type === 'boolean' ? value === 'true' : value };
}

/** `{dealId}` stands for what an earlier answer names. */
function isPlaceholder(value: string): boolean {
  return /^\{\w+\}$/.test(value);
}

/** A POST without a body of its own takes an empty object. */
function requestBody(endpoint: Endpoint, schemas: Schemas): Schema {
  const schema = schemas.sent(endpoint.body ?? z.strictObject({}));
  const required = Array.isArray(schema.required) && schema.required.length > 0;
  const examples = endpoint.examples.filter((example) => isSendable(endpoint, example));
  const shown = examples.map(({ name, body }) => [slug(name), { summary: name, value: body }]);
  const content = { schema, ...(shown.length === 0 ? {} : { examples: Object.fromEntries(shown) }) };
  const text = Object.fromEntries((endpoint.mediaTypes ?? []).map((type) => [type, { schema: { type: 'string' } }]));
  return { required, content: { 'application/json': content, ...text } };
}

/** Refusals are taught by their own words; what is shown to be sent is accepted. */
function isSendable({ body: declared }: Endpoint, { body }: Example): boolean {
  return body !== undefined && declared !== undefined && z.safeParse(declared, body).success;
}

function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-');
}
