/** A lien to refinance: the four figures that price it. */
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';

export interface Lien {
  readonly vin: Vin;
  /** Above zero. */
  readonly currentBalance: Cents;
  /** Percent a year, 0 … 99.999. */
  readonly currentAprPct: number;
  /** Whole months, 1 or more. */
  readonly remainingTermMonths: number;
}
