/** Owns reading a submitted ledger, whichever of its forms it comes in. */
import { readCsv } from './ledger-csv.ts';
import { readJson, readObjects } from './ledger-json.ts';
import { type LedgerReading, problemAt } from './ledger-problems.ts';
import { readableText } from './ledger-text.ts';

/** `lines` win over `content`; content that opens with a bracket is JSON, any other is CSV with a header row. */
export function readLedger(source: { lines?: readonly unknown[] | undefined; content: string }): LedgerReading {
  if (source.lines !== undefined) return readObjects(source.lines, 'lines');
  const text = readableText(source.content);
  if (text.trim() === '') {
    return { ok: false, problems: [problemAt({ line: 1 }, 'CSV with a header row, or a JSON array', source.content)] };
  }
  return /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
}
