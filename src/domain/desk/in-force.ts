/** Effective dates and sources of legal figures: the statute or agency, since when, and whether the text was read. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Confidence } from './derivation/derivation.ts';

/** The source of a tax rate, a fee or a legal default. Every row of such a table has these members. */
export interface Authority {
  /** The statute, rule or agency schedule in its usual citation form: `A.R.S. 28-5801`. */
  readonly authority: string;
  /** The first day in force; if unknown, the first day of the year for which the figure is stated. */
  readonly effectiveFrom: IsoDate;
  /** The date on which the text was read; null if it was not. */
  readonly verifiedOn: IsoDate | null;
  readonly confidence: Confidence;
  readonly note?: string;
}

/** The newest row in force on a date; undefined before the first. */
export function inForce<Row extends Pick<Authority, 'effectiveFrom'>>(
  rows: readonly Row[],
  on: IsoDate,
): Row | undefined {
  return rows
    .filter(({ effectiveFrom }) => effectiveFrom <= on)
    .reduce<Row | undefined>(
      (newest, row) => (newest === undefined || row.effectiveFrom > newest.effectiveFrom ? row : newest),
      undefined,
    );
}
