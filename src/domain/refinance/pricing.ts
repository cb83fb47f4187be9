/** Prices a refinance: the lenders that improve on the current loan, and the savings of each. Pure. */
import { type LoanSchedule, loanSchedule } from '#domain/desk/payment/loan.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, minus } from '#kernel/money.ts';
import { tierOf } from '../credit-tiers/tiers.ts';
import { type Band, DEFAULT_TIER, nearestBand } from './bands.ts';
import type { Collateral, Lien } from './lien.ts';
import { type Footprint, missedLimits, type PostedLimits } from './limits.ts';

/** Answer of one lender of the panel to a lien. */
export interface PanelRate {
  readonly lenderId: string;
  readonly lender: string;
  /** Points above the band's base rate, 0.00 … 1.99. */
  readonly spreadPct: number;
  readonly conditions: readonly string[];
  readonly eligibility: PostedLimits;
  readonly footprint?: Footprint;
}

/** A lender that does not accept the lien, and why. */
export interface ExcludedLender {
  readonly lenderId: string;
  readonly reasons: readonly string[];
}

export interface RefinanceOffer extends PanelRate {
  readonly offerId: string;
  readonly aprPct: number;
  readonly termMonths: number;
  readonly monthlyPayment: Cents;
  /** Over the whole schedule, including the last payment. */
  readonly totalInterest: Cents;
  /** Savings per month and over the remaining loan; negative when it costs more. */
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
      readonly excluded: readonly ExcludedLender[];
    }
  | {
      readonly outcome: 'at-or-below-floor' | 'no-improving-lender' | 'no-eligible-lender';
      readonly band: Band;
      readonly currentPayment: Cents;
      readonly excluded: readonly ExcludedLender[];
    };

/** Validity of an offer in days. */
export const OFFER_DAYS = 30;

/**
 * Prices a lien at the rates of a panel. A lender makes an offer if its posted limits accept car, balance and state,
 * and its rate improves on the current one. Deterministic by lien, car and rates.
 */
export function priceRefinance(lien: Lien, rates: readonly PanelRate[], collateral?: Collateral): RefinancePricing {
  const { currentBalance: principal, currentAprPct, remainingTermMonths: termMonths, creditScore } = lien;
  const band = nearestBand(termMonths, creditScore === undefined ? DEFAULT_TIER : tierOf(creditScore));
  const current = loanSchedule({ principal, aprPct: currentAprPct, termMonths });
  const currentPayment = current.payment;
  const judged = rates.map((rate) => ({ rate, reasons: reasonsAgainst(principal, rate, collateral) }));
  const excluded = judged
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ rate: { lenderId }, reasons }) => ({ lenderId, reasons }));
  if (currentAprPct <= band.baseAprPct) return { outcome: 'at-or-below-floor', band, currentPayment, excluded };
  const [best, ...others] = judged
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ rate }) => offerOf(lien, rate, band, current))
    .filter((offer) => offer.aprPct < currentAprPct)
    .sort((a, b) => a.aprPct - b.aprPct || (a.lenderId < b.lenderId ? -1 : 1));
  if (best !== undefined) return { outcome: 'offers', band, currentPayment, offers: [best, ...others], excluded };
  const nobody = rates.length > 0 && excluded.length === rates.length;
  return { outcome: nobody ? 'no-eligible-lender' : 'no-improving-lender', band, currentPayment, excluded };
}

function reasonsAgainst(balance: Cents, rate: PanelRate, collateral: Collateral | undefined): string[] {
  return collateral === undefined ? [] : missedLimits(balance, collateral, rate.eligibility, rate.footprint);
}

function offerOf(lien: Lien, rate: PanelRate, band: Band, current: LoanSchedule): RefinanceOffer {
  const { vin, currentBalance, currentAprPct, remainingTermMonths, creditScore } = lien;
  const { termMonths } = band;
  const scored = creditScore === undefined ? [] : [creditScore];
  // Rounded to two decimals, because the float sum could print as 5.890000000000001.
  const aprPct = Math.round((band.baseAprPct + rate.spreadPct) * 100) / 100;
  const proposed = loanSchedule({ principal: currentBalance, aprPct, termMonths });
  return {
    ...rate,
    offerId: `offer_${hashId('refinance-offer', vin, currentBalance, currentAprPct, remainingTermMonths, rate.lenderId, ...scored)}`,
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
