/** Reads CSV exports: detects delimiter and header, numbers rows by line, and isolates malformed rows. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { type Line, Lines, ROW_CHARACTERS_MAX } from './lines.ts';

/** A row with its cells. */
export interface CsvRow {
  /** The first line of the row, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What was read leniently; absent for well-formed rows. */
  readonly repaired?: string;
}

/** A row that cannot be split into cells. */
export interface BrokenRow {
  readonly line: number;
  /** The faulty cell, from 1, if known. */
  readonly column?: number;
  readonly broken: string;
}

export type Table =
  | { readonly ok: true; readonly header: CsvRow; readonly rows: Iterable<CsvRow | BrokenRow> }
  /** No header was found; `top` is the row with the most known columns. */
  | { readonly ok: false; readonly top: CsvRow | undefined };

/** How to recognize a kind of table. */
export interface TableKind {
  /** The number of known columns in a row. */
  readonly known: (cells: readonly string[]) => number;
  /** True when a row contains every required column. */
  readonly isHeader: (cells: readonly string[]) => boolean;
}

const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Exports have titles, a date and a store above the header. */
const HEADER_LINES_MAX = 20;
/** Rows and characters parsed at once; a caller may yield in between. */
const BATCH_ROWS = 100;
const BATCH_CHARACTERS = 65_536;
/** The most lines of a quoted cell. */
const SPAN_MAX = 200;

const TOO_LONG = `a row of at most ${ROW_CHARACTERS_MAX} characters`;
const UNCLOSED = 'a cell that closes the quotes it opens; double quotes inside a quoted cell';

/** Reads a table. Rows are parsed on demand; blank ones are skipped. */
export function readTable(text: string, { known, isHeader }: TableKind): Table {
  const lines = new Lines(withoutMark(text));
  const top = topOf(lines);
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
 * Removes a byte-order mark, even one decoded as Latin-1, and the NULs of UTF-16 decoded bytewise. This is for text
 * that someone else decoded.
 */
export function withoutMark(text: string): string {
  const unmarked = text.replace(/^(?:\ufeff|\ufffe|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff|\ufffd\ufffd)/, '');
  const head = unmarked.slice(0, 64);
  const nuls = head.split('\u0000').length - 1;
  return nuls * 3 > head.length ? unmarked.replaceAll('\u0000', '') : unmarked;
}

/** The lines that may contain the header; one too long for a row counts as blank. */
function topOf(lines: Lines): string[] {
  const top: string[] = [];
  for (let at = 0; at < HEADER_LINES_MAX; at += 1) {
    const line = lines.at(at);
    if (line === undefined) break;
    top.push(line.isTooLong ? '' : line.text);
  }
  return top;
}

/** The delimiter that yields the most known columns in a top line; comma if none does. */
function delimiterOf(top: readonly string[], known: TableKind['known']): string {
  let best = { delimiter: ',', columns: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = top.map((line) => known(line.split(delimiter).map((cell) => cell.replaceAll('"', ''))));
    const columns = Math.max(0, ...counts);
    if (columns > best.columns) best = { delimiter, columns };
  }
  return best.delimiter;
}

/** The lines of one row; several when a quoted cell spans lines. */
interface Group {
  readonly from: number;
  readonly end: number;
  readonly text: string;
}

function* rowsBelow(lines: Lines, header: CsvRow, delimiter: string): Generator<CsvRow | BrokenRow> {
  const width = header.cells.length;
  const wellFormed = wellFormedBy(delimiter);
  let at = header.line;
  while (lines.at(at) !== undefined) {
    const batch: (Group | CsvRow | BrokenRow)[] = [];
    const texts: string[] = [];
    let characters = 0;
    while (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) {
      const line = lines.at(at);
      if (line === undefined) break;
      const group = groupAt(at, lines, line);
      at += 1;
      characters += group.text.length;
      if (line.isTooLong) batch.push({ line: at, broken: TOO_LONG });
      else if (line.text.trim() === '') continue;
      // Most rows have no quotes and can simply be split.
      else if (!group.text.includes('"')) batch.push({ line: at, cells: group.text.split(delimiter) });
      else if (!(wellFormed.test(group.text) && isOneRow(group))) batch.push(loosely(line.text, at, delimiter));
      else {
        batch.push(group);
        texts.push(group.text);
        at = group.end;
      }
    }
    const records = (strictly(texts.join('\n'), delimiter) ?? [])[Symbol.iterator]();
    for (const one of batch) {
      const row = 'from' in one ? { line: one.from + 1, cells: records.next().value ?? [] } : one;
      if ('broken' in row || row.cells.some((cell) => cell.trim() !== '')) yield withNoteOnMissingCells(row, width);
    }
    lines.forget(at);
  }

  /** A row over several lines has the width of the header, and none of its later lines looks like a row. */
  function isOneRow({ from, end, text }: Group): boolean {
    if (end - from === 1) return true;
    if (strictly(text, delimiter)?.[0]?.length !== width) return false;
    const isRow = (line: string) => wellFormed.test(line) && line.split(delimiter).length === width;
    return width < 3 || !text.split('\n').slice(1).some(isRow);
  }
}

function withNoteOnMissingCells(row: CsvRow | BrokenRow, width: number): CsvRow | BrokenRow {
  if ('broken' in row || row.cells.length >= width) return row;
  const short = `the row has ${row.cells.length} of ${width} cells; the others are blank`;
  return { ...row, repaired: row.repaired === undefined ? short : `${row.repaired}; ${short}` };
}

/** Matches a row of RFC 4180: each cell is either fully quoted, with inner quotes doubled, or has no quotes. */
function wellFormedBy(delimiter: string): RegExp {
  const mark = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const cell = `(?:"(?:[^"]|"")*"|[^"${mark}]*)`;
  return new RegExp(`^${cell}(?:${mark}${cell})*$`);
}

/** The lines of the row that starts at a line: an open quote must be closed within the limits, or it is ignored. */
function groupAt(from: number, lines: Lines, line: Line): Group {
  let odd = line.quotes % 2 === 1;
  let text = line.text;
  let end = from + 1;
  while (odd && end < from + SPAN_MAX && text.length <= ROW_CHARACTERS_MAX) {
    const next = lines.at(end);
    if (next === undefined) break;
    if (next.quotes % 2 === 1) odd = false;
    text += `\n${next.text}`;
    end += 1;
  }
  return odd || text.length > ROW_CHARACTERS_MAX ? { from, end: from + 1, text: line.text } : { from, end, text };
}

/** The records of well-formed text (RFC 4180); undefined for other text. */
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

/** One line with quotes inside cells taken literally, such as inch marks. */
function loosely(text: string, line: number, delimiter: string): CsvRow | BrokenRow {
  const plain = text.split(delimiter);
  const isQuoted = plain.some((cell) => cell.startsWith('"'));
  const sound = isQuoted ? strictly(text, delimiter)?.[0] : undefined;
  if (sound !== undefined) return { line, cells: sound };
  if (!text.includes('"')) return { line, cells: plain };
  const cells = isQuoted ? strictly(text, delimiter, true)?.[0] : plain.map(withoutQuotes);
  if (cells === undefined) return { line, column: columnAtFault(text, delimiter), broken: UNCLOSED };
  return { line, cells, repaired: 'a quote inside a cell was read as part of it' };
}

/** Whitespace before its opening quote keeps a cell from counting as quoted. */
function withoutQuotes(cell: string): string {
  return /^\s+"([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;
}

/** The cell with the last opening quote of a line, from 1. */
function columnAtFault(text: string, delimiter: string): number {
  return text.slice(0, text.lastIndexOf('"')).split(delimiter).length;
}
