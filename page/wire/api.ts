/** Calls endpoints by their address, with inputs and answers typed by the contracts; nothing of a contract is bundled. */
import type { z } from 'zod';
import type { AnswerOf } from '../../src/client/answer.ts';
import type { Contracts } from '../../src/client/contracts.ts';
import type { Endpoint } from '../../src/kernel/endpoint.ts';
import { type CallOptions, call, type Exchange } from './exchange.ts';

type Slices = Contracts[keyof Contracts];
type ContractOf<S> = S extends unknown ? S[keyof S] : never;
type EndpointOf<C> = C extends unknown ? C[keyof C] : never;
type Declared = Extract<EndpointOf<ContractOf<Slices>>, Endpoint>;

/** Every endpoint under `GET /buy/deals/{dealId}`. */
type ByAddress = { readonly [D in Declared as `${D['method']} ${D['path']}`]: D };
export type Address = keyof ByAddress;

/** The OK answer of an endpoint, as its contract declares it. */
export type Ok<A extends Address> = Extract<AnswerOf<ByAddress[A]>, { readonly type: 'OK' }>;
/** Its OFFER, if it has one. */
type Offer<A extends Address> = Extract<AnswerOf<ByAddress[A]>, { readonly type: 'OFFER' }>;

type Sent<S> = S extends z.ZodType ? z.input<S> : never;
/** Path and query values are sent as text. */
type Text<T> = { readonly [Name in keyof T]: T[Name] | (string extends T[Name] ? number | boolean : never) };

type ParamsOf<D> = D extends { readonly params: z.ZodType } ? Text<Sent<D['params']>> : undefined;
type QueryOf<D> = D extends { readonly query: z.ZodType } ? Text<Sent<D['query']>> : undefined;
type BodyOf<D> = D extends { readonly body: z.ZodType } ? Sent<D['body']> : undefined;

interface Inputs<D> {
  readonly query?: QueryOf<D> | undefined;
  readonly body?: BodyOf<D>;
}

export type CallInputs<A extends Address> = Omit<CallOptions, 'body'> &
  Inputs<ByAddress[A]> &
  (ParamsOf<ByAddress[A]> extends undefined
    ? { readonly params?: undefined }
    : { readonly params: ParamsOf<ByAddress[A]> });

export interface Reply<A extends Address> {
  readonly exchange: Exchange;
  /** Undefined for every other kind of answer. */
  readonly ok: Ok<A> | undefined;
  readonly offer: Offer<A> | undefined;
}

/** The same inputs, without their types. */
type Loose = CallOptions & { readonly params?: object | undefined; readonly query?: object | undefined };

/** Calls one endpoint: `api('GET /buy/deals/{dealId}', { params: { dealId } })`. */
export async function api<A extends Address>(
  address: A,
  ...[given]: Record<never, never> extends CallInputs<A> ? [given?: CallInputs<A>] : [given: CallInputs<A>]
): Promise<Reply<A>> {
  const { params, query, body, ...how }: Loose = given ?? {};
  const [method = 'GET', template = '/'] = address.split(' ');
  const sendsBody = method === 'POST' && how.file === undefined;
  const exchange = await call(method, addressOf(template, params, query), {
    ...how,
    ...(sendsBody ? { body: body ?? {} } : {}),
  });
  // The envelope's type determines which declared answer it is.
  const { envelope, answer } = exchange;
  return {
    exchange,
    ok: envelope === 'OK' ? (answer as Ok<A>) : undefined,
    offer: envelope === 'OFFER' ? (answer as Offer<A>) : undefined,
  };
}

function addressOf(template: string, params: object | undefined, query: object | undefined): string {
  const named = new Map(Object.entries(params ?? {}));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named.get(name))));
  const sent = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return sent.length === 0 ? path : `${path}?${new URLSearchParams(sent)}`;
}
