/** Recomputes a desked deal's figures with the selected products. */
import { foldInProducts } from '#domain/deal/decide/desk.ts';
import { deskFiguresFor, keptDeskRequest, standingCar } from '#domain/deal/desk-request.ts';
import { withMilestones } from '#domain/deal/milestones.ts';
import { type Deal, type DealState, evolve, isDeal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { toWireDesked } from '#domain/deal/wire/desk-wire.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { productsTotal } from '#domain/deal-facts/protection.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';

const CLOSED: ReadonlySet<string> = new Set(['DELIVERED', 'SETTLED', 'CANCELLED', 'UNWOUND']);

/**
 * Appends the deal's new figures to the events. A stream without a desk has none, and the price of a delivered or
 * closed deal is final.
 */
export function withProducts(deal: DealState, facts: readonly DealEvent[], now: IsoInstant): readonly DealEvent[] {
  if (facts.length === 0 || !isDeal(deal) || deal.desk === undefined) return facts;
  if (CLOSED.has(statusOf(deal))) return facts;
  const products = productsTotal(facts.reduce(evolve, deal as DealState).protection);
  const figures = figuresWith(deal, products, now);
  return withMilestones(deal, [...facts, ...foldInProducts(deal, figures, { now })], now);
}

/** The current desk request with other products. It was computed before, so it must succeed again. */
export function figuresWith(deal: Deal, products: Cents, now: IsoInstant): DeskedFigures {
  if (deal.desk === undefined) throw new Error('Products need the figures of a deal, and it has none.');
  const worked = deskFiguresFor(deal.vin, keptDeskRequest(deal.desk.asked), products, {
    today: dateOf(now),
    ...standingCar(deal.vin, deal.desk),
  });
  if (!worked.ok) throw new Error(`The stored desk request is no longer valid: ${JSON.stringify(worked.problems)}`);
  return toWireDesked(worked.desked);
}
