/** What the pipeline knows of a request: each step adds to it. */
import type { InnerRights } from '#kernel/endpoint.ts';
import type { Admitted, Peer } from './admission/admit.ts';
import type { Presentation } from './answer/present.ts';
import type { Face } from './face.ts';
import type { TextBody } from './input/body.ts';
import type { LargeBodyTurn } from './input/large-bodies.ts';
import type { Inputs } from './input/read.ts';
import type { Routed } from './route.ts';

export interface ArrivedRequest {
  readonly request: Request;
  readonly peer: Peer;
  readonly rights: InnerRights;
  /** True for a request made by another call. */
  readonly isInner: boolean;
  readonly startedMs: number;
  readonly face: Face;
  readonly requestId: string;
}

export interface RoutedRequest extends ArrivedRequest {
  readonly routed: Routed;
}

export interface AdmittedRequest extends RoutedRequest {
  readonly admitted: Admitted;
  readonly how: Presentation;
}

type FoundRow = Extract<Routed, { found: 'row' }>;

/** A request that passed the gates. */
export interface FoundRequest extends AdmittedRequest {
  readonly found: FoundRow;
}

export interface RequestInTurn extends FoundRequest {
  /** The turn of the body; undefined for a GET. It is given back when the pipeline ends. */
  readonly turn: LargeBodyTurn | undefined;
}

export interface RequestWithBody extends RequestInTurn {
  /** The body as sent; undefined for a GET. */
  readonly body: TextBody | undefined;
}

export interface ReadRequest extends RequestWithBody {
  readonly inputs: Inputs;
}

/** A request at any step. */
export type RequestState = ArrivedRequest & Partial<ReadRequest>;
