/** The canonical specifications of a sample or a real vehicle. */
import type { Identity } from '../identity.ts';
import { publishedSpecs } from './published-specs.ts';
import { type Specs, sampleSpecs } from './specs.ts';

export function specsOf(identity: Identity): Specs {
  return identity.origin === 'sample' ? sampleSpecs(identity) : publishedSpecs(identity);
}
