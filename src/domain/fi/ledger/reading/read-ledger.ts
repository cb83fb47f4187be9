/** Reads a submitted ledger in any supported form. */
import { withoutMark } from '#domain/csv/read-table.ts';
import { type InSlices, runWhole } from '#kernel/bounds/turns.ts';
import { readCsv } from './ledger-csv.ts';
import { readJson } from './ledger-json.ts';
import { type LedgerReading, problemAt } from './ledger-problems.ts';

/** Text that starts with a bracket is JSON; any other is CSV with a header row. */
export function* ledgerIn(content: string): InSlices<LedgerReading> {
  const text = withoutMark(content);
  if (text.trim() === '') {
    return { ok: false, problems: [problemAt({ line: 1 }, 'CSV with a header row, or a JSON array', content)] };
  }
  return /^\s*[[{]/.test(text) ? yield* readJson(text) : yield* readCsv(text);
}

/** The same in one go, for a ledger known to be short. */
export function readLedger(content: string): LedgerReading {
  return runWhole(ledgerIn(content));
}
