/**
 * Fills what a feed omits about a car from the decode of its VIN. The feed's values take precedence, and no sample is
 * used.
 */
import { listedVehicle } from '#domain/listings/corpus.ts';
import type { ListedVehicle } from '#domain/listings/listing.ts';
import type { Identity } from '#domain/vehicle/identity.ts';
import { bareWord } from '#kernel/hash.ts';

/** Decode members shown in a listing. */
export type DecodedMembers = Partial<Omit<ListedVehicle, 'vin' | 'squishVin' | 'year' | 'confidence'>>;

/** The car with its VIN's published facts; as fed when there are none or they are of another make. */
export function withDecode<Car extends { readonly make?: string | undefined }>(
  car: Car,
  identity: Identity,
): Car & { readonly decoded?: DecodedMembers } {
  if (identity.origin !== 'published') return car;
  const { make } = identity;
  if (car.make !== undefined && make !== undefined && bareWord(car.make) !== bareWord(make)) return car;
  const { vin: _vin, squishVin: _squish, year: _year, confidence: _confidence, ...facts } = listedVehicle(identity);
  const decoded = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined));
  return { ...car, decoded };
}
