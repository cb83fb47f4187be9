/** Imports a feed: one vehicle per VIN, with a report by line of accepted, corrected and refused rows. */
import type { Identify } from '#domain/vehicle/identity.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import type { FeedRow, UnreadableRow } from './columns.ts';
import { withDecode } from './decoded.ts';
import { type Correction, type FeedCar, type RowOutcome, readCar } from './feed-car.ts';

/** Rows that the report lists one by one; the counts go on beyond. */
export const LISTED_MAX = 1000;

export type ListedRow =
  | { readonly line: number; readonly outcome: 'corrected'; readonly vin: string; readonly corrections: Correction[] }
  | { readonly line: number; readonly outcome: 'refused'; readonly vin?: string; readonly problems: ListedProblem[] };

type ListedProblem = Pick<Problem, 'path' | 'expected' | 'got' | 'message'>;

export interface FeedReport {
  readonly rows: number;
  readonly accepted: number;
  readonly corrected: number;
  readonly refused: number;
  /** Corrected and refused rows by line, at most a thousand; accepted ones need no word. */
  readonly results: ListedRow[];
  /** Corrected and refused rows that are counted and not listed. */
  readonly unlisted: number;
}

/** A feed on its way in. `take` may be called in steps, so that a large feed never holds everything else up. */
export class FeedImport {
  readonly cars: FeedCar[] = [];
  readonly #rows: readonly (FeedRow | UnreadableRow)[];
  readonly #currentYear: number;
  readonly #identify: Identify | undefined;
  readonly #lineOfVin = new Map<string, number>();
  readonly #results: ListedRow[] = [];
  #next = 0;
  #corrected = 0;
  #refused = 0;
  #sold = 0;

  /** Without `identify` a car is what the feed tells and nothing else. */
  constructor(rows: readonly (FeedRow | UnreadableRow)[], currentYear: number, identify?: Identify) {
    this.#rows = rows;
    this.#currentYear = currentYear;
    this.#identify = identify;
  }

  get total(): number {
    return this.#rows.length;
  }

  get done(): number {
    return this.#next;
  }

  /** Reads up to `count` more rows; false when none is left. */
  take(count: number): boolean {
    const end = Math.min(this.#rows.length, this.#next + count);
    for (; this.#next < end; this.#next += 1) {
      const row = this.#rows[this.#next];
      if (row !== undefined) this.#keep(this.#outcomeOf(row));
    }
    return this.#next < this.#rows.length;
  }

  /** True when every row is a sold car: then the rooftop is empty, and nothing is wrong with the feed. */
  get isSoldOut(): boolean {
    return this.#next > 0 && this.#sold === this.#next;
  }

  report(): FeedReport {
    return {
      rows: this.#next,
      accepted: this.#next - this.#corrected - this.#refused,
      corrected: this.#corrected,
      refused: this.#refused,
      results: this.#results,
      unlisted: this.#corrected + this.#refused - this.#results.length,
    };
  }

  #outcomeOf(row: FeedRow | UnreadableRow): RowOutcome {
    const { line } = row;
    if ('unreadable' in row)
      return { line, outcome: 'refused', problems: [problem('body', '', row.unreadable, 'a row that cannot be read')] };
    const read = readCar(row, this.#currentYear);
    if (read.outcome === 'refused') return read;
    const { vin } = read.car;
    const first = this.#lineOfVin.get(vin);
    if (first !== undefined) {
      return {
        line,
        outcome: 'refused',
        vin,
        problems: [problem('body', 'vin', `each car once; line ${first} has it`, vin)],
      };
    }
    this.#lineOfVin.set(vin, line);
    return read;
  }

  #decoded(car: FeedCar): FeedCar {
    return this.#identify === undefined ? car : withDecode(car, this.#identify(car.vin, this.#currentYear));
  }

  #keep(row: RowOutcome): void {
    if (row.outcome !== 'refused') this.cars.push(this.#decoded(row.car));
    if (row.outcome === 'corrected') this.#corrected += 1;
    if (row.outcome === 'refused') this.#refused += 1;
    if (row.outcome === 'refused' && row.problems.every(({ path }) => path === 'status')) this.#sold += 1;
    if (row.outcome !== 'accepted' && this.#results.length < LISTED_MAX) this.#results.push(listed(row));
  }
}

function listed(row: Exclude<RowOutcome, { outcome: 'accepted' }>): ListedRow {
  const { line } = row;
  if (row.outcome === 'corrected')
    return { line, outcome: 'corrected', vin: row.car.vin, corrections: [...row.corrections] };
  const problems = row.problems.map(({ path, expected, got, message }) => ({ path, expected, got, message }));
  return { line, outcome: 'refused', ...(row.vin === undefined ? {} : { vin: row.vin }), problems };
}
