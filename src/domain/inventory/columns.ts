/** Maps feed headers to known columns, ignoring case, blanks and punctuation, and picks the cell that speaks for each member. */
import { bareWord } from '#kernel/hash.ts';
import { COLUMN_SPELLINGS, UNPRICED_WORDS } from './columns.data.ts';

export type FeedColumn = keyof typeof COLUMN_SPELLINGS;

/** A known column: the member that it names, and how good a name it is; 0 is the best. */
export interface NamedColumn {
  readonly column: FeedColumn;
  readonly rank: number;
}

const BY_SPELLING: ReadonlyMap<string, NamedColumn> = new Map(
  (Object.entries(COLUMN_SPELLINGS) as [FeedColumn, readonly string[]][]).flatMap(([column, spellings]) =>
    spellings.map((spelling, rank) => [spelling, { column, rank }] as const),
  ),
);

/** The column that a name means; undefined for one that nothing is read from. */
export function columnOf(name: string): NamedColumn | undefined {
  const word = bareWord(name);
  return BY_SPELLING.get(word) ?? BY_SPELLING.get(word.replace(/^(?:vehicle|veh|inv)/, ''));
}

/** What one row of a feed says: column to text. */
export type Cells = ReadonlyMap<FeedColumn, string>;

export interface FeedRow {
  /** The line of the file, or the ordinal of the record in JSON; from 1. */
  readonly line: number;
  readonly cells: Cells;
  /** What was read loosely, in words. */
  readonly repaired?: string;
}

/** A row that could not even be read as cells. */
export interface UnreadableRow {
  readonly line: number;
  readonly unreadable: string;
}

/** Columns of one feed that name the same member: the first that holds a value is used. */
export interface RepeatedColumn {
  readonly field: FeedColumn;
  /** In the order in which they are asked, whatever their order in the file. */
  readonly columns: readonly string[];
}

/** The columns that several names of a feed mean. */
export function repeatedColumns(names: readonly string[]): RepeatedColumn[] {
  const byColumn = new Map<FeedColumn, { name: string; rank: number }[]>();
  for (const name of names) {
    const known = columnOf(name);
    if (known === undefined) continue;
    const standing = byColumn.get(known.column) ?? [];
    byColumn.set(known.column, [...standing, { name, rank: known.rank }]);
  }
  return [...byColumn]
    .filter(([, named]) => named.length > 1)
    .map(([field, named]) => ({
      field,
      columns: named.toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ name }) => name),
    }))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1));
}

/** Lists gather what all their columns hold. */
const GATHERED: ReadonlySet<FeedColumn> = new Set(['photos', 'options']);
const PRICES: ReadonlySet<FeedColumn> = new Set(['price', 'msrp', 'invoice', 'dealerCost']);

/**
 * The cells of a row's values under the columns of its header. Blanks and lone dashes are as good as absent. Of several cells of one member
 * the best name's wins, a price of zero counting as none; of two columns with the same name, the text that sorts first.
 */
export function cellsOf(values: Iterable<readonly [named: NamedColumn | undefined, value: string]>): Cells {
  const best = new Map<FeedColumn, { text: string; worth: number }>();
  for (const [named, value] of values) {
    if (named === undefined) continue;
    const text = value.trim();
    if (text === '' || /^[-–—.]+$/.test(text)) continue;
    const { column, rank } = named;
    const worth = PRICES.has(column) && isNoPrice(text) ? rank + 1000 : rank;
    const standing = best.get(column);
    if (standing !== undefined && GATHERED.has(column)) {
      const [first, second] = standing.worth <= worth ? [standing.text, text] : [text, standing.text];
      best.set(column, { text: `${first}|${second}`, worth: Math.min(standing.worth, worth) });
    } else if (standing === undefined || worth < standing.worth || (worth === standing.worth && text < standing.text)) {
      best.set(column, { text, worth });
    }
  }
  return new Map([...best].map(([column, { text }]) => [column, text]));
}

/** True for a price cell that says there is none: a word for it, or zero. */
export function isNoPrice(text: string): boolean {
  const word = bareWord(text);
  return UNPRICED_WORDS.includes(word) || /^0+$/.test(word);
}
