/** Decides who signs and who declines at the sandbox e-sign provider. Pure. */
import { type MagicInput, magicOf } from '../magic-input.ts';

export const ESIGN_MAGIC: readonly MagicInput<'declined'>[] = [
  {
    port: 'esign',
    input: 'signer.name',
    how: 'last word is',
    value: 'Declines',
    outcome: 'declined',
    effect: 'The signer declines at the ceremony, and the envelope is declined.',
  },
];

export type SignerOutcome = { readonly signs: true } | { readonly signs: false; readonly reason: string };

/** An ordinary signer signs unless the request declines. */
export function outcomeOf(signerName: string, decision: 'sign' | 'decline', reason: string | undefined): SignerOutcome {
  if (decision === 'decline') return { signs: false, reason: reason ?? 'declined by the signer' };
  const refuses = magicOf(ESIGN_MAGIC, signerName) !== undefined;
  return refuses ? { signs: false, reason: 'the signer declined to sign' } : { signs: true };
}
