/** Mutants that no test can detect, each with the reason; `npm run mutants` leaves them out of its sample. */

export interface EquivalentMutant {
  readonly file: string;
  /** The source line, trimmed. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Why every answer stays the same. */
  readonly why: string;
}

export const EQUIVALENT: readonly EquivalentMutant[] = [];
