/** The context of a routed and admitted request. */
import type { InnerRights } from '#kernel/endpoint.ts';
import type { Admitted, Peer } from './admission/admit.ts';
import type { Presentation } from './answer/present.ts';
import type { Face } from './face.ts';
import type { Routed } from './route.ts';

export type FoundRow = Extract<Routed, { found: 'row' }>;

export interface Step {
  readonly request: Request;
  readonly peer: Peer;
  readonly rights: InnerRights;
  readonly face: Face;
  readonly admitted: Admitted;
  readonly how: Presentation;
}
