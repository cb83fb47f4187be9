/** Answers requests that a host could not parse: malformed, too large, or too slow. */
import { refuse } from '#kernel/answer.ts';
import { present } from './present.ts';

export type Unreadable = 'malformed-request' | 'headers-too-large' | 'request-too-slow';

/** The typed refusal, for hosts to send as they can. Where it was sent to is not known. */
export function unreadable(code: Unreadable, requestId: string): Response {
  return present(refuse(code), { requestId, path: '', keyed: false, ifNoneMatch: null, sha256: () => '' });
}
