/**
 * Index over a set of listings: value to rows, sorted numbers, and every sort order. Each part is built in slices when
 * a query first needs it, because an account may list 100,000 cars.
 */
import { milesApart, type Point } from '#domain/places/distance.ts';
import { sortInSlices } from '#kernel/bounds/slice-sort.ts';
import { type InSlices, runWhole } from '#kernel/bounds/turns.ts';
import { normalizePart } from '#kernel/hash.ts';
import { allBits, type Bits, countBits, hasBit, keep, noBits, setBit } from './bits.ts';
import type { Field } from './fields.ts';
import type { Listing } from './listing.ts';
import { type Item, type ListingQuery, matchesWildcard, type SortField, type Term } from './query.ts';

/** Rows to read before yielding. */
const SLICE_ROWS = 16_384;

interface NumberColumn {
  /** Ascending, with each value's row at the same index. */
  readonly values: Float64Array;
  readonly rows: Uint32Array;
}

export class ListingIndex {
  readonly rows: readonly Listing[];
  readonly #texts = new Map<string, ReadonlyMap<string, readonly number[]>>();
  readonly #numbers = new Map<string, NumberColumn>();
  readonly #orders = new Map<SortField, Uint32Array>();
  readonly #byVin = new Map<string, Listing>();
  readonly #places = new Map<string, { readonly at: Point; readonly rows: number[] }>();
  readonly #priced: Bits;

  private constructor(rows: readonly Listing[]) {
    this.rows = rows;
    this.#priced = noBits(rows.length);
  }

  /** Builds the index in one go, for few rows. */
  static over(rows: readonly Listing[]): ListingIndex {
    return runWhole(ListingIndex.inSlices(rows));
  }

  static *inSlices(rows: readonly Listing[]): InSlices<ListingIndex> {
    const index = new ListingIndex(rows);
    for (const [i, row] of rows.entries()) {
      index.#enter(row, i);
      if (i % SLICE_ROWS === SLICE_ROWS - 1) yield;
    }
    return index;
  }

  #enter(row: Listing, i: number): void {
    this.#byVin.set(row.vin, row);
    if (isPriced(row)) setBit(this.#priced, i);
    const key = row.location.join();
    const place = this.#places.get(key);
    if (place === undefined) this.#places.set(key, { at: row.location, rows: [i] });
    else place.rows.push(i);
  }

  /** The listing of a VIN, priced or not. */
  at(vin: string): Listing | undefined {
    return this.#byVin.get(vin);
  }

  /**
   * Builds the parts that a query is the first to need, in slices; otherwise `matching` and `page` build them in one
   * go.
   */
  *prepare({ terms, sort }: Pick<ListingQuery, 'terms' | 'sort'>): InSlices<void> {
    for (const { field, items } of terms) {
      if (items.some(({ is }) => is === 'range')) yield* this.#numbersOf(field);
      if (items.some(({ is }) => is !== 'range')) yield* this.#textsOf(field);
    }
    yield* this.#orderBy(sort.field);
  }

