/** Collects the rows of a ledger by outcome; a malformed row is refused alone. */
import type { LedgerLine } from './ledger-line.ts';
import {
  addProblem,
  type LedgerProblem,
  type LedgerReading,
  type LedgerRow,
  listProblems,
  type ProblemTally,
} from './ledger-problems.ts';

/** Rows listed in the report; the counts include all. */
const LISTED_MAX = 1000;

/** The rows of one ledger during reading. */
export class LedgerRows {
  readonly #lines: LedgerLine[] = [];
  readonly #problems: ProblemTally = { listed: [], count: 0 };
  readonly #results: LedgerRow[] = [];
  #corrected = 0;
  #refused = 0;

  keep(line: LedgerLine, corrected?: string): void {
    this.#lines.push(line);
    if (corrected === undefined) return;
    this.#corrected += 1;
    this.#list({ line: line.line, outcome: 'corrected', corrections: [corrected] });
  }

  refuse(line: number, problems: readonly LedgerProblem[]): void {
    this.#refused += 1;
    for (const one of problems) addProblem(this.#problems, one);
    this.#list({ line, outcome: 'refused', problems });
  }

  #list(row: LedgerRow): void {
    if (this.#results.length < LISTED_MAX) this.#results.push(row);
  }

  /** The valid lines with the full report; a ledger with no valid row is refused. */
  reading(headerFacts: {
    readonly ignoredColumns: readonly string[];
    readonly totalRowsPassedOver: number;
  }): LedgerReading {
    if (this.#lines.length === 0 && this.#refused > 0) return { ok: false, problems: listProblems(this.#problems) };
    const rows = this.#lines.length + this.#refused;
    const listed = this.#results.length;
    return {
      ok: true,
      lines: this.#lines,
      report: {
        rows,
        accepted: rows - this.#corrected - this.#refused,
        corrected: this.#corrected,
        refused: this.#refused,
        results: this.#results,
        unlisted: this.#corrected + this.#refused - listed,
      },
      ...headerFacts,
    };
  }
}
