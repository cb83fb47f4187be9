/** JSON Schemas of the OpenAPI document, with named parts shared. */
import { z } from 'zod';
import { partsOf, wordsOf } from '#kernel/describe.ts';
import type { RefusalCode } from '#kernel/refusals.ts';

export type Schema = { readonly [member: string]: unknown };

export interface Schemas {
  /** Schema of a request, with its named parts moved to the components. */
  sent(schema: z.ZodType): Schema;
  /** Schema of an answer: open, because members may be added to answers (never to requests), and without bounds. */
  answered(schema: z.ZodType): Schema;
  /** Every named part so far, sorted by name. */
  components(): Record<string, Schema>;
}

/** Shorter parts are no longer than a reference. */
const TWIN_BYTES_MIN = 200;

/** Starts with parts that no endpoint declares. */
export function createSchemas(parts: Readonly<Record<string, Schema>>): Schemas {
  const named = new Map<string, Schema>(Object.entries(parts));
  const sent = byMembers((schema) => {
    const { root, defs } = convert(schema);
    for (const [name, shape] of defs) named.set(name, shape);
    return root;
  });
  const answered = byMembers((schema) => {
    const { root, defs } = convert(schema, open);
    // A part that requests use too stays as strict as it is there.
    for (const [name, shape] of defs) if (!named.has(name)) named.set(name, shape);
    return root;
  }, open);
  return {
    sent,
    answered,
    components: () => Object.fromEntries(withoutTwins([...named].sort(([a], [b]) => (a < b ? -1 : 1)))),
  };
}

/** Converts a strict object member by member; members that several objects share are converted once. */
function byMembers(
  convertOne: (schema: z.core.$ZodType) => Schema,
  more?: (shape: z.core.JSONSchema.BaseSchema) => void,
): (schema: z.core.$ZodType) => Schema {
  const known = new WeakMap<z.core.$ZodType, Schema>();
  const once = (schema: z.core.$ZodType): Schema => {
    const made = known.get(schema) ?? ofMembers(schema) ?? convertOne(schema);
    known.set(schema, made);
    return made;
  };
  const ofMembers = (schema: z.core.$ZodType): Schema | undefined => {
    const meta = z.globalRegistry.get(schema as z.ZodType);
    if (!(schema instanceof z.ZodObject) || meta?.id !== undefined || !isStrict(schema)) return undefined;
    const members = Object.entries<z.core.$ZodType>(schema.shape);
    // Behind a pipe, the converter of the whole object decides whether a member is required.
    if (members.some(([, { _zod }]) => _zod.def.type === 'pipe' && _zod.optin !== undefined)) return undefined;
    const required = members.filter(([, member]) => member._zod.optin === undefined).map(([name]) => name);
    return publishable(
      {
        type: 'object',
        properties: Object.fromEntries(members.map(([name, member]) => [name, once(member)])) as never,
        ...(required.length === 0 ? {} : { required }),
        additionalProperties: false,
        ...(meta as object),
      },
      more,
    ) as Schema;
  };
  return once;
}

function isStrict({ def }: z.ZodObject): boolean {
  return def.catchall?._zod.def.type === 'never';
}

/**
 * A part with the same schema as another becomes a reference to it: a price is money above zero, which a schema cannot
 * say.
 */
function withoutTwins(parts: readonly [string, Schema][]): [string, Schema][] {
  const first = new Map<string, string>();
  return parts.map(([name, schema]) => {
    const text = JSON.stringify(schema);
    const twin = first.get(text);
    if (twin === undefined) first.set(text, name);
    return [name, twin === undefined || text.length < TWIN_BYTES_MIN ? schema : schemaRef(twin)];
  });
}

/** Uses the input type of schemas: callers send it and handlers return it. */
function convert(schema: z.core.$ZodType, more?: (shape: z.core.JSONSchema.BaseSchema) => void) {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      publishable(jsonSchema, more);
    },
  });
  const defs = Object.entries($defs).filter(([name]) => !isNameless(name));
  const parts = defs.map(([name, shape]): [string, Schema] => [name, rewrite(shape)]);
  const { id } = root;
  return typeof id === 'string' && root.$ref === undefined
    ? { root: schemaRef(id), defs: [...parts, [id, rewrite(root)] as [string, Schema]] }
    : { root: rewrite(root), defs: parts };
}

function publishable(
  shape: z.core.JSONSchema.BaseSchema,
  more: (shape: z.core.JSONSchema.BaseSchema) => void = () => {},
): z.core.JSONSchema.BaseSchema {
  dropSafeIntegerBounds(shape);
  dropTypeOfConstant(shape);
  shortenDescription(shape);
  more(shape);
  return shape;
}

function open(shape: z.core.JSONSchema.BaseSchema): void {
  if (shape.additionalProperties === false) delete shape.additionalProperties;
  for (const bound of ['minimum', 'maximum', 'minLength', 'maxLength'] as const) delete shape[bound];
}

/** Only `z.json()` is recursive without a name; its schema says only that the value is JSON. */
function isNameless(name: string): boolean {
  return name.startsWith('__schema');
}

/** Members whose values are data, without references or names. */
const DATA = new Set(['examples', 'default', 'const', 'enum']);

function rewrite(schema: object): Schema {
  const { $ref, ...rest } = schema as Schema;
  if (typeof $ref === 'string') return { ...rewrite(rest), ...reference($ref.replace('#/$defs/', '')) };
  const members = Object.entries(rest)
    // The name of a part; a property called `id` has a schema as its value instead.
    .filter(([member, value]) => member !== 'id' || typeof value !== 'string')
    .map(([member, value]) => [member, DATA.has(member) ? value : rewriteValue(value)]);
  return Object.fromEntries(members);
}

function rewriteValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteValue);
  return typeof value === 'object' && value !== null ? rewrite(value) : value;
}

function reference(name: string): Schema {
  return isNameless(name) ? { description: 'Any JSON value.' } : schemaRef(name);
}

/** A constant implies its type; generators need the type of a list. */
function dropTypeOfConstant(shape: z.core.JSONSchema.BaseSchema): void {
  if (shape.type === 'string' && shape.const !== undefined) delete shape.type;
}

/** `z.int()` would publish the safe integer limits, which no contract declares. */
function dropSafeIntegerBounds(shape: z.core.JSONSchema.BaseSchema): void {
  if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum;
  if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum;
  if (isAnything(shape.additionalProperties)) delete shape.additionalProperties;
  // Member names are always text.
  if (shape.propertyNames !== undefined && isBareText(shape.propertyNames)) delete shape.propertyNames;
}

/** Cuts at the first semicolon, because the document has a byte limit. */
function shortenDescription(shape: z.core.JSONSchema.BaseSchema): void {
  const [first] = shape.description?.split(';') ?? [];
  if (first !== undefined) shape.description = first;
}

function isAnything(schema: unknown): boolean {
  return JSON.stringify(schema) === '{}';
}

function isBareText(schema: unknown): boolean {
  return JSON.stringify(schema) === '{"type":"string"}';
}

export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The refusal codes for malformed or missing values of a schema. */
export function codesIn(schema: z.ZodType | undefined): RefusalCode[] {
  const codes = new Set<RefusalCode>();
  for (const part of schema === undefined ? [] : partsOf(schema)) {
    const { code, missing } = wordsOf(part);
    for (const earned of [code, missing]) if (earned !== undefined) codes.add(earned);
  }
  return [...codes];
}

/** The name of a component: `dealId` → `DealId`, `Idempotency-Key` → `IdempotencyKey`, `price_min` → `PriceMin`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_.])([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());
}
