/** Parses and validates path, query and body, and reports the problems of all three in one list. */
import type { z } from 'zod';
import { type Refusal, refuse, refuseProblems } from '#kernel/answer.ts';
import { requiredWithin, schemaAt, type Words, wordsOf } from '#kernel/describe.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { dotted, type Problem, type ProblemPlace, problem, stranger } from '#kernel/problems.ts';
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
  /** Undefined where the endpoint takes no body or the body was empty. */
  readonly bodyText: string | undefined;
}

const NOTHING: Readonly<Record<string, never>> = Object.freeze({});

export function read(endpoint: Endpoint, raw: RawInputs): Read {
  const body = parseBody(endpoint, raw.bodyText);
  if (!body.ok) return { ok: false, refusal: body.refusal };
  const problems: Problem[] = [];
  const params = check(endpoint.params, raw.params, 'path', problems);
  const query = readQuery(endpoint, raw.query, problems);
  const checked =
    body.value === undefined && endpoint.bodyText !== undefined
      ? undefined
      : check(endpoint.body, body.value === undefined ? {} : body.value, 'body', problems);
  problems.push(...unstorable(raw, body.value));
  if (problems.length > 0) return { ok: false, refusal: refuseProblems(problems) };
  return { ok: true, inputs: { params, query, body: checked } };
}

function readQuery(endpoint: Endpoint, text: string, problems: Problem[]): unknown {
  if (text === '' && endpoint.query === undefined) return NOTHING;
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  if (!isDecodable(text)) {
    problems.push({
      path: 'query',
      expected: 'valid percent-encoding',
      got: 'a broken escape',
      in: 'query',
      message: 'the query holds a percent-encoding that cannot be decoded',
      code: 'malformed-address',
    });
    return NOTHING;
  }
  const repeated = new Set<string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in values && !repeated.has(name) && endpoint.ignoresStrangers !== true) {
      repeated.add(name);
      problems.push({
        path: name,
        expected: 'sent once',
        got: 'sent more than once',
        in: 'query',
        message: `${name} must be sent once`,
      });
    }
    values[name] = value;
  }
  if (endpoint.query !== undefined)
    return check(endpoint.query, { ...values }, 'query', problems, endpoint.ignoresStrangers);
  if (endpoint.ignoresStrangers !== true)
    for (const name of Object.keys(values)) problems.push(stranger('query', name, []));
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

type Parsed = { ok: true; value: unknown } | { ok: false; refusal: Refusal };

function parseBody(endpoint: Endpoint, text: string | undefined): Parsed {
  if (endpoint.bodyText === 'raw') return { ok: true, value: undefined };
  if (text === undefined || text.trim() === '')
    return { ok: true, value: endpoint.body === undefined ? undefined : {} };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (endpoint.bodyText === 'text') return { ok: true, value: undefined };
    const where =
      error instanceof SyntaxError
        ? /at position \d+|line \d+ column \d+|end of JSON input/.exec(error.message)?.[0]
        : undefined;
    const message = `The body is not valid JSON${where === undefined ? '' : ` (${where})`}: send one JSON object.`;
    return {
      ok: false,
      refusal: refuse('malformed-json', {
        reason: message,
        problems: [problem('body', '', 'one JSON object', 'text that is not JSON')],
      }),
    };
  }
}

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  place: ProblemPlace,
  problems: Problem[],
  ignoresStrangers = false,
): unknown {
  if (schema === undefined) {
    if (place === 'body' && typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) problems.push(stranger('body', name, []));
    }
    return NOTHING;
  }
  const result = schema.safeParse(value);
  if (result.success) {
    if (!ignoresStrangers && hasOwnProto(value)) problems.push(stranger(place, '__proto__', []));
    return result.data;
  }
  for (const issue of result.error.issues) problems.push(...problemsOf(issue, schema, value, place));
  return undefined;
}

/** JSON and a query may name an own member `__proto__`, which open schemas do not see. */
function hasOwnProto(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown, place: ProblemPlace): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => stranger(place, dotted([...issue.path, key]), known));
  }
  const told = issue.code === 'custom' ? (issue.params as { told?: Problem } | undefined)?.told : undefined;
  if (told !== undefined) return [told];
  const target = schemaAt(schema, issue.path);
  const own = issue.code === 'custom' ? (issue.params as { expected?: string } | undefined)?.expected : undefined;
  const words: Words = target === undefined ? { expected: own ?? issue.message } : wordsOf(target);
  const received = valueAt(value, issue.path);
  const said = problem(
    place,
    dotted(issue.path),
    own ?? words.expected,
    received,
    received === undefined ? words.missing : words.code,
  );
  // One answer lists every field: an object that was left out lacks all that it must hold.
  return received !== undefined || target === undefined ? [said] : [said, ...missingWithin(target, issue.path, place)];
}

function missingWithin(schema: z.core.$ZodType, path: readonly PropertyKey[], place: ProblemPlace): Problem[] {
  return requiredWithin(schema).map(({ path: inner, words }) =>
    problem(place, dotted([...path, ...inner]), words.expected, undefined, words.missing),
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
