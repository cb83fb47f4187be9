/** Loan functions of expressions, in dollars; they use the domain functions of the main endpoints. */

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

/** True when a monthly schedule exists. */
function isScheduled({ principal, aprPct, termMonths }: LoanTerms): boolean {
  return (
    principal >= 0 && aprPct >= 0 && Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= TERM_MONTHS_MAX
  );
}

/** The level payment, rounded once to the cent; NaN when the term is not positive. */
export function payment(principal: number, aprPct: number, termMonths: number): number {
  return termMonths > 0 ? levelPayment(termsOf(principal, aprPct, termMonths)) / 100 : Number.NaN;
}

/** The loan that a payment repays, rounded once to the cent. */
export function principal(paid: number, aprPct: number, termMonths: number): number {
  return loanFor(cents(paid * 100), aprPct, termMonths) / 100;
}

/** The balance after a number of payments, on a schedule rounded monthly. */
export function remainingBalance(principal: number, aprPct: number, termMonths: number, paid: number): number {
  const terms = termsOf(principal, aprPct, termMonths);
  return isScheduled(terms) ? balanceAfter(terms, paid) / 100 : Number.NaN;
}

/** The interest of the whole schedule. */
export function interest(principal: number, aprPct: number, termMonths: number): number {
  return interestWithExtra(principal, aprPct, termMonths, 0);
}

/** The interest of the schedule with `extra` added to each payment. */
export function interestWithExtra(principal: number, aprPct: number, termMonths: number, extra: number): number {
  const terms = { ...termsOf(principal, aprPct, termMonths), extra: cents(extra * 100) };
  return isScheduled(terms) && extra >= 0 ? loanSchedule(terms).interest / 100 : Number.NaN;
}

/** The number of payments with `extra` added to each. */
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
