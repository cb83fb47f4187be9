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
  /** Name as sent of a member that the endpoint does not know. It may tell of a person, so no log keeps it. */
  readonly unknownName?: string;
}

const CLIP = 40;
/** Characters that a problem repeats of a name or a value that was sent. */
const ECHO_MAX = 120;

/** Text as a refusal repeats it: at most 120 characters by default. */
export function clipped(text: string, max = ECHO_MAX): string {
  if (text.length <= max) return text;
  // Half of a surrogate pair is not text.
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

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
  const shown = clipped(path);
  const name = shown === '' ? 'the body' : shown;
  const message =
    got === 'missing' ? `${name} is required: ${expected}` : `${name} must be ${withArticle(expected)}; got ${got}`;
  return { path: shown, expected, got, in: place, message, ...(code === undefined ? {} : { code }) };
}

/** `expected` names a type without its article: `string of 5 digits`. */
function withArticle(expected: string): string {
  const [noun = ''] = expected.split(' ', 1);
  if (['array', 'integer', 'object'].includes(noun)) return `an ${expected}`;
  return ['boolean', 'number', 'string'].includes(noun) ? `a ${expected}` : expected;
}

/** A parameter or member that the endpoint does not know, with what it does know; `within` is the path of what holds it. */
export function unknownMember(place: ProblemPlace, name: string, known: readonly string[], within = ''): Problem {
  const expected = known.length === 0 ? 'no such parameter' : `one of ${known.join(', ')}`;
  const shown = clipped(within === '' ? name : `${within}.${name}`);
  const message = `${shown} is not known here`;
  return { path: shown, expected, got: 'unknown', in: place, message, code: 'unknown-parameter', unknownName: name };
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

/** Problems that are collected of one request: at this many the rest of it is not looked at. */
export const PROBLEMS_MAX = 1_000;
/** Fields that a sentence names. */
const NAMED_MAX = 3;
const PLACE_WORDS: Readonly<Record<ProblemPlace, string>> = {
  body: 'body member',
  query: 'query parameter',
  path: 'path parameter',
  header: 'header',
};

/** The distinct fields of a list, as its sentence names them. */
function fieldsOf(problems: readonly Problem[], quote: string): string[] {
  return [...new Set(problems.map(({ path }) => (path === '' ? 'the body' : `${quote}${clipped(path)}${quote}`)))];
}

/** `vin, term and buyer.zip`, or the first three and the count of the rest. */
function listed(fields: readonly string[], isCut: boolean): string {
  const more = fields.length - NAMED_MAX;
  if (more > 0) return `${fields.slice(0, NAMED_MAX).join(', ')} and ${isCut ? 'at least ' : ''}${more} more`;
  return fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`;
}

/**
 * The sentence of a list: its first part names the first three fields and how many more there are, since many clients show nothing else.
 * A code of its own names the fields that earned it before the others. `sentence` is the default sentence of the code.
 */
export function sentenceOf(code: RefusalCode, problems: readonly Problem[], sentence: string): string {
  const [first] = problems;
  if (first === undefined) return sentence;
  const isCut = problems.length >= PROBLEMS_MAX;
  if (code === 'unknown-parameter') {
    const word = problems.every((one) => one.in === first.in) ? PLACE_WORDS[first.in] : 'parameter';
    const fields = fieldsOf(problems, '"');
    return `Unknown ${word}${fields.length === 1 ? '' : 's'} ${listed(fields, isCut)}. See /openapi.json for the supported ones.`;
  }
  const fields = fieldsOf(problems, '');
  // A code of its own has a sentence of its own, which is the contract's in places.
  if (code !== 'validation-failed')
    return sentence.replace(/\.(?= |$)/, `: ${namedFirst(code, problems, fields, isCut)}.`);
  if (fields.length === 1) return `${capitalised(first.message)}.`;
  return `${fields.length} fields are missing, invalid or unknown: ${listed(fields, isCut)}. problems lists each one with the expected value.`;
}

/** `vin; also missing, invalid or unknown: term and zip`: the fields of the code itself, then the others. */
function namedFirst(
  code: RefusalCode,
  problems: readonly Problem[],
  fields: readonly string[],
  isCut: boolean,
): string {
  const own = fieldsOf(
    problems.filter((one) => one.code === code),
    '',
  );
  const others = fields.filter((field) => !own.includes(field));
  if (own.length === 0 || others.length === 0) return listed(fields, isCut);
  return `${listed(own, false)}; also missing, invalid or unknown: ${listed(others, isCut)}`;
}

/** A field's name keeps its spelling. */
function capitalised(message: string): string {
  return message.startsWith('the ') ? `T${message.slice(1)}` : message;
}

/** `contracts[0].termMonths` from the path segments of a schema issue. */
export function dotted(segments: readonly PropertyKey[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`;
    return path === '' ? String(segment) : `${path}.${String(segment)}`;
  }, '');
}
