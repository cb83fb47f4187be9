/** Owns the payoff that ends the old lien: the balance with ten days of interest, and what each day more costs. */
import { addDays, type IsoDate } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { payoffAmount, perDiem } from '../desk/payment/loan.ts';
import type { PayoffSent } from './application.ts';

/** Lenders quote a payoff that is good for ten days. */
export const PAYOFF_DAYS = 10;

export function payoffOf(lien: { applicationId: string; balance: Cents; aprPct: number; on: IsoDate }): PayoffSent {
  const { applicationId, balance, aprPct, on } = lien;
  return {
    payoffId: `payoff_${hashId('payoff', applicationId, balance, aprPct, on)}`,
    amount: toDecimal(payoffAmount(balance, aprPct, PAYOFF_DAYS)),
    perDiem: toDecimal(perDiem(balance, aprPct)),
    goodThrough: addDays(on, PAYOFF_DAYS),
  };
}
