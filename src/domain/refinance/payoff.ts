/** Computes the payoff of a lien: balance, ten days of interest and the per diem. */
import { addDays, type IsoDate } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, cents, sum, toDecimal } from '#kernel/money.ts';
import { perDiem } from '../desk/payment/loan.ts';
import type { PayoffSent } from './application.ts';

/** Lenders' payoff quotes are valid for ten days. */
export const PAYOFF_DAYS = 10;

export interface PayoffFigures {
  readonly perDiem: Cents;
  /** Balance plus ten displayed per diems, so that a letter can be checked by hand. */
  readonly amount: Cents;
  readonly goodThrough: IsoDate;
}

/** A lender's payoff figures on a date; the per diem is simple daily interest, half-up at the cent. */
export function payoffFigures(balance: Cents, aprPct: number, on: IsoDate): PayoffFigures {
  const day = perDiem(balance, aprPct);
  return { perDiem: day, amount: sum(balance, cents(day * PAYOFF_DAYS)), goodThrough: addDays(on, PAYOFF_DAYS) };
}

/** The payoff of a lien as sent; deterministic by lien and date. */
export function payoffOf(lien: { vin: string; balance: Cents; aprPct: number; on: IsoDate }): PayoffSent {
  const { vin, balance, aprPct, on } = lien;
  const { amount, perDiem: day, goodThrough } = payoffFigures(balance, aprPct, on);
  return {
    payoffId: `payoff_${hashId('payoff', vin, balance, aprPct, on)}`,
    amount: toDecimal(amount),
    perDiem: toDecimal(day),
    goodThrough,
  };
}
