/** Handlers of dealer inventory. */

import type { RepeatedColumn } from '#domain/inventory/columns.ts';
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import { readFeed } from '#domain/inventory/feed-text.ts';
import type { ListedRow } from '#domain/inventory/import-feed.ts';
import { corpusIndex } from '#domain/listings/corpus.ts';
import type { ListingIndex } from '#domain/listings/listing-index.ts';
import { parseListingQuery } from '#domain/listings/query.ts';
import { ZIP_IN_USE } from '#domain/places/zip.ts';
import { empty, type Json, ok, refuse, refuseProblems } from '#kernel/answer.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { type Problem, problem, problemWithGot } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { encodingMember } from '#kernel/text/encoding.ts';
import type { Tools } from '#ports/tools.ts';
import { progressOf } from '#streams/inventory/feed-progress.ts';
import { importInventory, rooftopOf } from '#streams/inventory/rooftops.ts';
import { pageLinks, pageOf } from '../paging.ts';
import { feedOf } from './feed-body.ts';
import type { inventory } from './inventory.contract.ts';
import { projectLive } from './live.ts';
import { inventoryRow } from './row.ts';

type ListCall = CallOf<typeof inventory.listInventory>;
type InventoryTools = Pick<Tools, 'gateway' | 'events' | 'ids' | 'runtime' | 'vehicles'>;

/** Refused rows listed in a refusal; the counts include all. */
const PROBLEMS_MAX = 100;
const NO_IMPORT = 'No feed was imported since this process started. Send one to POST /dealer/inventory.';
const NOTHING = 'No car in the inventory matches. Widen a filter, or read GET /dealer/inventory without any.';

export const routes: Routes<typeof inventory, InventoryTools> = {
  listInventory: async (call, tools) => {
    const { query, base, today } = call;
    const { page: _page, limit: _limit, ...filters } = query;
    const parsed = parseListingQuery(statedMembers(filters));
    if (!parsed.ok) return refuseProblems(parsed.problems);
    const paging = pageOf(query);
    const standing = await standingFor(call, tools);
    if (standing.gateway !== undefined)
      return projectLive(standing.gateway, { filters: statedMembers(filters), paging, base, today });
    const { index, source, carAt } = standing;
    await runInSlices(index.prepare(parsed.query));
    const bits = await runInSlices(index.matching({ ...parsed.query, includeUnpriced: true }));
    const total = index.count(bits);
    const rows = index.page(bits, parsed.query.sort, paging.offset, paging.limit);
    const links = pageLinks(`${base}/dealer/inventory`, query, paging, total);
    const shared = { page: paging.page, limit: paging.limit, total, links };
    if (rows.length === 0) return empty(NOTHING, simulated(source), { data: [], ...shared });
    return ok({
      data: rows.map((row) => inventoryRow(row, base, today, carAt?.(row.vin))),
      ...shared,
      provenance: simulated(source),
    });
  },

  importInventory: async ({ text = '', decoded, caller, now, base }, tools) => {
    const { account = '' } = caller;
    if (text.trim() === '') return unreadable([problem('body', '', 'a feed: CSV, JSON or JSON lines', undefined)]);
    const body = await runInSlices(feedOf(text));
    if (!body.ok) return refuseProblems(body.problems);
    const feed = await runInSlices(readFeed(body.feed));
    if (!feed.ok)
      return unreadable([problemWithGot('body', `line ${feed.line}`, feed.expected, 'a feed that cannot be parsed')], {
        ignoredColumns: feed.ignoredColumns ?? [],
      });
    const imported = await importInventory(tools, { account, now, sent: statedMembers(body.rooftop), feed });
    if (imported.outcome === 'misplaced') return unreadable([problem('body', 'dealerZip', ZIP_IN_USE, imported.zip)]);
    if (imported.outcome === 'too-long')
      return unreadable([problemWithGot('body', '', `a feed of at most ${imported.rowsMax} rows`, 'more rows')]);
    const columns = {
      ignoredColumns: [...feed.ignoredColumns],
      repeatedColumns: feed.repeatedColumns.map(repeatedMember),
    };
    const encoding = encodingMember(body.feed.text, decoded);
    const { report } = imported;
    if (imported.outcome === 'refused') {
      const { rows, refused } = report;
      return refuse('malformed-feed', {
        reason: `All ${rows} rows were refused, and the inventory is unchanged. problems lists the reasons by line.`,
        problems: report.results.flatMap(problemsOf).slice(0, PROBLEMS_MAX),
        extra: { rows, refused, ...columns, encoding },
      });
    }
    const { card } = imported;
    const links = { inventory: `${base}/dealer/inventory`, listings: `${base}/listings?dealerId=${card.dealerId}` };
    return ok({
      kind: 'inventory-import@1' as const,
      format: feed.format,
      ...report,
      ...columns,
      encoding,
      rooftop: card,
      links,
      provenance: simulated(SOURCES.rooftop),
    });
  },

  importProgress: ({ caller, base }, { runtime }) => {
    const progress = progressOf(runtime, caller.account ?? '');
    const provenance = simulated(SOURCES.rooftop);
    if (progress === undefined) return empty(NO_IMPORT, provenance);
    return ok({ ...progress, links: { inventory: `${base}/dealer/inventory` }, provenance });
  },
};

interface Own {
  readonly gateway?: undefined;
  readonly index: ListingIndex;
  readonly source: string;
  readonly carAt?: (vin: string) => FeedCar | undefined;
}

/** The account's own rooftop unless another is requested; else the gateway's listings, else the corpus. */
async function standingFor(
  { caller, query }: ListCall,
  tools: InventoryTools,
): Promise<Own | { readonly gateway: NonNullable<Tools['gateway']> }> {
  const own = caller.account === undefined ? undefined : await rooftopOf(tools, caller.account);
  if (own !== undefined && (query.dealerId ?? own.card.dealerId) === own.card.dealerId)
    return { index: own.index, source: SOURCES.rooftop, carAt: (vin) => own.carAt(vin) };
  return tools.gateway === undefined ? { index: corpusIndex(), source: SOURCES.corpus } : { gateway: tools.gateway };
}

/** The members that were sent. */
function statedMembers(members: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function unreadable(problems: readonly Problem[], extra: Readonly<Record<string, Json>> = {}) {
  return refuse('malformed-feed', { problems, extra });
}

function repeatedMember({ field, columns }: RepeatedColumn) {
  return { field, columns: [...columns] };
}

/** `line 4: vin` */
function problemsOf(row: ListedRow): Problem[] {
  if (row.outcome !== 'refused') return [];
  return row.problems.map((one) => ({
    ...one,
    in: 'body',
    path: one.path === '' ? `line ${row.line}` : `line ${row.line}: ${one.path}`,
  }));
}
