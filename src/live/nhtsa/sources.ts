/** Combines NHTSA's two public services with local data as fallback. */
import type { ReferenceData } from '#ports/reference-data.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';
import type { NhtsaReach } from './calls.ts';
import { nhtsaRecalls } from './recalls.ts';
import { nhtsaFacts } from './vehicle-facts.ts';

export interface NhtsaParts extends NhtsaReach {
  readonly embedded: VehicleFacts;
  readonly imported?: ReferenceData | undefined;
  /** Replaces both NHTSA origins. */
  readonly api?: string | undefined;
}

export function nhtsaSources({ embedded, imported, api, ...reach }: NhtsaParts) {
  const referenceData: ReferenceData = {
    recalls: nhtsaRecalls({ ...reach, origin: api, imported: imported?.recalls }),
    economy: imported?.economy,
  };
  return { vehicleFacts: nhtsaFacts({ ...reach, origin: api, embedded }), referenceData };
}
