/** The promise of facts about real vehicles: what a VIN's published patterns tell, answered in the same turn. */
import type { PublishedFacts } from '#domain/vehicle/vehicles.ts';
import type { VpicHeader } from '#domain/vehicle/vpic/pack/pack.ts';

export interface VehicleFacts extends PublishedFacts {
  /** Where the facts come from, of which day, and how many. */
  about(): VpicHeader;
}
