/**
 * Determines whether a deal's financing is approved: what the desk finances, what a lender approved, and the gap
 * between them.
 */
import { dateOf, epochMs, type IsoInstant } from '#kernel/dates.ts';
import { type Cents, cents, lesser, minus, percentOf } from '#kernel/money.ts';
import type { CreditApplicationDecisioned, CreditGap, LenderAnswer } from '../deal-facts/credit-events.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf } from '../deal-facts/protection.ts';
import { deskFiguresFor, keptDeskRequest, standingCar } from './desk-request.ts';
import type { DealState } from './state.ts';

const NOTHING = cents(0);

/** The channel of a simulated lender's ready approval, given without an application. */
export const PREAPPROVAL_CHANNEL = 'sandbox-preapproval';

export interface Financing {
  /** The amount financed, including products. */
  readonly amountFinanced: Cents;
  /** The amount of the current approval; absent when there is none. */
  readonly approvedAmount?: Cents;
  /** Products added after the decision, with taxes. The lender approved the car; products are its back end. */
  readonly backEnd: Cents;
  readonly gap?: CreditGap;
}

/** True when the figures borrow: a loan, a balloon loan or a lease with an amount to finance. */
export function isFinanced({ financeType, amountFinanced }: DeskedFigures): boolean {
  return financeType !== 'Cash' && centsOf(amountFinanced) > 0;
}

/** True when the desk request named no `financeType`, so that the default, a loan, was used. */
export function isFinancingImplied({ desk }: DealState): boolean {
  return desk !== undefined && desk.asked.financeType === undefined;
}

/** The financing of a desked deal on a date; undefined when nothing is desked or financed. */
export function financingOf(deal: DealState, now: IsoInstant): Financing | undefined {
  const desked = deal.desk?.desked;
  if (desked === undefined || !isFinanced(desked)) return undefined;
  const amountFinanced = centsOf(desked.amountFinanced);
  const { credit } = deal;
  const open = { amountFinanced, backEnd: NOTHING };
  switch (credit?.state) {
    case 'DECLINED':
      return { ...open, gap: 'declined' };
    case 'CONDITIONED':
      return { ...open, gap: 'conditions-open' };
    case 'APPROVED':
      return credit.answer === undefined
        ? { ...open, gap: 'undecided' }
        : underApproval(deal, desked, credit.answer, now);
    default:
      return isPreapproved(deal) ? { ...open, approvedAmount: amountFinanced } : { ...open, gap: 'undecided' };
  }
}

/** True while a simulated lender has a ready approval and no lender was asked. */
export function isPreapproved(deal: DealState): boolean {
  const { credit } = deal;
  return credit?.state === 'SUBMITTED' && credit.preapproval !== undefined && isFinancingImplied(deal);
}

function underApproval(
  deal: DealState,
  desked: DeskedFigures,
  answer: CreditApplicationDecisioned,
  now: IsoInstant,
): Financing {
  const amountFinanced = centsOf(desked.amountFinanced);
  if (answer.attestation.channel === PREAPPROVAL_CHANNEL) {
    // A ready approval was given for figures without a `financeType`, and follows them.
    if (isFinancingImplied(deal)) return { amountFinanced, approvedAmount: amountFinanced, backEnd: NOTHING };
    return { amountFinanced, backEnd: NOTHING, gap: 'undecided' };
  }
  const approvedAmount = approvedBy(answer, desked);
  const backEnd = amountFinanced > approvedAmount ? backEndSince(deal, desked, answer) : NOTHING;
  const standing = { amountFinanced, approvedAmount, backEnd };
  // A delivered car was financed while the approval was valid.
  if (deal.delivery === undefined && answer.expiresAt !== undefined && epochMs(answer.expiresAt) < epochMs(now)) {
    return { ...standing, gap: 'expired' };
  }
  return minus(amountFinanced, backEnd) > approvedAmount ? { ...standing, gap: 'amount-above-approval' } : standing;
}

/** The amount financed less the amount with the products selected at the time of the decision. */
function backEndSince(
  { vin, desk }: DealState,
  { products, amountFinanced }: DeskedFigures,
  { decidedOn }: CreditApplicationDecisioned,
): Cents {
  const before = centsOf(decidedOn?.products ?? '0.00');
  if (vin === undefined || desk === undefined || centsOf(products) <= before) return NOTHING;
  const worked = deskFiguresFor(vin, keptDeskRequest(desk.asked), before, {
    today: dateOf(desk.at),
    ...standingCar(vin, desk),
  });
  return worked.ok ? minus(centsOf(amountFinanced), worked.desked.amountFinanced) : NOTHING;
}

/** The approved amount: the lender's counter-offer if lower; without an amount, its advance on the price. */
function approvedBy({ approved, counterOffer }: LenderAnswer, { salesPrice }: DeskedFigures): Cents {
  const named =
    approved?.amountFinanced === undefined
      ? percentOf(centsOf(salesPrice), approved?.maxAdvancePct ?? 0)
      : centsOf(approved.amountFinanced);
  const countered = counterOffer?.amountFinanced;
  return countered === undefined ? named : lesser(named, centsOf(countered));
}
