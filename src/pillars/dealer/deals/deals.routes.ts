/** Handlers of the deal book. Unknown deals and deals of other accounts look the same. */
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { empty, ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { type DealTools, listDeals, readDeal } from '#streams/deals.ts';
import { pageLinks, pageOf } from '../paging.ts';
import { bookRow, fiBook } from './book.ts';
import type { deals } from './deals.contract.ts';

const provenance = simulated(SOURCES.dealer);

export const routes: Routes<typeof deals, DealTools & Pick<Tools, 'settings' | 'lenders'>> = {
  listBook: async (call, tools) => {
    const { query, caller, base } = call;
    const { account = '' } = caller;
    const page = pageOf(query);
    const { dealIds, total } = await listDeals(tools, account, page);
    const links = pageLinks(`${base}/dealer/deals`, query, page, total);
    const paging = { page: page.page, limit: page.limit, total, links };
    const snapshots = await Promise.all(dealIds.map((dealId) => readDeal(tools, call, dealId)));
    const data = snapshots.flatMap((snapshot) =>
      'kind' in snapshot ? [] : [{ ...bookRow(snapshot), href: `${base}/dealer/deals/${snapshot.dealId}` }],
    );
    if (data.length === 0)
      return empty('No deals on this page. Open one with this key at POST /buy/deals.', provenance, {
        data,
        ...paging,
      });
    return ok({ data, ...paging, provenance });
  },

  readBook: async (call, tools) => {
    const { base, params } = call;
    const snapshot = await readDeal(tools, call, params.dealId);
    if ('kind' in snapshot) return snapshot;
    const { dealId, state: deal, history, now } = snapshot;
    const own = `${base}/buy/deals/${dealId}`;
    return ok({
      ...bookRow(snapshot),
      buyer: deal.opening.buyer,
      ...toWireMoves(deal, moveContextOf(tools, now), own),
      fi: fiBook(fiDealOf(history)),
      links: {
        self: `${base}/dealer/deals/${dealId}`,
        deal: own,
        events: `${own}/events`,
        fi: `${base}/fi/deals/${dealId}`,
        vehicle: `${base}/${deal.vin}`,
      },
      provenance,
    });
  },
};
