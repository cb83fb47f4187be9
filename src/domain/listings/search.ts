/** Builds one page of listings with links, total and facets. */
import type { InSlices } from '#kernel/bounds/turns.ts';
import { fnv1a32 } from '#kernel/hash.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { addressWith } from './address.ts';
import type { Bits } from './bits.ts';
import { facetsOf } from './facets.ts';
import type { Listing } from './listing.ts';
import type { ListingIndex } from './listing-index.ts';
import type { SearchInput } from './search-input.ts';

interface ListingPage {
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly links: Readonly<Record<string, string>>;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type SearchResult =
  | { readonly ok: true; readonly page: ListingPage }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** From this page on, `next` uses a cursor instead of a page number. */
const CURSOR_FROM_PAGE = 50;

export function* searchListings(index: ListingIndex, input: SearchInput): InSlices<SearchResult> {
  const { query, params } = input;
  const fingerprint = fingerprintOf(params);
  const offset = query.cursor === undefined ? (query.page - 1) * query.limit : offsetOf(query.cursor, fingerprint);
  if (offset === undefined) {
    return {
      ok: false,
      problems: [
        problem('query', 'cursor', 'a cursor of the same query, with the same filters and sort', query.cursor),
      ],
    };
  }
  yield* index.prepare(query);
  const bits: Bits = yield* index.matching(query);
  const total = index.count(bits);
  const rows = index.page(bits, query.sort, offset, query.limit);
  const links = linksOf(input, { offset, total, fingerprint });
  if (!query.includesFacets) return { ok: true, page: { rows, total, links } };
  return { ok: true, page: { rows, total, links, facets: yield* facetsOf(index, bits, input) } };
}

/** What a cursor is bound to: filters and sort, not the position. */
function fingerprintOf(params: Readonly<Record<string, string>>): string {
  const bound = Object.entries(params).filter(
    ([name]) => !['cursor', 'page', 'limit', 'includes', 'select'].includes(name),
  );
  return fnv1a32(JSON.stringify(bound.sort())).toString(36);
}

/** Cursors are opaque: base64url of the fingerprint and the next row. */
function cursorOf(offset: number, fingerprint: string): string {
  return btoa(`${fingerprint}.${offset}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function offsetOf(cursor: string, fingerprint: string): number | undefined {
  try {
    const [bound, offset] = atob(cursor.replaceAll('-', '+').replaceAll('_', '/')).split('.');
    return bound === fingerprint && offset !== undefined && /^\d{1,9}$/.test(offset) ? Number(offset) : undefined;
  } catch {
    return undefined;
  }
}

interface Standing {
  readonly offset: number;
  readonly total: number;
  readonly fingerprint: string;
}

function linksOf(
  { query, params, address }: SearchInput,
  { offset, total, fingerprint }: Standing,
): Record<string, string> {
  const { limit } = query;
  const at = (change: Readonly<Record<string, string | undefined>>) => addressWith(address, params, change);
  const unpaged = { page: undefined, cursor: undefined };
  const byCursor = (from: number) => at({ ...unpaged, cursor: cursorOf(from, fingerprint), limit: String(limit) });
  const byPage = (page: number) => at({ ...unpaged, page: String(page), limit: String(limit) });
  const hasNext = offset + limit < total;
  const addressIncluding = (total: boolean, facets: boolean) =>
    at({ includes: [...(total ? ['total'] : []), ...(facets ? ['facets'] : [])].join(',') });
  return {
    self: at({}),
    first: at(unpaged),
    ...(offset > 0
      ? { prev: query.cursor === undefined ? byPage(query.page - 1) : byCursor(Math.max(0, offset - limit)) }
      : {}),
    ...(hasNext
      ? {
          next:
            query.cursor !== undefined || query.page >= CURSOR_FROM_PAGE
              ? byCursor(offset + limit)
              : byPage(query.page + 1),
        }
      : {}),
    ...(query.cursor === undefined ? { last: byPage(Math.max(1, Math.ceil(total / limit))) } : {}),
    toggleFacets: addressIncluding(query.includesTotal, !query.includesFacets),
    toggleTotal: addressIncluding(!query.includesTotal, query.includesFacets),
  };
}
