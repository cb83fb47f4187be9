/** Handler that desks a deal. */
import type { Car } from '#domain/car/car.ts';
import { type CarFacts, factsOf } from '#domain/car/car-facts.ts';
import { type DecisionContext, refusalOf } from '#domain/deal/decide/decision-context.ts';
import { type DeskDeal, deskDeal, isStandingFigures, isStandingRequest } from '#domain/deal/decide/desk.ts';
import {
  type ComputationContext,
  type DeskRequest,
  deskFiguresFor,
  deskRequestFrom,
  storedDeskRequest,
  vinOf,
} from '#domain/deal/desk-request.ts';
import type { Deal } from '#domain/deal/state.ts';
import { toWireDesked } from '#domain/deal/wire/desk-wire.ts';
import { productsTotal } from '#domain/deal-facts/protection.ts';
import { deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { ok, type Refusal, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { dateOf } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import { sellerOf } from '#streams/deals/seller-check.ts';
import type { DealSnapshot } from '#streams/deals.ts';
import { runCommand } from '#streams/effects/run.ts';
import { type BuyTools, buyCommand } from '../../buy-command.ts';
import { toWireDeal } from '../../deal-answer.ts';
import { haulOrigin } from '../../haul-origin.ts';
import type { desk } from './desk.contract.ts';
import { preapprovalOf } from './preapproval.ts';
import { reratedOn, standingProducts } from './rerating.ts';

type DeskTools = BuyTools & Pick<Tools, 'titleOffice' | 'payoffDesk' | 'haulier' | 'lenders' | 'vehicles'>;
type DeskCall = CallOf<typeof desk.deskDeal>;

export const routes: Routes<typeof desk, DeskTools> = {
  deskDeal: async (call, tools) => {
    const command = buyCommand(tools, call, async (deal, context, snapshot) => {
      const refusal = refusalOf(deal, 'desk', context);
      if (refusal !== undefined) return refusal;
      const place = await workplaceOf(call, tools, snapshot);
      if (isStanding(deal, deskRequestFrom(call.body), place)) return [];
      const figures = await deskedDeal(call, tools, { snapshot, context, place });
      return 'kind' in figures ? figures : deskDeal(deal, figures, context);
    });
    const result = await runCommand(tools, call, call.params.dealId, command);
    if (result.kind !== 'HANDLED') return result;
    return ok(toWireDeal(result, { ...moveContextOf(tools, result.now), base: call.base }));
  },
};

/**
 * True for the same request, and for one that, with the products selected from the menu, results in the same figures.
 */
function isStanding(deal: Deal, request: DeskRequest, place: Place): boolean {
  if (isStandingRequest(deal, storedDeskRequest(request))) return true;
  if (deal.desk === undefined) return false;
  const worked = deskFiguresFor(deal.vin, request, productsTotal(deal.protection), place);
  return worked.ok && isStandingFigures(deal, toWireDesked(worked.desked));
}

/** The car of a deal as used for its figures. */
interface Place extends ComputationContext {
  readonly car: Car;
  readonly facts: CarFacts;
  /** True when the inventory row behind the current figures is no longer in the feed. */
  readonly hasLeft: boolean;
}

/** The car of the deal's VIN as the caller sees it. A row that has left the feed is used as desked. */
async function workplaceOf(call: DeskCall, tools: DeskTools, { state: deal, now }: DealSnapshot): Promise<Place> {
  const today = dateOf(now);
  const car = await resolveCar(tools, { vin: vinOf(deal.vin), account: call.caller.account, today });
  const { vehicle, facts } = deal.desk ?? {};
  const hasLeft = car.listed?.source !== SOURCES.rooftop && facts?.miles.source === SOURCES.rooftop;
  if (hasLeft && vehicle !== undefined && facts !== undefined) return { today, car, vehicle, facts, hasLeft };
  return { today, car, vehicle: deskVehicleOf(car.identity), facts: factsOf(car, today), hasLeft: false };
}

interface Working {
  readonly snapshot: DealSnapshot;
  readonly context: DecisionContext;
  readonly place: Place;
}

/** The figures with everything they depend on, or why they cannot be computed. */
async function deskedDeal(
  call: DeskCall,
  tools: DeskTools,
  { snapshot, context, place }: Working,
): Promise<DeskDeal | Refusal<'seller-unverified' | 'validation-failed'>> {
  const { state: deal, history, now } = snapshot;
  const request = deskRequestFrom(call.body);
  const { vehicle, car } = place;
  const figures = deskFiguresFor(deal.vin, request, standingProducts(deal), place);
  if (!figures.ok) return refuseProblems(figures.problems);
  const seller = await sellerOf(deal, tools, now);
  if (seller !== undefined && 'kind' in seller) return seller;
  const desked = toWireDesked(figures.desked);
  const facts = factsDesked(place, request);
  const haul = await haulQuoteOf(deal, haulOrigin(deal.vin, facts.zip?.value), tools, now);
  const preapproval =
    request.financeType === undefined
      ? await preapprovalOf(snapshot, { desked, modelYear: vehicle.modelYear }, tools)
      : undefined;
  const rerating = {
    desked,
    quoteId: context.newId('quote'),
    now,
    identity: car.identity,
    hasLeft: place.hasLeft,
    facts,
  };
  return {
    desked,
    asked: storedDeskRequest(request),
    vehicle,
    facts,
    rerated: reratedOn(rerating, history),
    ...withoutUndefined({ seller, haul, preapproval }),
  };
}

/** The facts behind the figures; facts in the request take precedence over known ones. */
function factsDesked({ car, facts, today }: Place, { odometer, condition, vehicleMSRP }: DeskRequest): CarFacts {
  const said = factsOf(car, today, { odometer, condition, msrpCents: vehicleMSRP });
  return {
    ...facts,
    ...(odometer === undefined
      ? {}
      : { miles: said.miles, condition: said.condition, price: facts.price.estimated ? said.price : facts.price }),
    ...(condition === undefined ? {} : { condition: said.condition }),
    ...(vehicleMSRP === undefined ? {} : { msrp: said.msrp }),
  };
}

/** The transport quote from the car's location to the buyer; undefined when no carrier serves the route. */
async function haulQuoteOf(deal: Deal, fromZip: string, { haulier }: Pick<Tools, 'haulier'>, now: string) {
  const answer = await haulier.quote({ fromZip, toZip: deal.opening.buyer.zip, now });
  return answer.state === 'quoted' ? answer.quote : undefined;
}
