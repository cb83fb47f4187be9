/** Owns the printing of measured rows against their targets. */

export interface Row {
  readonly work: string;
  readonly measured: string;
  /** Empty where the row has no target. */
  readonly target: string;
  readonly met: boolean;
}

export class Report {
  readonly #rows: Row[] = [];

  row(row: Row): void {
    this.#rows.push(row);
    const verdict = row.target === '' ? '' : row.met ? 'met' : 'missed';
    console.log(`${verdict.padEnd(7)} ${row.work.padEnd(60)} ${row.measured.padEnd(40)} ${row.target}`);
  }

  summary(): void {
    const targeted = this.#rows.filter(({ target }) => target !== '');
    console.log(`${targeted.filter(({ met }) => met).length} of ${targeted.length} targets met`);
  }
}
