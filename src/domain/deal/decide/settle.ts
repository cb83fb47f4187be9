/** Decides settlement: one order settles a deal once, at the priced amount only. */
import { type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { TitleApplied } from '../../deal-facts/delivery-events.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import { saleDue } from '../entries-due.ts';
import { type Deal, pricedCents, standingEnvelope, standingLink } from '../state.ts';
import { type CodeOf, type DecisionContext, refusalOf } from './decision-context.ts';

export interface SettleDeal {
  readonly orderId: string;
  /** Integer cents. */
  readonly amountTotal: number;
  readonly method: string;
  readonly settlementRef?: string;
  readonly paidAt?: IsoInstant;
  readonly paymentId: string;
  readonly title: TitleApplied;
  /** Present when the account's ledger is connected, to which the sale is posted. */
  readonly books?: { /** Decimal dollars, where the dealer's feed states it. */ readonly vehicleCost?: string };
}

type SettleCode = CodeOf<'settle'> | 'amount-mismatch';

/**
 * The result without a title application, if any. The order is checked before the amount, and the amount before the
 * state; a settled order returns the stored answer.
 */
export function settledAlready(
  deal: Deal,
  { orderId, amountTotal }: Pick<SettleDeal, 'orderId' | 'amountTotal'>,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<SettleCode> | undefined {
  const isReplay = deal.payment?.orderId === orderId;
  const expected = isReplay ? deal.payment?.amountTotal : pricedCents(deal);
  if (expected !== undefined && expected !== amountTotal) {
    return refuse('amount-mismatch', { extra: { expected, received: amountTotal, missing: [] } });
  }
  return isReplay ? [] : refusalOf(deal, 'settle', context);
}

export function settleDeal(
  deal: Deal,
  command: SettleDeal,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<SettleCode> {
  return settledAlready(deal, command, context) ?? settlementEvents(deal, command, context);
}

function settlementEvents(deal: Deal, command: SettleDeal, { now, dealId }: DecisionContext): DealEvent[] {
  const { orderId, amountTotal, paymentId, method, settlementRef, paidAt } = command;
  const amount = deal.desk?.desked.total ?? '0.00';
  const documents = (standingEnvelope(deal)?.documents ?? []).map(({ documentId }) => documentId);
  const said = {
    ...withoutUndefined({ settlementRef, paidAt }),
  };
  const link = standingLink(deal);
  return [
    fact('Deal.settled@1', now, { orderId, amountTotal, documents }),
    fact('Payment.captured@1', now, { paymentId, orderId, amount, amountTotal, currency: 'usd', method, ...said }),
    ...(link?.state === 'OPEN' ? [fact('CheckoutLink.settled@1', now, { linkId: link.linkId, orderId })] : []),
    fact('Document.filed@1', now, { documents, orderId }),
    fact('Title.applied@1', now, command.title),
    ...bookedEvents(deal, command, dealId, now),
  ];
}

/** The journal entry that the settlement creates for a connected ledger. */
function bookedEvents(deal: Deal, { books }: SettleDeal, dealId: string, now: string): DealEvent[] {
  if (books === undefined) return [];
  const { vehicleCost } = books;
  const due = saleDue(deal, dealId, now, vehicleCost === undefined ? undefined : centsOf(vehicleCost));
  return due === undefined ? [] : [due];
}
