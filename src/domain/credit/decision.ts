/** Types of a lender's decision: the request, the possible outcomes and the ratios considered. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { type Cents, shareOf, twoDecimals } from '#kernel/money.ts';
import type { RatedCar, TierLetter } from '../credit-tiers/tiers.ts';
import type { AdverseActionNotice } from './adverse-action/adverse-action-notice.ts';
import type { Reason } from './adverse-action/reasons.ts';
import type { JointApplicants } from './sizing/joint.ts';

export const VERDICTS = ['approved', 'declined', 'conditioned'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The amounts of an application. */
export interface AskedLoan {
  readonly amountFinanced: Cents;
  readonly downPayment: Cents;
  readonly price: Cents;
  /** The guide value of the car, above zero; the price when unknown. */
  readonly guideValue?: Cents | undefined;
  /** F&I products within the amount financed: the back end, which the advance on the price does not limit. */
  readonly products?: Cents;
  readonly termMonths: number;
  /** The rate that the desk quoted to the buyer; the lender's buy rate is lower. */
  readonly aprPct: number;
}

/** The request to a lender. */
export interface CreditRequest {
  /** The application with its revision; each revision gets its own decision. */
  readonly applicationId: string;
  readonly revision: number;
  readonly lenderId: string;
  readonly tier: TierLetter;
  readonly score: number;
  /** Codes of the score's key factors from the pull; typical ones if absent. */
  readonly factorCodes?: readonly string[];
  readonly car: RatedCar;
  /** Absent before desking. */
  readonly loan?: AskedLoan;
  readonly monthlyIncome?: Cents;
  readonly monthlyDebts?: Cents;
  /** A second applicant; then `score`, income and debts are those of both together. */
  readonly joint?: JointApplicants;
  /** A refinance at the offered rate in percent a year; the dealer has no share. */
  readonly refinance?: { readonly offeredAprPct: number };
  readonly decidedAt: IsoInstant;
  /** The outcome requested of a simulated lender; real lenders do not receive it. */
  readonly simulate: {
    readonly verdict: Verdict;
    readonly stipulations?: readonly string[];
    readonly reasons?: readonly string[];
    readonly counterOffer?: Partial<LoanLimits>;
  };
}

export interface LoanLimits {
  readonly amountFinanced: Cents;
  readonly termMonths: number;
  readonly downPaymentMin: Cents;
  readonly maxPayment: Cents;
}

export interface CounterOffer extends Partial<LoanLimits> {
  readonly reason: string;
}

export interface LenderCard {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

/** The dealer's share of the rate: points above the buy rate, or a flat amount. */
export type Reserve =
  | { readonly type: 'participation'; readonly capPoints: number; readonly splitPct: number }
  | { readonly type: 'flat'; readonly amount: Cents };

export interface AskedProof {
  readonly code: string;
  readonly text: string;
  readonly party: 'buyer' | 'dealer';
  readonly dueBy: IsoInstant;
  readonly state: 'OUTSTANDING';
}

/** Percent with two decimals; absent when an input is unknown. */
export interface Ratios {
  /** Payment to gross monthly income. */
  readonly pti?: number;
  /** Payment and other debts to gross monthly income. */
  readonly dti?: number;
  /** Amount financed to the guide value of the car. */
  readonly ltv?: number;
}

export interface LenderDecision {
  readonly decisionId: string;
  readonly decision: Verdict;
  readonly lender: LenderCard;
  readonly tier: TierLetter;
  /** Percent a year. */
  readonly buyRatePct: number;
  readonly customerRatePct: number;
  readonly reserve: Reserve;
  /** Absent on a decline. */
  readonly approved?: Partial<LoanLimits> & {
    /** The level payment for the approved amount, rate and term. */
    readonly payment?: Cents;
    readonly maxAdvancePct: number;
    readonly termMonths: number;
  };
  readonly counterOffer?: CounterOffer;
  readonly dealerFee: Cents;
  readonly stipulations: readonly AskedProof[];
  /** One to four on a decline, else none. */
  readonly reasons: readonly Reason[];
  /** On a decline, a counter-offer, or an approval on worse terms than the cheapest tiers. */
  readonly notice?: AdverseActionNotice;
  /**
   * The second applicant's own notice, since a notice may not reveal another consumer's score: 12 CFR 1022.75(c)(1).
   */
  readonly coApplicantNotice?: AdverseActionNotice;
  readonly ratios: Ratios;
  readonly expiresAt: IsoInstant;
  readonly comments: readonly string[];
}

/** The value that a lender lends against: the guide value, else the price. */
export function loanValue({ guideValue, price }: Pick<AskedLoan, 'guideValue' | 'price'>): Cents {
  return guideValue !== undefined && guideValue > 0 ? guideValue : price;
}

/** The ratios of a payment; each requires a positive income or value. */
export function ratiosOf(input: {
  readonly payment?: Cents;
  readonly monthlyIncome?: Cents;
  readonly monthlyDebts?: Cents;
  readonly amountFinanced?: Cents;
  readonly value?: Cents;
}): Ratios {
  const { payment, monthlyIncome, monthlyDebts, amountFinanced, value } = input;
  const pti = share(payment, monthlyIncome);
  const debts = payment === undefined || monthlyDebts === undefined ? undefined : ((payment + monthlyDebts) as Cents);
  const dti = share(debts, monthlyIncome);
  const ltv = share(amountFinanced, value);
  return {
    ...withoutUndefined({ pti, dti, ltv }),
  };
}

function share(part: Cents | undefined, whole: Cents | undefined): number | undefined {
  const percent = part === undefined || whole === undefined ? undefined : shareOf(part, whole);
  return percent === undefined ? undefined : twoDecimals(percent);
}
