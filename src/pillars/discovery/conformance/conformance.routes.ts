/** Handlers of the conformance listing. */
import { document, empty, ok } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { computed } from '#kernel/provenance.ts';
import type { CapabilityListing, CapabilityRow } from '#ports/capabilities.ts';
import type { conformance } from './conformance.contract.ts';

interface ListingTools {
  readonly capabilities: CapabilityListing;
}

type Query = CallOf<typeof conformance.listCapabilities>['query'];

const LIMIT = 100;
const provenance = computed();
/** The published conformance spec that rows and totals follow. */
const SPEC = { id: 'apis-ax-axp', version: '2.2.0' } as const;

export const routes: Routes<typeof conformance, ListingTools> = {
  listCapabilities: async ({ query, base }, { capabilities }) => {
    const { page = 1, limit = LIMIT } = query;
    const rows = (await capabilities.rows()).filter(rowFilter(query));
    const { totals, state, digest, recordedOn } = await capabilities.report();
    const part = rows.slice((page - 1) * limit, page * limit);
    const body = {
      conformance: part.map((row) => ({ ...row })),
      page,
      limit,
      total: rows.length,
      totals: { ...totals },
      state,
      spec: { ...SPEC, digest, recordedOn },
      links: linksOf(base, query, page, Math.ceil(rows.length / limit)),
    };
    if (part.length > 0) return ok({ ...body, provenance });
    return empty(
      'No capability matches every filter. GET /conformance without filters lists them all.',
      provenance,
      body,
    );
  },

  readCapabilityContract: async ({ query }, { capabilities }) => {
    const served = await capabilities.openapi(query.family);
    if (served === undefined)
      return empty(`Unknown family ${query.family}. GET /conformance lists the families.`, provenance);
    return document(served.contentType, served.bytes, { headers: { etag: served.etag } });
  },
};

/** Combines all filters; each word of `q` must occur in the id, the name or the route, ignoring case. */
function rowFilter({ family, status, q = '' }: Query): (row: CapabilityRow) => boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    const known = `${row.id} ${row.name} ${row.route}`.toLowerCase();
    return (
      (family === undefined || row.family === family) &&
      (status === undefined || row.status === status) &&
      words.every((word) => known.includes(word))
    );
  };
}

function linksOf(base: string, { family, status, q, limit }: Query, page: number, last: number) {
  const filters = Object.entries({ family, status, q, limit }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const at = (to: number) => `${base}/conformance?${new URLSearchParams([...filters, ['page', String(to)]])}`;
  return {
    self: at(page),
    first: at(1),
    ...(page > 1 ? { prev: at(page - 1) } : {}),
    ...(page < last ? { next: at(page + 1) } : {}),
    last: at(Math.max(1, last)),
    openapi: `${base}/conformance/openapi.json`,
    verify: `${base}/verify`,
  };
}
