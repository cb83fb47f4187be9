/** Turns an endpoint's published schema into form fields. JSON Schema 2020-12, OpenAPI 3.1. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<
      Record<
        string,
        {
          readonly schema: Schema;
          readonly example?: unknown;
        }
      >
    >;
  };
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** How a value is shown in its field and read from it. */
type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'json';

export interface Field {
  /** `['desked', 'zip']` */
  readonly path: readonly string[];
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  readonly options: readonly string[];
  readonly says: string;
}

/** A part may itself be a reference. */
export function resolveRef<One extends { readonly $ref?: string }>(contract: Contract, one: One): One {
  const [, kind, name] = /^#\/components\/(schemas|parameters)\/(.+)$/.exec(one.$ref ?? '') ?? [];
  if (kind === undefined || name === undefined) return one;
  const found = kind === 'schemas' ? contract.components.schemas[name] : contract.components.parameters[name];
  if (found === undefined) return one;
  const { $ref: _, ...beside } = one;
  return resolveRef(contract, { ...(found as unknown as One), ...beside });
}

/** The leaves of an object schema, required ones first; a value that is not a scalar is one JSON field. */
export function fieldsOf(contract: Contract, schema: Schema, path: readonly string[] = [], isWithin = true): Field[] {
  const whole = resolveRef(contract, schema);
  const { properties } = whole;
  if (properties === undefined) return [leaf(whole, path, isWithin)];
  const fields = Object.entries(properties).flatMap(([name, one]) => {
    const isRequired = isWithin && whole.required?.includes(name) === true;
    return fieldsOf(contract, one, [...path, name], isRequired);
  });
  return [...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)];
}

function leaf(schema: Schema, path: readonly string[], isRequired: boolean): Field {
  const options = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(String);
  return { path, kind: kindOf(schema), isRequired, options, says: saysOf(schema) };
}

function kindOf({ type, enum: listed, const: only, anyOf }: Schema): FieldKind {
  if (listed !== undefined || only !== undefined) return only === true || only === false ? 'boolean' : 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  // Money may be text, a number or an object; people type text.
  const isWritable = anyOf?.some((one) => one.type === 'string') === true && !anyOf.some((one) => one.type === 'array');
  return type === 'string' || isWritable ? 'text' : 'json';
}

function saysOf({ description, minimum, maximum, examples }: Schema): string {
  const bounds = minimum === undefined && maximum === undefined ? '' : `${minimum ?? ''} … ${maximum ?? ''}`;
  const example = examples?.[0] === undefined ? '' : `such as ${asText(examples[0])}`;
  return [description, bounds, example].filter((one) => one !== undefined && one !== '').join('; ');
}

/** A value as shown in a field. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Converts the text of a field to the value to send. Invalid text stays unchanged, so that the service refuses it. */
function asValue(kind: FieldKind, text: string): unknown {
  if (kind === 'text' || kind === 'choice') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value of an example at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const name of path)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return at;
}

/** Combines the leaves into one object without empty fields. */
export function bodyOf(fields: readonly Field[], texts: ReadonlyMap<string, string>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { path, kind } of fields) {
    const text = texts.get(path.join('.')) ?? '';
    if (text === '') continue;
    let at = body;
    for (const name of path.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = asValue(kind, text);
  }
  return body;
}
