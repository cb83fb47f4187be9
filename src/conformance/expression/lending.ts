/** Loan functions of expressions: dollars in and out, computed by the domain functions that main endpoints use. */

import {
  balanceAfter,
  type LoanTerms,
  levelPayment,
  loanFor,
  loanSchedule,
  TERM_MONTHS_MAX,
} from '#domain/desk/payment/loan.ts';
import { militaryApr } from '#domain/desk/payment/military-apr.ts';
import { cents } from '#kernel/money.ts';

function termsOf(principal: number, aprPct: number, termMonths: number): LoanTerms {
  return { principal: cents(principal * 100), aprPct, termMonths };
}

/** True where a month-by-month schedule exists. */
function isScheduled({ principal, aprPct, termMonths }: LoanTerms): boolean {
  return (
    principal >= 0 && aprPct >= 0 && Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= TERM_MONTHS_MAX
  );
}

/** The level payment, rounded once to the cent; NaN where the term is not above zero. */
export function payment(principal: number, aprPct: number, termMonths: number): number {
  return termMonths > 0 ? levelPayment(termsOf(principal, aprPct, termMonths)) / 100 : Number.NaN;
}

/** The loan that a payment repays, rounded once to the cent. */
export function principal(paid: number, aprPct: number, termMonths: number): number {
  return loanFor(cents(paid * 100), aprPct, termMonths) / 100;
}

/** The balance after whole payments of a schedule that is rounded month by month. */
export function remaining(principal: number, aprPct: number, termMonths: number, paid: number): number {
  const terms = termsOf(principal, aprPct, termMonths);
  return isScheduled(terms) ? balanceAfter(terms, paid) / 100 : Number.NaN;
}

/** The interest of the whole schedule. */
export function interest(principal: number, aprPct: number, termMonths: number): number {
  return interestWithExtra(principal, aprPct, termMonths, 0);
}

/** The interest of the schedule when each payment is higher by `extra`. */
export function interestWithExtra(principal: number, aprPct: number, termMonths: number, extra: number): number {
  const terms = { ...termsOf(principal, aprPct, termMonths), extra: cents(extra * 100) };
  return isScheduled(terms) && extra >= 0 ? loanSchedule(terms).interest / 100 : Number.NaN;
}

/** The payments until nothing is owed when each is higher by `extra`. */
export function monthsWithExtra(principal: number, aprPct: number, termMonths: number, extra: number): number {
  const terms = { ...termsOf(principal, aprPct, termMonths), extra: cents(extra * 100) };
  if (!isScheduled(terms) || extra < 0) return Number.NaN;
  return loanSchedule(terms).payments.filter((paid) => paid > 0).length;
}

/** The MAPR of a closed-end loan, percent a year, unrounded. */
export function militaryRate(
  financeCharge: number,
  creditProducts: number,
  amountFinanced: number,
  months: number,
): number {
  return militaryApr({ financeCharge, creditProducts, amountFinanced, months }) ?? Number.NaN;
}
