/**
 * Wire format of the sandbox notary, modeled on remote notary platforms' transactions (public developer notes, 2026).
 */
import { remoteCommission } from '#domain/law/remote-notary.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { addMonths, addSeconds, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { draw, hashId, pick } from '#kernel/hash.ts';
import type { NotaryRequest } from '#ports/notary.ts';
import type { SessionOutcome } from './notary.behaviour.ts';

export interface WireTransaction {
  readonly id: string;
  readonly detailed_status: 'sent_to_signer' | 'completed' | 'meeting_failed';
  readonly signer: {
    readonly name: string;
    readonly kba: 'passed' | 'failed' | 'pending';
    readonly credential_analysis: 'passed' | 'pending';
  };
  readonly document: { readonly id: string; readonly kind: 'power-of-attorney'; readonly seal_hash?: string };
  readonly meeting?: { readonly id: string; readonly started_at: IsoInstant; readonly ended_at: IsoInstant };
  readonly notary?: {
    readonly name: string;
    readonly commission_state: string;
    readonly commission_number: string;
    readonly commission_expires: IsoDate;
    readonly note?: string;
  };
}

/** Fictional notaries. */
const NOTARIES = ['Imogen Sealwright', 'Rafael Stampworth', 'Priya Attestan', 'Otto Jurat'] as const;
const MEETING_SECONDS = 14 * 60;

export function transactionOf(request: NotaryRequest, outcome: SessionOutcome): WireTransaction {
  const { dealId, vin, signer, state, now } = request;
  const id = `ot_${hashId('notary-transaction', dealId, signer.name)}`;
  const document = { id: `do_${hashId('notary-document', id)}`, kind: 'power-of-attorney' as const };
  const statuses = { completed: 'completed', failed: 'meeting_failed', requested: 'sent_to_signer' } as const;
  const kba = { completed: 'passed', failed: 'failed', requested: 'pending' } as const;
  const credential_analysis = outcome === 'completed' ? ('passed' as const) : ('pending' as const);
  const base = {
    id,
    detailed_status: statuses[outcome],
    signer: { name: signer.name, kba: kba[outcome], credential_analysis },
  };
  if (outcome !== 'completed') return { ...base, document };
  return {
    ...base,
    document: { ...document, seal_hash: hashId('notary-seal', vin, signer.name, state) },
    meeting: { id: `me_${hashId('notary-meeting', id)}`, started_at: addSeconds(now, -MEETING_SECONDS), ended_at: now },
    notary: notaryCommission(pick(NOTARIES, 'notary', vin, signer.name), state, dateOf(now)),
  };
}

/**
 * A notary has one commission per state, valid for one to four more years. If the buyer's state bars remote
 * notarization, the commission is from another state.
 */
function notaryCommission(name: string, buyerState: string, today: IsoDate): NonNullable<WireTransaction['notary']> {
  const { state, note } = remoteCommission(buyerState);
  return {
    ...withoutUndefined({ note }),
    name,
    commission_state: state,
    commission_number: String(1_000_000 + draw(9_000_000, 'notary-commission', name, state)),
    commission_expires: addMonths(today, 12 + draw(36, 'notary-commission-expires', name, state)),
  };
}
