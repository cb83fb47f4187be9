/** Answers whether the financing of a deal is approved: what the desk finances, what a lender approved, and why the one does not cover the other. */
import { dateOf, epochMs, type IsoInstant } from '#kernel/dates.ts';
import { type Cents, cents, lesser, minus, percentOf } from '#kernel/money.ts';
import type { CreditApplicationDecisioned, CreditGap, LenderAnswer } from '../deal-facts/credit-events.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf } from '../deal-facts/protection.ts';
import { deskFiguresFor, keptDeskRequest, standingCar } from './desk-request.ts';
import type { DealState } from './state.ts';

const NOTHING = cents(0);

/** The channel of an approval that a simulated lender holds ready; no application was made to it. */
export const PREAPPROVAL_CHANNEL = 'sandbox-preapproval';

export interface Financing {
  /** The desk's amount financed, products with it. */
  readonly amountFinanced: Cents;
  /** What the lender's standing approval names; absent where none stands. */
  readonly approvedAmount?: Cents;
  /** What products taken after the decision add, taxes with them: the lender approved the car, products are its back end. */
  readonly backEnd: Cents;
  readonly gap?: CreditGap;
}

/** True when the figures borrow: a loan, a balloon loan or a lease with something left to finance. */
export function isFinanced({ financeType, amountFinanced }: DeskedFigures): boolean {
  return financeType !== 'Cash' && centsOf(amountFinanced) > 0;
}

/** True where the desk request named no way to pay, so that the default, a loan, was used. */
export function isFinancingImplied({ desk }: DealState): boolean {
  return desk !== undefined && desk.asked.financeType === undefined;
}

/** The financing of a desked deal on a day; undefined where nothing is desked or nothing is financed. */
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

/** True while a simulated lender holds an approval ready and no lender has been asked. */
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
    // It was given to figures without a named way to pay, and follows them.
    if (isFinancingImplied(deal)) return { amountFinanced, approvedAmount: amountFinanced, backEnd: NOTHING };
    return { amountFinanced, backEnd: NOTHING, gap: 'undecided' };
  }
  const approvedAmount = approvedBy(answer, desked);
  const backEnd = amountFinanced > approvedAmount ? backEndSince(deal, desked, answer) : NOTHING;
  const standing = { amountFinanced, approvedAmount, backEnd };
  // The car that has left was financed while the approval stood.
  if (deal.delivery === undefined && answer.expiresAt !== undefined && epochMs(answer.expiresAt) < epochMs(now)) {
    return { ...standing, gap: 'expired' };
  }
  return minus(amountFinanced, backEnd) > approvedAmount ? { ...standing, gap: 'amount-above-approval' } : standing;
}

/** The amount financed less what it would be with the products that were decided on. */
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

/** The amount approved: the lender's counter where that is less; without an amount, the advance it names on the price. */
function approvedBy({ approved, counterOffer }: LenderAnswer, { salesPrice }: DeskedFigures): Cents {
  const named =
    approved?.amountFinanced === undefined
      ? percentOf(centsOf(salesPrice), approved?.maxAdvancePct ?? 0)
      : centsOf(approved.amountFinanced);
  const countered = counterOffer?.amountFinanced;
  return countered === undefined ? named : lesser(named, centsOf(countered));
}
