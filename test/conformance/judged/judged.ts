/** Shape of a judged formula: what it was judged against, what that changed, and a case worked by hand. */

/** Answers that a hand-worked case gives, by output. */
export type Gives = Readonly<Record<string, string | number | boolean>>;

export type Judged = readonly [
  row: string,
  /** The law, standard or convention that the formula follows. */
  against: string,
  /** What the judgement changed; empty where the formula stood. */
  changed: string,
  /** The main endpoint that answers the same question; empty where none does. */
  endpoint: string,
  /** The request, as a query. */
  asked: string,
  gives: Gives,
];

export const ZERO = 'Inputs are zero or more.';
