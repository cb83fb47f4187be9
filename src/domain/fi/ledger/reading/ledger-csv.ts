/** Reads CSV ledgers: maps the header to members and locates malformed cells. */
import { type CsvRow, readTable, type TableKind } from '#domain/csv/read-table.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { InSlices } from '#kernel/bounds/turns.ts';
import { columnOf, type LedgerColumn, mapHeader, missingColumns } from './columns.ts';
import { LEDGER_LINES_MAX, SLICE_LINES, TOO_MANY } from './ledger-bounds.ts';
import { type CellProblem, readLine } from './ledger-line.ts';
import { type LedgerProblem, type LedgerReading, problemAt } from './ledger-problems.ts';
import { LedgerRows } from './ledger-rows.ts';

const TOTAL_ROW = /^\s*(?:(?:grand|sub|report|account)[\s-]*)?totals?\b/i;

const KIND: TableKind = {
  known: (cells) => mapHeader(cells).size,
  isHeader: (cells) => missingColumns(mapHeader(cells)).length === 0,
};

/** Reads a CSV export with a header row. Titles, blank rows and total rows are skipped. */
export function* readCsv(text: string): InSlices<LedgerReading> {
  const table = readTable(text, KIND);
  if (!table.ok) {
    const top = table.top ?? { line: 1, cells: [] };
    const missing = missingColumns(mapHeader(top.cells));
    return { ok: false, problems: missing.map((column) => missingColumn(column, top)) };
  }
  const header = table.header.cells;
  const columns = mapHeader(header);
  const rows = new LedgerRows();
  let totalRowsPassedOver = 0;
  let read = 0;
  for (const row of table.rows) {
    read += 1;
    if (read > LEDGER_LINES_MAX)
      return { ok: false, problems: [problemAt({ line: row.line }, TOO_MANY, 'more lines')] };
    if (read % SLICE_LINES === 0) yield;
    if ('broken' in row) {
      const place = { line: row.line, ...withoutUndefined({ column: row.column }) };
      rows.refuse(row.line, [problemAt(place, row.broken, 'a quote that never closes')]);
    } else if (isTotal(row, columns)) totalRowsPassedOver += 1;
    else readRow(row, header, columns, rows);
  }
  const ignoredColumns = header.filter((name) => name.trim() !== '' && columnOf(name) === undefined);
  return rows.reading({ ignoredColumns, totalRowsPassedOver });
}

function readRow(
  { line, cells, repaired }: CsvRow,
  header: readonly string[],
  columns: ReadonlyMap<LedgerColumn, number>,
  rows: LedgerRows,
): void {
  const beyond = cells.slice(header.length).findIndex((cell) => cell.trim() !== '');
  if (beyond >= 0) {
    const stray = header.length + beyond;
    const expected = `at most ${header.length} cells, as in the header; quote a cell that holds the delimiter`;
    rows.refuse(line, [problemAt({ line, column: stray + 1 }, expected, cells[stray])]);
    return;
  }
  const reading = readLine(line, (column) => cellAt(cells, columns.get(column)));
  if (reading.ok) rows.keep(reading.line, repaired);
  else
    rows.refuse(
      line,
      reading.problems.map((one) => cellProblem(line, header, columns, one)),
    );
}

/** The cell of a column; undefined when the header has none. */
function cellAt(cells: readonly string[], column: number | undefined): string | undefined {
  return column === undefined ? undefined : cells[column];
}

function missingColumn(column: LedgerColumn, top: CsvRow): LedgerProblem {
  const seen = top.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const expected = `a header row with a column for ${column}`;
  return problemAt({ line: top.line, columnName: column }, expected, seen.join(', '));
}

function cellProblem(
  line: number,
  header: readonly string[],
  columns: ReadonlyMap<LedgerColumn, number>,
  { column, expected, value }: CellProblem,
): LedgerProblem {
  const at = columns.get(column);
  const name = at === undefined ? column : (header[at]?.trim() ?? column);
  const place = { line, columnName: name, ...(at === undefined ? {} : { column: at + 1 }) };
  return problemAt(place, expected, value);
}

/** A total row has no account or no date, and says so in a cell. */
function isTotal(row: CsvRow, columns: ReadonlyMap<LedgerColumn, number>): boolean {
  const date = cellAt(row.cells, columns.get('postDate')) ?? '';
  return date.trim() === '' && row.cells.some((cell) => TOTAL_ROW.test(cell));
}
