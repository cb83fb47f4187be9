/** MCP tool `search`: finds catalog entries by words. */
import { z } from 'zod';
import type { CatalogSearch } from '#ports/catalog-search.ts';
import { answerResult } from './tool-result.ts';

const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 25;

export const searchInput = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe('Words for what you want to do or know, such as "rate F&I products" or "recalls of a VIN".'),
  limit: z
    .number()
    .int()
    .min(1)
    .max(LIMIT_MAX)
    .optional()
    .describe(`Number of results, 1 to ${LIMIT_MAX}. Default: ${LIMIT_DEFAULT}.`),
  kind: z
    .enum(['operation', 'capability', 'document', 'vin'])
    .optional()
    .describe(
      'Only results of this kind: a hand-written operation, a row of the capability listing, a document, or a sandbox car.',
    ),
});

export const searchOutput = z.looseObject({
  type: z.enum(['OK', 'EMPTY']),
  results: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      kind: z.string(),
      method: z.string(),
      path: z.string(),
      operationId: z.string(),
      status: z.string(),
      summary: z.string(),
      score: z.number(),
    }),
  ),
  total: z.number(),
});

export const searchWords = {
  title: 'Search the catalog',
  description: `Find operations, capability rows, documents and sandbox cars of this service by words.
Use it first, when you do not know which address does what. Do not use it to search cars for sale: fetch /listings with filters for that.
Reads only, changes nothing, costs nothing. Results come best first, each with method, path, a one-line summary and an id.
Pass an id to fetch to read the thing itself, or its contract (request body, answers, refusals) where it is not a plain GET.
Example: {"query": "rate F&I products", "limit": 3}`,
  annotations: {
    title: 'Search the catalog',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
};

export async function search(
  catalog: CatalogSearch,
  { query, limit = LIMIT_DEFAULT, kind }: z.output<typeof searchInput>,
) {
  const { results, total } = await catalog.search({ query, limit, kind });
  const rows = results.map((hit) => ({ ...hit }));
  if (rows.length > 0) return answerResult({ type: 'OK', results: rows, total });
  const message = 'Nothing in the catalog matches. Try fewer or plainer words, or fetch /llms.txt for an overview.';
  return answerResult({ type: 'EMPTY', results: [], total, message });
}
