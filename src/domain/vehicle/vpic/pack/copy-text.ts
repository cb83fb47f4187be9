/** Reads the lines of a PostgreSQL dump with `COPY` blocks, NHTSA's monthly vPIC format, into a collector. */
import type { VpicCollector } from './collector.ts';

const COPY = /^COPY (?:"?\w+"?\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/i;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };

export class CopyReader {
  readonly #rows: VpicCollector;
  #table: string | undefined;
  #columns: ReadonlyMap<string, number> = new Map();

  constructor(rows: VpicCollector) {
    this.#rows = rows;
  }

  /** Accepts the next line, without its end. Lines outside of blocks are skipped. */
  take(line: string): void {
    if (this.#table === undefined) {
      this.#begin(line);
      return;
    }
    if (line === '\\.') {
      this.#table = undefined;
      return;
    }
    if (!this.#rows.wants(this.#table)) return;
    const cells = line.split('\t');
    this.#rows.take(this.#table, (column) => {
      const at = this.#columns.get(column);
      const cell = at === undefined ? undefined : cells[at];
      return cell === undefined || cell === '\\N' ? null : unescapeCell(cell);
    });
  }

  #begin(line: string): void {
    const [, table, columns = ''] = COPY.exec(line) ?? [];
    if (table === undefined) return;
    this.#table = table;
    this.#columns = new Map(columns.split(',').map((name, at) => [name.trim().replaceAll('"', '').toLowerCase(), at]));
  }
}

function unescapeCell(cell: string): string {
  return cell.includes('\\') ? cell.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter) : cell;
}
