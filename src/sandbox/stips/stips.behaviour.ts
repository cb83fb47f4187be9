/** Decides which proofs fail which check at the sandbox stipulation desk. Pure. */
import type { StipCheck } from '#domain/deal-facts/credit-events.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

type FailedCheck = 'date-fresh' | 'name-match' | 'legible';

export const STIPS_MAGIC: readonly MagicInput<FailedCheck>[] = [
  {
    port: 'stips',
    input: 'stips[]',
    how: 'holds',
    value: 'expired',
    outcome: 'date-fresh',
    effect: 'The document is too old; its stipulation is rejected.',
  },
  {
    port: 'stips',
    input: 'stips[]',
    how: 'holds',
    value: 'mismatch',
    outcome: 'name-match',
    effect: 'The document names another person; its stipulation is rejected.',
  },
  {
    port: 'stips',
    input: 'stips[]',
    how: 'holds',
    value: 'blurry',
    outcome: 'legible',
    effect: 'The document cannot be read; its stipulation is rejected.',
  },
];

const CHECKS = ['legible', 'name-match', 'address-match', 'date-fresh'] as const;
/** Applies to proofs of income only. */
const INCOME_CHECK = 'amount-supports-income';

export function checksOf(code: string, text: string): readonly StipCheck[] {
  const failed = magicOf(STIPS_MAGIC, text)?.outcome;
  const names = code === 'POI' ? [...CHECKS, INCOME_CHECK] : CHECKS;
  return names.map((name) => ({ name, result: name === failed ? 'fail' : 'pass' }));
}
