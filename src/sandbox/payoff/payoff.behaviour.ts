/** Decides which accounts exist at the sandbox payoff desk. Pure. */
import { type MagicInput, magicOf } from '../magic-input.ts';

/** A car whose lien has an account number ending in 0000. */
const VIN_OF_UNKNOWN_ACCOUNT = 'F1XPAY0F0JPPY0590';

export const PAYOFF_MAGIC: readonly MagicInput<'account-not-found'>[] = [
  {
    port: 'payoff',
    input: 'lien.account',
    how: 'ends with',
    value: '0000',
    outcome: 'account-not-found',
    effect:
      "The seller's lender does not know the account: there is no payoff quote, and the sale is not priced. The example car has such a lien.",
    // A car's lien is derived from its VIN; this one has such an account.
    example: VIN_OF_UNKNOWN_ACCOUNT,
  },
];

export function isKnownAccount(account: string): boolean {
  return magicOf(PAYOFF_MAGIC, account) === undefined;
}
