/** Handler that desks a deal. */

import { type DecisionContext, refusalOf } from '#domain/deal/decide/decision-context.ts';
import { type DeskDeal, deskDeal, isStandingFigures, isStandingWish } from '#domain/deal/decide/desk.ts';
import { askedOf, type DeskRequest, deskFiguresFor, deskRequestFrom, vinOf } from '#domain/deal/desk-request.ts';
import type { Deal } from '#domain/deal/state.ts';
import { toWireDesked } from '#domain/deal/wire/desk-wire.ts';
import { productsTotal } from '#domain/deal-facts/protection.ts';
import { deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { ok, type Refusal, refuseProblems } from '#kernel/answer.ts';
import { dateOf, yearOf } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { DealSnapshot } from '#streams/deals.ts';
import { sellerOf } from '#streams/seller-check.ts';
import { act, type BuyTools, declared, guardContextOf } from '../act.ts';
import { toWireDeal } from '../deal-answer.ts';
import { haulOrigin } from '../haul-origin.ts';
import { desk } from './contract.ts';
import { preapprovalOf } from './preapproval.ts';
import { reratedOn, standingProducts } from './rerating.ts';

type DeskTools = BuyTools & Pick<Tools, 'titleOffice' | 'payoffDesk' | 'haulier' | 'lenders' | 'vehicles'>;
type DeskCall = CallOf<typeof desk.deskDeal>;

export const routes: Routes<typeof desk, DeskTools> = {
  deskDeal: async (call, tools) => {
    const result = await act(tools, call, call.params.dealId, async (deal, context, snapshot) => {
      const refusal = refusalOf(deal, 'desk', context);
      if (refusal !== undefined) return refusal;
      if (isStanding(deal, deskRequestFrom(call.body), snapshot.now, tools)) return [];
      const command = await worked(call, tools, snapshot, context);
      return 'kind' in command ? command : deskDeal(deal, command, context);
    });
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(desk.deskDeal, result);
    return ok(toWireDeal(result, { ...guardContextOf(tools, result.now), base: call.base }));
  },
};

/** True for the standing wish, and for another that comes to the standing figures with what the buyer took at the menu. */
function isStanding(deal: Deal, wish: DeskRequest, now: string, { vehicles: { identify } }: DeskTools): boolean {
  if (isStandingWish(deal, askedOf(wish))) return true;
  if (deal.desk === undefined) return false;
  const worked = deskFiguresFor(deal.vin, wish, productsTotal(deal.protection), {
    today: dateOf(now),
    vehicle: deskVehicleOf(identify(vinOf(deal.vin), yearOf(now))),
  });
  return worked.ok && isStandingFigures(deal, toWireDesked(worked.desked));
}

/** The figures with everything they draw in, or why they cannot be worked. */
async function worked(
  call: DeskCall,
  tools: DeskTools,
  snapshot: DealSnapshot,
  context: DecisionContext,
): Promise<DeskDeal | Refusal> {
  const { state: deal, history, now } = snapshot;
  const wish = deskRequestFrom(call.body);
  const { identify } = tools.vehicles;
  const vehicle = deskVehicleOf(identify(vinOf(deal.vin), yearOf(now)));
  const figures = deskFiguresFor(deal.vin, wish, standingProducts(deal), { today: dateOf(now), vehicle });
  if (!figures.ok) return refuseProblems(figures.problems);
  const seller = await sellerOf(deal, tools, now);
  if (seller !== undefined && 'kind' in seller) return seller;
  const desked = toWireDesked(figures.desked);
  const haul = await haulQuoteOf(deal, tools, now);
  const preapproval = wish.financeType === undefined ? await preapprovalOf(snapshot, desked, tools) : undefined;
  const rerating = { deal, desked, quoteId: context.newId('quote'), now, identify };
  return {
    desked,
    asked: askedOf(wish),
    vehicle,
    rerated: reratedOn(rerating, history),
    ...(seller === undefined ? {} : { seller }),
    ...(haul === undefined ? {} : { haul }),
    ...(preapproval === undefined ? {} : { preapproval }),
  };
}

/** The haul from where the car stands to the buyer; undefined where no carrier goes. */
async function haulQuoteOf(deal: Deal, { haulier }: Pick<Tools, 'haulier'>, now: string) {
  const answer = await haulier.quote({ fromZip: haulOrigin(deal.vin), toZip: deal.opening.buyer.zip, now });
  return answer.state === 'quoted' ? answer.quote : undefined;
}
