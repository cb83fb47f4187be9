/**
 * Chooses the state whose notary may act by video for a buyer. A notary acts under the law of its commission; when the
 * buyer's state does not allow remote acts, a notary of another state performs one that the buyer's state recognizes.
 */
import type { Authority } from '../desk/in-force.ts';
import { REMOTE_ALLOWED, REMOTE_BARS } from './remote-notary.data.ts';

/** A state whose commission allows remote acts: NRS 240.181 to 240.206. */
const ELSEWHERE = 'NV';

export interface RemoteCommission {
  /** Two letters. */
  readonly state: string;
  /** Absent when no law of the buyer's own state was read. */
  readonly note?: string;
}

/** The commission for a remote act for a buyer in a state. */
export function remoteCommission(buyerState: string): RemoteCommission {
  const bar = REMOTE_BARS[buyerState];
  if (bar !== undefined) {
    const note = `${bar.reason} A notary of ${ELSEWHERE} acted; ${bar.recognition}. ${citationOf(bar)} An in-person notary is the other way.`;
    return { state: ELSEWHERE, note };
  }
  const law = REMOTE_ALLOWED[buyerState];
  if (law === undefined) return { state: buyerState };
  return { state: buyerState, note: `A notary of ${buyerState} may act for a signer on video. ${citationOf(law)}` };
}

function citationOf({ authority, effectiveFrom, verifiedOn, confidence }: Authority): string {
  const read = verifiedOn === null ? 'text not read' : `text read ${verifiedOn}`;
  return `${authority}, in force by ${effectiveFrom}, ${read}, confidence ${confidence}.`;
}
