/**
 * Chooses the state whose notary may act by video for a buyer. A notary acts under the law of the state of its commission;
 * where the buyer's own state does not allow remote acts, a notary of another state performs one that the buyer's state recognizes.
 */
import type { Authority } from '../desk/in-force.ts';

export interface RemoteBar extends Authority {
  /** Why a notary of the state may not act remotely. */
  readonly reason: string;
  /** What lets the state take the act of another state's notary. */
  readonly recognition: string;
}

/** Commissioned where remote acts are allowed: NRS 240.181 to 240.206. */
const ELSEWHERE = 'NV';

/** States whose notaries may not act remotely, as agency and association pages have it; the statutes themselves were not read. */
export const REMOTE_BARS: Readonly<Partial<Record<string, RemoteBar>>> = {
  CA: {
    reason: 'California notaries may not act remotely until the state’s own system is ready, by 2030.',
    recognition: 'Cal. Civ. Code 1182 and 1189(b), with the platform’s duties of Gov. Code 8231.18,',
    authority: 'Cal. Gov. Code 8231 and following (SB 696 of 2023)',
    effectiveFrom: '2024-01-01',
    verifiedOn: null,
    confidence: 'medium',
  },
  GA: {
    reason: 'Georgia asks the signer to be in the presence of the notary; no law authorizes remote acts.',
    recognition: 'O.C.G.A. 44-2-21',
    authority: 'O.C.G.A. 45-17-8',
    effectiveFrom: '2026-01-01',
    verifiedOn: null,
    confidence: 'medium',
  },
  SC: {
    reason: 'South Carolina’s electronic notaries still meet the signer in person.',
    recognition: 'S.C. Code 26-3-20',
    authority: 'S.C. Code 26-2-5 and following (Act 85 of 2021)',
    effectiveFrom: '2021-05-18',
    verifiedOn: null,
    confidence: 'medium',
  },
};

export interface RemoteCommission {
  /** Two letters. */
  readonly state: string;
  /** Absent where the buyer's own state allows the act. */
  readonly note?: string;
}

/** The commission that a remote act for a buyer of a state is performed under. */
export function remoteCommission(buyerState: string): RemoteCommission {
  const bar = REMOTE_BARS[buyerState];
  if (bar === undefined) return { state: buyerState };
  const note = `${bar.reason} A notary of ${ELSEWHERE} acted; ${bar.recognition} recognizes the act. ${bar.authority}, confidence ${bar.confidence}. An in-person notary is the other way.`;
  return { state: ELSEWHERE, note };
}
