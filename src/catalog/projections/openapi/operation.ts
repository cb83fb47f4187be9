/** Owns one operation of the contract: its parameters, its body with examples that hold, its access, price and modes. */
import { z } from 'zod';
import type { Door, Example } from '#kernel/door.ts';
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

export function operationOf({ id, pillar, name, door }: Row, schemas: Schemas, statusOf: Source['statusOf']): Schema {
  const parameters = [
    ...parametersOf(door, 'path', schemas),
    ...parametersOf(door, 'query', schemas),
    ...(door.method === 'POST' && door.idempotent !== false
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ];
  return {
    operationId: name,
    tags: [pillar],
    summary: door.summary,
    description: descriptionOf(door),
    // Where a key is only an extra, the document's own default stands.
    ...(door.access === 'open' ? {} : { security: [{ [door.access]: [] }] }),
    'x-door': id,
    'x-modes': modesOf(door),
    'x-price': { amount: door.price ?? '0.00', currency: 'USD' },
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(door.method === 'POST' ? { requestBody: requestBody(door, schemas) } : {}),
    responses: responsesOf(door, schemas, statusOf),
  };
}

function descriptionOf({ summary, description, empty, price, idempotent, method }: Door): string {
  return [
    description ?? `${summary}.`,
    ...(empty === undefined ? [] : [`EMPTY means: ${empty}`]),
    ...(price === undefined ? [] : [`Costs ${price} USD an answered call.`]),
    ...(method === 'POST' && idempotent === false && description?.includes('Idempotency-Key') !== true
      ? ['Idempotency-Key is not honoured here.']
      : []),
  ].join('\n\n');
}

function parametersOf(door: Door, place: 'path' | 'query', schemas: Schemas): Schema[] {
  const declared = place === 'path' ? door.params : door.query;
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
    ...exampleOf(door, name, place, schema),
  }));
}

/** The value that an executed example sends, typed as it is published. */
function exampleOf(door: Door, name: string, place: 'path' | 'query', schema: Schema): Schema {
  const example = answeredExample(door);
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
function requestBody(door: Door, schemas: Schemas): Schema {
  const schema = schemas.sent(door.body ?? z.strictObject({}));
  const required = Array.isArray(schema.required) && schema.required.length > 0;
  const examples = door.examples.filter((example) => isSendable(door, example));
  const shown = examples.map(({ name, body }) => [slug(name), { summary: name, value: body }]);
  const content = { schema, ...(shown.length === 0 ? {} : { examples: Object.fromEntries(shown) }) };
  const text = door.bodyText === 'text' ? { 'text/plain': { schema: { type: 'string' } } } : {};
  return { required, content: { 'application/json': content, ...text } };
}

/** Refusals are taught by their own words; what is shown to be sent is accepted. */
function isSendable({ body: declared }: Door, { body }: Example): boolean {
  return body !== undefined && declared !== undefined && z.safeParse(declared, body).success;
}

function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-');
}
