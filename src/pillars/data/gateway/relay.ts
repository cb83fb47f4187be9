/** Relays gateway bytes unchanged, with the estate's members appended. */
import {
  type Document,
  document,
  type Empty,
  empty,
  type JsonObject,
  type NotFound,
  notFound,
  type Refusal,
  refuse,
} from '#kernel/answer.ts';
import type { Call } from '#kernel/endpoint.ts';
import { GATEWAY_PROVENANCE } from '#kernel/provenance.ts';
import type { Gateway } from '#ports/gateway.ts';

type RelayCode = 'gateway-unavailable' | 'gateway-refused';
/** A miss is an EMPTY of a look-up where one is asked for, and else an unknown address. */
export type Relayed<Miss extends Empty | NotFound = Empty | NotFound> =
  | Document
  | Miss
  | Refusal<RelayCode | 'validation-failed'>;

export interface RelayOptions {
  /** The gateway's own path, `/vin/4T1…`. */
  readonly path: string;
  /** What a miss is called. */
  readonly missing: string;
  /** Members of an EMPTY answer, and that a miss is an EMPTY of a look-up (200) rather than an unknown address (404). */
  readonly lookup?: JsonObject;
  /** Sent in place of the query as it came. */
  readonly query?: string;
  /** Says of a parsed answer that it holds no result. */
  readonly isEmpty?: (own: Record<string, unknown>) => boolean;
  /** Members of the estate beside `type` and `provenance`, made of a parsed answer. */
  readonly members?: (own: Record<string, unknown>) => Readonly<Record<string, unknown>>;
}

/** The configured gateway's answer to this call, unchanged. */
export function relay(
  gateway: Gateway,
  call: Pick<Call, 'request'>,
  options: RelayOptions & { readonly lookup: JsonObject },
): Promise<Relayed<Empty>>;
export function relay(gateway: Gateway, call: Pick<Call, 'request'>, options: RelayOptions): Promise<Relayed<NotFound>>;
export async function relay(gateway: Gateway, call: Pick<Call, 'request'>, options: RelayOptions): Promise<Relayed> {
  const query = options.query ?? queryOf(call.request.url);
  const answer = await gateway.get(query === '' ? options.path : `${options.path}?${query}`);
  switch (answer.state) {
    case 'answered': {
      const own = JSON.parse(answer.text) as Record<string, unknown>;
      const envelope = options.isEmpty?.(own) === true ? 'EMPTY' : 'OK';
      const seen = answer.requestId === undefined ? {} : { 'x-gateway-request-id': answer.requestId };
      const headers = { 'cache-control': 'private, no-store', ...seen };
      return document(
        'application/json; charset=utf-8',
        withMembers(answer.text, own, { type: envelope, ...options.members?.(own), provenance: GATEWAY_PROVENANCE }),
        { envelope, headers },
      );
    }
    case 'missing':
      return options.lookup === undefined
        ? notFound(options.missing, { code: 'unknown-vin' })
        : empty(options.missing, GATEWAY_PROVENANCE, options.lookup);
    case 'invalid':
      return invalid(reasonOf(answer.text));
    case 'refused':
      return refuse('gateway-refused', { retryAfterSeconds: answer.retryAfterSeconds ?? 5 });
    case 'down':
      return refuse('gateway-unavailable', { retryAfterSeconds: 5 });
  }
}

/** Splices members in before the closing brace, so that `1.50` stays `1.50`. What the gateway has under those names stands. */
function withMembers(text: string, own: Record<string, unknown>, members: Readonly<Record<string, unknown>>): string {
  const missing = Object.entries(members).filter(([name]) => !Object.hasOwn(own, name));
  const added = JSON.stringify(Object.fromEntries(missing)).slice(1, -1);
  const end = text.lastIndexOf('}');
  const comma = Object.keys(own).length === 0 || added === '' ? '' : ',';
  return `${text.slice(0, end)}${comma}${added}}`;
}

function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** Which parameter it is the gateway says in its own words only. */
function invalid(reason: string): Refusal<'validation-failed'> {
  const wrong = {
    path: '',
    in: 'query',
    expected: 'parameters that the platform gateway can read',
    got: 'others',
    message: reason,
  } as const;
  return refuse('validation-failed', { reason, problems: [wrong] });
}

/** The gateway's own words, from the flat or the nested error shape. */
function reasonOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: string | { error?: string; message?: string } };
    const words = typeof error === 'string' ? error : (error?.error ?? error?.message);
    if (words !== undefined) return `The platform gateway cannot read this request: ${words}`;
  } catch {
    // Its words are not JSON; ours follow.
  }
  return 'The platform gateway cannot read this request.';
}
