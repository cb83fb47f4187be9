/** Parses and validates path, query and body, and reports the problems of all three in one list. */
import { z } from 'zod';
import { type Refusal, refuseProblems } from '#kernel/answer.ts';
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import { boundOf, itemsOf, membersOf, requiredWithin, schemaAt, type Words, wordsOf } from '#kernel/describe.ts';
import { type Endpoint, QUERY_PARAMETERS_MAX } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import {
  clip,
  dottedPath,
  PROBLEMS_MAX,
  type Problem,
  type ProblemPlace,
  problem,
  problemWithGot,
  unknownMember,
} from '#kernel/problems.ts';
import { servicePart } from '#ports/runtime.ts';
import { parseJsonBody } from './bounded-json.ts';
import { cutToBounds } from './oversize.ts';
import { unstorable } from './storable-text.ts';

export interface Inputs {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export type Read = { readonly ok: true; readonly inputs: Inputs } | { readonly ok: false; readonly refusal: Refusal };

export interface RawInputs {
  readonly params: Readonly<Record<string, string>>;
  /** Without `?`. */
  readonly query: string;
  /** Undefined when the endpoint takes no body or the body was empty. */
  readonly bodyText: string | undefined;
}

/** Collects what is wrong with all inputs of one request. */
interface Reading {
  readonly problems: Problem[];
  readonly calls: SchemaCalls;
}

const NOTHING: Readonly<Record<string, never>> = Object.freeze({});

/** Synchronous except for large bodies, which are read in slices. */
export function read(endpoint: Endpoint, raw: RawInputs, calls: SchemaCalls): MaybePromise<Read> {
  return andThen(parseBody(endpoint, raw.bodyText), (body): MaybePromise<Read> => {
    if (!body.ok) return { ok: false, refusal: body.refusal };
    const reading: Reading = { problems: [], calls };
    const params = check(endpoint.params, raw.params, 'path', reading);
    const query = readQuery(endpoint, raw.query, reading);
    return andThen(checkBody(endpoint, body.value, reading), (checked): Read => {
      const { problems } = reading;
      problems.push(...unstorable(raw, body.value));
      if (problems.length > 0) return { ok: false, refusal: refuseProblems(problems, endpoint.contract) };
      return { ok: true, inputs: { params, query, body: checked } };
    });
  });
}

function checkBody(endpoint: Endpoint, value: unknown, reading: Reading): MaybePromise<unknown> {
  if (value === undefined && endpoint.bodyText !== undefined) return undefined;
  const sent = value === undefined ? {} : value;
  const { body } = endpoint;
  if (body === undefined) return check(undefined, sent, 'body', reading);
  const long = longMembers(body, sent);
  if (long.length > 0) return checkInTurns(body, sent as Readonly<Record<string, unknown>>, long, reading);
  return check(body, cutToBounds(body, sent, reading.problems), 'body', reading);
}

function readQuery(endpoint: Endpoint, text: string, reading: Reading): unknown {
  const { problems } = reading;
  if (text === '' && endpoint.query === undefined) return NOTHING;
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  if (!isDecodable(text)) {
    problems.push({
      path: 'query',
      expected: 'valid percent-encoding',
      got: 'a broken escape',
      in: 'query',
      message: 'the query contains an invalid percent-encoding',
      code: 'malformed-address',
    });
    return NOTHING;
  }
  const repeated = new Set<string>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in values && !repeated.has(name) && endpoint.allowsUnknownMembers !== true) {
      repeated.add(name);
      problems.push({
        path: clip(name),
        expected: 'sent once',
        got: 'sent more than once',
        in: 'query',
        message: `${clip(name)} must be sent once`,
      });
    }
    count += 1;
    if (count > QUERY_PARAMETERS_MAX) {
      problems.push(problemWithGot('query', 'query', `at most ${QUERY_PARAMETERS_MAX} parameters`, 'more'));
      break;
    }
    values[name] = value;
  }
  if (endpoint.query !== undefined)
    return check(endpoint.query, { ...values }, 'query', reading, endpoint.allowsUnknownMembers);
  if (endpoint.allowsUnknownMembers !== true)
    for (const name of Object.keys(values)) problems.push(unknownMember('query', name, []));
  return NOTHING;
}

function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };

function parseBody(endpoint: Endpoint, text: string | undefined): MaybePromise<Parsed> {
  if (endpoint.bodyText === 'raw') return { ok: true, value: undefined };
  if (text === undefined || text.trim() === '')
    return { ok: true, value: endpoint.body === undefined ? undefined : {} };
  return andThen(
    parseJsonBody(text, endpoint.bodyValuesMax),
    (parsed): Parsed => (endpoint.bodyText === 'text' && isText(parsed) ? { ok: true, value: undefined } : parsed),
  );
}

/** On endpoints that accept text, anything but a single JSON object is text: an export may be a JSON array of rows. */
function isText(parsed: Awaited<ReturnType<typeof parseJsonBody>>): boolean {
  return parsed.ok ? Array.isArray(parsed.value) : !parsed.isJson;
}

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  place: ProblemPlace,
  { problems, calls }: Reading,
  allowsUnknownMembers = false,
): unknown {
  if (schema === undefined) {
    if (place === 'body' && typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value).slice(0, PROBLEMS_MAX)) problems.push(unknownMember('body', name, []));
    }
    return NOTHING;
  }
  const result = parseWith(schema, value, calls);
  if (result.success) {
    if (!allowsUnknownMembers && hasOwnProto(value)) problems.push(unknownMember(place, '__proto__', []));
    return result.data;
  }
  for (const issue of result.error.issues) {
    if (problems.length >= PROBLEMS_MAX) break;
    const found = problemsOf(issue, { schema, value, place, most: PROBLEMS_MAX - problems.length });
    problems.push(...found.filter((one) => one.message !== problems.at(-1)?.message));
  }
  return undefined;
}

