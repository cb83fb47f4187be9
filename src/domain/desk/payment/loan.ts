/** Loan arithmetic: level payment, balloon, odd days, amortization schedule and payoff. */
import { type Cents, cents, sum } from '#kernel/money.ts';

/** The longest supported loan, since schedules are computed month by month. */
export const TERM_MONTHS_MAX = 600;

export interface LoanTerms {
  readonly principal: Cents;
  /** Nominal annual rate in percent, 0 or more. */
  readonly aprPct: number;
  /** Whole months, 1 to `TERM_MONTHS_MAX`. */
  readonly termMonths: number;
  /** Due with the last payment, 0 to the principal. */
  readonly balloon?: Cents;
  /** Days beyond one month before the first payment; they accrue simple interest. */
  readonly oddDays?: number;
  /** Paid in addition to the level payment each month; the loan then ends early. */
  readonly extra?: Cents;
}

export interface LoanSchedule {
  readonly payment: Cents;
  /** Clears the balance to the cent, including the balloon; absorbs all earlier rounding. */
  readonly lastPayment: Cents;
  /** The payment of each month, including the last. */
  readonly payments: readonly Cents[];
  /** Balance after each payment. */
  readonly balances: readonly Cents[];
  readonly totalOfPayments: Cents;
  /** Total of payments minus principal. */
  readonly interest: Cents;
}

/** Simple interest of the days beyond one month before the first payment: principal × days × APR / 36,500. */
export function oddDaysInterest(principal: Cents, aprPct: number, days: number): Cents {
  return cents((principal * days * aprPct) / 36500);
}

/**
 * The level monthly payment, rounded half-up once: (P − B·(1+i)^−n) · i / (1 − (1+i)^−n), i = APR / 1200; without
 * interest (P − B) / n. Odd days first increase P by their interest.
 */
export function levelPayment({ principal, aprPct, termMonths, balloon, oddDays = 0 }: LoanTerms): Cents {
  const due = principal + oddDaysInterest(principal, aprPct, oddDays);
  const last = balloon ?? 0;
  const rate = aprPct / 1200;
  if (rate === 0) return cents((due - last) / termMonths);
  // expm1 and log1p keep the digits that 1 − (1+i)^−n loses at tiny rates.
  const paidShare = -Math.expm1(-termMonths * Math.log1p(rate));
  return cents(((due - last * (1 - paidShare)) * rate) / paidShare);
}

/** M · (1 − (1+i)^−n) / i, i = APR / 1200; without interest M · n. */
function principalFor(payment: number, aprPct: number, termMonths: number): number {
  const rate = aprPct / 1200;
  return rate === 0 ? payment * termMonths : (payment * -Math.expm1(-termMonths * Math.log1p(rate))) / rate;
}

/** The loan that a level payment repays, rounded half-up once; its payment never exceeds the given one. */
export function loanFor(payment: Cents, aprPct: number, termMonths: number): Cents {
  return cents(principalFor(payment, aprPct, termMonths));
}

/** The loan month by month: interest rounded half-up on each balance, the last payment clearing the remainder. */
export function loanSchedule(terms: LoanTerms): LoanSchedule {
  const { principal, aprPct, termMonths, oddDays = 0, extra = 0 } = terms;
  const payment = levelPayment(terms);
  const payments: Cents[] = [];
  const balances: Cents[] = [];
  let balance: number = principal + oddDaysInterest(principal, aprPct, oddDays);
  for (let month = 1; month <= termMonths; month += 1) {
    const owed = balance + cents((balance * aprPct) / 1200);
    // A payment rounded up can clear a small loan early; nothing beyond the balance is ever collected.
    const paid = month === termMonths ? owed : Math.min(payment + extra, owed);
    balance = owed - paid;
    payments.push(paid as Cents);
    balances.push(balance as Cents);
  }
  const totalOfPayments = payments.reduce((total, paid) => total + paid, 0) as Cents;
  return {
    payment,
    lastPayment: payments.at(-1) ?? payment,
    payments,
    balances,
    totalOfPayments,
    interest: (totalOfPayments - principal) as Cents,
  };
}

/** Balance after `paymentsMade` whole payments; the principal before the first, zero after the last. */
export function balanceAfter(terms: LoanTerms, paymentsMade: number): Cents {
  if (paymentsMade <= 0) return terms.principal;
  return loanSchedule(terms).balances[paymentsMade - 1] ?? (0 as Cents);
}

/** One day of simple interest on a balance: balance × APR / days of the year, 365, or 360 if the contract says so. */
export function perDiem(balance: Cents, aprPct: number, yearDays = 365): Cents {
  return cents((balance * aprPct) / (100 * yearDays));
}

/** The payoff some days after the balance was quoted, at the displayed per diem. */
export function payoffAfter(balance: Cents, day: Cents, days: number): Cents {
  return sum(balance, cents(day * Math.max(0, days)));
}

/** Trade-in value minus its payoff. Below zero is negative equity, which is added to the new deal. */
export function netTradeValue(tradeIn: Cents, tradeInPayoff: Cents): Cents {
  return (tradeIn - tradeInPayoff) as Cents;
}
