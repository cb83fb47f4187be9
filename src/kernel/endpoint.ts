/** Declares endpoints as data, and types their handlers so that they answer exactly what is declared. */
import type { z } from 'zod';
import type { Answer, Empty, NotFound } from './answer.ts';
import type { IsoDate, IsoInstant } from './dates.ts';
import type { RefusalCode } from './refusals.ts';

export const METHODS = ['GET', 'POST', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];
/** The rail that answers live mode; null where there is none anywhere. */
export type LiveRail = 'platform' | 'connection' | 'account' | null;
export type EnvelopeKind = 'OK' | 'EMPTY' | 'BLOCKED' | 'OFFER' | 'REFUSED' | 'UNAVAILABLE' | 'UNCONFIGURED';

/** A request made before an example, by the same caller; what its answer names `…Id` may be used as `{…Id}` afterwards. */
export interface Step {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
}

/** One executed example: what is sent, and what kind of answer it gets. */
export interface Example {
  readonly name: string;
  /** Steps that bring about the state the example needs; `{dealId}` in later paths, params and bodies is filled from their answers. */
  readonly given?: readonly Step[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answers: EnvelopeKind;
  /** The refusal code, where it is one. */
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
  /** When this endpoint answers EMPTY with 200: a look-up or a filter that finds nothing. */
  readonly empty?: string;
  /** When it answers EMPTY with 404: its path or body names something that is unknown, or another account's. */
  readonly notFound?: string;
  /** The body of OK has a published format of its own: no `type` is added, and this is its media type. */
  readonly format?: string;
  /** Media types that an OK also comes in, for clients that ask for them: `text/html` at `/`, `text/event-stream`. */
  readonly alsoIn?: readonly string[];
  /** Answers in the form of a protocol of its own, by status, that are not envelopes. */
  readonly protocol?: Readonly<Record<number, ProtocolAnswer>>;
  readonly refusals: readonly RefusalCode[];
  readonly examples: readonly Example[];
  /** `text`: a body that is not a JSON object reaches the handler as `call.text`. `raw`: the body is never parsed, only handed over. */
  readonly bodyText?: 'text' | 'raw';
  /** Media types that a body may come in besides JSON, on endpoints with `bodyText`. */
  readonly mediaTypes?: readonly ('text/csv' | 'text/plain' | 'application/xml' | 'application/x-ndjson')[];
  /** Largest body in bytes; 1 MiB when absent. */
  readonly bodyBytesMax?: number;
  /** How many times its own size a body takes in memory while it is worked on; 3 when absent. */
  readonly bodyMemoryMultiple?: number;
  /** Scalars, arrays and objects that a JSON body may hold in all; 20,000 when absent. */
  readonly bodyValuesMax?: number;
  /**
   * Why a POST whose answer was lost is carried out afresh under its `Idempotency-Key`, where every other finds its own writes and
   * answers as it did: its work is made up of requests or removals that a second try does not repeat exactly.
   */
  readonly repeats?: string;
  /** True where a call mints a key, which is limited by address. */
  readonly mintsKey?: true;
  /** False where an answer holds a secret that is never stored. */
  readonly idempotent?: false;
  /** True where unknown query parameters are ignored: `/` and documents with a published format. */
  readonly allowsUnknownMembers?: true;
  /** True where its calls are not kept among the account's: a client that follows the list of calls would fill it. */
  readonly unlogged?: true;
  /** Record faces: the address also answers with these extensions. */
  readonly faces?: readonly ('json' | 'md')[];
  /**
   * Members of the OK body, dotted, that `Prefer: return=minimal` leaves out. Each is optional in `ok`, so that the shorter
   * answer keeps the published shape.
   */
  readonly detail?: readonly string[];
  /** How an OK may be cached: a fixed document, a deterministic read, or not at all (the default). */
  readonly cache?: 'document' | 'deterministic' | 'revalidate';
}

/** Parameters that a query may hold. */
export const QUERY_PARAMETERS_MAX = 200;

export interface ProtocolAnswer {
  readonly description: string;
  /** Undefined where there is none. */
  readonly body?: z.ZodType;
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Who is calling. */
export interface Caller {
  /** The account, or `anon_<digest>` of the address: what rate windows and meters are kept by. */
  readonly id: string;
  readonly account?: string;
  readonly keyId?: string;
  /** `anon_<digest>` of the address that the call comes from; absent on work that no call asked for. */
  readonly network?: string;
  readonly mode: 'sandbox' | 'live';
}

/** Rights of an inner request beyond the caller's own; only endpoints of the sandbox give any. */
export interface InnerRights {
  /** Passes the operator's endpoints: scenarios settle what the caller may not. */
  readonly asOperator?: true;
  /** Leaves the rate window alone: the request that asked for it was counted. */
  readonly uncounted?: true;
  /** Calls with this key instead of the caller's. */
  readonly key?: string;
}

/** One admitted and validated request. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body as sent, on endpoints with `bodyText`. */
  readonly text?: string;
  /** How `text` was decoded: its encoding, and what was assumed where the bytes are not what was declared. */
  readonly decoded?: { readonly encoding: string; readonly corrected?: string };
  /** The request as it came; its body has been read. For endpoints that speak a protocol of their own. */
  readonly request: Request;
  /** Runs another request through the whole service as this very caller: same identity, mode, window and meter. */
  readonly inner: (request: Request, rights?: InnerRights) => Promise<Response>;
  readonly caller: Caller;
  /** The caller's clock: real time unless the account has moved its own. */
  readonly now: IsoInstant;
  readonly today: IsoDate;
  /** The configured base address, without a trailing slash. */
  readonly base: string;
  /** The face extension asked for, where the endpoint has faces. */
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

/** Answers that a handler may return: those that its endpoint declares. */
export type AnswerOf<D extends Endpoint> = Exclude<Answer<OkOf<D>, CodesOf<D>>, Undeclared<D>>;

/** One handler per endpoint, each answering only what its endpoint declares. A missing handler does not compile. */
export type Routes<C extends Contract, Tools> = {
  readonly [Name in keyof C]: (call: CallOf<C[Name]>, tools: Tools) => AnswerOf<C[Name]> | Promise<AnswerOf<C[Name]>>;
};

/** Declares an endpoint, keeping its literal types for `Routes`. */
export function endpoint<const D extends Endpoint>(declared: D): D {
  return declared;
}

/** A handler whose types have been checked by `slice` and are forgotten for the pipeline. */
export type Handler = (call: Call, tools: never) => Answer | Promise<Answer>;

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
