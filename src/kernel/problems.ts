/** Describes invalid inputs, and derives the refusal code of a list of problems. */
import type { RefusalCode } from './refusals.ts';

export type ProblemPlace = 'body' | 'query' | 'path' | 'header';

/** One problem of a request: its path, what was expected and what was sent. */
export interface Problem {
  /** Dotted path with array indexes: `desked.zip`, `contracts[0].termMonths`. Empty for the whole body. */
  readonly path: string;
  readonly expected: string;
  /** `missing`, or a short description with a clipped value; never the value of a secret. */
  readonly got: string;
  readonly in: ProblemPlace;
  readonly message: string;
  /** The refusal code of this problem alone, when it has its own. */
  readonly code?: RefusalCode;
  /** The name of an unknown member, as sent. It may be personal data, so it is never logged. */
  readonly unknownName?: string;
}

const CLIP = 40;
/** The most characters that a problem quotes of a name or value. */
const ECHO_MAX = 120;

/** Clips text for a refusal, by default to 120 characters. */
export function clip(text: string, max = ECHO_MAX): string {
  if (text.length <= max) return text;
  // Avoid cutting a surrogate pair in half.
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Describes a value for `got`: its type and, for scalars, the value clipped to forty characters. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'string')
    return `string ${JSON.stringify(value.length > CLIP ? `${value.slice(0, CLIP)}…` : value)}`;
  if (typeof value === 'object') return 'object';
  return `${typeof value} ${String(value).slice(0, CLIP)}`;
}

/** A problem with its message. */
export function problem(
  place: ProblemPlace,
  path: string,
  expected: string,
  value: unknown,
  code?: RefusalCode,
): Problem {
  return problemWithGot(place, path, expected, describeValue(value), code);
}

/** A problem whose `got` is our description rather than the value sent. */
export function problemWithGot(
  place: ProblemPlace,
  path: string,
  expected: string,
  got: string,
  code?: RefusalCode,
): Problem {
  const shown = clip(path);
  const name = shown === '' ? 'the body' : shown;
  const message =
    got === 'missing' ? `${name} is required: ${expected}` : `${name} must be ${withArticle(expected)}; got ${got}`;
  return { path: shown, expected, got, in: place, message, ...(code === undefined ? {} : { code }) };
}

/** Prefixes an article to an `expected` text such as `string of 5 digits`. */
function withArticle(expected: string): string {
  const [noun = ''] = expected.split(' ', 1);
  if (['array', 'e-mail', 'integer', 'object'].includes(noun)) return `an ${expected}`;
  return ['boolean', 'number', 'string'].includes(noun) ? `a ${expected}` : expected;
}

/** A problem for an unknown parameter or member, with the known names; `within` is the path of its parent. */
export function unknownMember(place: ProblemPlace, name: string, known: readonly string[], within = ''): Problem {
  const expected = known.length === 0 ? 'no such parameter' : `one of ${known.join(', ')}`;
  const shown = clip(within === '' ? name : `${within}.${name}`);
  const message = `${shown} is not supported`;
  return { path: shown, expected, got: 'unknown', in: place, message, code: 'unknown-parameter', unknownName: name };
}

/**
 * The code of a whole list: `unknown-parameter` when every problem is an unknown name, else the first code that a
 * problem has of its own, else `validation-failed`.
 */
export function codeOf(problems: readonly Problem[]): RefusalCode {
  if (problems.length > 0 && problems.every((one) => one.code === 'unknown-parameter')) return 'unknown-parameter';
  const own = problems.find((one) => one.code !== undefined && one.code !== 'unknown-parameter');
  return own?.code ?? 'validation-failed';
}

/** The most problems collected for a request; at this count validation stops. */
export const PROBLEMS_MAX = 1_000;
/** The most fields that a sentence names. */
const NAMED_MAX = 3;
const PLACE_WORDS: Readonly<Record<ProblemPlace, string>> = {
  body: 'body member',
  query: 'query parameter',
  path: 'path parameter',
  header: 'header',
};

/** The distinct fields of a list, as the sentence names them. */
function fieldsOf(problems: readonly Problem[], quote: string): string[] {
  return [...new Set(problems.map(({ path }) => (path === '' ? 'the body' : `${quote}${clip(path)}${quote}`)))];
}

/** `vin, term and buyer.zip`, or the first three and the count of the others. */
function listOf(fields: readonly string[], isCut: boolean): string {
  const more = fields.length - NAMED_MAX;
  if (more > 0) return `${fields.slice(0, NAMED_MAX).join(', ')} and ${isCut ? 'at least ' : ''}${more} more`;
  return fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`;
}

/** The contract of every endpoint outside the capability rows. */
const CONTRACT = '/openapi.json';

/**
 * The sentence of a list. Its first part names the first three fields and counts the others, since many clients show
 * nothing else. A specific code names its own fields first. `sentence` is the code's default sentence, and `contract` the
 * address of the document that describes the endpoint.
 */
export function sentenceOf(
  code: RefusalCode,
  problems: readonly Problem[],
  sentence: string,
  contract: string = CONTRACT,
): string {
  const [first] = problems;
  if (first === undefined) return sentence;
  const isCut = problems.length >= PROBLEMS_MAX;
  if (code === 'unknown-parameter') {
    const word = problems.every((one) => one.in === first.in) ? PLACE_WORDS[first.in] : 'parameter';
    const fields = fieldsOf(problems, '"');
    return `Unknown ${word}${fields.length === 1 ? '' : 's'} ${listOf(fields, isCut)}. See ${contract} for the supported ones.`;
  }
  const fields = fieldsOf(problems, '');
  // The position in a file says more than the name of the member that holds it.
  if (code === 'malformed-feed') return sentence.replace('.', `: ${first.message}.`);
  // A specific code keeps its own sentence, because the contract fixes some of them.
  if (code !== 'validation-failed' && problems.every(({ path }) => path === '')) return sentence;
  if (code !== 'validation-failed')
    return sentence.replace(/\.(?= |$)/, `: ${namedFirst(code, problems, fields, isCut)}.`);
  if (fields.length === 1) return `${capitalize(first.message)}.`;
  return `${fields.length} fields are missing, invalid or unknown: ${listOf(fields, isCut)}. problems lists each one with the expected value.`;
}

/** `vin; also missing, invalid or unknown: term and zip`: the fields behind the code first, then the others. */
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
  if (own.length === 0 || others.length === 0) return listOf(fields, isCut);
  return `${listOf(own, false)}; also missing, invalid or unknown: ${listOf(others, isCut)}`;
}

/** Field names keep their spelling. */
function capitalize(message: string): string {
  return message.startsWith('the ') ? `T${message.slice(1)}` : message;
}

/** Joins the path segments of a schema issue: `contracts[0].termMonths`. */
export function dottedPath(segments: readonly PropertyKey[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`;
    return path === '' ? String(segment) : `${path}.${String(segment)}`;
  }, '');
}
