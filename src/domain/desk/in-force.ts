/** Dates and sources of legal figures: which statute or agency sets one, since when, and who read the text. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Confidence } from './derivation/derivation.ts';

/** Where a tax rate, a fee or a legal default comes from. Every row of such a table carries these members. */
export interface Authority {
  /** The statute, rule or agency schedule, cited as its readers cite it: `A.R.S. 28-5801`. */
  readonly authority: string;
  /** The first day the figure is in force; where that is not known, the first day of the year it is stated for. */
  readonly effectiveFrom: IsoDate;
  /** The day the text of the statute, rule or agency page was read; null where it was not. */
  readonly verifiedOn: IsoDate | null;
  readonly confidence: Confidence;
  readonly note?: string;
}

/** The newest of some rows that is in force on a day; undefined before the first of them. */
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
