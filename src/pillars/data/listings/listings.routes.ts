/** Handlers of listings. */
import { addressWith } from '#domain/listings/address.ts';
import { corpusIndex } from '#domain/listings/corpus.ts';
import { ALIASES, BOUNDS } from '#domain/listings/fields.ts';
import type { ListingQuery } from '#domain/listings/query.ts';
import { type SearchResult, searchListings } from '#domain/listings/search.ts';
import { empty, ok, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { runInSlices, runWhole } from '#kernel/bounds/turns.ts';
import type { Call, Routes } from '#kernel/endpoint.ts';
import { ceilingOffer, HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Gateway } from '#ports/gateway.ts';
import { servicePart } from '#ports/runtime.ts';
import type { Tools } from '#ports/tools.ts';
import { type Rooftop, rooftopOf } from '#streams/inventory/rooftops.ts';
import { relay } from '../gateway/relay.ts';
import { KeptPages } from './kept-pages.ts';
import type { listings } from './listings.contract.ts';
import { asRow, liveCompactRow } from './live-row.ts';
import { canonicalRow, compactRow, selectedRow } from './present.ts';

type ListingTools = Pick<Tools, 'gateway' | 'events' | 'runtime' | 'vehicles'>;
type Params = Record<string, string>;

interface Asked {
  readonly query: ListingQuery;
  readonly params: Params;
  readonly base: string;
  readonly address: string;
}

const provenance = simulated(SOURCES.corpus);
const PAGES = servicePart(() => new KeptPages<ReturnType<typeof answerOf>>());

export const routes: Routes<typeof listings, ListingTools> = {
  searchListings: async (call, { gateway, ...tools }) => {
    const { params, query, spend } = call.query;
    if (spend !== undefined && Number(spend) > HARD_CEILING_DOLLARS) {
      const message = `A spend of ${spend} is above the hard ceiling of ${HARD_CEILING_DOLLARS}.00 USD.`;
      return ceilingOffer({ base: call.base, code: 'over-ceiling', message });
    }
    if (gateway !== undefined) return live(gateway, call, params);
    const asked = { query, params, base: call.base, address: `${call.base}/listings` };
    if (call.caller.account === undefined)
      return tools.runtime
        .part(PAGES)
        .at(`${call.base} ${JSON.stringify(params)}`, () =>
          answerOf(asked, runWhole(searchListings(corpusIndex(), asked)), undefined),
        );
    const own = await ownRooftop(call, tools);
    const index = own === undefined ? corpusIndex() : await runInSlices(own.besideCorpus());
    return answerOf(asked, await runInSlices(searchListings(index, asked)), own);
  },

  readListing: async (call, { gateway, ...tools }) => {
    const { vin } = call.params;
    const missing = 'This car is not listed.';
    if (gateway !== undefined) {
      const members = ({ data }: { data?: unknown }) =>
        isListed(data) ? { listing: liveCompactRow(asRow(data), call.base) } : {};
      return relay(gateway, call, { path: `/listings/${vin}`, missing, lookup: { vin }, members });
    }
    const own = await ownRooftop(call, tools);
    const row = own?.index.at(vin) ?? corpusIndex().at(vin);
    const links = linksOf(call.base, vin);
    if (row === undefined) return empty(missing, provenance, { vin, links });
    const data = withSource(own, canonicalRow(row, call.base));
    return ok({
      data,
      listing: compactRow(row, call.base),
      links,
      provenance: simulated(data.source ?? SOURCES.corpus),
    });
  },
};

/** A page of the corpus, combined with the caller's own rooftop if there is one. */
function answerOf({ query, base }: Asked, found: SearchResult, own: Rooftop | undefined) {
  if (!found.ok) return refuseProblems(found.problems);
  const { rows, total, links, facets } = found.page;
  const { select, includesTotal } = query;
  const counted = { ...(includesTotal ? { total } : {}), ...withoutUndefined({ facets }) };
  if (rows.length === 0) {
    const reason = 'No listing matches. Widen a filter, or read GET /listings without any.';
    return empty(reason, provenance, { data: [], listing: [], links, ...counted });
  }
  const canonical = rows.map((row) => withSource(own, canonicalRow(row, base)));
  const data = select === undefined ? canonical : canonical.map((row) => selectedRow(row, select));
  return ok({ data, listing: rows.map((row) => compactRow(row, base)), links, ...counted, provenance });
}

/** Only rows have a compact form. */
function isListed(data: unknown): boolean {
  return !Array.isArray(data) && Object.keys(asRow(data)).length > 0;
}

/** The calling account's rooftop, if any; its listings are visible to its own keys only. */
async function ownRooftop(
  { caller }: Pick<Call, 'caller'>,
  tools: Pick<Tools, 'events' | 'vehicles'>,
): Promise<Rooftop | undefined> {
  return caller.account === undefined ? undefined : rooftopOf(tools, caller.account);
}

/** Marks rows of the account's own rooftop. */
function withSource<Row extends { vin: string }>(own: Rooftop | undefined, row: Row): Row & { source?: string } {
  return own?.index.at(row.vin) === undefined ? row : { ...row, source: SOURCES.rooftop };
}

/** Rewrites Carport's parameter names to the canonical ones, the only ones that the gateway accepts. */
function live(gateway: Gateway, call: Call, params: Params) {
  const canonical: Params = {};
  const ranges: Record<string, { low: string; high: string }> = {};
  for (const [name, value] of Object.entries(params)) {
    const bound = BOUNDS[name];
    if (bound === undefined) canonical[ALIASES[name] ?? name] = value;
    else ranges[bound.field] = { ...(ranges[bound.field] ?? { low: '1', high: '99999999' }), [bound.side]: value };
  }
  for (const [field, { low, high }] of Object.entries(ranges)) canonical[field] = `${low}-${high}`;
  const query = new URLSearchParams(canonical).toString();
  const isEmpty = ({ data }: { data?: unknown }) => Array.isArray(data) && data.length === 0;
  return relay(gateway, call, {
    path: '/listings',
    query,
    isEmpty,
    members: ({ data }: { data?: unknown }) => ({
      listing: Array.isArray(data) ? data.map((row) => liveCompactRow(asRow(row), call.base)) : [],
    }),
    missing: 'No listing matches.',
    lookup: { data: [], listing: [], links: { self: addressWith(`${call.base}/listings`, params, {}) } },
  });
}

function linksOf(base: string, vin: string) {
  return {
    self: `${base}/listings/${vin}`,
    record: `${base}/${vin}`,
    decode: `${base}/vin/${vin}`,
    buy: `${base}/buy/${vin}`,
  };
}
