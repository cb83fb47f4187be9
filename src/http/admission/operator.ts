/** Checks the operator's bearer token. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { Ids } from '#ports/ids.ts';
import type { Settings } from '#ports/settings.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * The refusal of a caller without the operator's token. Checked before the body is read, so that others learn nothing
 * about it.
 */
export function operatorRefusal(
  request: Request,
  { settleToken }: Pick<Settings, 'settleToken'>,
  ids: Pick<Ids, 'sha256'>,
): Refusal | undefined {
  if (settleToken === undefined) return refuse('settle-unconfigured');
  const sent = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (sent === undefined) return refuse('missing-bearer');
  return isSame(ids.sha256(sent), ids.sha256(settleToken)) ? undefined : refuse('bearer-mismatch');
}

/** Compares digests of equal length in constant time. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
