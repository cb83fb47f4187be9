/** Owns the relay of gateway bytes: kept to the letter, with the estate's members added at the end. */
import { type Answer, absent, document, empty, type JsonObject, refuse } from '#kernel/answer.ts';
import type { Call } from '#kernel/door.ts';
import { GATEWAY_PROVENANCE } from '#kernel/provenance.ts';
import type { Gateway } from '#ports/gateway.ts';

type RelayCode = 'gateway-unavailable' | 'gateway-refused';
export type Relayed = Answer<never, RelayCode | 'validation-failed'>;

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
}

/** What the configured gateway says to this call. Nothing is invented in its place. */
export async function relay(gateway: Gateway, call: Pick<Call, 'request'>, options: RelayOptions): Promise<Relayed> {
  const query = options.query ?? queryOf(call.request.url);
  const answer = await gateway.get(query === '' ? options.path : `${options.path}?${query}`);
  switch (answer.state) {
    case 'answered': {
      const own = JSON.parse(answer.text) as Record<string, unknown>;
      const envelope = options.isEmpty?.(own) === true ? 'EMPTY' : 'OK';
      const seen = answer.requestId === undefined ? {} : { 'x-gateway-request-id': answer.requestId };
      const headers = { 'cache-control': 'private, no-store', ...seen };
      return document('application/json; charset=utf-8', withEstateMembers(answer.text, own, envelope), { envelope, headers });
    }
    case 'missing':
      return options.lookup === undefined ? absent(options.missing, { code: 'unknown-vin' }) : empty(options.missing, GATEWAY_PROVENANCE, options.lookup);
    case 'invalid':
      return refuse('validation-failed', { reason: reasonOf(answer.text) });
    case 'refused':
      return refuse('gateway-refused', { retryAfterSeconds: answer.retryAfterSeconds ?? 5 });
    case 'down':
      return refuse('gateway-unavailable', { retryAfterSeconds: 5 });
  }
}

/** Splices `type` and `provenance` in before the closing brace, so that `1.50` stays `1.50`. A `type` of the gateway's own stands. */
function withEstateMembers(text: string, own: Record<string, unknown>, envelope: string): string {
  const members: Record<string, unknown> = {};
  if (!Object.hasOwn(own, 'type')) members['type'] = envelope;
  if (!Object.hasOwn(own, 'provenance')) members['provenance'] = GATEWAY_PROVENANCE;
  const added = JSON.stringify(members).slice(1, -1);
  const end = text.lastIndexOf('}');
  const comma = Object.keys(own).length === 0 || added === '' ? '' : ',';
  return `${text.slice(0, end)}${comma}${added}}`;
}

function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
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
