/** Owns how the sandbox payoff desk works out a figure and refuses one. Pure. */
import { addDays, type IsoDate } from '#kernel/dates.ts';
import { type Cents, cents, sum } from '#kernel/money.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

/** A car whose lien is with an account that ends in 0000. */
export const VIN_OF_UNKNOWN_ACCOUNT = 'F1XPAY0F0JPPY0590';

export const PAYOFF_MAGIC: readonly MagicInput<'account-not-found'>[] = [
  {
    port: 'payoff',
    input: 'lien.account',
    how: 'ends with',
    value: '0000',
    outcome: 'account-not-found',
    effect:
      'The lender of the seller knows no such account: there is no payoff figure, and the sale is not priced. The car of the example has such a lien.',
    // The lien on a car follows from its VIN, and this one ends so.
    example: VIN_OF_UNKNOWN_ACCOUNT,
  },
];

export function isKnownAccount(account: string): boolean {
  return magicOf(PAYOFF_MAGIC, account) === undefined;
}

/** A payoff figure is good for ten days. */
export const PAYOFF_DAYS = 10;

export interface PayoffFigures {
  readonly perDiem: Cents;
  readonly amount: Cents;
  readonly goodThrough: IsoDate;
}

/** Daily simple interest: balance × APR / 365, half-up at the cent; ten of them stand in the amount. */
export function payoffFigures(balance: Cents, aprPct: number, today: IsoDate): PayoffFigures {
  const perDiem = cents((balance * aprPct) / 36_500);
  return { perDiem, amount: sum(balance, cents(perDiem * PAYOFF_DAYS)), goodThrough: addDays(today, PAYOFF_DAYS) };
}
