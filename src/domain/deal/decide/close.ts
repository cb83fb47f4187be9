/** Decides cancellation before delivery and unwinding after it. */
import type { Refusal } from '#kernel/answer.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { reversalDue } from '../entries-due.ts';
import { type Deal, standingEnvelope, standingLink } from '../state.ts';
import { type CodeOf, type DecisionContext, refusalOf } from './decision-context.ts';
import { cancelHaulOf } from './deliver.ts';

export interface CancelDeal {
  readonly reason: string;
  /** The F&I part: every active contract voided. */
  readonly voided: readonly DealEvent[];
}

export function cancelDeal(
  deal: Deal,
  { reason, voided }: CancelDeal,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const refusal = refusalOf(deal, 'cancel', context);
  if (refusal !== undefined) return refusal;
  const { now } = context;
  const envelope = standingEnvelope(deal);
  const { envelopeId } = envelope ?? {};
  return [
    ...pullLink(deal, now),
    ...(envelope?.state === 'SENT' && envelopeId !== undefined
      ? [fact('Envelope.voided@1', now, { envelopeId, reason: 'cancelled' })]
      : []),
    ...cancelHaulOf(deal, now),
    ...voided,
    fact('Deal.cancelled@1', now, { reason }),
  ];
}

export interface UnwindDeal extends CancelDeal {
  /** How the buyer is refunded; by the original method if absent. */
  readonly refundMethod?: string;
}

/** Reverses step by step: contracts, link, money. Nothing is deleted. */
export function unwindDeal(
  deal: Deal,
  { reason, voided, refundMethod }: UnwindDeal,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'unwind'>> {
  const refusal = refusalOf(deal, 'unwind', context);
  if (refusal !== undefined) return refusal;
  const { now, newId } = context;
  const { payment } = deal;
  const reversed = [...voided, ...pullLink(deal, now)];
  if (payment !== undefined) {
    const { paymentId, amount, method } = payment;
    const refund = { paymentId, refundId: newId('refund'), amount, method: refundMethod ?? method };
    reversed.push(fact('Payment.refunded@1', now, refund));
  }
  const legs = [
    ...reversed.map(({ type }) => type),
    ...(deal.title === undefined ? [] : ['title recalled']),
    'vehicle returned',
  ];
  return [...reversed, fact('Deal.unwound@1', now, { reason, legs }), ...reversalDue(deal, now)];
}

function pullLink(deal: Deal, now: string): DealEvent[] {
  const link = standingLink(deal);
  if (link?.state !== 'OPEN') return [];
  return [fact('CheckoutLink.superseded@1', now, { linkId: link.linkId, reason: 'cancelled' })];
}
