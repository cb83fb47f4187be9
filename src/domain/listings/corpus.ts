/** Sandbox corpus: compact rows expanded into listings of curated cars at fictional rooftops. */

import { fixtureOf, listingStatusOf } from '#domain/fleet/fixtures.ts';
import { TABLE_YEAR } from '#domain/vehicle/builds.ts';
import { type Identity, sampleIdentity } from '#domain/vehicle/identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { once } from '#kernel/bounds/once.ts';
import { squishVinOf, type Vin } from '#kernel/vin.ts';
import type { CorpusRow } from '../corpus/corpus-row.ts';
import { LISTED_FLEET } from '../corpus/fleet.data.ts';
import { DRAWN_NEWER } from '../corpus/newer.data.ts';
import { DRAWN_OLDER } from '../corpus/older.data.ts';
import type { ListedHistory, Listing, WholesaleListing } from './listing.ts';
import { ListingIndex } from './listing-index.ts';
import { ROOFTOPS } from './rooftops.data.ts';

/** The index over the corpus, built on first use. */
export const corpusIndex = once(() =>
  ListingIndex.over([...DRAWN_NEWER, ...DRAWN_OLDER, ...LISTED_FLEET].map(listingOf)),
);

/** The current listing of a VIN; undefined when it is not listed. */
export function listingAt(vin: string): Listing | undefined {
  return corpusIndex().at(vin);
}

/** A fixture under contract is listed as pending; every other car is live. */
export function standingOf(vin: string): 'live' | 'pending' {
  const fixture = fixtureOf(vin);
  return fixture === undefined ? 'live' : (listingStatusOf(fixture) ?? 'live');
}

function listingOf(row: CorpusRow): Listing {
  const [
    vin,
    ,
    ,
    ,
    rooftop,
    price,
    miles,
    condition,
    exteriorColor,
    interiorColor,
    createdAt,
    updatedAt,
    owners,
    accidents,
    auction,
  ] = row;
  const at = ROOFTOPS[rooftop];
  if (at === undefined) throw new Error(`The listed car ${vin} has no rooftop.`);
  const [dealerId, dealer, city, state, zip, longitude, latitude] = at;
  return {
    vin,
    location: [longitude, latitude],
    createdAt,
    updatedAt,
    online: true,
    vehicle: { ...listedVehicle(sampleIdentity(vin as Vin, TABLE_YEAR)), exteriorColor, interiorColor },
    retailListing: {
      price,
      miles,
      used: condition !== 'n',
      cpo: condition === 'c',
      dealer,
      dealerId,
      city,
      state,
      zip,
      photoCount: 0,
    },
    wholesaleListing: auction === undefined ? null : wholesaleOf(auction, miles, state),
    history: owners === undefined ? null : historyOf(owners, accidents ?? 0),
  };
}

/** The identity in a listing row's form; unknown members are absent. */
export function listedVehicle(car: Identity) {
  const { vin, make = '', model = '', trim = '', engine } = car;
  return {
    vin,
    squishVin: squishVinOf(vin),
    year: car.assumedYear,
    make,
    model,
    trim,
    series: trim,
    ...withoutUndefined({ style: car.style, bodyStyle: car.bodyStyle }),
    type: car.vehicleType,
    ...withoutUndefined({
      drivetrain: car.drive,
      engine: engine.text,
      cylinders: engine.cylinders,
      fuel: engine.fuel ?? engine.fuelText,
      transmission: car.gearbox?.kind,
    }),
    confidence: 0.99,
    ...withoutUndefined({
      doors: car.doors,
      seats: car.seats,
      baseMsrp: car.origin === 'sample' ? Math.round(car.msrpCents / 100) : undefined,
      baseInvoice: car.origin === 'sample' ? Math.round(car.invoiceCents / 100) : undefined,
    }),
  };
}

function wholesaleOf(buyNowPrice: number, miles: number, state: string): WholesaleListing {
  return { auction: 'Sandbox Lane Auctions', miles, buyNowPrice, state };
}

function historyOf(ownerCount: number, accidentCount: number): ListedHistory {
  const usageType = ownerCount === 1 && accidentCount === 0 ? 'Personal' : 'Personal or Lease';
  return { accidents: accidentCount > 0, accidentCount, ownerCount, oneOwner: ownerCount === 1, usageType };
}
