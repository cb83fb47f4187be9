/** Rerates every eligible F&I product when a deal's figures change. */

import type { CarFacts } from '#domain/car/car-facts.ts';
import type { Deal } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { productsTotal } from '#domain/deal-facts/protection.ts';
import { rerate } from '#domain/fi/lifecycle/decide-menu.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { basisOfDesk, quote, vehicleOfQuote } from '#domain/fi/quote.ts';
import { factsOfIdentity } from '#domain/fi/rating/facts-of-identity.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';

export interface Rerating {
  readonly desked: DeskedFigures;
  readonly quoteId: string;
  readonly now: IsoInstant;
  /** Of the deal's car. */
  readonly identity: Identity;
  /** True when the inventory row of the desk is gone; then the car keeps its earlier rating facts. */
  readonly hasLeft: boolean;
  readonly facts: CarFacts;
}

/** The F&I events that new figures add; none while a captured contract is active. */
export function reratedOn(
  { desked, quoteId, now, identity, hasLeft, facts }: Rerating,
  history: readonly DealEvent[],
): readonly DealEvent[] {
  const fi = fiDealOf(history);
  const rated = hasLeft && fi.quote !== undefined ? vehicleOfQuote(fi.quote) : factsOfIdentity(identity);
  const { record } = quote({
    quoteId,
    vehicle: rated,
    desked: basisOfDesk(desked, toDecimal(identity.msrpCents)),
    ratedOn: dateOf(now),
    facts,
    ...withoutUndefined({ odometer: desked.odometer, condition: desked.condition }),
  });
  const decided = rerate(fi, record, now);
  return 'kind' in decided ? [] : decided;
}

/** The products in a new desk's total: captured contracts are kept, a mere selection is rated again. */
export function standingProducts(deal: Deal): Cents {
  const { selected: _, ...contracted } = deal.protection;
  return productsTotal(contracted);
}
