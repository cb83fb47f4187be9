/** A car as one caller sees it: identity, condition, miles, asking price and location, each with its source. */
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import { listingAt } from '#domain/listings/corpus.ts';
import type { Listing } from '#domain/listings/listing.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { SOURCES } from '#kernel/provenance.ts';
import { fedIdentity } from './fed-identity.ts';

/** Facts of a car in a current listing. */
interface ListedFacts {
  /** The lister's name in answers. */
  readonly source: string;
  readonly miles: number;
  readonly condition: 'new' | 'used';
  readonly certified: boolean;
  /** US dollars; null for an unpriced car. */
  readonly askingDollars: number | null;
  /** Five digits; absent when the rooftop has no location. */
  readonly zip?: string;
}

export interface Car {
  /** As fed if the account's row names the car, else decoded, else the labeled sample. */
  readonly identity: Identity;
  /** Absent when the car is not listed to this caller. */
  readonly listed?: ListedFacts;
}

/** The account's inventory row and its listing. */
export interface OwnRow {
  readonly fed: FeedCar;
  readonly listing: Listing;
}

/** The car of an identity; the account's own row takes precedence over the corpus. */
export function carFrom(identity: Identity, own?: OwnRow): Car {
  if (own !== undefined)
    return { identity: fedIdentity(own.fed, identity), listed: listedFacts(own.listing, SOURCES.rooftop) };
  return { identity, ...listedInCorpus(identity.vin) };
}

/** Facts of a car in the corpus; none for an unlisted one. */
export function listedInCorpus(vin: string): Pick<Car, 'listed'> {
  const listing = listingAt(vin);
  return listing === undefined ? {} : { listed: listedFacts(listing, SOURCES.corpus) };
}

function listedFacts({ retailListing }: Listing, source: string): ListedFacts {
  const { miles, used, cpo, price, zip } = retailListing;
  return {
    source,
    miles,
    condition: used ? 'used' : 'new',
    certified: cpo,
    askingDollars: price,
    ...(zip === '' ? {} : { zip }),
  };
}

/**
 * Miles in the account's own inventory row. Those of a corpus listing do not count, because it is another seller's
 * offer.
 */
export function ownMiles({ listed }: Pick<Car, 'listed'>): number | undefined {
  return listed?.source === SOURCES.rooftop ? listed.miles : undefined;
}

/** Facts of a listing that the desk uses. */
export function statedBy({ listed }: Pick<Car, 'listed'>): {
  odometer?: number;
  condition?: 'new' | 'used';
  dealerZip?: string;
} {
  if (listed === undefined) return {};
  const { miles: odometer, condition, zip } = listed;
  return { odometer, condition, ...withoutUndefined({ dealerZip: zip }) };
}
