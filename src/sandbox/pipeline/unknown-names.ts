/** Finds names of unknown members where a call hands on the refusal of another call, as a tool of MCP does. */
import { BODY_LENGTH_MAX } from './redact.ts';

const DEPTH_MAX = 24;
/** `got` of such a problem, in JSON or in JSON within a text. */
const UNKNOWN = /\\*"got\\*":\\*"unknown\\*"/;
/** Ends a path that was cut. */
const CUT = '…';

const NONE: ReadonlySet<string> = new Set();

/** What an answer calls unknown, by its path and by the name that the request gives it; undefined where the answer cut one. */
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

/** Calls `look` with each object of a value, those of JSON within a text too. */
function visit(value: unknown, look: (object: Readonly<Record<string, unknown>>) => void, depth = 0): void {
  if (depth > DEPTH_MAX) return;
  if (typeof value === 'string') {
    if (/^[[{]/.test(value) && value.length <= BODY_LENGTH_MAX) visit(parsed(value), look, depth + 1);
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, look, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    const object = Object.fromEntries(Object.entries(value));
    look(object);
    for (const member of Object.values(object)) visit(member, look, depth + 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
