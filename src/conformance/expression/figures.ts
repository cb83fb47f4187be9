/** Deal and lease functions of expressions: dollars in and out, computed by the domain functions that main endpoints use. */

import { type LeaseTerms, leasePayment } from '#domain/desk/payment/lease.ts';
import { netTradeValue, oddDaysInterest, payoffAfter, perDiem } from '#domain/desk/payment/loan.ts';
import { dealTotal } from '#domain/desk/totals.ts';
import { type Cents, dollars, percentOf, shareOf } from '#kernel/money.ts';

/** A function of whole cents as one of dollars. */
function inDollars(run: (...amounts: Cents[]) => Cents): (...amounts: number[]) => number {
  return (...amounts) => run(...amounts.map(dollars)) / 100;
}

/** `part` in percent of `whole`; NaN where the whole is not above zero. */
export function share(part: number, whole: number): number {
  return shareOf(dollars(part), dollars(whole)) ?? Number.NaN;
}

/** A percentage of an amount, rounded once to the cent. */
export function percent(amount: number, ratePct: number): number {
  return percentOf(dollars(amount), ratePct) / 100;
}

export const netTrade = inDollars((allowance, payoff) => netTradeValue(allowance as Cents, payoff as Cents));

/** Price, taxes and fees, and products, less rebate and net trade. */
export const total = inDollars((...amounts) => {
  const [price, taxesAndFees, products, rebate, traded] = amounts as [Cents, Cents, Cents, Cents, Cents];
  return dealTotal({ price, taxesAndFees, products, rebate, netTrade: traded });
});

/** The total less the down payment; NaN where the down payment exceeds the total. */
export function financed(due: number, downPayment: number): number {
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

/** A month of a lease before tax: one part of it, rounded as the desk rounds it. NaN where the residual is above the cost, as at the desk. */
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
