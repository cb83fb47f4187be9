/** Projects path, query and header parameters; parameters shared by several operations become components. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { answeredExample } from '../claims.ts';
import { pascalCase, type Schema, type Schemas } from './schemas.ts';

const IDEMPOTENCY_KEY: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'For 24 hours, the same key and body return the first answer; a different body is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** RFC 7240 §4.2. */
const PREFER: Schema = {
  name: 'Prefer',
  in: 'header',
  description: 'Leaves out optional members; `Preference-Applied` says so.',
  schema: { const: 'return=minimal' },
};

export function parametersOf(endpoint: Endpoint, schemas: Schemas): Schema[] {
  return [
    ...parametersIn(endpoint, 'path', schemas),
    ...parametersIn(endpoint, 'query', schemas),
    ...(endpoint.method === 'POST' && endpoint.idempotent !== false ? [IDEMPOTENCY_KEY] : []),
    ...(endpoint.detail === undefined ? [] : [PREFER]),
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
    ...withoutUndefined({ description }),
    schema,
    ...exampleOf(endpoint, name, place, schema),
  }));
}

/** The value sent in an executed example, with its published type; not needed when the schema has its own example. */
function exampleOf(endpoint: Endpoint, name: string, place: 'path' | 'query', schema: Schema): Schema {
  const example = answeredExample(endpoint);
  const value = (place === 'path' ? example?.params : example?.query)?.[name];
  if (value === undefined || isPlaceholder(value) || schema.$ref !== undefined || schema.examples !== undefined)
    return {};
  if (schema.type === 'integer' || schema.type === 'number') return { example: Number(value) };
  return { example: schema.type === 'boolean' ? value === 'true' : value };
}

/** `{dealId}` is a placeholder for an id from an earlier response. */
function isPlaceholder(value: string): boolean {
  return /^\{\w+\}$/.test(value);
}

export interface SharedParameters {
  /** The parameter itself, or a reference to its component. */
  refer(parameter: Schema): Schema;
  readonly components: Readonly<Record<string, Schema>>;
}

/** Names every parameter that occurs more than once: `DealId`, and `Limit2` for the second kind of `limit`. */
export function shareParameters(all: readonly Schema[]): SharedParameters {
  const counts = new Map<string, { readonly parameter: Schema; count: number }>();
  for (const parameter of all) {
    const text = JSON.stringify(parameter);
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { parameter, count: 1 });
    else known.count += 1;
  }
  const components: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const recurring = [...counts].filter(([, { count }]) => count > 1).sort(([, a], [, b]) => b.count - a.count);
  for (const [text, { parameter }] of recurring) {
    const name = freeName(pascalCase(String(parameter.name)), components);
    components[name] = parameter;
    names.set(text, name);
  }
  return {
    refer: (parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    },
    components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function freeName(wanted: string, taken: Readonly<Record<string, unknown>>, copy = 1): string {
  const name = copy === 1 ? wanted : `${wanted}${copy}`;
  return taken[name] === undefined ? name : freeName(wanted, taken, copy + 1);
}
