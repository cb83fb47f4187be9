/** Detects and splits the forms of a feed: CSV with a header, a JSON array, and JSON lines. */
import { type BrokenRow, type CsvRow, readTable, type TableKind, withoutMark } from '#domain/csv/read-table.ts';
import {
  type Cells,
  cellsOf,
  columnOf,
  type FeedRow,
  type NamedColumn,
  type RepeatedColumn,
  repeatedColumns,
  type UnreadableRow,
} from './columns.ts';

export type FeedFormat = 'csv' | 'json' | 'jsonl';

/** What became of the names in the header, or in the first records. */
interface NamesTold {
  /** Names that nothing is read from. */
  readonly ignoredColumns: readonly string[];
  readonly repeatedColumns: readonly RepeatedColumn[];
}

export type FeedText =
  | ({
      readonly ok: true;
      readonly format: FeedFormat;
      readonly rows: readonly (FeedRow | UnreadableRow)[];
    } & NamesTold)
  | ({
      readonly ok: false;
      readonly format: FeedFormat;
      readonly line: number;
      readonly expected: string;
    } & Partial<NamesTold>);

const NESTING_MAX = 3;
const SAMPLED_RECORDS = 50;

/** Members that hold the records where a JSON feed is wrapped in an object. */
const WRAPPERS = ['vehicles', 'inventory', 'listings', 'data', 'rows', 'records', 'items'];

/** Reads a feed into rows of cells; the whole of it is refused only when no row could be told from another. */
export function readFeedText(text: string, format = formatOf(text)): FeedText {
  const body = withoutMark(text);
  if (format === 'csv') return readCsv(body);
  return format === 'json' ? readJson(body) : readJsonLines(body);
}

/** A JSON text that holds more than one top-level value is JSON lines. */
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
  const table = readTable(text, KIND);
  if (!table.ok) {
    const { line = 1, cells = [] } = table.top ?? {};
    const names = cells.map((name) => name.trim());
    return { ok: false, format: 'csv', line, expected: 'a header row with a column for the VIN', ...namesTold(names) };
  }
  const header = table.header.cells.map((name) => name.trim());
  const columns = header.map(columnOf);
  const rows = [...table.rows].map((row) => csvRow(columns, row));
  return { ok: true, format: 'csv', rows, ...namesTold(header) };
}

function csvRow(columns: readonly (NamedColumn | undefined)[], row: CsvRow | BrokenRow): FeedRow | UnreadableRow {
  const { line } = row;
  if ('broken' in row) return { line, unreadable: row.broken };
  const { cells, repaired } = row;
  const stray = cells.findIndex((cell, i) => i >= columns.length && cell.trim() !== '');
  if (stray >= 0) {
    return {
      line,
      unreadable: `at most ${columns.length} cells, as in the header; quote a cell that holds the delimiter`,
    };
  }
  const read = cellsOf(columns.map((column, i) => [column, cells[i] ?? '']));
  return { line, cells: read, ...(repaired === undefined ? {} : { repaired }) };
}

function readJson(text: string): FeedText {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { ok: false, format: 'json', line: lineOf(text, error), expected: 'well-formed JSON: an array of vehicles' };
  }
  const records = recordsOf(parsed);
  if (records === undefined) return { ok: false, format: 'json', line: 1, expected: 'an array of vehicles' };
  return jsonRows(
    'json',
    records.map((record, i) => ({ line: i + 1, record })),
  );
}

/** The array itself, the array that a wrapper holds, or a single vehicle. */
function recordsOf(parsed: unknown): unknown[] | undefined {
  if (Array.isArray(parsed)) return parsed;
  if (!isObject(parsed)) return undefined;
  const wrapper = WRAPPERS.find((name) => Array.isArray(parsed[name]));
  if (wrapper !== undefined) return parsed[wrapper] as unknown[];
  return jsonCells(parsed, columnOf).has('vin') ? [parsed] : undefined;
}

function readJsonLines(text: string): FeedText {
  const lines = text
    .split(/\r\n|\n|\r/)
    .flatMap((line, i) => (line.trim() === '' ? [] : [{ line: i + 1, text: line }]));
  return jsonRows(
    'jsonl',
    lines.map((one) => ({ line: one.line, record: parsedLine(one.text) })),
  );
}

const BROKEN = Symbol('a line that is not JSON');

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return BROKEN;
  }
}

function jsonRows(format: FeedFormat, records: readonly { line: number; record: unknown }[]): FeedText {
  const columnNamed = remembering(columnOf);
  const rows = records.map(({ line, record }): FeedRow | UnreadableRow => {
    if (record === BROKEN) return { line, unreadable: 'one JSON object on the line' };
    return isObject(record) ? { line, cells: jsonCells(record, columnNamed) } : { line, unreadable: 'a JSON object' };
  });
  const names = new Set(
    records
      .slice(0, SAMPLED_RECORDS)
      .flatMap(({ record }) => (isObject(record) ? [...flat(record)].map(([name]) => name) : [])),
  );
  return { ok: true, format, rows, ...namesTold([...names]) };
}

type Naming = (name: string) => NamedColumn | undefined;

function jsonCells(record: Readonly<Record<string, unknown>>, columnNamed: Naming): Cells {
  return cellsOf([...flat(record)].map(([name, value]) => [columnNamed(name), value] as const));
}

/** Records of one feed share their names, so each is read once. */
function remembering(naming: Naming): Naming {
  const known = new Map<string, NamedColumn | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, naming(name));
    return known.get(name);
  };
}

/** `vehicle.make` from nested members; a list counts its entries by a line each, as photo lists are written. */
function* flat(
  record: Readonly<Record<string, unknown>>,
  prefix = '',
  depth = 1,
): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(record)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (Array.isArray(value))
      yield [path, value.map((one) => (isObject(one) ? JSON.stringify(one) : String(one))).join('|')];
    else if (isObject(value)) {
      if (depth < NESTING_MAX) yield* flat(value, path, depth + 1);
    } else if (value !== null && value !== undefined) yield [path, String(value)];
  }
}

function namesTold(names: readonly string[]): NamesTold {
  const ignoredColumns = names.filter((name) => name !== '' && columnOf(name) === undefined);
  return { ignoredColumns, repeatedColumns: repeatedColumns(names) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(text: string, error: unknown): number {
  const message = error instanceof SyntaxError ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length;
}
