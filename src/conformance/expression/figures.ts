/** Deal and lease functions of expressions, in dollars; they use the domain functions of the main endpoints. */

import { type LeaseTerms, leasePayment } from '#domain/desk/payment/lease.ts';
import { netTradeValue, oddDaysInterest, payoffAfter, perDiem } from '#domain/desk/payment/loan.ts';
import { dealTotal } from '#domain/desk/totals.ts';
import { type Cents, dollars, percentOf, shareOf } from '#kernel/money.ts';

/** Converts a function of whole cents to one of dollars. */
function inDollars(run: (...amounts: Cents[]) => Cents): (...amounts: number[]) => number {
  return (...amounts) => run(...amounts.map(dollars)) / 100;
}

/** `part` as a percentage of `whole`; NaN when the whole is not positive. */
export function share(part: number, whole: number): number {
  return shareOf(dollars(part), dollars(whole)) ?? Number.NaN;
}

/** A percentage of an amount, rounded once to the cent. */
export function percent(amount: number, ratePct: number): number {
  return percentOf(dollars(amount), ratePct) / 100;
}

export const netTrade = inDollars((allowance, payoff) => netTradeValue(allowance as Cents, payoff as Cents));

/** Price, taxes and fees, and products, minus rebate and net trade-in. */
export const total = inDollars((...amounts) => {
  const [price, taxesAndFees, products, rebate, traded] = amounts as [Cents, Cents, Cents, Cents, Cents];
  return dealTotal({ price, taxesAndFees, products, rebate, netTrade: traded });
});

/** The total minus the down payment; NaN when the down payment exceeds the total. */
export function amountFinanced(due: number, downPayment: number): number {
  const left = dollars(due) - dollars(downPayment);
  return left >= 0 ? left / 100 : Number.NaN;
}

/** One day of interest, in a year of `yearDays`. */
export function dayOfInterest(balance: number, ratePct: number, yearDays: number): number {
  return perDiem(dollars(balance), ratePct, yearDays) / 100;
}

/** Simple interest of some days in a year of 365. */
export function daysOfInterest(balance: number, ratePct: number, days: number): number {
  return oddDaysInterest(dollars(balance), ratePct, days) / 100;
}

export function payoff(balance: number, day: number, days: number): number {
  return payoffAfter(dollars(balance), dollars(day), days) / 100;
}

/** A part of one month's lease payment before tax, rounded as at the desk. NaN when the residual exceeds the cost. */
export function leasePart(part: 'depreciation' | 'rent' | 'base') {
  return (capCost: number, residual: number, moneyFactor: number, termMonths: number): number => {
    const terms: LeaseTerms = {
      adjustedCapCost: dollars(capCost),
      residual: dollars(residual),
      moneyFactor,
      termMonths,
    };
    const stands = termMonths > 0 && residual <= capCost;
    return stands ? leasePayment(terms)[part] / 100 : Number.NaN;
  };
}
