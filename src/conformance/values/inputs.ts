/** Inputs of a verb: description, schema, parsing, and one list of all problems. */
import { type Json, type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import { isIsoDate, parseInstant } from '#kernel/dates.ts';
import { type Problem, problem, unknownMember } from '#kernel/problems.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Field } from '../family/family.ts';
import { codeOfKind, expectedOf, type Kept, type Kind, readValue, type Source, schemaOf } from './values.ts';

/** A value after reading: a kept scalar, or a list of them. */
export type InputValue = Kept | readonly Kept[] | JsonObject;
export type InputValues = Readonly<Record<string, InputValue>>;

export interface Input {
  readonly name: string;
  /** Missing is a problem. What stands in for a missing one is decided before that. */
  readonly required: boolean;
  readonly list: boolean;
  readonly expected: string;
  readonly code?: RefusalCode | undefined;
  readonly schema: JsonObject;
  readonly example?: Json;
  readonly read: (raw: unknown, source: Source) => InputValue | undefined;
}

/** An input of a kind of value. */
export function valueInput(name: string, kind: Kind, more: { required?: boolean; list?: boolean } = {}): Input {
  const { required = false, list = false } = more;
  const schema = schemaOf(kind);
  return {
    name,
    required,
    list,
    expected: list ? `a list, each ${expectedOf(kind)}` : expectedOf(kind),
    code: codeOfKind(kind),
    schema: list ? { type: 'array', items: schema, maxItems: LIST_MAX } : schema,
    ...withoutUndefined({ example: kind.example }),
    read: (raw, source) => readValue(raw, kind, source),
  };
}

export function fieldInput(field: Field, required = field.required): Input {
  return valueInput(field.name, field, { required });
}

const LIST_MAX = 1000;
const ID_MAX = 200;

/** The id of a record. Any text is one; whether it names something is for the look-up to say. */
export function idInput(prefix: string, required: boolean): Input {
  return {
    name: 'id',
    required,
    list: false,
    expected: `the id of a record, such as ${prefix}4f21c0`,
    schema: { type: 'string', minLength: 1, maxLength: ID_MAX, examples: [`${prefix}4f21c0`] },
    read: (raw) => (typeof raw === 'string' && raw !== '' && raw.length <= ID_MAX ? raw : undefined),
  };
}

/** The day or instant a request is about. */
export const asOfInput: Input = {
  name: 'asOf',
  required: false,
  list: false,
  expected: 'a date YYYY-MM-DD or an ISO 8601 timestamp with a zone',
  schema: { type: 'string', description: "Overrides today's date", examples: ['2026-03-20'] },
  read: (raw) => (typeof raw === 'string' ? (isIsoDate(raw) ? raw : parseInstant(raw)) : undefined),
};

/** A whole number in a query, `min … max`. */
export function countInput(name: string, min: number, max: number, fallback: number): Input {
  return {
    name,
    required: false,
    list: false,
    expected: `an integer ${min} to ${max}`,
    schema: { type: 'integer', minimum: min, maximum: max, default: fallback },
    read: (raw) => {
      const value = typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined;
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
  };
}

export const PAGING: readonly Input[] = [countInput('page', 1, 1_000_000, 1), countInput('limit', 1, 500, 100)];

const DETAIL_MAX = 2000;

/** A value that a guard asks for and that is not a field of the family: anything but nothing. */
export function detailInput(name: string): Input {
  return {
    name,
    required: false,
    list: false,
    expected: `a text, number, boolean or list of at most ${DETAIL_MAX} characters`,
    schema: { type: ['string', 'number', 'boolean', 'array'], examples: [exampleDetail(name)] },
    example: exampleDetail(name),
    read: (raw) => {
      const known = ['string', 'number', 'boolean'].includes(typeof raw) || Array.isArray(raw);
      return known && JSON.stringify(raw).length <= DETAIL_MAX ? (raw as InputValue) : undefined;
    },
  };
}

/** `retryAfter` → `retry after given`. */
function exampleDetail(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} given`;
}

export interface Reading {
  readonly values: InputValues;
  readonly problems: readonly Problem[];
}

/** Reads every input and lists every problem, unknown members included. */
export function readInputs(inputs: readonly Input[], raw: Readonly<Record<string, unknown>>, source: Source): Reading {
  const values: Record<string, InputValue> = {};
  const problems: Problem[] = [];
  for (const input of inputs) {
    const given = Object.hasOwn(raw, input.name) ? raw[input.name] : undefined;
    if (given === undefined) {
      if (input.required) problems.push(problem(source, input.name, input.expected, undefined));
    } else if (input.list) {
      const items = itemsOf(given, source);
      if (items === undefined) problems.push(problem(source, input.name, input.expected, given, input.code));
      else values[input.name] = items.flatMap((item, i) => readItem(input, item, i, source, problems));
    } else {
      const value = input.read(given, source);
      if (value === undefined) problems.push(problem(source, input.name, input.expected, given, input.code));
      else values[input.name] = value;
    }
  }
  const known = inputs.map((input) => input.name);
  for (const name of Object.keys(raw)) if (!known.includes(name)) problems.push(unknownMember(source, name, known));
  return { values, problems };
}

/** The items of a list: an array in a body; repeats and commas in a query. */
function itemsOf(given: unknown, source: Source): readonly unknown[] | undefined {
  const list = source === 'query' ? [given].flat().flatMap((one) => String(one).split(',')) : given;
  return Array.isArray(list) && list.length <= LIST_MAX ? list : undefined;
}

function readItem(input: Input, item: unknown, i: number, source: Source, problems: Problem[]): Kept[] {
  const value = input.read(item, source);
  if (typeof value !== 'object' && value !== undefined) return [value];
  problems.push(problem(source, `${input.name}[${i}]`, input.expected.replace('a list, each ', ''), item));
  return [];
}

/** The text or number of an input that is never a list. */
export function textOf(values: InputValues, name: string): string | undefined {
  const value = values[name];
  return value === undefined ? undefined : String(value);
}

/** JSON Schema of a whole request. */
export function requestSchema(inputs: readonly Input[], more: JsonObject = {}): JsonObject {
  const required = inputs.filter((input) => input.required).map((input) => input.name);
  return {
    type: 'object',
    properties: Object.fromEntries(inputs.map((input) => [input.name, input.schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
    ...more,
  };
}
