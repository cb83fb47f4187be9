/** Rates every eligible F&I product again when a deal's figures change. */

import type { Deal } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { productsTotal } from '#domain/deal-facts/protection.ts';
import { rerate } from '#domain/fi/lifecycle/decide-menu.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { basisOfDesk, quote } from '#domain/fi/quote.ts';
import { factsOfIdentity } from '#domain/fi/rating/facts-of-identity.ts';
import type { Identify } from '#domain/vehicle/identity.ts';
import { dateOf, type IsoInstant, yearOf } from '#kernel/dates.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { parseVin } from '#kernel/vin.ts';

export interface Rerating {
  readonly deal: Deal;
  readonly desked: DeskedFigures;
  readonly quoteId: string;
  readonly now: IsoInstant;
  readonly identify: Identify;
}

/** What new figures add on the F&I side; nothing while a captured contract stands. */
export function reratedOn(
  { deal, desked, quoteId, now, identify }: Rerating,
  history: readonly DealEvent[],
): readonly DealEvent[] {
  const vin = parseVin(deal.vin);
  if (vin === undefined) throw new Error(`a deal about no VIN: ${deal.vin}`);
  const identity = identify(vin, yearOf(now));
  const { record } = quote({
    quoteId,
    vehicle: factsOfIdentity(identity),
    desked: basisOfDesk(desked, toDecimal(identity.msrpCents)),
    ratedOn: dateOf(now),
    ...(desked.odometer === undefined ? {} : { odometer: desked.odometer }),
  });
  const decided = rerate(fiDealOf(history), record, now);
  return 'kind' in decided ? [] : decided;
}

/** Products that a fresh desk starts with: captured contracts stand, a mere selection is rated again. */
export function standingProducts(deal: Deal): Cents {
  const { selected: _, ...contracted } = deal.protection;
  return productsTotal(contracted);
}
