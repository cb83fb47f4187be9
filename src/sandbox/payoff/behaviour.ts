/** Decides which accounts the sandbox payoff desk has. Pure. */
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
