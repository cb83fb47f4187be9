/** Relays gateway bytes unchanged, with Carport's members appended. */
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
/** A miss is EMPTY (200) for a look-up, else an unknown address (404). */
export type RelayAnswer<Miss extends Empty | NotFound = Empty | NotFound> =
  | Document
  | Miss
  | Refusal<RelayCode | 'validation-failed'>;

export interface RelayOptions {
  /** The gateway path, `/vin/4T1…`. */
  readonly path: string;
  /** The reason returned for a miss. */
  readonly missing: string;
  /** Members of an EMPTY answer. If set, a miss is an empty look-up (200) rather than an unknown address (404). */
  readonly lookup?: JsonObject;
  /** Replaces the original query. */
  readonly query?: string;
  /** Returns true when a parsed answer contains no result. */
  readonly isEmpty?: (own: Record<string, unknown>) => boolean;
  /** Carport's members besides `type` and `provenance`, derived from a parsed answer. */
  readonly members?: (own: Record<string, unknown>) => Readonly<Record<string, unknown>>;
}

/** The gateway's answer to this call, unchanged. */
export function relay(
  gateway: Gateway,
  call: Pick<Call, 'request'>,
  options: RelayOptions & { readonly lookup: JsonObject },
): Promise<RelayAnswer<Empty>>;
export function relay(
  gateway: Gateway,
  call: Pick<Call, 'request'>,
  options: RelayOptions,
): Promise<RelayAnswer<NotFound>>;
export async function relay(
  gateway: Gateway,
  call: Pick<Call, 'request'>,
  options: RelayOptions,
): Promise<RelayAnswer> {
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

/**
 * Inserts members before the closing brace, so that `1.50` stays `1.50`. The gateway's own members of those names are
 * kept.
 */
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

/** Only the gateway's message says which parameter is wrong. */
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

/** The gateway's message, from the flat or the nested error shape. */
function reasonOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: string | { error?: string; message?: string } };
    const words = typeof error === 'string' ? error : (error?.error ?? error?.message);
    if (words !== undefined) return `The platform gateway cannot read this request: ${words}`;
  } catch {
    // Not JSON: use our own sentence.
  }
  return 'The platform gateway cannot read this request.';
}
