/** An account's rooftop and its inventory, with each row as a listing. */

import type { ListedVehicle, Listing } from '#domain/listings/listing.ts';
import { pointOfZip } from '#domain/places/distance.ts';
import { placeOfZip } from '#domain/places/places.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { squishVinOf } from '#kernel/vin.ts';
import type { CellsByColumn } from './columns.ts';
import type { FeedCar } from './feed-car.ts';

export type RooftopCard = {
  readonly dealerId: string;
  readonly name: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
};

export type RooftopReplaced = {
  readonly generation: string;
  readonly cars: number;
  /** Length of all cars as JSON; absent in feeds stored before it was counted. */
  readonly characters?: number;
  readonly rooftop: RooftopCard;
};
export type RooftopCars = { readonly cars: readonly FeedCar[] };

/** The coordinates that the canonical shape uses for an unknown place. */
const NOWHERE = [0, 0] as const;
const TEXT_MAX = 120;

/** Facts of a rooftop: from a wrapper's `rooftop`, from the dealer columns of a feed, or from the current card. */
export type RooftopFacts = {
  readonly name?: string | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
};

/** Sources of rooftop facts, in order of precedence. */
export interface RooftopSources {
  /** Stated explicitly in the request. */
  readonly sent: RooftopFacts;
  /** The current card from an earlier import. */
  readonly standing: RooftopCard | undefined;
  /** The dealer columns of the feed itself, for a rooftop without a card. */
  readonly feed: RooftopFacts;
}

/**
 * The card of an account's rooftop. Its id is derived from the account, so a new feed keeps it. Facts are set once and
 * changed by `sent` only. A new ZIP replaces city and state unless they are sent too.
 */
export function rooftopCard(account: string, { sent, standing, feed }: RooftopSources): RooftopCard {
  const before: RooftopFacts = standing ?? feed;
  const zip = five(sent.zip) || five(before.zip);
  const moved = standing !== undefined && zip !== standing.zip;
  const name = trimmedText(sent.name) || trimmedText(before.name);
  const place = placeOfZip(zip);
  return {
    dealerId: `rt-${account}`,
    name: name === '' ? 'Own rooftop' : name,
    zip,
    city: trimmedText(sent.city) || (moved ? '' : trimmedText(before.city)) || (place?.city ?? ''),
    state: trimmedText(sent.state).toUpperCase() || (moved ? '' : trimmedText(before.state)) || (place?.state ?? ''),
  };
}

function trimmedText(text = ''): string {
  return text.trim().slice(0, TEXT_MAX);
}

function five(zip = ''): string {
  return /^\d{5}/.exec(zip.trim())?.[0] ?? '';
}

/** The feed's facts of its rooftop, from the first row that has any. */
export function statedByFeed(cells: CellsByColumn | undefined): RooftopFacts {
  const cell = (column: 'dealerName' | 'dealerZip' | 'dealerCity' | 'dealerState') => cells?.get(column);
  return { name: cell('dealerName'), zip: cell('dealerZip'), city: cell('dealerCity'), state: cell('dealerState') };
}

/** The car as fed, completed from the decode of its VIN. */
function fedVehicle(car: FeedCar): ListedVehicle {
  const { vin, year, make, model, trim, bodyStyle, drivetrain, engine, fuel, transmission, doors } = car;
  const { exteriorColor, interiorColor, msrp, invoice } = car;
  const members: { readonly [Member in keyof ListedVehicle]: ListedVehicle[Member] | undefined } = {
    vin,
    squishVin: squishVinOf(vin),
    year,
    make: make || undefined,
    model: model || undefined,
    trim: trim || undefined,
    series: trim || undefined,
    bodyStyle,
    drivetrain,
    engine,
    fuel,
    transmission,
    doors,
    exteriorColor,
    interiorColor,
    baseMsrp: msrp,
    baseInvoice: invoice,
  };
  const fed = Object.entries(members).filter(([, value]) => value !== undefined);
  return { ...car.decoded, ...Object.fromEntries(fed) } as unknown as ListedVehicle;
}

/** A car of the rooftop as a canonical listing. */
export function listingOf(car: FeedCar, rooftop: RooftopCard, importedAt: IsoInstant): Listing {
  const { dealerId, name: dealer, city, state, zip } = rooftop;
  const { stock, options, comments } = car;
  const clock = importedAt.slice(0, 19).replace('T', ' ');
  return {
    vin: car.vin,
    location: pointOfZip(zip) ?? NOWHERE,
    createdAt: car.listedOn === undefined ? clock : `${car.listedOn} 00:00:00`,
    updatedAt: clock,
    online: true,
    vehicle: fedVehicle(car),
    retailListing: {
      price: car.price,
      miles: car.miles,
      used: car.condition !== 'new',
      cpo: car.condition === 'certified',
      dealer,
      dealerId,
      city,
      state,
      zip,
      photoCount: car.photoCount,
      ...withoutUndefined({ stockNo: stock, options, comments }),
    },
    wholesaleListing: null,
    history: null,
  };
}
