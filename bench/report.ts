/** Prints a run: each row when measured, then a table and JSON. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

export interface Row {
  readonly work: string;
  readonly measured: string;
  /** Absent for informational rows. */
  readonly target?: string;
  /** Absent without a target. */
  readonly met?: boolean;
}

export interface Section {
  readonly title: string;
  readonly rows: Row[];
}

/** Marks the start and end of the tables. */
const MEASURED = '<!-- measured by npm run bench -- --docs -->';

const VERDICTS = { true: 'met', false: '**missed**', undefined: '' } as const;

export class Report {
  readonly #sections: Section[] = [];
  /** Load of the machine before the run. */
  readonly #loadBefore = (loadavg()[0] ?? 0).toFixed(1);

  /** Starts a section. Progress goes to standard error, so that the table can be piped. */
  section(title: string, step: string): void {
    this.#sections.push({ title, rows: [] });
    console.error(`[${step}] ${title}`);
  }

  row(row: Row): void {
    this.#sections.at(-1)?.rows.push(row);
    const verdict = row.met === undefined ? '' : row.met ? 'met' : 'missed';
    console.error(
      `  ${verdict.padEnd(7)} ${row.work}: ${row.measured}${row.target === undefined ? '' : `  (${row.target})`}`,
    );
  }

  /** Reports a row that could not be measured; it misses its target. */
  failed(why: string): void {
    this.row({ work: 'not measured', measured: why.split('\n')[0] ?? '', met: false });
  }

  summary(): string {
    const targeted = this.#sections.flatMap(({ rows }) => rows).filter(({ met }) => met !== undefined);
    return `${targeted.filter(({ met }) => met).length} of ${targeted.length} targets met`;
  }

  markdown(): string {
    const tables = this.#sections.map(({ title, rows }) => {
      const lines = rows.map(
        ({ work, measured, target = '', met }) => `| ${work} | ${measured} | ${target} | ${VERDICTS[`${met}`]} |`,
      );
      return [`### ${title}`, '', '| Work | Measured | Target | |', '|---|---|---|---|', ...lines].join('\n');
    });
    const when = `load average ${this.#loadBefore} before the run`;
    return [`On ${machine()}, ${when}: ${this.summary()}.`, ...tables].join('\n\n');
  }

  /** Replaces the tables in a page. */
  publish(page: string): void {
    const [before = '', , after = ''] = readFileSync(page, 'utf8').split(MEASURED);
    writeFileSync(page, [before, `\n\n${this.markdown()}\n\n`, after].join(MEASURED));
  }

  write(file: string): void {
    writeFileSync(file, `${JSON.stringify({ machine: machine(), sections: this.#sections }, null, 2)}\n`);
  }
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB, Linux ${release()}, Node ${process.versions.node}`;
}

/** 12,345 */
export const thousands = (value: number) => Math.round(value).toLocaleString('en-US');

/** The median; 0 for no values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
