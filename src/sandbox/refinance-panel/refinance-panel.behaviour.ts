/** Decides when the sandbox refinance panel is unavailable. Pure. */
import type { Lien } from '#domain/refinance/lien.ts';
import { toDecimal } from '#kernel/money.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

export const REFINANCE_MAGIC: readonly MagicInput<'down'>[] = [
  {
    port: 'refinance-panel',
    input: 'currentBalance',
    how: 'is',
    value: '66666.66',
    outcome: 'down',
    effect: 'No lender of the panel responds, so there is no better offer.',
  },
];

export function isAnswered({ currentBalance }: Pick<Lien, 'currentBalance'>): boolean {
  return magicOf(REFINANCE_MAGIC, toDecimal(currentBalance)) === undefined;
}
