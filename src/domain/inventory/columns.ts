/** Maps feed headers to known columns, ignoring case, blanks and punctuation, and selects the cell for each member. */
import { bareWord } from '#kernel/hash.ts';
import { COLUMN_SPELLINGS, UNPRICED_WORDS } from './columns.data.ts';

export type FeedColumn = keyof typeof COLUMN_SPELLINGS;

/** A known column: its member, and how good a name it is (0 is the best). */
export interface NamedColumn {
  readonly column: FeedColumn;
  readonly rank: number;
}

const BY_SPELLING: ReadonlyMap<string, NamedColumn> = new Map(
  (Object.entries(COLUMN_SPELLINGS) as [FeedColumn, readonly string[]][]).flatMap(([column, spellings]) =>
    spellings.map((spelling, rank) => [spelling, { column, rank }] as const),
  ),
);

/** The column that a name means; undefined for unused names. */
export function columnOf(name: string): NamedColumn | undefined {
  const word = bareWord(name);
  return BY_SPELLING.get(word) ?? BY_SPELLING.get(word.replace(/^(?:vehicle|veh|inv)/, ''));
}

/** One feed row: column to text. */
export type CellsByColumn = ReadonlyMap<FeedColumn, string>;

export interface FeedRow {
  /** The line of the file, or the record number in JSON; from 1. */
  readonly line: number;
  readonly cells: CellsByColumn;
  /** What was read leniently. */
  readonly repaired?: string;
}

/** A row that could not be split into cells. */
export interface UnreadableRow {
  readonly line: number;
  readonly unreadable: string;
}

/** Columns of one feed for the same member; the first with a value is used. */
export interface RepeatedColumn {
  readonly field: FeedColumn;
  /** In order of precedence, whatever their order in the file. */
  readonly columns: readonly string[];
}

/** The members that several columns of a feed match. */
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

/** Lists combine the values of all their columns. */
const GATHERED: ReadonlySet<FeedColumn> = new Set(['photos', 'options']);
const PRICES: ReadonlySet<FeedColumn> = new Set(['price', 'msrp', 'invoice', 'dealerCost']);

/**
 * The cells of a row by column. Blanks and lone dashes count as absent. Of several cells for one member, the one with
 * the best name is used, and a price of zero counts as none; of two columns with the same name, the text that sorts
 * first.
 */
export function cellsOf(values: Iterable<readonly [named: NamedColumn | undefined, value: string]>): CellsByColumn {
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

/** True for a price cell that means "none": a word for it, or zero. */
export function isNoPrice(text: string): boolean {
  const word = bareWord(text);
  return UNPRICED_WORDS.includes(word) || /^0+$/.test(word);
}
