/** Composes the record of a VIN from its parts. */

import type { Car } from '#domain/car/car.ts';
import { type CarFacts, factsOf } from '#domain/car/car-facts.ts';
import type { Listing } from '#domain/listings/listing.ts';
import type { MsrpEstimate } from '#domain/vehicle/estimates/msrp.ts';
import { historyOf, titleStandingOf } from '#domain/vehicle/history/history.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { valuationOf } from '#domain/vehicle/valuation/valuation.ts';
import type { Vehicles } from '#domain/vehicle/vehicles.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import { type Provenance, SOURCES, simulated } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { FixtureCars } from '#ports/fixture-cars.ts';
import { compactRow } from '../listings/present.ts';

export interface VehicleBlock {
  readonly vin: string;
  readonly year?: number | null;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly manufacturer?: string;
  readonly style?: string;
  readonly body?: string;
  readonly type?: string;
  readonly drive?: string;
  readonly engine?: string;
  readonly fuel?: string;
  readonly horsepower?: number;
  readonly transmission?: string;
  readonly doors?: number;
  readonly seats?: number;
  readonly builtIn?: string;
  readonly msrp?: string;
}

export interface ListingBlock {
  /** Null for an unpriced car. */
  readonly askingPrice: string | null;
  readonly miles?: number;
  readonly condition?: 'new' | 'used' | 'certified';
  readonly status?: 'live' | 'pending';
  readonly dealer?: string;
  readonly dealerId?: string;
  readonly city?: string;
  readonly state?: string;
  readonly href: string;
  readonly provenance: Provenance;
}

/** A missing block, and the reason. */
export interface MissingBlock {
  readonly block: 'listing' | 'valuation';
  readonly reason: string;
}

export interface Parts {
  readonly vin: Vin;
  /** The flat decode with its own provenance. */
  readonly decode: { readonly [member: string]: unknown };
  readonly vehicle: VehicleBlock;
  /** The valued build; undefined when the depreciation table has no row for it. */
  readonly valued: Identity | undefined;
  readonly listing: ListingBlock | undefined;
  readonly facts?: CarFacts;
  readonly unanswered: readonly MissingBlock[];
}

/** The context in which a record is read. */
export interface RecordContext {
  readonly base: string;
  readonly today: IsoDate;
}

export type ComposedRecord = ReturnType<typeof composeRecord>;

/** A current listing and its owner. */
export interface CurrentListing {
  readonly row: Listing;
  readonly source: string;
}

/** The parts of the sandbox's record: the sample identity, and the listing if there is one. */
export function ownParts(
  vin: Vin,
  standing: CurrentListing | undefined,
  { base, today }: RecordContext,
  { vehicles, car }: { readonly vehicles: Pick<Vehicles, 'decode'>; readonly car: Car },
): Parts {
  const { identity } = car;
  return {
    vin,
    decode: { ...vehicles.decode(vin, yearOf(today)) },
    vehicle: vehicleBlock(identity),
    valued: identity,
    listing: standing === undefined ? undefined : listingBlock(standing, base),
    facts: factsOf(car, today),
    unanswered: [],
  };
}

/** The record of a car. It includes our own valuation, so as a whole it is simulated, whatever decoded the VIN. */
export function composeRecord(parts: Parts, { base, today }: RecordContext, fixtureCars: FixtureCars | undefined) {
  const { vin, decode, vehicle, valued, listing, facts, unanswered } = parts;
  const history = historyOf(vin, valued?.assumedYear ?? yearOf(today));
  const exemplar = fixtureCars && exemplarOf(vin, fixtureCars);
  return {
    vin,
    decode,
    vehicle,
    ...(valued === undefined ? {} : { valuation: valuationBlock(valued, facts?.miles.value ?? listing?.miles, today) }),
    ...withoutUndefined({ listing, facts }),
    ...(history.length === 0 ? {} : { history }),
    ...withoutUndefined({ exemplar }),
    ...(unanswered.length === 0 ? {} : { unanswered: [...unanswered] }),
    links: linksOf(vin, base),
    provenance: simulated(SOURCES.sample),
  };
}

function vehicleBlock(identity: Identity): VehicleBlock {
  const { vin, year, make, model, trim, manufacturer, style, body, vehicleType, drive, engine, gearbox } = identity;
  const { doors, seats, builtIn, msrpCents } = identity;
  const bodyWords = body ?? ('bodyClass' in identity ? identity.bodyClass : undefined);
  return {
    ...{ vin, year, manufacturer, type: vehicleType },
    ...withoutUndefined({
      make,
      model,
      trim,
      style,
      body: bodyWords,
      drive,
      engine: engine.text,
      fuel: engine.fuelText,
      horsepower: engine.horsepower,
      transmission: gearbox?.text,
      doors,
      seats,
      builtIn,
    }),
    // An estimated price is reported in the valuation, with its method.
    ...(identity.msrpEstimate === undefined ? { msrp: toDecimal(msrpCents) } : {}),
  };
}

function valuationBlock(identity: Identity, miles: number | undefined, asOf: IsoDate) {
  const title = titleStandingOf(identity.vin);
  const valuation = valuationOf({ identity, miles, asOf, title });
  return {
    retailValue: toDecimal(valuation.retailValue),
    tradeInValue: toDecimal(valuation.tradeInValue),
    asOf,
    method: valuation.method,
    ...(identity.msrpEstimate === undefined ? {} : estimateMember(identity.msrpEstimate)),
    miles: valuation.miles,
    titleStanding: title,
    provenance: simulated(SOURCES.sample),
  };
}

/** The basis of a real vehicle's value. */
function estimateMember({ msrpCents, method, confidence }: MsrpEstimate) {
  return { estimated: true as const, confidence, msrpEstimate: { amount: toDecimal(msrpCents), method } };
}

function listingBlock({ row, source }: CurrentListing, base: string): ListingBlock {
  const { askingPrice, miles, condition, status, dealer, dealerId, city, state, href } = compactRow(row, base);
  const provenance = simulated(source);
  return { askingPrice, miles, condition, status, dealer, dealerId, city, state, href, provenance };
}

function exemplarOf(
  vin: Vin,
  fixtureCars: FixtureCars,
): { machine: string; state: string; story: string } | { kind: string; story: string } | undefined {
  const fixture = fixtureCars.at(vin);
  if (fixture === undefined) return fixtureCars.otherStoryAt(vin);
  const { machine, state, story } = fixture;
  return { machine, state, story };
}

/** Endpoints addressed by VIN, by link name. */
const VIN_ENDPOINTS: Readonly<Record<string, string>> = {
  decode: '/vin',
  listing: '/listings',
  specs: '/specs',
  photos: '/photos',
  build: '/build',
  recalls: '/recalls',
  openrecalls: '/openrecalls',
  payments: '/payments',
  apr: '/apr',
  tco: '/tco',
  taxes: '/taxes',
  buy: '/buy',
  inforce: '/fi/inforce',
};

function linksOf(vin: Vin, base: string): Record<string, string> {
  const endpoints = Object.entries(VIN_ENDPOINTS).map(([name, path]) => [name, `${base}${path}/${vin}`]);
  return {
    self: `${base}/${vin}`,
    json: `${base}/${vin}.json`,
    markdown: `${base}/${vin}.md`,
    ...Object.fromEntries(endpoints),
    quotes: `${base}/fi/quotes`,
    refinance: `${base}/financing/refinance/quotes`,
  };
}
