/** Port of the sandbox notary: renders its wire format and parses it back. */
import type { NotaryOutcome } from '#domain/deal/decide/verify.ts';
import { KBA_LOCKOUT_SECONDS } from '#domain/notary-session/notary-session.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { addSeconds } from '#kernel/dates.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Notary } from '#ports/notary.ts';
import { outcomeOf } from './notary.behaviour.ts';
import { transactionOf, type WireTransaction } from './notary.wire.ts';

export const sandboxNotary: Notary = {
  source: SOURCES.notary,
  isSimulated: true,
  request: async (request) => {
    const outcome = outcomeOf(request.signer.name, request.standing, request.now);
    return readTransaction(transactionOf(request, outcome), request.now);
  },
};

function readTransaction(wire: WireTransaction, now: string): NotaryOutcome {
  const notarizationId = wire.id;
  const { notary, meeting } = wire;
  if (wire.detailed_status === 'meeting_failed') {
    const failure = { notarizationId, reason: 'kba-failed' as const, retryAt: addSeconds(now, KBA_LOCKOUT_SECONDS) };
    return { state: 'FAILED', failure };
  }
  if (notary === undefined || meeting === undefined) return { state: 'REQUESTED', notarizationId };
  return {
    state: 'COMPLETED',
    record: {
      notarizationId,
      notary: {
        name: notary.name,
        commissionState: notary.commission_state,
        commissionNumber: notary.commission_number,
        commissionExpires: notary.commission_expires,
        ...withoutUndefined({ note: notary.note }),
      },
      identity: { kba: 'passed', credentialAnalysis: 'passed' },
      meeting: { startedAt: meeting.started_at, endedAt: meeting.ended_at },
      seal: { digest: wire.document.seal_hash ?? '' },
    },
  };
}
