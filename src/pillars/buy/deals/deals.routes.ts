/** Handlers that open, list and read deals. */

import { openDeal } from '#domain/deal/decide/open.ts';
import { standingOf, statusOf } from '#domain/deal/status.ts';
import { scheduleOfDeal } from '#domain/deal/wire/schedule.ts';
import type { Buyer } from '#domain/deal-facts/events.ts';
import { firstPaymentProblems } from '#domain/desk/payment/schedule-wire.ts';
import { empty, ok, refuse, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { beginStream, type DealSnapshot, dealOf, listDeals, newDealId, readDeal } from '#streams/deals.ts';
import { decisionContextOf } from '#streams/effects/run.ts';
import { leadConversion } from '#streams/leads.ts';
import { type BuyTools, dealHref } from '../buy-command.ts';
import { type AnswerContext, linksOf, toWireChecklist, toWireDeal } from '../deal-answer.ts';
import type { deals } from './deals.contract.ts';

type OpenTools = BuyTools & Pick<Tools, 'titleOffice'>;
const LIMIT_DEFAULT = 20;

export const routes: Routes<typeof deals, OpenTools> = {
  openDeal: async (call, tools) => {
    const title = await tools.titleOffice.check(call.body.vin);
    if (title.auctionOnly) return refuse('no-retail-move', { extra: { missing: [], available: [] } });
    const snapshot = await open(call, tools);
    return ok(toWireDeal(snapshot, { ...moveContextOf(tools, call.now), base: call.base }));
  },

  listDeals: async (call, tools) => {
    const { account } = call.caller;
    const { page = 1, limit = LIMIT_DEFAULT } = call.query;
    const { dealIds, total } =
      account === undefined
        ? { dealIds: [], total: 0 }
        : await listDeals(tools, account, { limit, offset: (page - 1) * limit });
    const provenance = simulated(SOURCES.deal);
    if (dealIds.length === 0) {
      const reason =
        account === undefined
          ? 'Deals are listed by account. Send the key they were opened with.'
          : 'No deals on this page. Open one with POST /buy/deals.';
      return empty(reason, provenance, { deals: [], page, limit, total });
    }
    const snapshots = await Promise.all(dealIds.map((dealId) => readDeal(tools, call, dealId)));
    const rows = snapshots.flatMap((snapshot) =>
      'kind' in snapshot ? [] : [rowOf(snapshot, { ...moveContextOf(tools, snapshot.now), base: call.base })],
    );
    return ok({
      deals: rows,
      page,
      limit,
      total,
      links: { self: `${call.base}/buy/deals`, open: `${call.base}/buy/deals` },
      provenance,
    });
  },

  readDeal: async (call, tools) => {
    const snapshot = await readDeal(tools, call, call.params.dealId, { asOfSeq: call.query.asOfSeq });
    if ('kind' in snapshot) return snapshot;
    const answer = toWireDeal(snapshot, { ...moveContextOf(tools, snapshot.now), base: call.base });
    const { schedule: isAsked, firstPaymentDate, prepaidFinanceCharge } = call.query;
    const desked = snapshot.state.desk?.desked;
    if (isAsked !== true || desked === undefined) return ok(answer);
    const contractDate = answer.dealDate;
    const problems = firstPaymentProblems(firstPaymentDate, contractDate);
    if (problems.length > 0) return refuseProblems(problems);
    const schedule = scheduleOfDeal(desked, { contractDate, firstPaymentDate, prepaidFinanceCharge });
    return ok(schedule === undefined ? answer : { ...answer, schedule });
  },

  readChecklist: async (call, tools) => {
    const { dealId } = call.params;
    const snapshot = await readDeal(tools, call, dealId, { asOfSeq: call.query.asOfSeq });
    if ('kind' in snapshot) return snapshot;
    return ok({
      dealId,
      state: statusOf(snapshot.state),
      ...toWireChecklist(snapshot.history),
      links: linksOf(call.base, dealId),
      provenance: simulated(SOURCES.deal),
    });
  },
};

/** Creates a stream; a lead of the account on the same car is converted in the same write. */
async function open(call: CallOf<typeof deals.openDeal>, tools: OpenTools): Promise<DealSnapshot> {
  const { vin, buyer, dealType = 'Concierge Buy' } = call.body;
  const { account, mode } = call.caller;
  const dealId = newDealId(tools);
  const name = withoutUndefined({ name: buyer.name });
  const who: Buyer = { zip: buyer.zip, ...name };
  const owner = withoutUndefined({ account });
  const opening = { dealType, vin, buyer: who, ...owner, ...(mode === 'live' ? { mode } : {}) };
  const events = openDeal(opening, decisionContextOf(tools, dealId, call.now));
  const decision = async () => {
    const lead =
      account === undefined ? undefined : await leadConversion(tools, { account, vin, dealId, now: call.now });
    return { events, also: lead === undefined ? [] : [lead] };
  };
  const begun = await beginStream(tools, call, { dealId, decision, list: true });
  return { ...begun, state: dealOf(begun.state) };
}

function rowOf({ state: deal, dealId }: DealSnapshot, context: AnswerContext) {
  const { dealType, openedAt } = deal.opening;
  const desked = deal.desk?.desked;
  const figures = desked === undefined ? {} : { total: desked.total, monthlyPayment: desked.monthlyPayment };
  const href = dealHref(context.base, dealId);
  const available = [...standingOf(deal, context).available];
  return { dealId, dealType, state: statusOf(deal), vin: deal.vin, openedAt, ...figures, available, href };
}
