/** Response types of the client: the union that an endpoint's contract declares. */
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Provenance } from '#kernel/provenance.ts';
import type { RefusalCode } from '#kernel/refusals.ts';

/** HTTP details of a response; not part of the body. */
interface Transport {
  readonly $http: { readonly status: number; readonly headers: Headers };
}

interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly in: 'body' | 'query' | 'path' | 'header';
  readonly message: string;
}

/** An empty result. */
interface EmptyAnswer {
  readonly type: 'EMPTY';
  readonly reason: string;
  readonly code?: string;
  readonly provenance?: Provenance;
}

/** Refusals that any endpoint can return before its handler runs. */
type PipelineCode =
  | 'validation-failed'
  | 'unknown-parameter'
  | 'malformed-json'
  | 'malformed-address'
  | 'payload-too-large'
  | 'invalid-vin'
  | 'key-required'
  | 'unknown-key'
  | 'rate-limited'
  | 'idempotency-conflict'
  | 'idempotency-in-flight'
  | 'store-unavailable'
  | 'fault';

interface RefusedAnswer<Code extends RefusalCode = RefusalCode> {
  readonly type: 'BLOCKED' | 'REFUSED' | 'UNAVAILABLE' | 'UNCONFIGURED';
  readonly code: Code | PipelineCode;
  readonly reason: string;
  readonly problems?: readonly Problem[];
  readonly retry_after?: number;
  readonly error: string;
  readonly status: number;
  readonly path: string;
  readonly requestId: string;
}

/** The offer that blocks a priced call at the spend ceiling. */
interface CeilingOffer {
  readonly type: 'OFFER';
  readonly code: 'ceiling-reached' | 'over-ceiling';
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly handoff: { readonly kind: string; readonly url: string };
}

/** The input type of a schema is its wire form. */
type Wire<S> = S extends z.ZodType ? z.input<S> : never;

/** Documents keep their own format; text is returned as `text`. */
type OkOf<D extends Endpoint> = D['ok'] extends z.ZodType
  ? Wire<D['ok']> extends string
    ? { readonly text: string }
    : D extends { readonly format: string }
      ? Wire<D['ok']>
      : { readonly type: 'OK' } & Wire<D['ok']>
  : never;

type OfferOf<D extends Endpoint> = D['offer'] extends z.ZodType ? { readonly type: 'OFFER' } & Wire<D['offer']> : never;

type Body<D extends Endpoint> =
  | OkOf<D>
  | OfferOf<D>
  | (D extends { readonly empty: string } | { readonly notFound: string } ? EmptyAnswer : never)
  | (D extends { readonly price: string } ? CeilingOffer : never)
  | RefusedAnswer<D['refusals'][number]>;

type WithTransport<B> = B extends unknown ? B & Transport : never;

/** Everything that the endpoint can return, discriminated by `type`. */
export type AnswerOf<D extends Endpoint> = WithTransport<Body<D>>;
