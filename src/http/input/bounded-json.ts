/** Parses a JSON body within its bounds, in slices when it is large. */
import { type Refusal, refuse, refuseProblems } from '#kernel/answer.ts';
import { type JsonReading, placeAt, readJson } from '#kernel/bounds/json-reader.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import { problemWithGot } from '#kernel/problems.ts';
import { isShallow } from '#kernel/text/canonical-json.ts';

/** Nesting depth of a body, and the number of values unless the endpoint sets another. */
const BODY_DEPTH_MAX = 32;
const BODY_VALUES_MAX = 20_000;
/** A text this short cannot exceed the bound on values, and is parsed in one go. */
const SHORT_CHARACTERS = 16_384;

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  /** `isJson` is false for text in another format. */
  | { readonly ok: false; readonly isJson: boolean; readonly refusal: Refusal };

export function parseJsonBody(text: string, valuesMax = BODY_VALUES_MAX): MaybePromise<JsonBody> {
  const bounds = { depthMax: BODY_DEPTH_MAX, valuesMax };
  if (text.length > SHORT_CHARACTERS)
    return runInSlices(readJson(text, bounds)).then((reading) => judgeReading(reading, text, valuesMax));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Parse again to find the place, because each engine words it differently.
    return andThen(runInSlices(readJson(text, bounds)), (reading) => judgeReading(reading, text, valuesMax));
  }
  return isShallow(value, BODY_DEPTH_MAX) ? { ok: true, value } : tooDeep();
}

function judgeReading(reading: JsonReading, text: string, valuesMax: number): JsonBody {
  if (reading.ok) return reading;
  if (reading.why === 'too-deep') return tooDeep();
  if (reading.why === 'too-many-values')
    return outOfBounds(`JSON of at most ${valuesMax} values in all`, 'more values');
  const { line, column } = placeAt(text, reading.offset);
  const where = reading.offset >= text.length ? 'the text ends too early' : `line ${line} column ${column}`;
  const reason = `The body is not valid JSON (${where}): send one JSON object.`;
  const problems = [problemWithGot('body', '', 'one JSON object', 'text that is not JSON')];
  return { ok: false, isJson: false, refusal: refuse('malformed-json', { reason, problems }) };
}

function tooDeep(): JsonBody {
  return outOfBounds(`JSON of at most ${BODY_DEPTH_MAX} levels`, 'more levels');
}

function outOfBounds(expected: string, got: string): JsonBody {
  const one = { path: '', expected, got, in: 'body' as const, message: `the body must be ${expected}; got ${got}` };
  return { ok: false, isJson: true, refusal: refuseProblems([one]) };
}
