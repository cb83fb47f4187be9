/** Maps feed headers to known columns, ignoring case, blanks and punctuation. */
import { COLUMN_SPELLINGS } from './columns.data.ts';

export type FeedColumn = keyof typeof COLUMN_SPELLINGS;

const BY_SPELLING: ReadonlyMap<string, FeedColumn> = new Map(
  (Object.entries(COLUMN_SPELLINGS) as [FeedColumn, readonly string[]][]).flatMap(([column, spellings]) =>
    spellings.map((spelling) => [spelling, column] as const),
  ),
);

/** Lower case without anything but letters and digits. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The column that a name means; undefined for one that nothing is read from. */
export function columnOf(name: string): FeedColumn | undefined {
  return BY_SPELLING.get(plainWord(name));
}

/** What one row of a feed says: column to text, the first non-blank cell of a column wins. */
export type Cells = ReadonlyMap<FeedColumn, string>;

export interface FeedRow {
  /** The line of the file, or the ordinal of the record in JSON; from 1. */
  readonly line: number;
  readonly cells: Cells;
}

/** A row that could not even be read as cells. */
export interface UnreadableRow {
  readonly line: number;
  readonly unreadable: string;
}

/** The cells of a row's values under the columns of its header; blanks are as good as absent. */
export function cellsOf(values: Iterable<readonly [column: FeedColumn | undefined, value: string]>): Cells {
  const cells = new Map<FeedColumn, string>();
  for (const [column, value] of values) {
    if (column === undefined || cells.has(column)) continue;
    const text = value.trim();
    if (text !== '') cells.set(column, text);
  }
  return cells;
}
