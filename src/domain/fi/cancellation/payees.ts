/** Divides a refund: who is paid, who pays it, when it is due, and what a late one costs. */
import { addDays, daysBetween, type IsoDate, monthsBegun } from '#kernel/dates.ts';
import { type Cents, cents, lesser, minus } from '#kernel/money.ts';
import type { Refund } from './refund.ts';
import type { LateCharge } from './row.ts';
import type { CancellationRule } from './rule.ts';

/** A loan that still stands on the car. */
export interface StandingLoan {
  readonly lienholder: string;
  /** What is owed; left out, the whole refund goes to the lienholder. */
  readonly payoff?: Cents | undefined;
}

export interface Payee {
  readonly to: 'lienholder' | 'buyer';
  readonly name?: string;
  readonly amount: Cents;
}

/** The lienholder is paid first, up to what is owed; the rest is the buyer's. Nobody is named for nothing. */
export function payeesOf(amount: Cents, loan: StandingLoan | undefined): Payee[] {
  const owed = loan === undefined ? (0 as Cents) : lesser(amount, loan.payoff ?? amount);
  const payees: Payee[] = [
    ...(loan === undefined ? [] : [{ to: 'lienholder' as const, name: loan.lienholder, amount: owed }]),
    { to: 'buyer', amount: minus(amount, owed) },
  ];
  return payees.filter((payee) => payee.amount > 0);
}

/** The last day on which the refund is in time, counted from the cancellation. */
export function refundDueBy(asOf: IsoDate, { payWithinDays }: CancellationRule): IsoDate {
  return addDays(asOf, payWithinDays);
}

export interface Funder {
  readonly by: 'administrator' | 'dealer';
  readonly amount: Cents;
}

/** Who pays the refund: the administrator the share of the price that was remitted to it, the dealer what it kept of the sale. */
export function fundersOf(amount: Cents, price: Cents, dealerCost: Cents): Funder[] {
  const administrator = cents((amount * Math.min(dealerCost, price)) / price);
  return [
    { by: 'administrator', amount: administrator },
    { by: 'dealer', amount: minus(amount, administrator) },
  ];
}

/** What a late charge may be a share of. */
export interface LateSums {
  readonly refund: Cents;
  readonly price: Cents;
  /** Before claims and fee; the whole price in the free look. */
  readonly unearned: Cents;
}

/** What is owed beside a refund that is paid on a day; zero in time, and where the law of the state sets nothing. */
export function lateCharge(
  { dueBy, paidOn, method, ...sums }: LateSums & { dueBy: IsoDate; paidOn: IsoDate; method: Refund['method'] },
  { late }: CancellationRule,
): Cents {
  if (late === null || paidOn <= dueBy) return cents(0);
  if (late.only !== undefined && late.only !== method) return cents(0);
  return cents((sums[late.of] * late.pct * periodsLate(late, dueBy, paidOn)) / 100);
}

/** How often the share is owed. */
function periodsLate({ per }: LateCharge, dueBy: IsoDate, paidOn: IsoDate): number {
  if (per === 'once') return 1;
  return per === '30-days' ? Math.ceil(daysBetween(dueBy, paidOn) / 30) : monthsBegun(dueBy, paidOn);
}
