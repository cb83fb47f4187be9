/** Parses the forms of a feed request: plain text, or an object with the feed and rooftop details. */
import { withoutMark } from '#domain/csv/read-table.ts';
import { FEED_BOUNDS } from '#domain/inventory/bounds.ts';
import { outlineOf } from '#domain/inventory/feed-json.ts';
import { type Feed, formatOf } from '#domain/inventory/feed-text.ts';
import { isStateCode } from '#domain/places/states.ts';
import { zipProblems } from '#domain/places/zip.ts';
import type { InSlices } from '#kernel/bounds/turns.ts';
import { type Problem, problem, unknownMember } from '#kernel/problems.ts';

interface RooftopInput {
  readonly name?: string | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

export type FeedBody =
  | { readonly ok: true; readonly feed: Feed; readonly rooftop: RooftopInput }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const MEMBERS = ['content', 'vehicles', 'rooftop'];
const ROOFTOP_MEMBERS = ['name', 'zip', 'city', 'state'];

/**
 * Extracts the feed of a body. An object with `content` or `rooftop` is a wrapper; any other text is the feed itself.
 */
export function* feedOf(text: string): InSlices<FeedBody> {
  if (formatOf(text) !== 'json') return { ok: true, feed: { text }, rooftop: {} };
  const outline = yield* outlineOf(withoutMark(text));
  const { reading } = outline;
  const wrapper = reading.ok && isObject(reading.value) ? reading.value : {};
  if (!('content' in wrapper || 'rooftop' in wrapper)) return { ok: true, feed: { text, outline }, rooftop: {} };
  const { content, vehicles, rooftop = {} } = wrapper;
  const problems = [
    ...unknownMembers(wrapper, MEMBERS, ''),
    ...(content === undefined || (typeof content === 'string' && content.length <= FEED_BOUNDS.charactersMax)
      ? []
      : [problem('body', 'content', `the feed as text of at most ${FEED_BOUNDS.charactersMax} characters`, content)]),
    ...(vehicles === undefined || Array.isArray(vehicles)
      ? []
      : [problem('body', 'vehicles', 'an array of vehicles', vehicles)]),
    ...((content === undefined) === (vehicles === undefined)
      ? [problem('body', 'content', 'the feed as text, or vehicles as an array, not both', content)]
      : []),
    ...rooftopProblems(rooftop),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    feed: typeof content === 'string' ? { text: content } : { text, outline },
    rooftop: rooftop as RooftopInput,
  };
}

function rooftopProblems(rooftop: unknown): Problem[] {
  if (!isObject(rooftop)) return [problem('body', 'rooftop', 'an object {name, zip, city, state}', rooftop)];
  const { name = '', zip, city = '', state = '' } = rooftop;
  return [
    ...unknownMembers(rooftop, ROOFTOP_MEMBERS, 'rooftop'),
    ...(typeof name === 'string' ? [] : [problem('body', 'rooftop.name', 'text', name)]),
    ...(typeof city === 'string' ? [] : [problem('body', 'rooftop.city', 'text', city)]),
    ...(typeof state === 'string' && (state === '' || isStateCode(state.trim().toUpperCase()))
      ? []
      : [problem('body', 'rooftop.state', 'the two letters of a US state', state)]),
    ...(zip === undefined ? [] : zipProblems('body', 'rooftop.zip', zip)),
  ];
}

function unknownMembers(
  object: Readonly<Record<string, unknown>>,
  known: readonly string[],
  within: string,
): Problem[] {
  return Object.keys(object).flatMap((name) =>
    known.includes(name) ? [] : [unknownMember('body', name, known, within)],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
