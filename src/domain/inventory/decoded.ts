/** Fills what a feed does not tell of a car from the decode of its VIN. The feed's own words stand, and no sample is mixed in. */
import { listedVehicle } from '#domain/listings/corpus.ts';
import type { ListedVehicle } from '#domain/listings/listing.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { bareWord } from '#kernel/hash.ts';

/** Members of the decode that a listing shows. */
export type DecodedMembers = Partial<Omit<ListedVehicle, 'vin' | 'squishVin' | 'year' | 'confidence'>>;

/** The car with its VIN's published facts; as fed where there are none, or where they are of another make. */
export function withDecode<Car extends { readonly make?: string | undefined }>(
  car: Car,
  identity: Identity,
): Car & { readonly decoded?: DecodedMembers } {
  if (identity.origin !== 'published') return car;
  const { make } = identity;
  if (car.make !== undefined && make !== undefined && bareWord(car.make) !== bareWord(make)) return car;
  const { vin: _vin, squishVin: _squish, year: _year, confidence: _confidence, ...told } = listedVehicle(identity);
  const decoded = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '' && value !== undefined));
  return { ...car, decoded };
}
