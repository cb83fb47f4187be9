/** Stored and wire form of an offer: amounts and rates as decimal strings. */
import type { IsoDate } from '#kernel/dates.ts';
import { type Cents, minus, toDecimal } from '#kernel/money.ts';
import { percentText } from '../credit/percent.ts';
import type { RefinanceOffer } from './pricing.ts';

export type OfferRow = {
  readonly offerId: string;
  readonly lenderId: string;
  readonly lender: string;
  readonly apr: string;
  readonly spread: string;
  readonly termMonths: number;
  readonly monthlyPayment: string;
  readonly totalInterest: string;
  readonly monthlySavings: string;
  readonly lifetimeSavings: string;
  /** Lifetime savings minus every fee; absent on older applications. */
  readonly netSavings?: string;
  readonly amountFinanced: string;
  readonly fees: string;
  readonly validThrough: IsoDate;
  readonly conditions: string[];
  readonly eligibility: {
    readonly balance: { readonly min: string; readonly max: string };
    readonly ltv: number;
    readonly age: number;
    readonly miles: number;
    readonly states: string;
  };
};

/** `agencyFees` are the title and lien fees at closing, which are deducted from the lifetime savings. */
export function offerRow(offer: RefinanceOffer, validThrough: IsoDate, agencyFees: Cents): OfferRow {
  const { balance } = offer.eligibility;
  return {
    offerId: offer.offerId,
    lenderId: offer.lenderId,
    lender: offer.lender,
    apr: percentText(offer.aprPct),
    spread: percentText(offer.spreadPct),
    termMonths: offer.termMonths,
    monthlyPayment: toDecimal(offer.monthlyPayment),
    totalInterest: toDecimal(offer.totalInterest),
    monthlySavings: toDecimal(offer.monthlySavings),
    lifetimeSavings: toDecimal(offer.lifetimeSavings),
    netSavings: toDecimal(minus(offer.lifetimeSavings, offer.fees, agencyFees)),
    amountFinanced: toDecimal(offer.amountFinanced),
    fees: toDecimal(offer.fees),
    validThrough,
    conditions: [...offer.conditions],
    eligibility: { ...offer.eligibility, balance: { min: toDecimal(balance.min), max: toDecimal(balance.max) } },
  };
}
