/** Describes a malformed ledger: line, column and expectation. */
import { withoutUndefined } from '#kernel/answer.ts';
import { describeValue, type Problem } from '#kernel/problems.ts';
import type { LedgerLine } from './ledger-line.ts';

/** A problem with its position in a file; `column` counts from 1. */
export interface LedgerProblem extends Problem {
  readonly line?: number;
  readonly column?: number;
}

export type LedgerReading =
  | {
      readonly ok: true;
      readonly lines: readonly LedgerLine[];
      /** The outcome of every row except totals and blanks. */
      readonly report: LedgerReport;
      /** Columns that reconciliation does not use. */
      readonly ignoredColumns: readonly string[];
      /** Rows that are totals rather than lines. */
      readonly totalRowsPassedOver: number;
    }
  | { readonly ok: false; readonly problems: readonly LedgerProblem[] };

/** Rows by outcome; `accepted`, `corrected` and `refused` add up to `rows`. */
export interface LedgerReport {
  readonly rows: number;
  readonly accepted: number;
  readonly corrected: number;
  readonly refused: number;
  /** Corrected and refused rows by line, at most a thousand. */
  readonly results: readonly LedgerRow[];
  readonly unlisted: number;
}

export type LedgerRow =
  | { readonly line: number; readonly outcome: 'corrected'; readonly corrections: readonly string[] }
  | { readonly line: number; readonly outcome: 'refused'; readonly problems: readonly LedgerProblem[] };

export interface FilePlace {
  readonly line: number;
  readonly column?: number;
  readonly columnName?: string;
}

/** A problem at a line and column of `content`. */
export function problemAt(place: FilePlace, expected: string, value: unknown): LedgerProblem {
  const got = describeValue(value);
  const column =
    place.column === undefined
      ? place.columnName === undefined
        ? ''
        : `, column ${place.columnName}`
      : `, column ${place.column}${place.columnName === undefined ? '' : ` (${place.columnName})`}`;
  const where = `content line ${place.line}${column}`;
  return {
    path: 'content',
    expected,
    got,
    in: 'body',
    message: `${where}: expected ${expected}; got ${got}`,
    code: 'malformed-feed',
    line: place.line,
    ...withoutUndefined({ column: place.column }),
  };
}

/** Problems up to a readable number, and their total. */
export interface ProblemTally {
  readonly listed: LedgerProblem[];
  count: number;
}

const LISTED_MAX = 200;

export function addProblem(tally: ProblemTally, one: LedgerProblem): void {
  tally.count += 1;
  if (tally.listed.length < LISTED_MAX) tally.listed.push(one);
}

/** The problems; if the list was cut, the last one counts the others. */
export function listProblems(tally: ProblemTally): LedgerProblem[] {
  const more = tally.count - tally.listed.length;
  if (more === 0) return tally.listed;
  const rest = `${more} more problems are not listed`;
  return [
    ...tally.listed,
    { path: 'content', expected: 'see the problems above', got: rest, in: 'body', message: rest },
  ];
}
