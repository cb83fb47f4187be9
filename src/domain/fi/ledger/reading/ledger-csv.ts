/** Reads CSV ledgers: finds the header row and delimiter, and locates malformed cells. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { columnOf, type LedgerColumn, mapHeader, missingColumns } from './columns.ts';
import { type LedgerLine, readLine } from './ledger-line.ts';
import {
  addProblem,
  type LedgerProblem,
  type LedgerReading,
  listProblems,
  type ProblemTally,
  problemAt,
} from './ledger-problems.ts';

const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Exports may carry a title or two above the header. */
const HEADER_ROWS_MAX = 10;
const TOTAL_ROW = /^\s*(?:(?:grand|sub|report|account)[\s-]*)?totals?\b/i;

interface Row {
  readonly cells: readonly string[];
  /** The line of the file that the row begins on. */
  readonly line: number;
}

/** Reads a CSV export with a header row. Blank rows and total rows are passed over. */
export function readCsv(text: string): LedgerReading {
  const rows = rowsOf(text, delimiterOf(text));
  if ('problem' in rows) return { ok: false, problems: [rows.problem] };
  const at = headerAt(rows.rows);
  const header = rows.rows[at];
  if (header === undefined) return { ok: false, problems: [problemAt({ line: 1 }, 'a header row', undefined)] };
  const columns = mapHeader(header.cells);
  const missing = missingColumns(columns);
  if (missing.length > 0) return { ok: false, problems: missing.map((column) => missingColumn(column, header)) };
  return readRows(rows.rows.slice(at + 1), header.cells, columns);
}

function missingColumn(column: LedgerColumn, header: Row): LedgerProblem {
  const seen = header.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const expected = `a header row with a column for ${column}; this row has ${seen.slice(0, 20).join(', ')}`;
  return problemAt({ line: header.line, columnName: column }, expected, undefined);
}

function readRows(rows: readonly Row[], header: readonly string[], columns: Map<LedgerColumn, number>): LedgerReading {
  const lines: LedgerLine[] = [];
  const problems: ProblemTally = { listed: [], count: 0 };
  let totalRowsPassedOver = 0;
  for (const row of rows) {
    if (isTotal(row, columns)) {
      totalRowsPassedOver += 1;
      continue;
    }
    const stray = row.cells.findIndex((cell, i) => i >= header.length && cell.trim() !== '');
    if (stray >= 0) {
      const expected = `at most ${header.length} cells, as in the header; quote a cell that holds the delimiter`;
      addProblem(problems, problemAt({ line: row.line, column: stray + 1 }, expected, row.cells[stray]));
      continue;
    }
    const reading = readLine(row.line, (column) => row.cells[columns.get(column) ?? -1]);
    if (reading.ok) lines.push(reading.line);
    else for (const one of reading.problems) addProblem(problems, cellProblem(row, header, columns, one));
  }
  if (problems.count > 0) return { ok: false, problems: listProblems(problems) };
  const ignoredColumns = header.filter((name) => name.trim() !== '' && columnOf(name) === undefined);
  return { ok: true, lines, ignoredColumns, totalRowsPassedOver };
}

function cellProblem(
  row: Row,
  header: readonly string[],
  columns: Map<LedgerColumn, number>,
  { column, expected, value }: { column: LedgerColumn; expected: string; value: unknown },
): LedgerProblem {
  const at = columns.get(column);
  const name = at === undefined ? column : (header[at]?.trim() ?? column);
  const place = { line: row.line, columnName: name, ...(at === undefined ? {} : { column: at + 1 }) };
  return problemAt(place, expected, value);
}

/** A total row names no account or no date, and says so in a cell. */
function isTotal(row: Row, columns: Map<LedgerColumn, number>): boolean {
  const date = row.cells[columns.get('postDate') ?? -1] ?? '';
  return date.trim() === '' && row.cells.some((cell) => TOTAL_ROW.test(cell));
}

/** The first of the top rows that names every required column, else the first row. */
function headerAt(rows: readonly Row[]): number {
  const found = rows.slice(0, HEADER_ROWS_MAX).findIndex((row) => missingColumns(mapHeader(row.cells)).length === 0);
  return Math.max(found, 0);
}

/** The delimiter by which the top rows speak most of our columns; comma when none does. */
function delimiterOf(text: string): string {
  const top = text.slice(0, 16_384).split(/\r\n|\n|\r/, HEADER_ROWS_MAX);
  let best = { delimiter: ',', columns: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = top.map((line) => mapHeader(line.split(delimiter).map((cell) => cell.replaceAll('"', ''))).size);
    const columns = Math.max(0, ...counts);
    if (columns > best.columns) best = { delimiter, columns };
  }
  return best.delimiter;
}

function rowsOf(text: string, delimiter: string): { rows: Row[] } | { problem: LedgerProblem } {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const rows = records.map(({ record, info }) => ({ cells: record, line: info.lines - lineBreaks(record) }));
    return { rows: rows.filter((row) => row.cells.some((cell) => cell.trim() !== '')) };
  } catch (error) {
    if (error instanceof CsvError) return { problem: quoteProblem(error) };
    throw error;
  }
}

/** A quoted cell may span lines; its row begins that many lines above the one it ends on. */
function lineBreaks(record: readonly string[]): number {
  return record.reduce((count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
}

function quoteProblem(error: CsvError): LedgerProblem {
  const { lines, column } = error as unknown as { lines?: number; column?: number | string };
  const place = { line: lines ?? 1, ...(typeof column === 'number' ? { column: column + 1 } : {}) };
  return problemAt(
    place,
    'well-formed CSV: a quoted cell closes its quotes and doubles those inside it',
    'a stray or open quote',
  );
}
