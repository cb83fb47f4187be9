/** Parses both query dialects of listings into one validated query, or returns every problem at once. */
import { type Point, pointOfZip } from '#domain/places/distance.ts';
import { isZipInUse } from '#domain/places/places.ts';
import { ZIP_IN_USE } from '#domain/places/zip.ts';
import { normalizePart } from '#kernel/hash.ts';
import { type Problem, problem, unknownMember } from '#kernel/problems.ts';
import { ALIASES, BOUNDS, FIELD_BY_NAME, FIELDS, type Field, SELECTABLE } from './fields.ts';

export type Item =
  | { readonly is: 'value' /** Lower case. */; readonly value: string }
  | {
      readonly is: 'pattern' /** The literal parts around each `*`, in lower case. */;
      readonly parts: readonly string[];
    }
  | { readonly is: 'range'; readonly low: number; readonly high: number };

/** Items of one parameter are alternatives; all terms must match. */
export interface Term {
  readonly field: Field;
  readonly not: boolean;
  readonly items: readonly Item[];
}

export type SortField = 'createdAt' | 'updatedAt' | 'price' | 'miles' | 'year';

export interface ListingQuery {
  readonly terms: readonly Term[];
  readonly includeUnpriced: boolean;
  readonly near: { readonly centre: Point; readonly miles: number } | undefined;
  readonly sort: { readonly field: SortField; readonly descending: boolean };
  readonly page: number;
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly select: readonly string[] | undefined;
  readonly includesTotal: boolean;
  readonly includesFacets: boolean;
}

export type QueryParse =
  | { readonly ok: true; readonly query: ListingQuery }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 500;
/** Larger limits count as `LIMIT_MAX`, up to fifteen digits. */
export const LIMIT_SENT_MAX = 999_999_999_999_999;
/** Alternatives of one parameter, separated by commas. */
const ALTERNATIVES_MAX = 100;
export const PAGE_MAX = 100_000;
export const DISTANCE_MAX_MILES = 5_000;
/** Maximum of an open-ended bound: nine digits, two decimals. */
export const BOUND_MAX = 999_999_999.99;
const DISTANCE_DEFAULT_MILES = 50;
const SORTS: Readonly<Record<string, SortField>> = {
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
  price: 'price',
  'retailListing.price': 'price',
  miles: 'miles',
  mileage: 'miles',
  'retailListing.miles': 'miles',
  year: 'year',
  'vehicle.year': 'year',
};
/** Values of `sort`. */
export const SORT_NAMES: readonly string[] = Object.keys(SORTS);

const CONTROLS = [
  'zip',
  'distance',
  'sort',
  'page',
  'limit',
  'cursor',
  'select',
  'includes',
  'includeUnpriced',
] as const;

/** Every parameter of a listings query. */
export const KNOWN_NAMES: readonly string[] = [
  ...FIELDS.map(({ name }) => name),
  ...Object.keys(ALIASES),
  ...Object.keys(BOUNDS),
  ...CONTROLS,
];

type Params = Readonly<Record<string, string>>;

/** Values that count as unset, because the gateway uses them as defaults. */
function isUnset(name: string, value: string): boolean {
  return value === '' || (name === 'vehicle.doors' && value === '0');
}

/** Parses a query as sent. */
export function parseListingQuery(params: Params): QueryParse {
  const problems: Problem[] = [];
  const sent = Object.fromEntries(
    Object.entries(params).filter(([name, value]) => !isKnown(name) || !isUnset(name, value)),
  );
  const query: ListingQuery = {
    terms: [...termsOf(sent, problems), ...boundsOf(sent, problems)],
    includeUnpriced: flag(sent, 'includeUnpriced', problems),
    near: nearOf(sent, problems),
    sort: sortOf(sent, problems),
    page: count(sent, 'page', 1, PAGE_MAX, 1, problems),
    limit: Math.min(count(sent, 'limit', 1, LIMIT_SENT_MAX, LIMIT_DEFAULT, problems), LIMIT_MAX),
    cursor: sent.cursor,
    select: selectOf(sent, problems),
    ...includesOf(sent, problems),
  };
  if (sent.cursor !== undefined && sent.page !== undefined) {
    problems.push(
      problem('query', 'cursor', 'no cursor together with page, because a cursor includes the position', sent.cursor),
    );
  }
  return problems.length === 0 ? { ok: true, query } : { ok: false, problems };
}

function termsOf(sent: Params, problems: Problem[]): Term[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    if (isSteering(name)) return [];
    const { field, not } = namedField(name);
    if (field === undefined) {
      problems.push(unknownMember('query', name, KNOWN_NAMES));
      return [];
    }
    const alternatives = [...new Set(value.split(',').map((part) => part.trim()))];
    if (alternatives.length > ALTERNATIVES_MAX) {
      problems.push(problem('query', name, `at most ${ALTERNATIVES_MAX} alternatives`, value));
      return [];
    }
    const items = alternatives.map((part) => itemOf(field, part));
    if (items.every((item) => item !== undefined)) return [{ field, not, items }];
    problems.push(problem('query', name, EXPECTED[field.kind], value));
    return [];
  });
}

/** A bound or a control rather than a field filter. */
function isSteering(name: string): boolean {
  return Object.hasOwn(BOUNDS, name) || (CONTROLS as readonly string[]).includes(name);
}

