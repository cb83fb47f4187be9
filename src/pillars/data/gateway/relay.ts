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
}

/** What the configured gateway says to this call. Nothing is invented in its place. */
export async function relay(gateway: Gateway, call: Pick<Call, 'request'>, options: RelayOptions): Promise<Relayed> {
  const mark = call.request.url.indexOf('?');
  const answer = await gateway.get(options.path + (mark < 0 ? '' : call.request.url.slice(mark)));
  switch (answer.state) {
    case 'answered': {
      const headers = { 'cache-control': 'private, no-store', ...(answer.requestId === undefined ? {} : { 'x-gateway-request-id': answer.requestId }) };
      return document('application/json; charset=utf-8', withEstateMembers(answer.text), { headers });
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
export function withEstateMembers(text: string): string {
  const own = JSON.parse(text) as Record<string, unknown>;
  const members: Record<string, unknown> = {};
  if (!Object.hasOwn(own, 'type')) members['type'] = 'OK';
  if (!Object.hasOwn(own, 'provenance')) members['provenance'] = GATEWAY_PROVENANCE;
  const added = JSON.stringify(members).slice(1, -1);
  const end = text.lastIndexOf('}');
  const comma = Object.keys(own).length === 0 || added === '' ? '' : ',';
  return `${text.slice(0, end)}${comma}${added}}`;
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
