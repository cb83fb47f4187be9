/** A verified formula: its source, the corrections made, and a hand-computed case. */

/** Outputs of a hand-computed case. */
export type ExpectedOutputs = Readonly<Record<string, string | number | boolean>>;

export type Judged = readonly [
  row: string,
  /** The law, standard or convention behind the formula. */
  against: string,
  /** The corrections made; empty when there were none. */
  changed: string,
  /** The main endpoint with the same computation; empty when there is none. */
  endpoint: string,
  /** The request as a query. */
  query: string,
  gives: ExpectedOutputs,
];

/** Marks a row whose one correction is that negative numbers are refused; the page names the inputs. */
export const NO_NEGATIVES = 'Negative inputs are refused.';
