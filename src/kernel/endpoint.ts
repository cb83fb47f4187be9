/** Declares endpoints as data, and types their handlers so that they return only what is declared. */
import type { z } from 'zod';
import type { Answer, Empty, NotFound } from './answer.ts';
import type { IsoDate, IsoInstant } from './dates.ts';
import type { RefusalCode } from './refusals.ts';

export const METHODS = ['GET', 'POST', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];
/** The rail that serves live mode; null when there is none. */
export type LiveRail = 'platform' | 'connection' | 'account' | null;
export type EnvelopeKind = 'OK' | 'EMPTY' | 'BLOCKED' | 'OFFER' | 'REFUSED' | 'UNAVAILABLE' | 'UNCONFIGURED';

/**
 * A request made before an example by the same caller. Each member `…Id` of its response can be used as `{…Id}`
 * afterwards.
 */
export interface Step {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
}

/** An example that law tests execute: the request, and the kind of response it gets. */
export interface Example {
  readonly name: string;
  /**
   * Requests that create the state the example needs. Their responses fill `{dealId}` in later paths, params and
   * bodies.
   */
  readonly given?: readonly Step[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answers: EnvelopeKind;
  /** The code, when the response is a refusal. */
  readonly code?: RefusalCode;
  /** Send a freshly minted key. Endpoints with `access: 'key'` always do. */
  readonly keyed?: boolean;
}

export interface Endpoint {
  readonly method: Method;
  /** `/fi/deals/{dealId}/menu` */
  readonly path: string;
  /** One line, imperative. */
  readonly summary: string;
  readonly description?: string;
  /** Address of the document that describes the endpoint; `/openapi.json` when absent. */
  readonly contract?: string;
  /** US dollars per answered call, `"0.05"`; absent means free. */
  readonly price?: string;
  /** `key`: a key is required. `operator`: the endpoint checks the operator bearer itself. */
  readonly access: 'open' | 'key' | 'operator';
  readonly live: LiveRail;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Members of the OK body without `type`; absent on endpoints that never answer OK. */
  readonly ok?: z.ZodType;
  /** Members of the OFFER body without `type`. */
  readonly offer?: z.ZodType;
  /** When this endpoint answers EMPTY with 200: a look-up or filter that finds nothing. */
  readonly empty?: string;
  /** When it answers EMPTY with 404: an id in the path or body is unknown or belongs to another account. */
  readonly notFound?: string;
  /** Media type of an OK body in a published format; no `type` member is added. */
  readonly format?: string;
  /** Other media types in which an OK can be requested: `text/html` at `/`, `text/event-stream`. */
  readonly alsoIn?: readonly string[];
  /** Responses that are not envelopes, by status; for endpoints with a protocol of their own. */
  readonly protocol?: Readonly<Record<number, ProtocolAnswer>>;
  readonly refusals: readonly RefusalCode[];
  readonly examples: readonly Example[];
  /** `text`: a body that is not a JSON object reaches the handler as `call.text`. `raw`: the body is never parsed. */
  readonly bodyText?: 'text' | 'raw';
  /** Media types accepted besides JSON, on endpoints with `bodyText`. */
  readonly mediaTypes?: readonly ('text/csv' | 'text/plain' | 'application/xml' | 'application/x-ndjson')[];
  /** Largest body in bytes; 1 MiB when absent. */
  readonly bodyBytesMax?: number;
  /** Memory needed to process a body, as a multiple of its size; 3 when absent. */
  readonly bodyMemoryMultiple?: number;
  /** The most scalars, arrays and objects in a JSON body; 20,000 when absent. */
  readonly bodyValuesMax?: number;
  /**
   * The reason why this POST starts afresh when its response was lost. Any other POST finds its own writes on a retry
   * and returns the same response. One that consists of inner requests or removals cannot.
   */
  readonly repeats?: string;
  /** True when a call mints a key; such calls are limited by address. */
  readonly mintsKey?: true;
  /** False when a response contains a secret that is never stored. */
  readonly idempotent?: false;
  /** True when unknown query parameters are ignored: `/` and documents with a published format. */
  readonly allowsUnknownMembers?: true;
  /** True when calls are left out of the account's request log: a client that polls the log would fill it. */
  readonly unlogged?: true;
  /** Face extensions under which the address also responds. */
  readonly faces?: readonly ('json' | 'md')[];
  /**
   * Dotted members of the OK body that `Prefer: return=minimal` leaves out. Each is optional in `ok`, so that the
   * shorter body still matches the schema.
   */
  readonly detail?: readonly string[];
  /** How an OK may be cached: a fixed document, a deterministic read, or not at all (the default). */
  readonly cache?: 'document' | 'deterministic' | 'revalidate';
}

/** Parameters that a query may hold. */
export const QUERY_PARAMETERS_MAX = 200;

export interface ProtocolAnswer {
  readonly description: string;
  /** Undefined when the endpoint declares none. */
  readonly body?: z.ZodType;
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Who is calling. */
export interface Caller {
  /** The account, or `anon_<digest>` of the address; rate windows and meters use it as their key. */
  readonly id: string;
  readonly account?: string;
  readonly keyId?: string;
  /** `anon_<digest>` of the caller's address; absent on background work. */
  readonly network?: string;
  readonly mode: 'sandbox' | 'live';
}

/** Rights of an inner request beyond the caller's own; only sandbox endpoints grant any. */
export interface InnerRights {
  /** Passes operator-only endpoints, so that scenarios can settle deals. */
  readonly asOperator?: true;
  /** Skips the rate window, because the outer request was counted. */
  readonly uncounted?: true;
  /** Uses this key instead of the caller's. */
  readonly key?: string;
}

/** One admitted and validated request. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body as sent, on endpoints with `bodyText`. */
  readonly text?: string;
  /** The encoding of `text`, and what was assumed when the bytes do not match the declared charset. */
  readonly decoded?: { readonly encoding: string; readonly corrected?: string };
  /** The original request, its body already read; for endpoints with a protocol of their own. */
  readonly request: Request;
  /** Runs another request through the whole service as the same caller: same identity, mode, rate window and meter. */
  readonly inner: (request: Request, rights?: InnerRights) => Promise<Response>;
  readonly caller: Caller;
  /** The caller's clock: real time unless the account has moved its own. */
  readonly now: IsoInstant;
  readonly today: IsoDate;
  /** The configured base address, without a trailing slash. */
  readonly base: string;
  /** The requested face extension, on endpoints that have faces. */
  readonly face?: 'json' | 'md';
  readonly requestId: string;
  readonly header: (name: string) => string | undefined;
  readonly signal: AbortSignal;
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;
type OkOf<D extends Endpoint> = D['ok'] extends z.ZodType ? z.input<D['ok']> : never;
type CodesOf<D extends Endpoint> = D['refusals'][number] | 'validation-failed';

export type CallOf<D extends Endpoint> = Call<OutputOf<D['params']>, OutputOf<D['query']>, OutputOf<D['body']>>;
type Undeclared<D extends Endpoint> =
  | (D['empty'] extends string ? never : Empty)
  | (D['notFound'] extends string ? never : NotFound);

/** The answers that a handler may return, as its endpoint declares them. */
export type AnswerOf<D extends Endpoint> = Exclude<Answer<OkOf<D>, CodesOf<D>>, Undeclared<D>>;

/** One handler per endpoint, each returning only what its endpoint declares. A missing handler does not compile. */
export type Routes<C extends Contract, Tools> = {
  readonly [Name in keyof C]: (call: CallOf<C[Name]>, tools: Tools) => AnswerOf<C[Name]> | Promise<AnswerOf<C[Name]>>;
};

/** Declares an endpoint, keeping its literal types for `Routes`. */
export function endpoint<const D extends Endpoint>(declared: D): D {
  return declared;
}

/** A handler after `slice` has checked its types, which the pipeline does not need. */
export type Handler = (call: Call, tools: never) => Answer | Promise<Answer>;

/** An endpoint with its handler, as routers and documents find it. */
export interface EndpointRow {
  /** `<pillar>.<slice>.<endpoint>`; `<family>.<verb>` for a capability row. */
  readonly id: string;
  readonly pillar: string;
  /** The family of a capability row. */
  readonly slice: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler;
  /** The price in micro-dollars. */
  readonly priceMicros: number;
}

export interface Slice {
  readonly contract: Contract;
  readonly routes: Readonly<Record<string, Handler>>;
}

/** Joins a contract with its handlers; the pair is type-checked here and widened for the catalog. */
export function slice<const C extends Contract, Tools>(contract: C, routes: Routes<C, Tools>): Slice {
  return { contract, routes: routes as unknown as Slice['routes'] };
}

export interface Pillar {
  readonly name: string;
  readonly slices: Readonly<Record<string, Slice>>;
}
