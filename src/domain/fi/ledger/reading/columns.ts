/** Maps an export's column names to members of a ledger line. */
import { bareWord } from '#kernel/hash.ts';
import { COLUMN_SPELLINGS, IDLE_COLUMNS } from './columns.data.ts';

/** The members of a line, and the two columns that can replace the amount. */
export type LedgerColumn = keyof typeof COLUMN_SPELLINGS;

interface Spelling {
  readonly column: LedgerColumn;
  /** Lower is the better name for the member. */
  readonly rank: number;
}

/** Abbreviations used by dealer systems, with their full forms. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/dt$/, 'date'],
  [/amt/, 'amount'],
  [/acct|accnt/, 'account'],
  [/(?:no|num|nbr|nmbr)$/, 'number'],
  [/descr?$/, 'description'],
  [/cust(?!om)/, 'customer'],
  [/^tra?nx?s?(?=date|amount|description)|^trx/, 'transaction'],
  [/jrnl|jnl/, 'journal'],
  [/ctrl|cntl|ctl/, 'control'],
  [/^ref(?!er)/, 'reference'],
  [/^pst/, 'post'],
];

/** Expands abbreviations in a squeezed name: `postdt` becomes `postdate`. */
function writtenOut(word: string): string {
  return WRITTEN_OUT.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}

const SPELLINGS = new Map<string, Spelling>();
for (const column of Object.keys(COLUMN_SPELLINGS) as LedgerColumn[]) {
  for (const [rank, spelling] of COLUMN_SPELLINGS[column].entries()) {
    const key = bareWord(spelling);
    if (!SPELLINGS.has(key)) SPELLINGS.set(key, { column, rank });
  }
}
for (const [word, spelling] of [...SPELLINGS]) {
  const long = writtenOut(word);
  if (!SPELLINGS.has(long)) SPELLINGS.set(long, spelling);
}

function spellingOf(name: string): Spelling | undefined {
  const word = bareWord(name);
  return SPELLINGS.get(word) ?? (IDLE.has(word) ? undefined : SPELLINGS.get(writtenOut(word)));
}
const IDLE = new Set(IDLE_COLUMNS.map(bareWord));

/** The member that a column name means, or undefined. */
export function columnOf(name: string): LedgerColumn | undefined {
  return spellingOf(name)?.column;
}

/** True for a column that dealer systems export and reconciliation ignores. */
export function isIdleColumn(name: string): boolean {
  return IDLE.has(bareWord(name));
}

/**
 * The index of each member in a header row. If two columns match one member, the better spelling is used, then the
 * first.
 */
export function mapHeader(header: readonly string[]): Map<LedgerColumn, number> {
  const best = new Map<LedgerColumn, { at: number; rank: number }>();
  header.forEach((name, at) => {
    const spelling = spellingOf(name);
    if (spelling === undefined) return;
    const standing = best.get(spelling.column);
    if (standing === undefined || spelling.rank < standing.rank) best.set(spelling.column, { at, rank: spelling.rank });
  });
  return new Map([...best].map(([column, { at }]) => [column, at]));
}

/** The required members that the columns lack: an account, a date and an amount. */
export function missingColumns(columns: ReadonlyMap<LedgerColumn, number>): LedgerColumn[] {
  const missing: LedgerColumn[] = [];
  if (!columns.has('account') && !columns.has('accountName')) missing.push('account');
  if (!columns.has('postDate')) missing.push('postDate');
  if (!columns.has('amount') && !columns.has('debit') && !columns.has('credit')) missing.push('amount');
  return missing;
}
