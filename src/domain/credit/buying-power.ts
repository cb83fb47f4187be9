/** Estimates buying power: the amount an applicant of a tier usually borrows at the posted rate. Never an offer. */
import { levelPayment } from '#domain/desk/payment/loan.ts';
import { type Cents, dollars } from '#kernel/money.ts';
import { postedApr, type TierRow } from './tiers.ts';

export interface BuyingPower {
  /** Percent a year, two decimals. */
  readonly estimatedAprPct: number;
  readonly termMonths: number;
  readonly maxAmountFinanced: Cents;
  readonly maxMonthlyPayment: Cents;
}

/** The average loan of the tier at the posted rate of a new car; no income is asked, so none bounds it. */
export function buyingPowerOf(row: TierRow): BuyingPower {
  const aprPct = postedApr(row, { used: false, ageYears: 0, miles: 0 });
  const maxAmountFinanced = dollars(row.averageAmountDollars);
  const termMonths = row.averageTermMonths;
  const maxMonthlyPayment = levelPayment({ principal: maxAmountFinanced, aprPct, termMonths });
  return { estimatedAprPct: aprPct, termMonths, maxAmountFinanced, maxMonthlyPayment };
}
