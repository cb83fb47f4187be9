/** Prints a run: each row as it is measured, then a table and JSON. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

export interface Row {
  readonly work: string;
  readonly measured: string;
  /** Left out where the row is for orientation only. */
  readonly target?: string;
  /** Left out where there is no target. */
  readonly met?: boolean;
}

export interface Section {
  readonly title: string;
  readonly rows: Row[];
}

/** Stands before and after the tables. */
const MEASURED = '<!-- measured by npm run bench -- --docs -->';

const VERDICTS = { true: 'met', false: '**missed**', undefined: '' } as const;

export class Report {
  readonly #sections: Section[] = [];
  /** Other work on the machine, before there was any of ours. */
  readonly #loadBefore = (loadavg()[0] ?? 0).toFixed(1);

  /** What follows belongs to this section. Progress goes to standard error, so that the table can be piped. */
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

  /** A row that could not be measured is told, and misses its target. */
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

  /** Puts the tables where the last ones stand in a page. */
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

/** The middle one; 0 of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
