/** Reads the query of the listings collection: scope, spend and the filters of both dialects. */
import { z } from 'zod';
import { KNOWN_NAMES, parseListingQuery } from '#domain/listings/query.ts';
import { QUERY_PARAMETERS_MAX } from '#kernel/endpoint.ts';
import { type Problem, problem } from '#kernel/problems.ts';

const CLOSED_SCOPES = new Set(['admin', 'internal']);
/** Characters of one filter. */
const FILTER_MAX = 1_000;
const filter = z.string().max(FILTER_MAX).optional();

/** Judged before the meter, so that a caller whose spend is used up is told what is wrong all the same. */
export const listingsQuery = z
  .object({ scope: filter, spend: filter, ...Object.fromEntries(KNOWN_NAMES.map((name) => [name, filter])) })
  .catchall(z.string().max(FILTER_MAX))
  .meta({ maxProperties: QUERY_PARAMETERS_MAX })
  .transform((sent, context) => {
    const { scope, spend, ...filters } = sent as Record<string, string | undefined>;
    const params = filters as Record<string, string>;
    const parsed = parseListingQuery(params);
    const problems = [...(parsed.ok ? [] : parsed.problems), ...scopeProblems(scope), ...spendProblems(spend)];
    for (const told of problems)
      context.issues.push({ code: 'custom', input: sent, path: [told.path], message: told.message, params: { told } });
    return parsed.ok && problems.length === 0 ? { params, spend, query: parsed.query } : z.NEVER;
  });

function scopeProblems(scope: string | undefined): Problem[] {
  if (scope === undefined || !CLOSED_SCOPES.has(scope.toLowerCase())) return [];
  return [problem('query', 'scope', 'left out: the collection is public', scope, 'scope-forbidden')];
}

function spendProblems(spend: string | undefined): Problem[] {
  if (spend === undefined || /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(spend)) return [];
  return [problem('query', 'spend', 'a number of dollars, 0 or more', spend)];
}
