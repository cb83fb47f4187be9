/** The origin of a transport: the ZIP of the car's listing, or a rooftop chosen by VIN for an unlisted car. */
import type { Deal } from '#domain/deal/state.ts';
import { listingAt } from '#domain/listings/corpus.ts';
import { ROOFTOPS } from '#domain/listings/rooftops.data.ts';
import { pick } from '#kernel/hash.ts';

/** Five digits. */
export function haulOrigin(vin: string, listedZip: string | undefined): string {
  if (listedZip !== undefined) return listedZip;
  const [, , , , zip] = pick(ROOFTOPS, 'haul-origin', vin);
  return zip;
}

/** The origin behind a deal's figures. Figures desked before it was recorded use the corpus. */
export function dealOrigin({ vin, desk }: Deal): string {
  const listed = desk?.facts === undefined ? listingAt(vin)?.retailListing.zip : desk.facts.zip?.value;
  return haulOrigin(vin, listed);
}
