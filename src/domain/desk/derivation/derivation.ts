/** Explains a desk figure: the rule, its inputs and the table row behind it. */
import { type Cents, toDecimal } from '#kernel/money.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** The row of a published table behind a figure, so that callers can look it up and judge it. */
export type TableRow = {
  readonly table: string;
  readonly key: string;
  readonly year: number;
  readonly source: string;
  readonly confidence: Confidence;
  /** Statute or agency schedule, its effective date, and the date its text was read. */
  readonly authority?: string;
  readonly effectiveFrom?: string;
  readonly verifiedOn?: string | null;
};

/** One derivation step: a figure as printed, and its explanation. */
export type Derivation = {
  readonly figure: string;
  readonly value: string;
  readonly rule: string;
  /** Inputs: money as decimal strings, rates and counts as numbers. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  readonly row?: TableRow;
  /** A note on the figure: a clamp, an assumption, a filing. */
  readonly note?: string;
};

/** A step whose figure is money. */
export function moneyStep(
  figure: string,
  value: Cents,
  rule: string,
  inputs: Derivation['inputs'],
  extra: Pick<Derivation, 'row' | 'note'> = {},
): Derivation {
  return { figure, value: toDecimal(value), rule, inputs, ...extra };
}

/** A percentage without floating-point noise, at most eight decimals. */
export function plainNumber(value: number): number {
  return Number(value.toFixed(8));
}
