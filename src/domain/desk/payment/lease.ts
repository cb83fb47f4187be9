/** Lease arithmetic: money factor, adjusted capitalized cost, depreciation, rent charge, residual. */
import { type Cents, cents } from '#kernel/money.ts';

/** APR / 2,400 is the equivalent money factor. */
const MONEY_FACTOR_DIVISOR = 2400;

export interface LeaseTerms {
  /** Price, capitalized fees, taxes and products, minus every capitalized-cost reduction. */
  readonly adjustedCapCost: Cents;
  /** The agreed value of the car at the end of the lease. */
  readonly residual: Cents;
  readonly moneyFactor: number;
  readonly termMonths: number;
}

export interface LeasePayment {
  readonly depreciation: Cents;
  readonly rent: Cents;
  /** One month's depreciation and rent, before tax. */
  readonly base: Cents;
  /** Rent over all months, the counterpart of a finance charge (12 CFR 1013.4(f)(7)). */
  readonly rentCharge: Cents;
}

/**
 * The money factor of an annual rate in percent, rounded to eight decimals so that the printed value is the one used.
 */
export function moneyFactorOf(aprPct: number): number {
  return Number((aprPct / MONEY_FACTOR_DIVISOR).toFixed(8));
}

/** The annual rate in percent equivalent to a money factor. */
export function aprOfMoneyFactor(moneyFactor: number): number {
  return Number((moneyFactor * MONEY_FACTOR_DIVISOR).toFixed(8));
}

/** A month of the lease. The base is rounded once from the unrounded sum; rent is the base minus depreciation. */
export function leasePayment({ adjustedCapCost, residual, moneyFactor, termMonths }: LeaseTerms): LeasePayment {
  const depreciation = (adjustedCapCost - residual) / termMonths;
  const rent = (adjustedCapCost + residual) * moneyFactor;
  const base = cents(depreciation + rent);
  const depreciationCents = cents(depreciation);
  return {
    depreciation: depreciationCents,
    rent: (base - depreciationCents) as Cents,
    base,
    rentCharge: cents(rent * termMonths),
  };
}

/** Planning figures of the sandbox lessor, 2026, confidence low: 58 % of MSRP at 36 months and 12,000 miles a year. */
const RESIDUAL = {
  pctAtReference: 58,
  referenceMonths: 36,
  pctPerMonth: 2 / 3,
  referenceMiles: 12_000,
  pctPer1000Miles: 0.5,
};
const RESIDUAL_PCT = { min: 15, max: 85 };

/**
 * The posted residual in percent of MSRP: minus two thirds of a point per month and half a point per 1,000 miles a
 * year.
 */
export function residualPct(termMonths: number, annualMiles: number): number {
  const months = (termMonths - RESIDUAL.referenceMonths) * RESIDUAL.pctPerMonth;
  const miles = ((annualMiles - RESIDUAL.referenceMiles) / 1000) * RESIDUAL.pctPer1000Miles;
  const pct = RESIDUAL.pctAtReference - months - miles;
  return Math.round(Math.min(RESIDUAL_PCT.max, Math.max(RESIDUAL_PCT.min, pct)) * 100) / 100;
}
