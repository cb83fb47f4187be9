/** Maps refusal classes to envelope kinds and HTTP status codes; the only such table. */
import type { EnvelopeKind } from '#kernel/endpoint.ts';
import type { RefusalClass } from '#kernel/refusals.ts';

export const STATUS: Readonly<Record<RefusalClass, { kind: EnvelopeKind; status: number }>> = {
  malformed: { kind: 'BLOCKED', status: 400 },
  unauthenticated: { kind: 'BLOCKED', status: 401 },
  bearer: { kind: 'REFUSED', status: 401 },
  forbidden: { kind: 'BLOCKED', status: 403 },
  'wrong-method': { kind: 'BLOCKED', status: 405 },
  conflict: { kind: 'REFUSED', status: 409 },
  'too-large': { kind: 'BLOCKED', status: 413 },
  'too-slow': { kind: 'BLOCKED', status: 408 },
  'headers-too-large': { kind: 'BLOCKED', status: 431 },
  throttled: { kind: 'BLOCKED', status: 429 },
  unavailable: { kind: 'UNAVAILABLE', status: 503 },
  unconfigured: { kind: 'UNCONFIGURED', status: 503 },
};

export const OK = 200;
export const NOT_MODIFIED = 304;
export const NO_CONTENT = 204;
export const PAYMENT_REQUIRED = 402;
export const NOT_FOUND = 404;

export function statusOf(refusal: RefusalClass): number {
  return STATUS[refusal].status;
}
