/** Owns the parts of a record that the platform gateway answers: its decode, and its listing where it has one. */
import { buildNamed } from '#domain/vehicle/builds.ts';
import { type Identity, identifiedAs } from '#domain/vehicle/identity.ts';
import { yearOf } from '#kernel/dates.ts';
import type { Call } from '#kernel/door.ts';
import { CENTS_MAX, dollars, toDecimal } from '#kernel/money.ts';
import { GATEWAY_PROVENANCE } from '#kernel/provenance.ts';
import { REFUSALS } from '#kernel/refusals.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Gateway } from '#ports/gateway.ts';
import { type Relayed, relay } from '../gateway/relay.ts';
import type { ListingBlock, Parts, Unanswered, VehicleBlock } from './compose.ts';

/** An answer of the gateway read as members: its shapes are its own, so nothing is taken for granted. */
type Row = { readonly [member: string]: unknown };

/** The parts, or the gateway's own miss or boundary where it does not decode the VIN. */
export async function liveParts(gateway: Gateway, call: Call<{ vin: Vin }>): Promise<Parts | Relayed> {
  const { vin } = call.params;
  const missing = 'The platform gateway has no record for that VIN.';
  const [decoded, listed] = await Promise.all([
    relay(gateway, call, { path: `/vin/${vin}`, query: '', missing }),
    relay(gateway, call, { path: `/listings/${vin}`, query: '', missing, lookup: { vin } }),
  ]);
  if (decoded.kind !== 'DOCUMENT') return decoded;
  const decode = decodeBlock(rowOf(decoded));
  const vehicle = vehicleBlock(vin, decode);
  const listing = listed.kind === 'DOCUMENT' ? listingBlock(rowOf(listed), `${call.base}/listings/${vin}`) : undefined;
  const valued = valuedAs(vin, vehicle, yearOf(call.today));
  return { vin, decode, vehicle, valued, listing, unanswered: [...listingUnanswered(listed), ...unvalued(valued)] };
}

function rowOf({ bytes }: { bytes: string | Uint8Array }): Row {
  return typeof bytes === 'string' ? asRow(JSON.parse(bytes)) : {};
}

function asRow(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}

/** The envelope kind belongs to the record; a `type` of the gateway's own stands. */
function decodeBlock({ type, ...members }: Row): Row {
  return type === 'OK' ? members : { type, ...members };
}

const WORDS = ['make', 'model', 'trim', 'style', 'body', 'engine', 'drive', 'transmission'] as const;

/** What the gateway says of the vehicle, and nothing that it does not. */
function vehicleBlock(vin: Vin, decode: Row): VehicleBlock {
  const { vehicle } = decode;
  const { year, make, model, manufacturer } = asRow(vehicle);
  const words = Object.fromEntries(WORDS.map((name) => [name, decode[name]]));
  return { vin, ...numbers({ year }), ...texts({ make, model, manufacturer }), ...texts(words) };
}

/** The build of the names that the gateway gives, in its model year. */
function valuedAs(vin: Vin, { year, make, model, trim = '' }: VehicleBlock, currentYear: number): Identity | undefined {
  if (typeof year !== 'number' || make === undefined || model === undefined) return undefined;
  const build = buildNamed(make, model, trim, year);
  return build === undefined ? undefined : { ...identifiedAs(vin, build, currentYear), year, sampleYear: year };
}

function unvalued(valued: Identity | undefined): Unanswered[] {
  if (valued !== undefined) return [];
  return [{ block: 'valuation', reason: 'The depreciation table has no line of that name in that model year.' }];
}

/** A miss is no gap: the car is not listed. A boundary is one, and does not downgrade the decode. */
function listingUnanswered(listed: Relayed): Unanswered[] {
  if (listed.kind !== 'REFUSAL') return [];
  return [{ block: 'listing', reason: listed.reason ?? REFUSALS[listed.code].sentence }];
}

function listingBlock(own: Row, href: string): ListingBlock | undefined {
  const { data } = own;
  if (typeof data !== 'object' || data === null) return undefined;
  const { retailListing } = asRow(data);
  const { price, miles, used, cpo, dealer, dealerId, city, state } = asRow(retailListing);
  return {
    askingPrice: isPrice(price) ? toDecimal(dollars(price)) : null,
    ...numbers({ miles }),
    ...(typeof used === 'boolean' ? { condition: cpo === true ? 'certified' : used ? 'used' : 'new' } : {}),
    ...texts({ dealer, dealerId, city, state }),
    href,
    provenance: GATEWAY_PROVENANCE,
  };
}

/** The gateway writes 0 or null for an unpriced car. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value * 100 <= CENTS_MAX;
}

function texts<Name extends string>(members: Readonly<Record<Name, unknown>>): Partial<Record<Name, string>> {
  return only(members, (value) => typeof value === 'string' && value !== '') as Partial<Record<Name, string>>;
}

function numbers<Name extends string>(members: Readonly<Record<Name, unknown>>): Partial<Record<Name, number>> {
  return only(members, (value) => typeof value === 'number') as Partial<Record<Name, number>>;
}

function only(members: Row, holds: (value: unknown) => boolean): Row {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => holds(value)));
}