  /** The rows that match a query, regardless of page and order. */
  *matching(query: Pick<ListingQuery, 'terms' | 'includeUnpriced' | 'near'>): InSlices<Bits> {
    const bits = query.includeUnpriced ? allBits(this.rows.length) : this.#priced.slice();
    for (const term of query.terms) keep(bits, yield* this.#rowsOf(term), term.not);
    if (query.near !== undefined) keep(bits, this.#within(query.near.centre, query.near.miles));
    return bits;
  }

  count(bits: Bits): number {
    return countBits(bits);
  }

  /** `limit` matching rows from `offset` on, in order. */
  page(bits: Bits, sort: ListingQuery['sort'], offset: number, limit: number): Listing[] {
    const order = runWhole(this.#orderBy(sort.field));
    const found: Listing[] = [];
    let skipped = 0;
    for (let i = 0; i < order.length && found.length < limit; i += 1) {
      const row = order[sort.descending ? order.length - 1 - i : i] ?? 0;
      if (!hasBit(bits, row)) continue;
      if (skipped < offset) skipped += 1;
      else found.push(this.rows[row] as Listing);
    }
    return found;
  }

  /** The number of matching rows per value of a field; most frequent first, then by label. */
  *tally(bits: Bits, field: Field): InSlices<{ label: string; count: number }[]> {
    const counts = new Map<string, number>();
    for (let i = 0; i < this.rows.length; i += 1) {
      if (i % SLICE_ROWS === SLICE_ROWS - 1) yield;
      if (!hasBit(bits, i)) continue;
      const value = field.read(this.rows[i] as Listing);
      if (value === null || value === undefined || value === '') continue;
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
    return [...counts]
      .map(([label, count]) => ({ label, count }))
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }

  *#rowsOf({ field, items }: Term): InSlices<Bits> {
    const bits = noBits(this.rows.length);
    for (const item of items) {
      this.#add(bits, field, item);
      if (this.rows.length > SLICE_ROWS) yield;
    }
    return bits;
  }

  #add(bits: Bits, field: Field, item: Item): void {
    if (item.is === 'range') {
      const { values, rows } = runWhole(this.#numbersOf(field));
      for (let i = lowerBound(values, item.low); i < values.length && (values[i] ?? 0) <= item.high; i += 1)
        setBit(bits, rows[i] ?? 0);
      return;
    }
    const texts = runWhole(this.#textsOf(field));
    if (item.is === 'value') for (const row of texts.get(item.value) ?? []) setBit(bits, row);
    else
      for (const [text, rows] of texts)
        if (matchesWildcard(text, item.parts)) for (const row of rows) setBit(bits, row);
  }

  #within(centre: Point, miles: number): Bits {
    const bits = noBits(this.rows.length);
    for (const { at, rows } of this.#places.values())
      if (milesApart(centre, at) <= miles) for (const row of rows) setBit(bits, row);
    return bits;
  }

  *#textsOf(field: Field): InSlices<ReadonlyMap<string, readonly number[]>> {
    const known = this.#texts.get(field.name);
    if (known !== undefined) return known;
    const texts = new Map<string, number[]>();
    for (const [i, row] of this.rows.entries()) {
      if (i % SLICE_ROWS === SLICE_ROWS - 1) yield;
      const value = field.read(row);
      if (value === null || value === undefined) continue;
      const text = normalizePart(String(value));
      const rows = texts.get(text);
      if (rows === undefined) texts.set(text, [i]);
      else rows.push(i);
    }
    this.#texts.set(field.name, texts);
    return texts;
  }

  *#numbersOf(field: Field): InSlices<NumberColumn> {
    const known = this.#numbers.get(field.name);
    if (known !== undefined) return known;
    const numbers = new Float64Array(this.rows.length);
    const stated: number[] = [];
    for (const [i, row] of this.rows.entries()) {
      if (i % SLICE_ROWS === SLICE_ROWS - 1) yield;
      numbers[i] = Number(field.read(row) ?? Number.NaN);
      if (!Number.isNaN(numbers[i])) stated.push(i);
    }
    const at = (row: number) => numbers[row] ?? 0;
    const rows = yield* sortInSlices(Uint32Array.from(stated), (a, b) => at(a) - at(b));
    const column = { values: Float64Array.from(rows, at), rows };
    this.#numbers.set(field.name, column);
    return column;
  }

  *#orderBy(field: SortField): InSlices<Uint32Array> {
    const known = this.#orders.get(field);
    if (known !== undefined) return known;
    const key = SORT_KEYS[field];
    const order = yield* sortInSlices(
      Uint32Array.from(this.rows.keys()),
      (a, b) =>
        compare(key(this.rows[a] as Listing), key(this.rows[b] as Listing)) ||
        compare(this.rows[a]?.vin ?? '', this.rows[b]?.vin ?? ''),
    );
    this.#orders.set(field, order);
    return order;
  }
}

const SORT_KEYS: Readonly<Record<SortField, (row: Listing) => string | number>> = {
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
  price: (row) => row.retailListing.price ?? 0,
  miles: (row) => row.retailListing.miles,
  year: (row) => row.vehicle.year,
};

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function isPriced({ retailListing }: Listing): boolean {
  return retailListing.price !== null && retailListing.price > 0;
}

/** The first index whose value is at least `low`. */
function lowerBound(values: Float64Array, low: number): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((values[middle] ?? 0) < low) from = middle + 1;
    else to = middle;
  }
  return from;
}
