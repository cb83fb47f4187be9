/** Detects the form of a feed (CSV with a header, a JSON array, JSON lines) and reads its rows in sequence. */
import { countLines } from '#domain/csv/lines.ts';
import { type BrokenRow, type CsvRow, readTable, type TableKind, withoutMark } from '#domain/csv/read-table.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { type InSlices, runWhole } from '#kernel/bounds/turns.ts';
import { FEED_BOUNDS } from './bounds.ts';
import {
  cellsOf,
  columnOf,
  type FeedRow,
  type NamedColumn,
  type RepeatedColumn,
  repeatedColumns,
  type UnreadableRow,
} from './columns.ts';
import { type JsonOutline, jsonLineRows, jsonRows, recordsIn } from './feed-json.ts';

export type FeedFormat = 'csv' | 'json' | 'jsonl';

/** Rows in feed order, read on demand; undefined when a slice has produced none yet. */
export type FeedRows = Iterable<FeedRow | UnreadableRow | undefined>;

/** How the names in the header or in the first records were mapped. */
interface ColumnReport {
  /** Unused names. */
  readonly ignoredColumns: readonly string[];
  readonly repeatedColumns: readonly RepeatedColumn[];
}

export type FeedText =
  | ({
      readonly ok: true;
      readonly format: FeedFormat;
      readonly rows: FeedRows;
      /** An upper bound; some rows may be blank or span lines. */
      readonly rowsAtMost: number;
    } & ColumnReport)
  | ({
      readonly ok: false;
      readonly format: FeedFormat;
      readonly line: number;
      readonly expected: string;
    } & Partial<ColumnReport>);

/** A feed as text, with the outline if it is JSON and was already scanned. */
export interface Feed {
  readonly text: string;
  readonly outline?: JsonOutline | undefined;
}

/** Lines of a file; a row may span several. */
const LINES_MAX = FEED_BOUNDS.rowsMax * 5;
const TOO_MANY_ROWS = `a feed of at most ${FEED_BOUNDS.rowsMax} rows`;

/** Splits a feed into rows of cells. The feed is refused only if rows cannot be separated or are too many. */
export function* readFeed({ text, outline }: Feed): InSlices<FeedText> {
  const body = withoutMark(text);
  const format = outline === undefined ? formatOf(body) : 'json';
  if (format === 'csv') return readCsv(body);
  if (format === 'jsonl') return readJsonLines(body);
  const records = yield* recordsIn(body, outline);
  if (!records.ok) return { ok: false, format, line: records.line, expected: records.expected };
  const { member, count, names } = records;
  return { ok: true, format, rows: jsonRows(body, member), rowsAtMost: count, ...columnReport(names) };
}

/** The same in one go, for a text known to be short. */
export function readFeedText(text: string): FeedText {
  return runWhole(readFeed({ text }));
}

/** A JSON text with more than one top-level value is JSON lines. */
export function formatOf(text: string): FeedFormat {
  const body = withoutMark(text).trimStart();
  if (body.startsWith('[')) return 'json';
  if (!body.startsWith('{')) return 'csv';
  const firstLine = body.slice(0, body.indexOf('\n') >>> 0).trim();
  return firstLine !== body.trimEnd() && firstLine.endsWith('}') ? 'jsonl' : 'json';
}

const KIND: TableKind = {
  known: (cells) => new Set(cells.map((cell) => columnOf(cell)?.column).filter((column) => column !== undefined)).size,
  isHeader: (cells) => cells.length > 1 && cells.some((cell) => columnOf(cell)?.column === 'vin'),
};

function readCsv(text: string): FeedText {
  const format = 'csv';
  const rowsAtMost = countLines(text, LINES_MAX);
  if (rowsAtMost >= LINES_MAX) return { ok: false, format, line: LINES_MAX, expected: TOO_MANY_ROWS };
  const table = readTable(text, KIND);
  if (!table.ok) {
    const { line = 1, cells = [] } = table.top ?? {};
    const names = cells.slice(0, FEED_BOUNDS.columnsMax).map((name) => name.trim());
    return { ok: false, format, line, expected: 'a header row with a column for the VIN', ...columnReport(names) };
  }
  const header = table.header.cells.map((name) => name.trim());
  if (header.length > FEED_BOUNDS.columnsMax) {
    const expected = `a header of at most ${FEED_BOUNDS.columnsMax} columns; this one has ${header.length}`;
    return { ok: false, format, line: table.header.line, expected };
  }
  return { ok: true, format, rows: csvRows(header.map(columnOf), table.rows), rowsAtMost, ...columnReport(header) };
}

function* csvRows(columns: readonly (NamedColumn | undefined)[], rows: Iterable<CsvRow | BrokenRow>): FeedRows {
  for (const row of rows) yield csvRow(columns, row);
}

function csvRow(columns: readonly (NamedColumn | undefined)[], row: CsvRow | BrokenRow): FeedRow | UnreadableRow {
  const { line } = row;
  if ('broken' in row) return { line, unreadable: row.broken };
  const { cells, repaired } = row;
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return {
      line,
      unreadable: `at most ${columns.length} cells, as in the header; quote a cell that holds the delimiter`,
    };
  }
  const read = cellsOf(columns.map((column, i) => [column, cells[i] ?? '']));
  return { line, cells: read, ...withoutUndefined({ repaired }) };
}

function readJsonLines(text: string): FeedText {
  const format = 'jsonl';
  const rowsAtMost = countLines(text, LINES_MAX);
  if (rowsAtMost >= LINES_MAX) return { ok: false, format, line: LINES_MAX, expected: TOO_MANY_ROWS };
  const { rows, names } = jsonLineRows(text);
  return { ok: true, format, rows, rowsAtMost, ...columnReport(names) };
}

function columnReport(names: readonly string[]): ColumnReport {
  const ignoredColumns = names.filter((name) => name !== '' && columnOf(name) === undefined);
  return { ignoredColumns, repeatedColumns: repeatedColumns(names) };
}
