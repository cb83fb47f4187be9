/** Reads CSV exports: finds delimiter and header, numbers rows by line, and keeps a malformed row from spoiling the others. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** A row with the cells that stand in it. */
export interface CsvRow {
  /** The line of the file that the row begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What was read loosely, in words; absent for well-formed rows. */
  readonly repaired?: string;
}

/** A row that cannot be told into cells. */
export interface BrokenRow {
  readonly line: number;
  /** The cell at fault, from 1, where it is known. */
  readonly column?: number;
  readonly broken: string;
}

export type Table =
  | { readonly ok: true; readonly header: CsvRow; readonly rows: Iterable<CsvRow | BrokenRow> }
  /** No row of the top is a header; `top` is the row that speaks most of the known columns. */
  | { readonly ok: false; readonly top: CsvRow | undefined };

/** How a kind of table is told from others. */
export interface TableKind {
  /** How many known columns a row of names has. */
  readonly known: (cells: readonly string[]) => number;
  /** True for a row that names every required column. */
  readonly isHeader: (cells: readonly string[]) => boolean;
}

const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Exports carry a title or two, a date and a store above the header. */
const HEADER_LINES_MAX = 20;
/** Rows that are parsed at once; a caller may rest between them. */
const BATCH_ROWS = 500;
/** Lines that a quoted cell may span. */
const SPAN_MAX = 200;

const UNCLOSED = 'a cell that closes the quotes it opens; double a quote inside a quoted cell';

/** Reads a table. Rows are parsed as they are asked for; blank ones are passed over. */
export function readTable(text: string, { known, isHeader }: TableKind): Table {
  const lines = unguarded(withoutMark(text)).split(/\r\n|\n|\r/);
  const top = lines.slice(0, HEADER_LINES_MAX);
  const delimiter = delimiterOf(top, known);
  const heads = top.flatMap((line, at) => (line.trim() === '' ? [] : [loosely(line, at + 1, delimiter)]));
  const rows = heads.filter((row): row is CsvRow => 'cells' in row);
  const header = rows.find(({ cells }) => isHeader(cells));
  if (header === undefined) {
    const best = rows.reduce<CsvRow | undefined>(
      (standing, row) => (standing === undefined || known(row.cells) > known(standing.cells) ? row : standing),
      undefined,
    );
    return { ok: false, top: best };
  }
  return { ok: true, header, rows: rowsBelow(lines, header, delimiter) };
}

/**
 * Takes off a byte-order mark, also one whose UTF-8 bytes were read as Latin-1, and the NULs of UTF-16 that was read byte by byte.
 * Bytes are decoded before; this is for text that somebody else decoded.
 */
export function withoutMark(text: string): string {
  const unmarked = text.replace(/^(?:\ufeff|\ufffe|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff|\ufffd\ufffd)/, '');
  const head = unmarked.slice(0, 64);
  const nuls = head.split('\u0000').length - 1;
  return nuls * 3 > head.length ? unmarked.replaceAll('\u0000', '') : unmarked;
}

/** `="00123"` keeps a spreadsheet from reading a number; the guard stands for the plain quoted cell. */
function unguarded(text: string): string {
  if (!text.includes('="')) return text;
  return text.replace(/(^|[,\t;|\n\r])="([^"\n\r]*)"(?=[,\t;|\n\r]|$)/g, '$1"$2"');
}

/** The delimiter by which a top line speaks most of the known columns; comma when none does. */
function delimiterOf(top: readonly string[], known: TableKind['known']): string {
  let best = { delimiter: ',', columns: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = top.map((line) => known(line.split(delimiter).map((cell) => cell.replaceAll('"', ''))));
    const columns = Math.max(0, ...counts);
    if (columns > best.columns) best = { delimiter, columns };
  }
  return best.delimiter;
}

/** Lines that make up one row: more than one where a quoted cell spans lines. */
interface Group {
  readonly from: number;
  readonly end: number;
}

