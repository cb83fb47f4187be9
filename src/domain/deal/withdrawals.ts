/** Envelopes that a decision voids here and that their provider must void too. */
import type { JsonObject } from '#kernel/answer.ts';
import { addSeconds, epochMs, type IsoInstant } from '#kernel/dates.ts';
import type { EnvelopeSent, EnvelopeVoided } from '../deal-facts/ceremony-events.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';
import type { DealState, OpenRequest } from './state.ts';

/** Kind of the call in open requests. */
export const WITHDRAWAL = 'withdrawal';

export type WithdrawalRequest = { readonly envelope: EnvelopeSent; readonly reason: EnvelopeVoided['reason'] };

/**
 * A provider that does not respond is retried after a minute, then after twice as long each time, at most every hour.
 */
const RETRY_SECONDS = 60;
const RETRY_SECONDS_MAX = 3_600;

/**
 * An open request for each envelope that is voided here and open at a provider. One that the provider ended needs none.
 */
export function withdrawalsOf(
  { envelopes }: DealState,
  events: readonly DealEvent[],
  now: IsoInstant,
): readonly DealEvent[] {
  return events.flatMap((event): DealEvent[] => {
    if (event.type !== 'Envelope.voided@1') return [];
    const { envelopeId, reason } = event.data;
    const envelope = envelopes.find((one) => one.envelopeId === envelopeId);
    if (envelope?.provider === undefined || envelope.state !== 'SENT') return [];
    if (reason === 'expired' || reason === 'provider') return [];
    const { signer, documents, provider } = envelope;
    const request: WithdrawalRequest = { envelope: { envelopeId, signer, documents, provider }, reason };
    return [requestEvent({ key: `${WITHDRAWAL}:${envelopeId}`, effect: WITHDRAWAL, request: json(request) }, now)];
  });
}

/** The same request, due later than the last time. */
export function askedLater({ at, dueAt, ...request }: OpenRequest, now: IsoInstant): DealEvent {
  const waited = (epochMs(dueAt ?? at) - epochMs(at)) / 1000;
  const wait = Math.min(RETRY_SECONDS_MAX, Math.max(RETRY_SECONDS, waited * 2));
  return requestEvent({ ...request, dueAt: addSeconds(now, wait) }, now);
}

function requestEvent(request: Omit<OpenRequest, 'at'>, now: IsoInstant): DealEvent {
  return fact('Counterparty.asked@1', now, request);
}

function json(request: WithdrawalRequest): JsonObject {
  // Plain data by type.
  return request as unknown as JsonObject;
}
