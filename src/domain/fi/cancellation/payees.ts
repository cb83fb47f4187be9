/** Divides a refund between the lienholder and the buyer, and dates when it is due. */
import { addDays, type IsoDate } from '#kernel/dates.ts';
import { type Cents, lesser, minus } from '#kernel/money.ts';
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
