/** An account's rooftop and its inventory, with each row as a listing. */

import { listedVehicle } from '#domain/listings/corpus.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { pointOfZip } from '#domain/places/distance.ts';
import { placeOfZip } from '#domain/places/places.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { FeedRow, UnreadableRow } from './columns.ts';
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
  readonly rooftop: RooftopCard;
};
export type RooftopCars = { readonly cars: readonly FeedCar[] };

/** The canonical shape's place of a car whose place is not known. */
const NOWHERE = [0, 0] as const;
const TEXT_MAX = 120;

type Told = {
  readonly name?: string | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
};

/** The card of an account's rooftop; the id is derived from the account, so that a new feed keeps it. */
export function rooftopCard(account: string, { name = '', zip = '', city = '' }: Told): RooftopCard {
  const five = /^\d{5}/.exec(zip)?.[0] ?? '';
  const place = placeOfZip(five);
  return {
    dealerId: `rt-${account}`,
    name: name === '' ? 'Own rooftop' : name.slice(0, TEXT_MAX),
    zip: five,
    city: (city === '' ? (place?.city ?? '') : city).slice(0, TEXT_MAX),
    state: place?.state ?? '',
  };
}

/** What the feed itself says of its rooftop: the first row that names one. */
export function toldByFeed(rows: readonly (FeedRow | UnreadableRow)[]): Told {
  const row = rows.find(
    (one): one is FeedRow => 'cells' in one && (one.cells.has('dealerName') || one.cells.has('dealerZip')),
  );
  return { name: row?.cells.get('dealerName'), zip: row?.cells.get('dealerZip'), city: row?.cells.get('dealerCity') };
}

/** A car of the rooftop in the shape of every listing. What the feed did not say is that of the VIN's sample identity. */
export function listingOf(car: FeedCar, rooftop: RooftopCard, importedAt: IsoInstant): Listing {
  const sample = listedVehicle(car.vin);
  const { dealerId, name: dealer, city, state, zip } = rooftop;
  const clock = importedAt.slice(0, 19).replace('T', ' ');
  return {
    vin: car.vin,
    location: pointOfZip(zip) ?? NOWHERE,
    createdAt: car.listedOn === undefined ? clock : `${car.listedOn} 00:00:00`,
    updatedAt: clock,
    online: true,
    vehicle: {
      ...sample,
      year: car.year,
      make: car.make,
      model: car.model,
      trim: car.trim,
      series: car.trim,
      bodyStyle: car.bodyStyle ?? sample.bodyStyle,
      drivetrain: car.drivetrain ?? sample.drivetrain,
      engine: car.engine ?? sample.engine,
      fuel: car.fuel ?? sample.fuel,
      transmission: car.transmission ?? sample.transmission,
      doors: car.doors ?? sample.doors,
      exteriorColor: car.exteriorColor ?? '',
      interiorColor: car.interiorColor ?? '',
      baseMsrp: car.msrp ?? sample.baseMsrp,
    },
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
    },
    wholesaleListing: null,
    history: null,
  };
}
