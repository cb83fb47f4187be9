/** Attaches descriptions to a schema: the `expected` text of a problem, and a refusal code of its own. */
import { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

export interface Words {
  readonly expected: string;
  /** The refusal code of a malformed value. */
  readonly code?: RefusalCode;
  /** The refusal code of a missing value. */
  readonly missing?: RefusalCode;
}

const words = z.registry<Words>();

/** Attaches the `expected` text that problems quote, and the refusal code of a malformed value. */
export function expecting<S extends z.ZodType>(schema: S, expected: string, code?: RefusalCode): S {
  words.add(schema, code === undefined ? { expected } : { expected, code });
  return schema;
}

/** Like `expecting`, for a mandatory value: a missing value gets the same code as a malformed one. */
export function expectingRequired<S extends z.ZodType>(schema: S, expected: string, code: RefusalCode): S {
  words.add(schema, { expected, code, missing: code });
  return schema;
}

/**
 * Like `expecting`, for a value that only some requests need: a missing value gets the code, a malformed one does not.
 */
export function expectingWhenNeeded<S extends z.ZodType>(schema: S, expected: string, missing: RefusalCode): S {
  words.add(schema, { expected, missing });
  return schema;
}

/** The descriptions attached to a schema, through optional, default and pipe wrappers. */
export function wordsOf(schema: z.core.$ZodType): Words {
  const known = words.get(schema as z.ZodType);
  if (known !== undefined) return known;
  const inner = innerOf(schema);
  return inner === undefined ? { expected: bareWords(schema) } : wordsOf(inner);
}

/** The schema at a path inside another; undefined when the path leaves the declared shape. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const [head, ...rest] = path;
  if (head === undefined) return schema;
  const inner = innerOf(schema);
  if (inner !== undefined) return schemaAt(inner, path);
  const def = schema._zod.def as unknown as {
    shape?: Record<PropertyKey, z.core.$ZodType>;
    element?: z.core.$ZodType;
    valueType?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  if (def.options !== undefined) {
    for (const option of def.options) {
      const found = schemaAt(option, path);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const next = def.shape?.[head] ?? (typeof head === 'number' ? def.element : undefined) ?? def.valueType;
  return next === undefined ? undefined : schemaAt(next, rest);
}

export interface RequiredMember {
  readonly path: readonly string[];
  readonly words: Words;
}

/** Every required member of an object schema, parents before children; empty for other schemas. */
export function requiredWithin(schema: z.core.$ZodType): RequiredMember[] {
  const inner = innerOf(schema);
  if (inner !== undefined) return requiredWithin(inner);
  const { shape } = schema._zod.def as unknown as { shape?: Readonly<Record<string, z.core.$ZodType>> };
  return Object.entries(shape ?? {}).flatMap(([name, member]) =>
    member._zod.optin === 'optional'
      ? []
      : [
          { path: [name], words: wordsOf(member) },
          ...requiredWithin(member).map(({ path, words }) => ({ path: [name, ...path], words })),
        ],
  );
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = schema._zod.def as unknown as { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  return def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
}

function bareWords(schema: z.core.$ZodType): string {
  const def = schema._zod.def as unknown as { type: string; entries?: Record<string, string>; values?: unknown[] };
  if (def.entries !== undefined) return `one of ${Object.values(def.entries).join(', ')}`;
  if (def.values !== undefined) return def.values.map((value) => JSON.stringify(value)).join(' or ');
  return boundedWords(schema);
}

const NOUNS: Readonly<Record<string, string>> = { safeint: 'integer', email: 'e-mail address' };
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** `string of at most 80 characters`, `array of 1 to 20 items`, `number from 0 to 99.99`. */
function boundedWords(schema: z.core.$ZodType): string {
  const { type, format, checks = [] } = definitionOf(schema);
  let noun = NOUNS[format ?? ''] ?? type;
  let min: number | undefined;
  let max: number | undefined;
  for (const { _zod } of checks) {
    const { check, minimum, maximum, value } = _zod.def;
    noun = NOUNS[_zod.def.format ?? ''] ?? noun;
    if (check === 'min_length' || check === 'greater_than') min = minimum ?? value;
    if (check === 'max_length' || check === 'less_than') max = maximum ?? value;
  }
  const unit = UNITS[type] ?? '';
  if (min !== undefined && max !== undefined) return `${noun} ${unit === '' ? 'from' : 'of'} ${min} to ${max}${unit}`;
  if (max !== undefined) return `${noun} of at most ${max}${unit}`;
  return min === undefined ? noun : `${noun} of at least ${min}${unit}`;
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  /** The output schema of a pipe; `innerOf` returns its input. */
  readonly out?: z.core.$ZodType;
  readonly checks?: readonly {
    readonly _zod: {
      readonly def: {
        readonly check: string;
        readonly format?: string;
        readonly minimum?: number;
        readonly maximum?: number;
        /** The bound of a number. */
        readonly value?: number;
      };
    };
  }[];
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** The schema of one of these types inside wrappers and unions. */
function within(schema: z.core.$ZodType, types: readonly string[]): z.core.$ZodType | undefined {
  const definition = definitionOf(schema);
  if (types.includes(definition.type)) return schema;
  const inner = innerOf(schema);
  if (inner !== undefined) return within(inner, types);
  for (const option of definition.options ?? []) {
    const found = within(option, types);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Adds a schema and every schema within it to `parts`, each once. */
export function partsOf(schema: z.core.$ZodType, parts = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (parts.has(schema)) return parts;
  parts.add(schema);
  const { shape = {}, element, valueType, options = [], items = [], left, right, out } = definitionOf(schema);
  const within = [innerOf(schema), out, element, valueType, left, right, ...options, ...items, ...Object.values(shape)];
  for (const part of within) if (part !== undefined) partsOf(part, parts);
  return parts;
}

/** The array inside a schema, with the schema of its items. */
export function itemsOf(schema: z.core.$ZodType) {
  const array = within(schema, ['array']);
  const item = array && definitionOf(array).element;
  return array === undefined || item === undefined ? undefined : { schema: array, item };
}

/** The object inside a schema, with the schema of each member. */
export function membersOf(schema: z.core.$ZodType) {
  const object = within(schema, ['object', 'record']);
  if (object === undefined) return undefined;
  const { shape, valueType } = definitionOf(object);
  const memberNamed = (name: string) => (shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : valueType);
  return { schema: object, memberNamed };
}

/**
 * The maximum number of items of an array (`.max()`) or members of an open object (`maxProperties` in its metadata).
 */
export function boundOf(schema: z.core.$ZodType): number | undefined {
  const { checks = [] } = definitionOf(schema);
  const maxima = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' && def.maximum) || []);
  if (maxima.length > 0) return Math.min(...maxima);
  const declared = z.globalRegistry.get(schema as z.ZodType)?.maxProperties;
  return typeof declared === 'number' ? declared : undefined;
}
