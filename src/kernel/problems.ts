/** Describes an invalid input, and derives the refusal code of a list of problems. */
import type { RefusalCode } from './refusals.ts';

export type ProblemPlace = 'body' | 'query' | 'path' | 'header';

/** One thing wrong with a request: where, what was expected, what came. */
export interface Problem {
  /** Dotted path with array indexes: `desked.zip`, `contracts[0].termMonths`. Empty for the whole body. */
  readonly path: string;
  readonly expected: string;
  /** `missing`, or a short description with a clipped value; never of a secret. */
  readonly got: string;
  readonly in: ProblemPlace;
  readonly message: string;
  /** The refusal code this problem alone would earn, when it has one of its own. */
  readonly code?: RefusalCode;
}

const CLIP = 40;

/** A short description of a value for `got`: its type and, for scalars, the value clipped to forty characters. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'string')
    return `string ${JSON.stringify(value.length > CLIP ? `${value.slice(0, CLIP)}…` : value)}`;
  if (typeof value === 'object') return 'object';
  return `${typeof value} ${String(value).slice(0, CLIP)}`;
}

/** A problem with its message composed from the parts. */
export function problem(
  place: ProblemPlace,
  path: string,
  expected: string,
  value: unknown,
  code?: RefusalCode,
): Problem {
  const got = describeValue(value);
  const name = path === '' ? 'the body' : path;
  const message = got === 'missing' ? `${name} is required: ${expected}` : `${name} must be ${expected}; got ${got}`;
  return { path, expected, got, in: place, message, ...(code === undefined ? {} : { code }) };
}

/** A parameter or member that the endpoint does not know, with what it does know. */
export function stranger(place: ProblemPlace, path: string, known: readonly string[]): Problem {
  const expected = known.length === 0 ? 'no such parameter' : `one of ${known.join(', ')}`;
  return { path, expected, got: 'unknown', in: place, message: `${path} is not known here`, code: 'unknown-parameter' };
}

/**
 * The code of a whole list: a code of its own that some malformed value earns, `unknown-parameter` when
 * strangers are all there is, else `validation-failed`.
 */
export function codeOf(problems: readonly Problem[]): RefusalCode {
  if (problems.length > 0 && problems.every((one) => one.code === 'unknown-parameter')) return 'unknown-parameter';
  const own = problems.find((one) => one.code !== undefined && one.code !== 'unknown-parameter');
  return own?.code ?? 'validation-failed';
}

/** `contracts[0].termMonths` from the path segments of a schema issue. */
export function dotted(segments: readonly PropertyKey[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`;
    return path === '' ? String(segment) : `${path}.${String(segment)}`;
  }, '');
}