/** Calls after which a schema is worth compiling: most capability rows are called once in a while. */
const COMPILED_AFTER = 16;
const INTERPRETED = Object.freeze({ jitless: true });
/** Calls by schema, up to that number. */
export type SchemaCalls = WeakMap<z.ZodType, number>;
export const SCHEMA_CALLS = servicePart((): SchemaCalls => new WeakMap());

function parseWith(schema: z.ZodType, value: unknown, calls: SchemaCalls) {
  const before = calls.get(schema) ?? 0;
  if (before >= COMPILED_AFTER) return schema.safeParse(value);
  calls.set(schema, before + 1);
  return schema.safeParse(value, INTERPRETED);
}

/** Array items to validate before yielding. */
const SLICE_ITEMS = 200;

interface LongMember {
  readonly name: string;
  readonly items: readonly unknown[];
  readonly item: z.core.$ZodType;
}

/** Members of the body that are arrays longer than one slice. */
function longMembers(schema: z.ZodType, value: unknown): LongMember[] {
  const object = typeof value === 'object' && value !== null ? membersOf(schema) : undefined;
  if (object === undefined) return [];
  return Object.entries(value as object).flatMap(([name, items]: [string, unknown]) => {
    if (!Array.isArray(items) || items.length <= SLICE_ITEMS) return [];
    const member = object.memberNamed(name);
    const array = member && itemsOf(member);
    return array === undefined ? [] : [{ name, items, item: array.item }];
  });
}

/**
 * Like `check`, item by item for long arrays. The schema of the whole body sees only the first item of such an array.
 */
async function checkInTurns(
  schema: z.ZodType,
  value: Readonly<Record<string, unknown>>,
  long: readonly LongMember[],
  reading: Reading,
): Promise<unknown> {
  const { problems } = reading;
  const short = Object.fromEntries(long.map(({ name, items }) => [name, items.slice(0, 1)]));
  const checked = check(schema, cutToBounds(schema, { ...value, ...short }, problems), 'body', reading);
  const whole: Record<string, unknown> = { ...(checked as object) };
  for (const member of long) whole[member.name] = await checkItems(schema, value, member, problems);
  return whole;
}

async function checkItems(schema: z.ZodType, value: unknown, member: LongMember, problems: Problem[]) {
  const { name, items, item } = member;
  const array = membersOf(schema)?.memberNamed(name);
  const max = (array && boundOf(itemsOf(array)?.schema ?? array)) ?? items.length;
  if (items.length > max) problems.push(problem('body', name, `an array of at most ${max} items`, items));
  const kept: unknown[] = [];
  for (const [i, sent] of items.entries()) {
    if (i >= max || problems.length >= PROBLEMS_MAX) break;
    if (i % SLICE_ITEMS === SLICE_ITEMS - 1) await yieldToOthers();
    const result = z.safeParse(item, sent);
    if (result.success) kept.push(result.data);
    else if (i > 0)
      for (const issue of result.error.issues) {
        const placed = { ...issue, path: [name, i, ...issue.path] } as z.core.$ZodIssue;
        problems.push(...problemsOf(placed, { schema, value, place: 'body', most: PROBLEMS_MAX - problems.length }));
      }
  }
  return kept;
}

/** JSON and queries can contain an own member `__proto__`, which open schemas do not see. */
function hasOwnProto(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');
}

interface Checked {
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly place: ProblemPlace;
  /** How many more problems to collect. */
  readonly most: number;
}

function problemsOf(issue: z.core.$ZodIssue, { schema, value, place, most }: Checked): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.slice(0, most).map((key) => unknownMember(place, key, known, dottedPath(issue.path)));
  }
  const worded = issue.code === 'custom' ? (issue.params as { problem?: Problem } | undefined)?.problem : undefined;
  if (worded !== undefined) return [worded];
  const target = schemaAt(schema, issue.path);
  const own = issue.code === 'custom' ? (issue.params as { expected?: string } | undefined)?.expected : undefined;
  const words: Words = target === undefined ? { expected: own ?? issue.message } : wordsOf(target);
  const received = valueAt(value, issue.path);
  const said = problem(
    place,
    dottedPath(issue.path),
    own ?? words.expected,
    received,
    received === undefined ? words.missing : words.code,
  );
  // List every field in one response: a missing object lacks all its required members.
  return received !== undefined || target === undefined ? [said] : [said, ...missingWithin(target, issue.path, place)];
}

function missingWithin(schema: z.core.$ZodType, path: readonly PropertyKey[], place: ProblemPlace): Problem[] {
  return requiredWithin(schema).map(({ path: inner, words }) =>
    problem(place, dottedPath([...path, ...inner]), words.expected, undefined, words.missing),
  );
}

function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const target = schemaAt(schema, path);
  const shape = (target as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape === undefined ? [] : Object.keys(shape);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, segment) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, segment)
        ? (inner as Record<PropertyKey, unknown>)[segment]
        : undefined,
    value,
  );
}
