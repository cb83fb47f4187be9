/** Sequential model of one account's meter. */
import type { Model } from './linearizable.ts';

/** Priced calls with their cost in cents. */
export const PRICES = { listings: 1, refinance: 5 } as const;
export const CEILING_CENTS = 2_500;

export type Priced = keyof typeof PRICES;
export type LedgerInput = Priced | 'usage';
export type LedgerOutput =
  | { readonly kind: 'ANSWERED' }
  /** The ceiling offer instead of a result; not charged. */
  | { readonly kind: 'CEILING' }
  | ({ readonly kind: 'USAGE' } & Meter);

export interface Meter {
  readonly cents: number;
  /** Charged calls. */
  readonly listings: number;
  readonly refinance: number;
}

export function ledgerModel(initial: Meter): Model<Meter, LedgerInput, LedgerOutput> {
  return { initial, step, nameOf, isQuestion: (input, output) => input === 'usage' || output.kind === 'CEILING' };
}

const nameOf = ({ cents, listings, refinance }: Meter) => `${cents} ${listings} ${refinance}`;

function step(meter: Meter, input: LedgerInput, output: LedgerOutput | undefined): Meter | undefined {
  if (input === 'usage') {
    if (output === undefined) return meter;
    return output.kind === 'USAGE' && nameOf(output) === nameOf(meter) ? meter : undefined;
  }
  const cents = meter.cents + PRICES[input];
  if (cents > CEILING_CENTS) return output === undefined || output.kind === 'CEILING' ? meter : undefined;
  if (output !== undefined && output.kind !== 'ANSWERED') return undefined;
  return { ...meter, cents, [input]: meter[input] + 1 };
}
