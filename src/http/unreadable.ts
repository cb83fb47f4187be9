/** Refuses requests that a host could not parse: malformed, too large, or too slow. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { present } from './answer/present.ts';

export type Unreadable = 'malformed-request' | 'headers-too-large' | 'request-too-slow' | 'no-host' | 'no-tunnel';

/** Sentences that depend on more than the code. */
const REASONS = {
  'no-host': 'The Host header is missing. HTTP/1.1 requires it; send Host with the name of this service.',
  'no-tunnel': 'CONNECT is not supported. This service is an origin, not a proxy; send GET, POST or DELETE.',
} as const;

/** The typed refusal, which hosts send as they can. The requested path is unknown. */
export function unreadable(code: Unreadable, requestId: string): Response {
  return present(refusalOf(code), { requestId, path: '', keyed: false, ifNoneMatch: null, sha256: () => '' });
}

function refusalOf(code: Unreadable): Refusal {
  if (code === 'no-host') return refuse('malformed-request', { reason: REASONS[code] });
  if (code === 'no-tunnel')
    return refuse('method-not-allowed', {
      reason: REASONS[code],
      extra: { allow: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST'] },
    });
  return refuse(code);
}
