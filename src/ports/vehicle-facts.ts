/** Port of vehicle facts: what a VIN's published patterns say, synchronously. */
import type { PublishedFacts } from '#domain/vehicle/vehicles.ts';
import type { VpicHeader } from '#domain/vehicle/vpic/pack/pack.ts';

export interface VehicleFacts extends PublishedFacts {
  /** Source, date and counts of the tables. */
  about(): VpicHeader;
}
