/** Finds text that the stores cannot keep unchanged: NUL, which PostgreSQL rejects, and lone surrogates. */
import { dottedPath, type Problem, type ProblemPlace } from '#kernel/problems.ts';

const EXPECTED = 'text without NUL (U+0000) and without lone surrogates';
/** The most problems listed; a handful shows where they are. */
const TOLD_MAX = 20;
/** Matches the first half of a valid pair too, which is sorted out afterwards. */
const ESCAPED = /\\u(?:0000|[dD][89a-fA-F])/;

export interface SentText {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly bodyText: string | undefined;
}

/** Problems of path, query and body; `body` is the parsed body, undefined when it is not JSON. */
export function unstorable({ params, query, bodyText = '' }: SentText, body: unknown): Problem[] {
  const problems = unstorableIn(params, [], 'path');
  if (query.includes('%00'))
    problems.push(...unstorableIn(Object.fromEntries(new URLSearchParams(query)), [], 'query'));
  if (body === undefined) problems.push(...unstorableIn(bodyText, [], 'body'));
  else if (ESCAPED.test(bodyText)) problems.push(...unstorableIn(body, [], 'body'));
  return problems.slice(0, TOLD_MAX);
}

/** All text within a value, including member names. */
function unstorableIn(value: unknown, path: readonly PropertyKey[], place: ProblemPlace): Problem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [problemAt(path, place)];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => unstorableIn(one, [...path, i], place));
  return Object.entries(value).flatMap(([name, one]) =>
    isStorable(name) ? unstorableIn(one, [...path, name], place) : [nameless(path, name, place)],
  );
}

/** The problem of a member whose name cannot be stored. No contract declares such a name, so it counts as unknown. */
function nameless(path: readonly PropertyKey[], name: string, place: ProblemPlace): Problem {
  const unknownName = name.toWellFormed().replaceAll('\0', '\uFFFD');
  return { ...problemAt([...path, unknownName], place), unknownName };
}

function problemAt(segments: readonly PropertyKey[], place: ProblemPlace): Problem {
  const path = dottedPath(segments).replaceAll('\0', '\uFFFD');
  const message = `${path === '' ? 'the body' : path} must be ${EXPECTED}`;
  return { path, expected: EXPECTED, got: 'text with NUL or a lone surrogate', in: place, message };
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
