/** Parses the query of the listings collection: scope, spend and the filters of both dialects. */
import { z } from 'zod';
import { ALIASES, BOUNDS, FIELD_BY_NAME, type FieldKind } from '#domain/listings/fields.ts';
import {
  BOUND_MAX,
  DISTANCE_MAX_MILES,
  KNOWN_NAMES,
  LIMIT_SENT_MAX,
  PAGE_MAX,
  parseListingQuery,
  SORT_NAMES,
} from '#domain/listings/query.ts';
import { QUERY_PARAMETERS_MAX } from '#kernel/endpoint.ts';
import { type Problem, problem } from '#kernel/problems.ts';

const CLOSED_SCOPES = new Set(['admin', 'internal']);
/** Characters of one filter. */
const FILTER_MAX = 1_000;
const filter = z.string().max(FILTER_MAX);

/** A filter with its published type. Values arrive as text, and `parseListingQuery` validates them. */
function publishedMeta(meta: Record<string, unknown>) {
  return z.string().max(FILTER_MAX).meta(meta).optional();
}

const DOLLARS = '\\d{1,9}(\\.\\d{1,2})?';
const listOf = (item: string) => `^${item}(-${item})?(,${item}(-${item})?)*$`;
const number = { type: 'number', maxLength: undefined, minimum: 0 };

/** A filter on a field, by the kind of its values. */
const FILTERS: Readonly<Record<FieldKind, ReturnType<typeof publishedMeta>>> = {
  text: publishedMeta({ id: 'TextFilter', description: 'Commas between alternatives, * for any run of characters' }),
  integer: publishedMeta({
    id: 'IntegerFilter',
    pattern: listOf('\\d{1,9}'),
    description: 'An integer or a range low-high; commas between alternatives',
  }),
  money: publishedMeta({
    id: 'DollarFilter',
    pattern: listOf(DOLLARS),
    description: 'Dollars or a range low-high; commas between alternatives',
  }),
  boolean: publishedMeta({ type: 'boolean', maxLength: undefined }),
};
const bound = publishedMeta({ ...number, maximum: BOUND_MAX, description: 'At most two decimals' });

/** Parameters other than field filters. */
const CONTROLS: Readonly<Record<string, ReturnType<typeof publishedMeta>>> = {
  spend: publishedMeta({ ...number, description: 'Dollars that the caller is willing to spend' }),
  zip: publishedMeta({ pattern: '^\\d{5}$' }),
  distance: publishedMeta({
    ...number,
    type: 'integer',
    minimum: 1,
    maximum: DISTANCE_MAX_MILES,
    description: 'Miles from zip',
  }),
  sort: publishedMeta({
    pattern: `^(${SORT_NAMES.map((name) => name.replace('.', '\\.')).join('|')})([.:](asc|desc))?$`,
  }),
  page: publishedMeta({ ...number, type: 'integer', minimum: 1, maximum: PAGE_MAX }),
  limit: publishedMeta({ ...number, type: 'integer', minimum: 1, maximum: LIMIT_SENT_MAX }),
  includes: publishedMeta({ pattern: '^(total|facets)(,(total|facets))*$' }),
  includeUnpriced: FILTERS.boolean,
};

function publishedAs(name: string) {
  const field = FIELD_BY_NAME.get(ALIASES[name] ?? name);
  if (Object.hasOwn(BOUNDS, name)) return bound;
  return CONTROLS[name] ?? (field === undefined ? filter.optional() : FILTERS[field.kind]);
}

/** Checked before the meter, so that a caller over its ceiling still gets its problems. */
export const listingsQuery = z
  .object(Object.fromEntries(['scope', 'spend', ...KNOWN_NAMES].map((name) => [name, publishedAs(name)])))
  .catchall(filter)
  .meta({ maxProperties: QUERY_PARAMETERS_MAX })
  .transform((sent, context) => {
    const { scope, spend, ...filters } = sent as Record<string, string | undefined>;
    const params = filters as Record<string, string>;
    const parsed = parseListingQuery(params);
    const problems = [...(parsed.ok ? [] : parsed.problems), ...scopeProblems(scope), ...spendProblems(spend)];
    for (const one of problems)
      context.issues.push({
        code: 'custom',
        input: sent,
        path: [one.path],
        message: one.message,
        params: { problem: one },
      });
    return parsed.ok && problems.length === 0 ? { params, spend, query: parsed.query } : z.NEVER;
  });

function scopeProblems(scope: string | undefined): Problem[] {
  if (scope === undefined || !CLOSED_SCOPES.has(scope.toLowerCase())) return [];
  return [problem('query', 'scope', 'no scope, since the collection is public', scope, 'scope-forbidden')];
}

function spendProblems(spend: string | undefined): Problem[] {
  if (spend === undefined || /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(spend)) return [];
  return [problem('query', 'spend', 'a number of dollars, 0 or more', spend)];
}
