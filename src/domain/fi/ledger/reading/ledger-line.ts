/** A ledger line, and how export cells or object members become one. */

import { parsePrintedAmount } from '#domain/fi/documents/reading/printed-money.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { type Cents, minus, parseMoney } from '#kernel/money.ts';
import { parsePrintedDate } from '#kernel/text/printed-dates.ts';
import type { LedgerColumn } from './columns.ts';

export interface LedgerLine {
  /** The line in the file, or the position in the array, from 1. */
  readonly line: number;
  readonly account?: string;
  readonly accountName?: string;
  readonly postDate: IsoDate;
  /** Debits positive, credits negative. */
  readonly amount: Cents;
  readonly description?: string;
  readonly customer?: string;
  readonly vin?: string;
  readonly reference?: string;
  readonly control?: string;
  readonly journal?: string;
  readonly company?: string;
}

/** One cell's problem. */
export interface CellProblem {
  readonly column: LedgerColumn;
  readonly expected: string;
  readonly value: unknown;
}

export type LineReading =
  | { readonly ok: true; readonly line: LedgerLine }
  | { readonly ok: false; readonly problems: CellProblem[] };

const TEXTS = [
  'account',
  'accountName',
  'description',
  'customer',
  'vin',
  'reference',
  'control',
  'journal',
  'company',
] as const;

/** Text members are clipped, because a ledger column should not contain a document. */
const TEXT_MAX = 300;

/** Reads one line; `cell` returns the raw value of a member, undefined when the source has no such column. */
export function readLine(line: number, cell: (column: LedgerColumn) => unknown): LineReading {
  const problems: CellProblem[] = [];
  const texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
  for (const column of TEXTS) {
    const value = cell(column);
    if (isBlank(value)) continue;
    if (typeof value === 'string' || typeof value === 'number') texts[column] = String(value).trim().slice(0, TEXT_MAX);
    else problems.push({ column, expected: 'text', value });
  }
  if (
    texts.account === undefined &&
    texts.accountName === undefined &&
    !problems.some((one) => one.column === 'account')
  ) {
    problems.push({ column: 'account', expected: 'an account number or name', value: undefined });
  }
  const postDate = readDate(cell('postDate'), problems);
  const amount = readAmount(cell, problems);
  if (problems.length > 0 || postDate === undefined || amount === undefined) return { ok: false, problems };
  return { ok: true, line: { line, ...texts, postDate, amount } };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function readDate(value: unknown, problems: CellProblem[]): IsoDate | undefined {
  const date = typeof value === 'string' || typeof value === 'number' ? parsePrintedDate(String(value)) : undefined;
  if (date === undefined) {
    problems.push({
      column: 'postDate',
      expected: 'an existing date, YYYY-MM-DD or MM/DD/YYYY',
      value: isBlank(value) ? undefined : value,
    });
  }
  return date;
}

function readAmount(cell: (column: LedgerColumn) => unknown, problems: CellProblem[]): Cents | undefined {
  if (!isBlank(cell('amount'))) return amountOf('amount', cell('amount'), problems);
  if (isBlank(cell('debit')) && isBlank(cell('credit'))) {
    problems.push({ column: 'amount', expected: 'an amount, or a debit or a credit', value: undefined });
    return undefined;
  }
  const debit = isBlank(cell('debit')) ? (0 as Cents) : amountOf('debit', cell('debit'), problems);
  const credit = isBlank(cell('credit')) ? (0 as Cents) : amountOf('credit', cell('credit'), problems);
  return debit === undefined || credit === undefined ? undefined : minus(debit, credit);
}

function amountOf(column: LedgerColumn, value: unknown, problems: CellProblem[]): Cents | undefined {
  const parsed = typeof value === 'string' ? undefined : parseMoney(value);
  const amount = typeof value === 'string' ? parsePrintedAmount(value) : parsed?.ok ? parsed.cents : undefined;
  if (amount === undefined) {
    const expected = 'an amount with at most two decimals; credits negative, in parentheses or with a trailing minus';
    problems.push({ column, expected, value });
  }
  return amount;
}
