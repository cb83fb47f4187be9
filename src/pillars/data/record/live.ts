/** Parts of a record that the platform gateway returned: decode and listing. */
import { buildNamed } from '#domain/vehicle/builds.ts';
import { type Identity, identifiedAs } from '#domain/vehicle/identity.ts';
import { type NotFound, withoutUndefined } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { Call } from '#kernel/endpoint.ts';
import { GATEWAY_PROVENANCE } from '#kernel/provenance.ts';
import { REFUSALS } from '#kernel/refusals.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Gateway } from '#ports/gateway.ts';
import { type RelayAnswer, relay } from '../gateway/relay.ts';
import { asRow, liveCompactRow, numbers, type LiveRow as Row, texts } from '../listings/live-row.ts';
import type { ListingBlock, MissingBlock, Parts, VehicleBlock } from './compose.ts';

/** The parts, or the gateway's miss or failure when it does not decode the VIN. */
export async function liveParts(gateway: Gateway, call: Call<{ vin: Vin }>): Promise<Parts | RelayAnswer<NotFound>> {
  const { vin } = call.params;
  const missing = 'The platform gateway has no record for that VIN.';
  const [decoded, listed] = await Promise.all([
    relay(gateway, call, { path: `/vin/${vin}`, query: '', missing }),
    relay(gateway, call, { path: `/listings/${vin}`, query: '', missing, lookup: { vin } }),
  ]);
  if (decoded.kind !== 'DOCUMENT') return decoded;
  const decode = decodeBlock(rowOf(decoded));
  const vehicle = vehicleBlock(vin, decode);
  const listing = listed.kind === 'DOCUMENT' ? listingBlock(rowOf(listed), call.base, vin) : undefined;
  const valued = valuedAs(vin, vehicle, yearOf(call.today));
  return {
    vin,
    decode,
    vehicle,
    valued,
    listing,
    unanswered: [...listingUnanswered(listed), ...missingValuation(valued)],
  };
}

function rowOf({ bytes }: { bytes: string | Uint8Array }): Row {
  return typeof bytes === 'string' ? asRow(JSON.parse(bytes)) : {};
}

/** Removes the gateway's `type`, because the envelope kind belongs to the record. */
function decodeBlock({ type, ...members }: Row): Row {
  return type === 'OK' ? members : { type, ...members };
}

const WORDS = ['make', 'model', 'trim', 'style', 'body', 'engine', 'drive', 'transmission'] as const;

/** The gateway's facts of the vehicle only. */
function vehicleBlock(vin: Vin, decode: Row): VehicleBlock {
  const { vehicle } = decode;
  const { year, make, model, manufacturer } = asRow(vehicle);
  const words = Object.fromEntries(WORDS.map((name) => [name, decode[name]]));
  return { vin, ...numbers({ year }), ...texts({ make, model, manufacturer }), ...texts(words) };
}

/** The build with the gateway's names, in its model year. */
function valuedAs(vin: Vin, { year, make, model, trim = '' }: VehicleBlock, currentYear: number): Identity | undefined {
  if (typeof year !== 'number' || make === undefined || model === undefined) return undefined;
  const build = buildNamed(make, model, trim, year);
  return build === undefined ? undefined : { ...identifiedAs(vin, build, currentYear), year, assumedYear: year };
}

function missingValuation(valued: Identity | undefined): MissingBlock[] {
  if (valued !== undefined) return [];
  return [{ block: 'valuation', reason: 'The depreciation table has no row for this model and year.' }];
}

/** A miss is not a gap, since the car is simply not listed. A failure is one, but does not affect the decode. */
function listingUnanswered(listed: RelayAnswer): MissingBlock[] {
  if (listed.kind !== 'REFUSAL') return [];
  return [{ block: 'listing', reason: listed.reason ?? REFUSALS[listed.code].sentence }];
}

function listingBlock({ data }: Row, base: string, vin: Vin): ListingBlock | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { askingPrice, miles, condition, dealer, dealerId, city, state } = liveCompactRow(asRow(data), base);
  return {
    askingPrice,
    ...numbers({ miles }),
    ...withoutUndefined({ condition }),
    ...texts({ dealer, dealerId, city, state }),
    href: `${base}/listings/${vin}`,
    provenance: GATEWAY_PROVENANCE,
  };
}
