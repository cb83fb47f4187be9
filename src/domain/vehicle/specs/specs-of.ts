/** The specifications of a vehicle in the canonical shape, of a sample or of a real one. */
import type { Identity } from '../identity.ts';
import { publishedSpecs } from './published-specs.ts';
import { type Specs, sampleSpecs } from './specs.ts';

export function specsOf(identity: Identity): Specs {
  return identity.origin === 'sample' ? sampleSpecs(identity) : publishedSpecs(identity);
}
