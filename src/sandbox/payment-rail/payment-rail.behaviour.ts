/** Decides which amounts the sandbox checkout rail accepts. Pure. */
import type { MagicInput } from '../magic-input.ts';

/** Card rails accept 0.01 to 999,999.99 dollars. */
export const AMOUNT_CENTS_MAX = 99_999_999;

export const PAYMENT_RAIL_MAGIC: readonly MagicInput<'amount-out-of-range'>[] = [
  {
    port: 'payment-rail',
    input: 'desked.total',
    how: 'is',
    value: 'above 999999.99, or 0.00',
    outcome: 'amount-out-of-range',
    effect: 'The rail rejects this amount, and no link is minted.',
    example: '1500000.00',
  },
];

export function isAcceptedAmount(amountTotal: number): boolean {
  return amountTotal >= 1 && amountTotal <= AMOUNT_CENTS_MAX;
}
