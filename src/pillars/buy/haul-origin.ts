/** Origin of a transport: the car's rooftop, or one chosen by the VIN for an unlisted car. */
import { listingAt } from '#domain/listings/corpus.ts';
import { ROOFTOPS } from '#domain/listings/rooftops.data.ts';
import { pick } from '#kernel/hash.ts';

/** Five digits. */
export function haulOrigin(vin: string): string {
  const listed = listingAt(vin)?.retailListing.zip;
  if (listed !== undefined) return listed;
  const [, , , , zip] = pick(ROOFTOPS, 'haul-origin', vin);
  return zip;
}
