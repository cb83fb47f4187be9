/** Prices a refinance: lenders that improve on the standing loan and the savings of each. Pure. */
import { type LoanSchedule, loanSchedule } from '#domain/desk/payment/loan.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, minus } from '#kernel/money.ts';
import { type Band, nearestBand } from './bands.ts';
import type { Lien } from './lien.ts';

/** What one lender of a panel says to a lien. */
export interface PanelRate {
  readonly lenderId: string;
  readonly lender: string;
  /** Points over the band's base rate, 0.00 … 1.99. */
  readonly spreadPct: number;
  readonly conditions: readonly string[];
  /** Posted limits, told and never applied: only the rate decides whether a row exists. */
  readonly eligibility: {
    readonly balance: { readonly min: Cents; readonly max: Cents };
    readonly ltv: number;
    readonly age: number;
    readonly miles: number;
    readonly states: string;
  };
}

export interface RefinanceOffer extends PanelRate {
  readonly offerId: string;
  readonly aprPct: number;
  readonly termMonths: number;
  readonly monthlyPayment: Cents;
  /** Of the whole schedule, last payment included. */
  readonly totalInterest: Cents;
  /** What the month and the whole remaining loan cost less than before; negative where they cost more. */
  readonly monthlySavings: Cents;
  readonly lifetimeSavings: Cents;
  readonly amountFinanced: Cents;
  readonly fees: Cents;
}

export type RefinancePricing =
  | {
      readonly outcome: 'offers';
      readonly band: Band;
      readonly currentPayment: Cents;
      /** Lowest rate first, then by lender id; never empty. */
      readonly offers: readonly [RefinanceOffer, ...RefinanceOffer[]];
    }
  | {
      readonly outcome: 'at-or-below-floor' | 'no-improving-lender';
      readonly band: Band;
      readonly currentPayment: Cents;
    };

/** An offer stands this long after it is priced. */
export const OFFER_DAYS = 30;

/** Prices a lien against the rates of a panel. The same lien and rates always give the same rows. */
export function priceRefinance(lien: Lien, rates: readonly PanelRate[]): RefinancePricing {
  const band = nearestBand(lien.remainingTermMonths);
  const { currentBalance: principal, currentAprPct, remainingTermMonths: termMonths } = lien;
  const current = loanSchedule({ principal, aprPct: currentAprPct, termMonths });
  const currentPayment = current.payment;
  if (currentAprPct <= band.baseAprPct) return { outcome: 'at-or-below-floor', band, currentPayment };
  const [best, ...others] = rates
    .map((rate) => offerOf(lien, rate, band, current))
    .filter((offer) => offer.aprPct < currentAprPct)
    .sort((a, b) => a.aprPct - b.aprPct || (a.lenderId < b.lenderId ? -1 : 1));
  if (best === undefined) return { outcome: 'no-improving-lender', band, currentPayment };
  return { outcome: 'offers', band, currentPayment, offers: [best, ...others] };
}

function offerOf(lien: Lien, rate: PanelRate, band: Band, current: LoanSchedule): RefinanceOffer {
  const { vin, currentBalance, currentAprPct, remainingTermMonths } = lien;
  const { termMonths } = band;
  // Two decimals: the sum of two binary floats would print as 5.890000000000001.
  const aprPct = Math.round((band.baseAprPct + rate.spreadPct) * 100) / 100;
  const proposed = loanSchedule({ principal: currentBalance, aprPct, termMonths });
  return {
    ...rate,
    offerId: `offer_${hashId('refinance-offer', vin, currentBalance, currentAprPct, remainingTermMonths, rate.lenderId)}`,
    aprPct,
    termMonths,
    monthlyPayment: proposed.payment,
    totalInterest: proposed.interest,
    monthlySavings: minus(current.payment, proposed.payment),
    lifetimeSavings: minus(current.totalOfPayments, proposed.totalOfPayments),
    amountFinanced: currentBalance,
    fees: 0 as Cents,
  };
}
