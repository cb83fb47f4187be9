/**
 * Index over a set of listings: value to rows, sorted numbers, and every sort order. Each part is built in slices when
 * a query first needs it, because an account may list 200,000 cars.
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
const SLICE_ROWS = 2_048;

/** True for the last row of a slice. */
function endsSlice(row: number): boolean {
  return (row + 1) % SLICE_ROWS === 0;
}

/** Labels of a field with the number of rows that have each. */
export type Tally = readonly { readonly label: string; readonly count: number }[];

interface NumberColumn {
  /** Ascending, with each value's row at the same index. */
  readonly values: Float64Array;
  readonly rows: Uint32Array;
}

/** The listings of an index. They may be created on demand, because 200,000 of them take 100 MB. */
export interface ListingRows {
  readonly length: number;
  readonly at: (row: number) => Listing;
}

/** Listings that are in memory anyway. */
function rowsOf(listings: readonly Listing[]): ListingRows {
  return { length: listings.length, at: (row) => listings[row] as Listing };
}

export class ListingIndex {
  readonly rows: ListingRows;
  readonly #texts = new Map<string, ReadonlyMap<string, readonly number[]>>();
  readonly #numbers = new Map<string, NumberColumn>();
  readonly #orders = new Map<SortField, Uint32Array>();
  readonly #byVin = new Map<string, number>();
  readonly #places = new Map<string, { readonly at: Point; readonly rows: number[] }>();
  readonly #priced: Bits;

  private constructor(rows: ListingRows) {
    this.rows = rows;
    this.#priced = noBits(rows.length);
  }

  /** Builds the index in one go, for few rows. */
  static over(rows: readonly Listing[]): ListingIndex {
    return runWhole(ListingIndex.inSlices(rowsOf(rows)));
  }

  static *inSlices(rows: ListingRows): InSlices<ListingIndex> {
    const index = new ListingIndex(rows);
    for (let i = 0; i < rows.length; i += 1) {
      index.#enter(rows.at(i), i);
      if (endsSlice(i)) yield;
    }
    return index;
  }

  #enter(row: Listing, i: number): void {
    this.#byVin.set(row.vin, i);
    if (isPriced(row)) setBit(this.#priced, i);
    const key = row.location.join();
    const place = this.#places.get(key);
    if (place === undefined) this.#places.set(key, { at: row.location, rows: [i] });
    else place.rows.push(i);
  }

  /** The listing of a VIN, priced or not. */
  at(vin: string): Listing | undefined {
    const row = this.rowOf(vin);
    return row < 0 ? undefined : this.rows.at(row);
  }

  /** The row of a VIN; -1 when it is not listed. */
  rowOf(vin: string): number {
    return this.#byVin.get(vin) ?? -1;
  }

  /**
   * Builds the parts that a query is the first to need, in slices; otherwise `matching` and `page` build them in one
   * go.
   */
  *prepare({ terms, sort }: Pick<ListingQuery, 'terms' | 'sort'>): InSlices<void> {
    for (const { field, items } of terms) {
      // The items of a field are all ranges or none is.
      if (items[0]?.is === 'range') yield* this.#numbersOf(field);
      else yield* this.#textsOf(field);
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
      const row = order[sort.descending ? order.length - 1 - i : i] as number;
      if (!hasBit(bits, row)) continue;
      if (skipped < offset) skipped += 1;
      else found.push(this.rows.at(row));
    }
    return found;
  }

  /** The number of matching rows per value of each field; most frequent first, then by label. */
  *tallies(bits: Bits, fields: readonly Field[]): InSlices<Tally[]> {
    const counts = fields.map(() => new Map<string, number>());
    for (let i = 0; i < this.rows.length; i += 1) {
      if (endsSlice(i)) yield;
      if (hasBit(bits, i)) tally(this.rows.at(i), fields, counts);
    }
    return counts.map((counted) =>
      [...counted.keys()]
        .sort()
        .map((label) => ({ label, count: counted.get(label) as number }))
        .sort((a, b) => b.count - a.count),
    );
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
      for (let i = lowerBound(values, item.low); i < values.length && (values[i] as number) <= item.high; i += 1)
        setBit(bits, rows[i] as number);
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
    for (let i = 0; i < this.rows.length; i += 1) {
      if (endsSlice(i)) yield;
      const value = field.read(this.rows.at(i));
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
    for (let i = 0; i < this.rows.length; i += 1) {
      if (endsSlice(i)) yield;
      numbers[i] = Number(field.read(this.rows.at(i)) ?? Number.NaN);
      if (!Number.isNaN(numbers[i])) stated.push(i);
    }
    const at = (row: number) => numbers[row] as number;
    const rows = yield* sortInSlices(Uint32Array.from(stated), (a, b) => at(a) - at(b));
    const column = { values: Float64Array.from(rows, at), rows };
    this.#numbers.set(field.name, column);
    return column;
  }

  *#orderBy(field: SortField): InSlices<Uint32Array> {
    const known = this.#orders.get(field);
    if (known !== undefined) return known;
    const keys: (string | number)[] = [];
    const vins: string[] = [];
    for (let i = 0; i < this.rows.length; i += 1) {
      if (endsSlice(i)) yield;
      const listing = this.rows.at(i);
      keys.push(SORT_KEYS[field](listing));
      vins.push(listing.vin);
    }
    const order = yield* sortInSlices(
      Uint32Array.from(keys.keys()),
      (a, b) =>
        compare(keys[a] as string | number, keys[b] as string | number) ||
        compare(vins[a] as string, vins[b] as string),
    );
    this.#orders.set(field, order);
    return order;
  }
}

function tally(listing: Listing, fields: readonly Field[], counts: readonly Map<string, number>[]): void {
  for (const [i, field] of fields.entries()) {
    const value = field.read(listing);
    if (value === null || value === undefined || value === '') continue;
    counts[i]?.set(String(value), (counts[i]?.get(String(value)) ?? 0) + 1);
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
  return a < b ? -1 : Number(a !== b);
}

function isPriced({ retailListing }: Listing): boolean {
  return retailListing.price !== null && retailListing.price > 0;
}

/** The first index whose value is at least `low`. */
function lowerBound(values: Float64Array, low: number): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((values[middle] as number) < low) from = middle + 1;
    else to = middle;
  }
  return from;
}
