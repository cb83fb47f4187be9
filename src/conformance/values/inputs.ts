/** Inputs of a verb: the members of its query or body, and the inputs that several verbs share. */
import { z } from 'zod';
import type { JsonObject } from '#kernel/answer.ts';
import { queryInteger } from '#kernel/atoms.ts';
import { isIsoDate, parseInstant } from '#kernel/dates.ts';
import { expecting, wordsOf } from '#kernel/describe.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import type { Field } from '../family/family.ts';
import { type Source, type StoredValue, sentSchema } from './values.ts';

/** A parsed value: a stored scalar, or a list of them. */
export type InputValue = StoredValue | readonly StoredValue[] | JsonObject;
export type InputValues = Readonly<Record<string, InputValue>>;

/** Members of a request by name, in the order in which problems list them. */
export type Inputs = Readonly<Record<string, z.ZodType<InputValue | undefined>>>;

/** The values of a request, well-formed or not. */
export interface SentValues {
  readonly has: (name: string) => boolean;
  /** The well-formed values. */
  readonly values: InputValues;
}

/** Parsed members; malformed ones have any value. */
type ReadMembers = Readonly<Record<string, InputValue | undefined>>;

/** A rule over several members of a request. */
export type Rule = (sent: SentValues) => readonly Problem[];

interface Input<Value> {
  readonly required: z.ZodType<Value>;
  readonly optional: z.ZodType<Value | undefined>;
}

/** Rows of a family share the schemas of its fields, which take most of the memory of its contracts. */
const FIELDS: Readonly<Record<Source, WeakMap<Field, Input<StoredValue>>>> = {
  body: new WeakMap(),
  query: new WeakMap(),
};

export function fieldInput(field: Field, source: Source): Input<StoredValue> {
  const known = FIELDS[source].get(field);
  if (known !== undefined) return known;
  const required = sentSchema(field, source);
  const input = { required, optional: required.optional() };
  FIELDS[source].set(field, input);
  return input;
}

/** Fields, each of them optional. */
export function optionalFields(fields: readonly Field[], source: Source): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, fieldInput(field, source).optional]));
}

const LIST_MAX = 1000;

/** A list in a body; look-ups take no lists. */
export function listInput(item: z.ZodType<StoredValue>): z.ZodType<readonly StoredValue[]> {
  return expecting(z.array(item).max(LIST_MAX), `a list, each ${wordsOf(item).expected}`);
}

/** An issue that already has its problem. */
function issueOf(one: Problem, input: unknown) {
  return { code: 'custom' as const, input, path: [], message: one.message, params: { problem: one } };
}

/**
 * A rule as a check of the whole request. It runs even if members are malformed, so that one response lists every
 * problem.
 */
export function asCheck(rule: Rule): z.core.$ZodCheck<ReadMembers> {
  const check: z.core.$ZodCheck<ReadMembers> = new z.core.$ZodCheck({
    check: 'custom',
    when: ({ issues }) => !issues.some(isOfTheWhole),
  });
  check._zod.check = ({ value, issues }) => {
    const malformed = new Set(issues.map(({ path }) => path?.[0]));
    const values: Record<string, InputValue> = {};
    for (const [name, one] of Object.entries(value)) if (one !== undefined && !malformed.has(name)) values[name] = one;
    for (const one of rule({ has: (name) => Object.hasOwn(value, name), values })) issues.push(issueOf(one, value));
  };
  return check;
}

function isOfTheWhole({ code, path }: z.core.$ZodRawIssue): boolean {
  return (path ?? []).length === 0 && code !== 'unrecognized_keys';
}

/** One problem per name, when at least one of the names must be sent and none was. */
export function oneOf(source: Source, names: readonly string[]): Rule {
  return ({ has }) =>
    names.some(has) ? [] : names.map((name) => problem(source, name, `at least one of ${names.join(', ')}`, undefined));
}

const ID_MAX = 200;

export function exampleId(prefix: string): string {
  return `${prefix}4f21c0`;
}

const IDS = new Map<string, Input<string>>();

/** The id of a record. Any text is accepted; the look-up finds out whether the record exists. */
export function idInput(prefix: string): Input<string> {
  const known = IDS.get(prefix);
  if (known !== undefined) return known;
  const example = exampleId(prefix);
  const schema = z
    .string()
    .refine((id) => id !== '' && id.length <= ID_MAX)
    .meta({ minLength: 1, maxLength: ID_MAX, examples: [example] });
  const required = expecting(schema, `the id of a record, such as ${example}`);
  const input = { required, optional: required.optional() };
  IDS.set(prefix, input);
  return input;
}

/** The date or instant that a request refers to. */
export const asOfInput: z.ZodType<string> = expecting(
  z
    .string()
    .refine((text) => isIsoDate(text) || parseInstant(text) !== undefined)
    .transform((text) => (isIsoDate(text) ? text : (parseInstant(text) ?? text)))
    .meta({ id: 'AsOf', description: "Overrides today's date", examples: ['2026-03-20'] }),
  'a date YYYY-MM-DD or an ISO 8601 timestamp with a zone',
);

export const AS_OF: Inputs = { asOf: asOfInput.optional() };

export const LIMIT = 100;

export const PAGING: Inputs = {
  page: queryInteger(1, 1_000_000).meta({ default: 1 }).optional(),
  limit: queryInteger(1, 500).meta({ default: LIMIT }).optional(),
};

const DETAIL_MAX = 2000;

/** A value that a guard requires and that is not a field of the family: any value but an empty one. */
export function detailInput(name: string): z.ZodType<InputValue> {
  const schema = z
    .custom<InputValue>((raw) => {
      const isKnown = ['string', 'number', 'boolean'].includes(typeof raw) || Array.isArray(raw);
      return isKnown && JSON.stringify(raw).length <= DETAIL_MAX;
    })
    .meta({ type: ['string', 'number', 'boolean', 'array'], examples: [exampleDetail(name)] });
  return expecting(schema, `a text, number, boolean or list of at most ${DETAIL_MAX} characters`);
}

/** `retryAfter` → `retry after given`. */
export function exampleDetail(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} given`;
}

/** The text or number of an input that is never a list. */
export function textOf(values: InputValues, name: string): string | undefined {
  const value = values[name];
  return value === undefined ? undefined : String(value);
}
