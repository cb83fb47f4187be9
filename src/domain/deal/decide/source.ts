/** Decides how a deal gets its vehicle before pricing: a concierge's candidate, or a seller's verified title. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { type DealEvent, type DealSellerVerified, fact } from '../../deal-facts/events.ts';
import { isWaiting } from '../../handoff/handoff.ts';
import { type Deal, standingHandoff } from '../state.ts';
import { statusOf } from '../status.ts';
import type { DecisionContext } from './decision-context.ts';

/** The concierge answers a search with a candidate, and may replace it until the deal is priced. */
export function sourceCandidate(
  deal: Deal,
  vin: string,
  { now }: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const status = statusOf(deal);
  if (status !== 'SEARCHING' && status !== 'SOURCED')
    return refuse('illegal-move', { extra: { state: status, missing: [] } });
  if (deal.sourced && deal.vin === vin) return [];
  return [...answerSource(deal, now), fact('Deal.candidateSourced@1', now, { vin })];
}

/** Answers the open source handoff, if someone still waits for it. */
export function answerSource(deal: Deal, now: string): DealEvent[] {
  const handoff = standingHandoff(deal, 'source');
  return handoff !== undefined && isWaiting(handoff)
    ? [fact('Handoff.answered@1', now, { handoffId: handoff.handoffId })]
    : [];
}

/** The title and lien check of a private sale has passed. */
export function verifySeller(
  deal: Deal,
  seller: DealSellerVerified,
  { now }: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const status = statusOf(deal);
  if (deal.opening.dealType !== 'Private Party' || status !== 'OPENED') {
    return refuse('illegal-move', { extra: { state: status, missing: [] } });
  }
  return [fact('Deal.sellerVerified@1', now, seller)];
}