function* rowsBelow(lines: readonly string[], header: CsvRow, delimiter: string): Generator<CsvRow | BrokenRow> {
  const width = header.cells.length;
  const quotes = Uint32Array.from(lines, (line) => line.split('"').length - 1);
  const wellFormed = wellFormedBy(delimiter);
  let at = header.line;
  while (at < lines.length) {
    const batch: (Group | CsvRow | BrokenRow)[] = [];
    const texts: string[] = [];
    while (at < lines.length && batch.length < BATCH_ROWS) {
      const group = groupAt(at, quotes);
      const text = group.end === at + 1 ? (lines[at] ?? '') : lines.slice(at, group.end).join('\n');
      const line = lines[at] ?? '';
      at += 1;
      if (line.trim() === '') continue;
      if (!text.includes('"')) {
        // Most rows hold no quote: their cells are what stands between the delimiters.
        batch.push({ line: at, cells: text.split(delimiter) });
        continue;
      }
      if (!(wellFormed.test(text) && isOneRow(group, text))) {
        batch.push(loosely(line, at, delimiter));
        continue;
      }
      batch.push(group);
      texts.push(text);
      at = group.end;
    }
    const records = (strictly(texts.join('\n'), delimiter) ?? [])[Symbol.iterator]();
    for (const one of batch) {
      const row = 'from' in one ? { line: one.from + 1, cells: records.next().value ?? [] } : one;
      if ('broken' in row || row.cells.some((cell) => cell.trim() !== '')) yield told(row, width);
    }
  }

  /** A row over several lines is as wide as the header, and none of its further lines looks like a row of its own. */
  function isOneRow({ from, end }: Group, text: string): boolean {
    if (end - from === 1) return true;
    if (strictly(text, delimiter)?.[0]?.length !== width) return false;
    const isRow = (line: string) => wellFormed.test(line) && line.split(delimiter).length === width;
    return width < 3 || !lines.slice(from + 1, end).some(isRow);
  }
}

function told(row: CsvRow | BrokenRow, width: number): CsvRow | BrokenRow {
  if ('broken' in row || row.cells.length >= width) return row;
  const short = `the row has ${row.cells.length} of ${width} cells; the others are blank`;
  return { ...row, repaired: row.repaired === undefined ? short : `${row.repaired}; ${short}` };
}

/** Matches a row of RFC 4180: each cell is quoted whole, with its inner quotes doubled, or holds no quote. */
function wellFormedBy(delimiter: string): RegExp {
  const mark = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const cell = `(?:"(?:[^"]|"")*"|[^"${mark}]*)`;
  return new RegExp(`^${cell}(?:${mark}${cell})*$`);
}

/** The lines of the row that begins at a line: a quote that it opens is closed within so many lines, or not at all. */
function groupAt(from: number, quotes: Uint32Array): Group {
  let odd = (quotes[from] ?? 0) % 2 === 1;
  let end = from + 1;
  const last = Math.min(quotes.length, from + SPAN_MAX);
  while (odd && end < last) {
    if ((quotes[end] ?? 0) % 2 === 1) odd = false;
    end += 1;
  }
  return { from, end: odd ? from + 1 : end };
}

/** The records of well-formed text (RFC 4180); undefined where it is not. */
function strictly(text: string, delimiter: string, loose = false): readonly (readonly string[])[] | undefined {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: loose,
    }) as unknown as string[][];
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** One line read with quotes inside cells taken as they stand: an inch mark is one. */
function loosely(text: string, line: number, delimiter: string): CsvRow | BrokenRow {
  const plain = text.split(delimiter);
  const isQuoted = plain.some((cell) => cell.startsWith('"'));
  const sound = isQuoted ? strictly(text, delimiter)?.[0] : undefined;
  if (sound !== undefined || !text.includes('"')) return { line, cells: sound ?? plain };
  const cells = isQuoted ? strictly(text, delimiter, true)?.[0] : plain.map(unwrapped);
  if (cells === undefined) return { line, column: columnAtFault(text, delimiter), broken: UNCLOSED };
  return { line, cells, repaired: 'a quote inside a cell was read as part of it' };
}

/** A blank before its opening quote keeps a cell from counting as quoted. */
function unwrapped(cell: string): string {
  return /^\s+"([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;
}

/** The cell in which the last quote of a line opens, from 1. */
function columnAtFault(text: string, delimiter: string): number {
  return text.slice(0, text.lastIndexOf('"')).split(delimiter).length;
}
