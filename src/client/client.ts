/** The typed client: one function per endpoint, without generated code. */
import type { z } from 'zod';
import { withoutUndefined } from '#kernel/answer.ts';
import type { Contract, Endpoint } from '#kernel/endpoint.ts';
import type { AnswerOf } from './answer.ts';
import { CONTRACTS, type Contracts } from './contracts.ts';

export interface ClientOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Sent with every call. */
  readonly key?: string | undefined;
  /** The platform's `fetch` by default; tests pass a service running in process. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export interface CallOptions {
  readonly key?: string;
  /** For 24 hours the same key and body return the first response again. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Query and path values may be passed as typed values; they are sent as text. */
type Text<T> = { readonly [Name in keyof T]: T[Name] | (string extends T[Name] ? number | boolean : never) };
type Sent<S> = S extends z.ZodType ? z.input<S> : never;
type NeedsNothing<T> = Record<never, never> extends T ? true : false;
type Input<T> = NeedsNothing<T> extends true ? [input?: T] : [input: T];

type Params<D extends Endpoint> = D['params'] extends z.ZodType ? [params: Text<Sent<D['params']>>] : [];
type Payload<D extends Endpoint> = D['method'] extends 'POST'
  ? D['body'] extends z.ZodType
    ? Input<Sent<D['body']>>
    : [input?: undefined]
  : D['query'] extends z.ZodType
    ? Input<Text<Sent<D['query']>>>
    : [input?: undefined];

/** Path parameters, if any; then the body of a POST or the query of a read; then options. */
export type Call<D extends Endpoint> = (
  ...args: [...Params<D>, ...Payload<D>, options?: CallOptions]
) => Promise<AnswerOf<D>>;

type Slice<C extends Contract> = { readonly [Name in keyof C]: Call<C[Name]> };

/** `client.fi.quotes.createQuote(body)`: pillar, slice, endpoint. */
export type Client = {
  readonly [Pillar in keyof Contracts]: {
    readonly [Name in keyof Contracts[Pillar]]: Contracts[Pillar][Name] extends Contract
      ? Slice<Contracts[Pillar][Name]>
      : never;
  };
};

export function carportClient(options: ClientOptions): Client {
  const pillars = Object.entries<Readonly<Record<string, Contract>>>(CONTRACTS).map(([pillar, slices]) => {
    const contracts = Object.entries(slices).map(([slice, contract]) => {
      const endpoints = Object.entries(contract).map(([name, endpoint]) => [name, callOf(endpoint, options)]);
      return [slice, Object.fromEntries(endpoints)];
    });
    return [pillar, Object.fromEntries(contracts)];
  });
  // The types are derived from the same contracts as these functions.
  return Object.fromEntries(pillars) as Client;
}

function callOf(endpoint: Endpoint, client: ClientOptions): (...args: readonly unknown[]) => Promise<unknown> {
  const send = client.fetch ?? fetch;
  return async (...args) => {
    const rest = [...args];
    const params = endpoint.params === undefined ? {} : (rest.shift() as Record<string, unknown>);
    const [input, options = {}] = rest as [unknown, CallOptions?];
    return readBody(await send(requestOf(endpoint, client, { params, input, options })));
  };
}

interface Sending {
  readonly params: Readonly<Record<string, unknown>>;
  readonly input: unknown;
  readonly options: CallOptions;
}

function requestOf({ method, path }: Endpoint, client: ClientOptions, { params, input, options }: Sending): Request {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = method === 'POST' ? '' : queryOf(input);
  const key = options.key ?? client.key;
  const sendsBody = method === 'POST' && input !== undefined;
  const headers = {
    accept: 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    ...(sendsBody ? { 'content-type': 'application/json' } : {}),
    ...options.headers,
  };
  return new Request(`${client.baseUrl}${address}${query}`, {
    method,
    headers,
    ...(sendsBody ? { body: JSON.stringify(input) } : {}),
    ...withoutUndefined({ signal: options.signal }),
  });
}

/** Omits members that are undefined. */
function queryOf(input: unknown): string {
  const values = Object.entries((input ?? {}) as Readonly<Record<string, unknown>>);
  const sent = values.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent)}`;
}

/** The body with its HTTP details; `$http` is not enumerable, so copies and comparisons ignore it. */
async function readBody(response: Response): Promise<object> {
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? ((await response.json()) as object) : { text: await response.text() };
  const $http = { status: response.status, headers: response.headers };
  return Object.defineProperty(body, '$http', { value: $http, enumerable: false });
}