function namedField(name: string): { readonly field: Field | undefined; readonly not: boolean } {
  const not = name.endsWith('.not');
  const bare = not ? name.slice(0, -4) : name;
  return { field: FIELD_BY_NAME.get(Object.hasOwn(ALIASES, bare) ? (ALIASES[bare] ?? bare) : bare), not };
}

function isKnown(name: string): boolean {
  return isSteering(name) || namedField(name).field !== undefined;
}

const EXPECTED: Readonly<Record<Field['kind'], string>> = {
  text: 'text, with * for any run of characters and commas between alternatives',
  integer: 'an integer or a range low-high, with commas between alternatives',
  money: 'a number of dollars or a range low-high, with commas between alternatives',
  boolean: 'true or false',
};

function itemOf({ kind }: Field, text: string): Item | undefined {
  if (text === '') return undefined;
  if (kind === 'boolean') return text === 'true' || text === 'false' ? { is: 'value', value: text } : undefined;
  if (kind === 'text')
    return text.includes('*')
      ? { is: 'pattern', parts: normalizePart(text).split(/\*+/) }
      : { is: 'value', value: normalizePart(text) };
  const number = kind === 'integer' ? '\\d{1,9}' : '\\d{1,9}(?:\\.\\d{1,2})?';
  const [, low, high] = new RegExp(`^(${number})(?:-(${number}))?$`).exec(text) ?? [];
  if (low === undefined) return undefined;
  const range = { is: 'range', low: Number(low), high: Number(high ?? low) } as const;
  return range.low <= range.high ? range : undefined;
}

/** True if a text in lower case consists of the parts in order, with anything between them; time linear in the text. */
export function matchesWildcard(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= end;
}

function boundsOf(sent: Params, problems: Problem[]): Term[] {
  const ranges = new Map<string, { low: number; high: number }>();
  for (const [name, { field, side }] of Object.entries(BOUNDS)) {
    const text = sent[name];
    if (text === undefined) continue;
    const range = ranges.get(field) ?? { low: 0, high: Number.POSITIVE_INFINITY };
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) problems.push(problem('query', name, 'a number', text));
    else range[side] = Number(text);
    ranges.set(field, range);
  }
  return [...ranges].flatMap(([name, { low, high }]) => {
    const field = FIELD_BY_NAME.get(name);
    return field === undefined ? [] : [{ field, not: false, items: [{ is: 'range' as const, low, high }] }];
  });
}

/** Expected value when a military address was sent. */
const ZIP_ON_THE_MAP = 'a ZIP code of a fixed place, not of a military address';

function nearOf(sent: Params, problems: Problem[]): ListingQuery['near'] {
  const { zip, distance } = sent;
  const miles = count(sent, 'distance', 1, DISTANCE_MAX_MILES, DISTANCE_DEFAULT_MILES, problems);
  if (zip === undefined) {
    if (distance !== undefined)
      problems.push(problem('query', 'zip', 'the ZIP from which distance is measured', undefined));
    return undefined;
  }
  const centre = pointOfZip(zip);
  if (centre === undefined) problems.push(problem('query', 'zip', isZipInUse(zip) ? ZIP_ON_THE_MAP : ZIP_IN_USE, zip));
  return centre === undefined ? undefined : { centre, miles };
}

/** `field`, `field.asc`, `field.desc`, or the same with a colon; ascending by default. */
function sortOf(sent: Params, problems: Problem[]): ListingQuery['sort'] {
  const text = sent.sort;
  if (text === undefined) return { field: 'updatedAt', descending: true };
  const [, name = '', direction = 'asc'] = /^([A-Za-z.]+?)(?:[.:](asc|desc))?$/.exec(text) ?? [];
  const field = Object.hasOwn(SORTS, name) ? SORTS[name] : undefined;
  if (field === undefined)
    problems.push(problem('query', 'sort', `one of ${Object.keys(SORTS).join(', ')}, with .asc or .desc`, text));
  return { field: field ?? 'updatedAt', descending: direction === 'desc' };
}

function selectOf(sent: Params, problems: Problem[]): string[] | undefined {
  const text = sent.select;
  if (text === undefined) return undefined;
  const paths = text.split(',').map((path) => path.trim());
  for (const path of paths)
    if (!SELECTABLE.has(path))
      problems.push(problem('query', 'select', 'dotted paths of a listing row, such as vehicle.vin', path));
  return paths;
}

function includesOf(sent: Params, problems: Problem[]): { includesTotal: boolean; includesFacets: boolean } {
  const words = (sent.includes ?? '').split(',').map((word) => word.trim());
  const unknown = words.filter((word) => !['', 'total', 'facets'].includes(word));
  if (unknown.length > 0) problems.push(problem('query', 'includes', 'total, facets or both', sent.includes));
  return { includesTotal: words.includes('total'), includesFacets: words.includes('facets') };
}

function flag(sent: Params, name: string, problems: Problem[]): boolean {
  const text = sent[name];
  if (text !== undefined && text !== 'true' && text !== 'false')
    problems.push(problem('query', name, 'true or false', text));
  return text === 'true';
}

function count(sent: Params, name: string, min: number, max: number, otherwise: number, problems: Problem[]): number {
  const text = sent[name];
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= min && value <= max) return value;
  const bound = max === LIMIT_SENT_MAX ? `an integer of at least ${min}` : `an integer ${min} to ${max}`;
  problems.push(problem('query', name, bound, text));
  return otherwise;
}
