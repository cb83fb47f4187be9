/** Adjusts a deal's price when F&I products are selected or withdrawn. */
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import type { DealEvent } from '../../deal-facts/events.ts';
import { productsTotal } from '../../deal-facts/protection.ts';
import { deskFiguresFor, keptDeskRequest, standingCar } from '../desk-request.ts';
import { type DealState, evolve, isDeal } from '../state.ts';
import { isLive } from '../status.ts';
import { toWireDesked } from '../wire/desk-wire.ts';
import { foldInProducts } from './desk.ts';

/**
 * Adds new figures to the events when they change the products' total, and withdraws the link and documents of the old
 * figures. Delivered and closed deals keep their price.
 */
export function withReprice(state: DealState, events: readonly DealEvent[], now: IsoInstant): readonly DealEvent[] {
  const after = events.reduce(evolve, state);
  if (!isDeal(after) || after.desk === undefined || !isLive(after)) return events;
  const products = productsTotal(after.protection);
  if (after.desk.desked.products === toDecimal(products)) return events;
  const worked = deskFiguresFor(after.vin, keptDeskRequest(after.desk.asked), products, {
    today: dateOf(after.desk.at),
    ...standingCar(after.vin, after.desk),
  });
  // The request was computed before, and products only raise its total, so it must succeed again.
  if (!worked.ok) throw new Error('The stored figures of the deal cannot be computed with its products.');
  return [...events, ...foldInProducts(after, toWireDesked(worked.desked), { now })];
}
