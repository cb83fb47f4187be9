/** Finds unknown member names in responses that wrap the refusal of another call, such as an MCP tool's. */
import { BODY_LENGTH_MAX } from './redact.ts';

const DEPTH_MAX = 24;
/** Matches `got` of such a problem, in JSON or in JSON inside a text. */
const UNKNOWN = /"got\\*":\\*"unknown\\*"/;
/** Ends a clipped path. */
const CUT = '…';

const NONE: ReadonlySet<string> = new Set();

/**
 * The unknown members in a response, by path and by their names in the request; undefined when the response clipped
 * one.
 */
export function unknownNamesIn(
  request: string | undefined,
  answer: string | undefined,
): ReadonlySet<string> | undefined {
  if (answer === undefined || answer.length > BODY_LENGTH_MAX || !UNKNOWN.test(answer)) return NONE;
  const paths = new Set<string>();
  visit(answer, ({ got, path }) => {
    if (got === 'unknown' && typeof path === 'string') paths.add(path);
  });
  if ([...paths].some((path) => path.endsWith(CUT))) return undefined;
  const names = new Set(paths);
  visit(request, (object) => {
    for (const name of Object.keys(object))
      if ([...paths].some((path) => path === name || path.endsWith(`.${name}`))) names.add(name);
  });
  return names;
}

/** Calls `look` with each object in a value, including those of JSON inside a text. */
function visit(value: unknown, look: (object: Readonly<Record<string, unknown>>) => void, depth = 0): void {
  if (depth > DEPTH_MAX) return;
  if (typeof value === 'string') {
    if (/^[[{]/.test(value) && value.length <= BODY_LENGTH_MAX) visit(parseText(value), look, depth + 1);
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, look, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    const object = Object.fromEntries(Object.entries(value));
    look(object);
    for (const member of Object.values(object)) visit(member, look, depth + 1);
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
