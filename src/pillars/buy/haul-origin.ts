/** Owns where a car is hauled from: its rooftop, and for an unlisted car one of them fixed by the VIN. */
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
