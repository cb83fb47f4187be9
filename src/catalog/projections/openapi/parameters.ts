/** Projects path, query and header parameters. */
import type { Endpoint } from '#kernel/endpoint.ts';
import { answeredExample } from '../claims.ts';
import type { Schema, Schemas } from './schemas.ts';

const IDEMPOTENCY_KEY: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'For 24 hours, the same key and body return the first answer; a different body is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

export function parametersOf(endpoint: Endpoint, schemas: Schemas): Schema[] {
  return [
    ...parametersIn(endpoint, 'path', schemas),
    ...parametersIn(endpoint, 'query', schemas),
    ...(endpoint.method === 'POST' && endpoint.idempotent !== false ? [IDEMPOTENCY_KEY] : []),
  ];
}

function parametersIn(endpoint: Endpoint, place: 'path' | 'query', schemas: Schemas): Schema[] {
  const declared = place === 'path' ? endpoint.params : endpoint.query;
  if (declared === undefined) return [];
  const { properties = {}, required = [] } = schemas.sent(declared) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema,
    ...exampleOf(endpoint, name, place, schema),
  }));
}

/** The value that an executed example sends, typed as it is published; a schema with an example of its own needs none. */
function exampleOf(endpoint: Endpoint, name: string, place: 'path' | 'query', schema: Schema): Schema {
  const example = answeredExample(endpoint);
  const value = (place === 'path' ? example?.params : example?.query)?.[name];
  if (value === undefined || isPlaceholder(value) || schema.$ref !== undefined || schema.examples !== undefined)
    return {};
  if (schema.type === 'integer' || schema.type === 'number') return { example: Number(value) };
  return { example: schema.type === 'boolean' ? value === 'true' : value };
}

/** `{dealId}` stands for what an earlier answer names. */
function isPlaceholder(value: string): boolean {
  return /^\{\w+\}$/.test(value);
}
