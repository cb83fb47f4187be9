/** Imports a feed: one vehicle per VIN, with a report by line of accepted, corrected and refused rows. */
import type { Identify } from '#domain/vehicle/identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { type Problem, problem, problemWithGot } from '#kernel/problems.ts';
import { FEED_BOUNDS } from './bounds.ts';
import type { CellsByColumn, FeedRow, UnreadableRow } from './columns.ts';
import { withDecode } from './decoded.ts';
import { type Correction, type FeedCar, type RowOutcome, readCar } from './feed-car.ts';
import type { FeedRows } from './feed-text.ts';

/** Rows listed in the report; the counts include all. */
const LISTED_MAX = 1000;

export type ListedRow =
  | { readonly line: number; readonly outcome: 'corrected'; readonly vin: string; readonly corrections: Correction[] }
  | { readonly line: number; readonly outcome: 'refused'; readonly vin?: string; readonly problems: ListedProblem[] };

type ListedProblem = Pick<Problem, 'path' | 'expected' | 'got' | 'message'>;

export interface FeedReport {
  readonly rows: number;
  readonly accepted: number;
  readonly corrected: number;
  readonly refused: number;
  /** Corrected and refused rows by line, at most a thousand; accepted ones are only counted. */
  readonly results: ListedRow[];
  /** Corrected and refused rows beyond the listed ones. */
  readonly unlisted: number;
}

/** A feed being imported. `take` can be called in steps, so that a large feed does not delay other work. */
export class FeedImport {
  readonly #rows: Iterator<FeedRow | UnreadableRow | undefined>;
  readonly #currentYear: number;
  readonly #identify: Identify | undefined;
  readonly #lineOfVin = new Map<string, number>();
  readonly #results: ListedRow[] = [];
  #cars: FeedCar[] = [];
  #charactersWaiting = 0;
  #rooftopCells: CellsByColumn | undefined;
  #next = 0;
  #corrected = 0;
  #refused = 0;
  #sold = 0;

  /** Without `identify`, a car has only the feed's values. */
  constructor(rows: FeedRows, currentYear: number, identify?: Identify) {
    this.#rows = rows[Symbol.iterator]();
    this.#currentYear = currentYear;
    this.#identify = identify;
  }

  /** Rows read so far. */
  get done(): number {
    return this.#next;
  }

  /** True once the feed has exceeded the row limit. */
  get isTooLong(): boolean {
    return this.#next > FEED_BOUNDS.rowsMax;
  }

  /** The cells of the first row that names its rooftop. */
  get rooftopCells(): CellsByColumn | undefined {
    return this.#rooftopCells;
  }

  /** Reads up to `count` more rows, or fewer if they take too long; false when none is left. */
  take(count: number): boolean {
    for (let taken = 0; taken < count && !this.isTooLong; taken += 1) {
      const { done, value: row } = this.#rows.next();
      if (done) return false;
      if (row === undefined) return true;
      this.#next += 1;
      this.#look(row);
      this.#keep(this.#outcomeOf(row));
    }
    return !this.isTooLong;
  }

  /** Cars read since the last call. */
  takeCars(): FeedCar[] {
    const cars = this.#cars;
    this.#cars = [];
    this.#charactersWaiting = 0;
    return cars;
  }

  get carsWaiting(): number {
    return this.#cars.length;
  }

  /** Length of the waiting cars as JSON. */
  get charactersWaiting(): number {
    return this.#charactersWaiting;
  }

  #look(row: FeedRow | UnreadableRow): void {
    if (this.#rooftopCells !== undefined || !('cells' in row)) return;
    if (row.cells.has('dealerName') || row.cells.has('dealerZip')) this.#rooftopCells = row.cells;
  }

  /** True when every row is a sold car: then the rooftop is empty and the feed valid. */
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
      return {
        line,
        outcome: 'refused',
        problems: [problemWithGot('body', '', row.unreadable, 'a row that cannot be read')],
      };
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

  #withDecode(car: FeedCar): FeedCar {
    return this.#identify === undefined ? car : withDecode(car, this.#identify(car.vin, this.#currentYear));
  }

  #keep(row: RowOutcome): void {
    if (row.outcome !== 'refused') {
      const car = this.#withDecode(row.car);
      this.#cars.push(car);
      this.#charactersWaiting += JSON.stringify(car).length;
    }
    if (row.outcome === 'corrected') this.#corrected += 1;
    if (row.outcome === 'refused') this.#refused += 1;
    if (row.outcome === 'refused' && row.problems.every(({ path }) => path === 'status')) this.#sold += 1;
    if (row.outcome !== 'accepted' && this.#results.length < LISTED_MAX) this.#results.push(listedRow(row));
  }
}

function listedRow(row: Exclude<RowOutcome, { outcome: 'accepted' }>): ListedRow {
  const { line } = row;
  if (row.outcome === 'corrected')
    return { line, outcome: 'corrected', vin: row.car.vin, corrections: [...row.corrections] };
  const problems = row.problems.map(({ path, expected, got, message }) => ({ path, expected, got, message }));
  return { line, outcome: 'refused', ...withoutUndefined({ vin: row.vin }), problems };
}
