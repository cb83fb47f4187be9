/** Decides for which periods the sandbox ledger responds. Pure. */
import type { LedgerPeriod } from '#ports/general-ledger.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

export const GENERAL_LEDGER_MAGIC: readonly MagicInput<'down'>[] = [
  {
    port: 'general-ledger',
    input: 'from',
    how: 'is',
    value: '1900-01-01',
    outcome: 'down',
    effect: 'The connected ledger does not respond, and nothing is reconciled.',
  },
];

export function isDown({ from }: LedgerPeriod): boolean {
  return magicOf(GENERAL_LEDGER_MAGIC, from) !== undefined;
}
