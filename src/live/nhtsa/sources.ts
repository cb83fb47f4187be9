/** Joins NHTSA's two public services with what is at hand where they do not answer in time. */
import type { ReferenceData } from '#ports/reference-data.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';
import type { NhtsaReach } from './calls.ts';
import { nhtsaRecalls } from './recalls.ts';
import { nhtsaFacts } from './vehicle-facts.ts';

export interface NhtsaParts extends NhtsaReach {
  readonly embedded: VehicleFacts;
  readonly imported?: ReferenceData | undefined;
  /** One origin in place of NHTSA's own two. */
  readonly api?: string | undefined;
}

export function nhtsaSources({ embedded, imported, api, ...reach }: NhtsaParts) {
  const referenceData: ReferenceData = {
    recalls: nhtsaRecalls({ ...reach, origin: api, imported: imported?.recalls }),
    economy: imported?.economy,
  };
  return { vehicleFacts: nhtsaFacts({ ...reach, origin: api, embedded }), referenceData };
}
