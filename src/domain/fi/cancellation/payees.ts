/** Divides a refund: the payees, the payers, the due date, and the charge for late payment. */
import { addDays, daysBetween, type IsoDate, monthsBegun } from '#kernel/dates.ts';
import { type Cents, cents, lesser, minus } from '#kernel/money.ts';
import type { Refund } from './refund.ts';
import type { LateCharge } from './row.ts';
import type { CancellationRule } from './rule.ts';

/** An open loan on the car. */
export interface StandingLoan {
  readonly lienholder: string;
  /** Outstanding amount; by default the whole refund goes to the lienholder. */
  readonly payoff?: Cents | undefined;
}

export interface Payee {
  readonly to: 'lienholder' | 'buyer';
  readonly name?: string;
  readonly amount: Cents;
}

/**
 * The lienholder is paid first, up to the outstanding amount; the rest goes to the buyer. Payees of zero are omitted.
 */
export function payeesOf(amount: Cents, loan: StandingLoan | undefined): Payee[] {
  const owed = loan === undefined ? (0 as Cents) : lesser(amount, loan.payoff ?? amount);
  const payees: Payee[] = [
    ...(loan === undefined ? [] : [{ to: 'lienholder' as const, name: loan.lienholder, amount: owed }]),
    { to: 'buyer', amount: minus(amount, owed) },
  ];
  return payees.filter((payee) => payee.amount > 0);
}

/** The last day for a timely refund, counted from the cancellation. */
export function refundDueBy(asOf: IsoDate, { payWithinDays }: CancellationRule): IsoDate {
  return addDays(asOf, payWithinDays);
}

export interface RefundShare {
  readonly by: 'administrator' | 'dealer';
  readonly amount: Cents;
}

/**
 * Splits the refund between payers: the administrator pays for the share of the price remitted to it, the dealer for
 * the rest.
 */
export function fundersOf(amount: Cents, price: Cents, dealerCost: Cents): RefundShare[] {
  const administrator = cents((amount * Math.min(dealerCost, price)) / price);
  return [
    { by: 'administrator', amount: administrator },
    { by: 'dealer', amount: minus(amount, administrator) },
  ];
}

/** The amounts that a late charge can be a percentage of. */
export interface LateSums {
  readonly refund: Cents;
  readonly price: Cents;
  /** Before claims and fee; the whole price in the free look. */
  readonly unearned: Cents;
}

/** The charge due in addition to a refund paid on a date; zero when timely or when state law sets none. */
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
