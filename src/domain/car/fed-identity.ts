/** The identity of a car in an account's inventory: the feed's words, then the decode of the VIN; never a sample. */
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import { estimateMsrp } from '#domain/vehicle/estimates/msrp.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import type { Fuel } from '#domain/vehicle/lines/engine.ts';
import { MAKERS } from '#domain/vehicle/makers.data.ts';
import type { FedIdentity, PublishedIdentity } from '#domain/vehicle/published/published-identity.ts';
import { bodyOf, driveOf } from '#domain/vehicle/published/published-words.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { bareWord } from '#kernel/hash.ts';
import { dollars } from '#kernel/money.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';

/** Feeds have many words for fuels: `Gas`, `Flex Fuel`, `Plug-in hybrid`, `BEV`. */
const FUELS: readonly (readonly [RegExp, Fuel])[] = [
  [/plug|phev/i, 'Plug-In Hybrid'],
  [/hybrid|hev/i, 'Hybrid'],
  [/electric|\bbev\b|\bev\b/i, 'Electric'],
  [/diesel/i, 'Diesel'],
  [/gas|petrol|unleaded|flex|e85/i, 'Gasoline'],
];

/** The identity of a row. If the row names no make and nothing is published about the VIN, it is the decoded sample. */
export function fedIdentity(row: FeedCar, decoded: Identity): Identity {
  const base = baseOf(row, decoded);
  if (base === undefined && row.make === undefined) return decoded;
  return overlaid(row, base ?? identityOfFeedOnly(row, decoded));
}

/** The published decode, unless the row names another make. */
function baseOf({ make }: FeedCar, decoded: Identity): PublishedIdentity | undefined {
  if (decoded.origin !== 'published') return undefined;
  const isOther = make !== undefined && decoded.make !== undefined && bareWord(make) !== bareWord(decoded.make);
  return isOther ? undefined : decoded;
}

function overlaid(row: FeedCar, base: PublishedIdentity): FedIdentity {
  // The trim is set below: that of the decode may belong to another model.
  const { invoiceCents: _, msrpEstimate: __, trim: ___, ...kept } = base;
  const body = bodyOf(row.bodyStyle) ?? base.body;
  const fuel = FUELS.find(([words]) => words.test(row.fuel ?? ''))?.[1] ?? base.engine.fuel;
  const named = {
    make: makeOf(row, base),
    model: row.model ?? base.model,
    trim: row.trim ?? (isOtherModel(row, base) ? undefined : base.trim),
    series: base.series,
  };
  const priced = estimateMsrp({
    ...named,
    vehicleType: base.vehicleType,
    body,
    gvwr: base.gvwr,
    assumedYear: row.year,
  });
  return {
    ...kept,
    origin: 'fed',
    year: row.year,
    assumedYear: row.year,
    provenance: row.make === undefined ? base.provenance : simulated(SOURCES.rooftop),
    engine: { ...base.engine, ...withoutUndefined({ text: row.engine ?? base.engine.text, fuel, fuelText: row.fuel }) },
    ...(row.msrp === undefined
      ? { msrpCents: priced.msrpCents, msrpEstimate: priced }
      : { msrpCents: dollars(row.msrp) }),
    ...withoutUndefined({
      ...named,
      body,
      bodyStyle: row.bodyStyle ?? base.bodyStyle,
      drive: driveOf(row.drivetrain) ?? base.drive,
      doors: row.doors ?? base.doors,
    }),
  };
}

function isOtherModel({ model }: FeedCar, base: PublishedIdentity): boolean {
  return model !== undefined && base.model !== undefined && bareWord(model) !== bareWord(base.model);
}

/** The spelling of the rate and price tables, when the row differs from it only in case or spacing. */
function makeOf({ make }: FeedCar, base: PublishedIdentity): string | undefined {
  if (make === undefined) return base.make;
  const word = bareWord(make);
  return [base.make, ...Object.keys(MAKERS)].find((one) => one !== undefined && bareWord(one) === word) ?? make;
}

/** NHTSA's vehicle types by common body names in feeds; any other body is a car's. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/motorcycle|scooter|moped|\b(sport|touring|dirt) ?bike\b/i, 'Motorcycle'],
  [/trailer|fifth.?wheel|toy hauler/i, 'Trailer'],
  [/\bbus\b/i, 'Bus'],
  [/\batv\b|\butv\b|off.?road vehicle|snowmobile|golf cart/i, 'Off Road Vehicle'],
];

/** The type named by the feed, else the one the VIN's maker is registered for. */
function typeOf({ bodyStyle = '' }: FeedCar, decoded: Identity): string {
  const fed = TYPES.find(([words]) => words.test(bodyStyle))?.[1];
  return fed ?? (decoded.origin === 'published' ? decoded.vehicleType : 'Passenger Car');
}

/** A VIN that only the feed describes. */
function identityOfFeedOnly(row: FeedCar, decoded: Identity): PublishedIdentity {
  const { make = '' } = row;
  const { vin, year, assumedYear, provenance } = decoded;
  const manufacturer = MAKERS[make]?.legalName ?? make;
  const vehicleType = typeOf(row, decoded);
  const decode = {
    wmi: vin.slice(0, 3),
    year,
    make: undefined,
    manufacturer,
    vehicleType,
    country: '',
    values: {},
    candidates: [],
    errorCodes: [],
    correction: undefined,
  };
  const unnamed = { make: undefined, model: undefined, trim: undefined, body: undefined, gvwr: undefined };
  const msrpEstimate = estimateMsrp({ ...unnamed, vehicleType, assumedYear });
  return {
    origin: 'published',
    ...{ vin, year, assumedYear, provenance, manufacturer, vehicleType },
    engine: {},
    plant: {},
    msrpCents: msrpEstimate.msrpCents,
    msrpEstimate,
    candidates: [],
    missing: [],
    decode,
  };
}
