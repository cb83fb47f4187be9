/**
 * Writes and reads the pattern blocks of the packed vPIC tables. Keys, values and days of all blocks are stored in
 * separate columns, which compress better.
 */
import { ByteReader, ByteWriter, fixedAt } from './bytes.ts';
import { NumberArena } from './number-arena.ts';
import { joinSections, sectionsOf } from './sections.ts';

/** The packed patterns of one element: keys and values in order of precedence. */
export interface Patterns {
  readonly element: number;
  /** Key, value, key, value … */
  readonly pairs: Int32Array;
  /** Day of the last change of each pair, from 1970-01-01, if rival schemas make it relevant. */
  readonly days: Int32Array | undefined;
}

/** The unpacked patterns of one element, as ranges in the arenas of `Blocks`. */
export interface Block {
  readonly element: number;
  /** Key, value, key, value … from here up to `to` in `pairs`. */
  readonly from: number;
  readonly to: number;
  /** The index of the first day in `days`; −1 when no rival schema makes it relevant. */
  readonly daysFrom: number;
}

const GROUP = 32;
const WIDTH = 4;
const COLUMNS = 4;

/** Numbers blocks in order of addition; equal ones share a number. */
export class BlockWriter {
  readonly #known = new Map<string, number>();
  readonly #index = new ByteWriter();
  readonly #heads = new ByteWriter();
  readonly #keys = new ByteWriter();
  readonly #values = new ByteWriter();
  readonly #days = new ByteWriter();

  add({ element, pairs, days }: Patterns): number {
    const text = `${element} ${pairs.join()} ${days?.join() ?? ''}`;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const number = this.#known.size;
    if (number % GROUP === 0)
      for (const column of [this.#heads, this.#keys, this.#values, this.#days]) this.#index.fixed(column.length, WIDTH);
    this.#known.set(text, number);
    this.#heads.integer(2 * element + (days === undefined ? 0 : 1));
    this.#heads.integer(pairs.length / 2);
    writeDifferences(
      this.#keys,
      pairs.filter((_, i) => i % 2 === 0),
    );
    writeDifferences(
      this.#values,
      pairs.filter((_, i) => i % 2 === 1),
    );
    writeDifferences(this.#days, days ?? new Int32Array());
    return number;
  }

  done(): Uint8Array {
    const columns = [this.#index, this.#heads, this.#keys, this.#values, this.#days];
    return joinSections(columns.map((column) => column.done()));
  }
}

/** Each number as its difference from the previous one. */
function writeDifferences(column: ByteWriter, numbers: Int32Array): void {
  let previous = 0;
  for (const number of numbers) {
    column.signed(number - previous);
    previous = number;
  }
}

/** Unpacked blocks stay in two arenas until cleared. */
export class Blocks {
  readonly #pairsRead = new NumberArena();
  readonly #daysRead = new NumberArena();
  readonly #index: Uint8Array;
  readonly #heads: Uint8Array;
  readonly #keys: Uint8Array;
  readonly #values: Uint8Array;
  readonly #days: Uint8Array;

  constructor(bytes: Uint8Array) {
    const next = sectionsOf(bytes);
    this.#index = next();
    this.#heads = next();
    this.#keys = next();
    this.#values = next();
    this.#days = next();
  }

  block(number: number): Block {
    const group = Math.floor(number / GROUP);
    const from = (column: number) => fixedAt(this.#index, WIDTH * (COLUMNS * group + column), WIDTH);
    const heads = new ByteReader(this.#heads, from(0));
    let [patterns, dated] = [0, 0];
    for (let left = number - group * GROUP; left > 0; left -= 1) {
      const kind = heads.integer();
      const count = heads.integer();
      patterns += count;
      if (kind % 2 === 1) dated += count;
    }
    const kind = heads.integer();
    const count = heads.integer();
    const first = this.#pairsRead.reserve(2 * count);
    const block = { element: kind >> 1, from: first, to: first + 2 * count };
    fill(this.pairs, readerPast(this.#keys, from(1), patterns), { from: first, step: 2, count });
    fill(this.pairs, readerPast(this.#values, from(2), patterns), { from: first + 1, step: 2, count });
    if (kind % 2 === 0) return { ...block, daysFrom: -1 };
    const daysFrom = this.#daysRead.reserve(count);
    fill(this.days, readerPast(this.#days, from(3), dated), { from: daysFrom, step: 1, count });
    return { ...block, daysFrom };
  }

  get pairs(): Int32Array {
    return this.#pairsRead.values;
  }

  get days(): Int32Array {
    return this.#daysRead.values;
  }

  /** Releases every unpacked block. */
  clear(): void {
    this.#pairsRead.clear();
    this.#daysRead.clear();
  }
}

function readerPast(column: Uint8Array, at: number, entries: number): ByteReader {
  const reader = new ByteReader(column, at);
  reader.skip(entries);
  return reader;
}

/** Every `step`-th index of an arena from `from` on, `count` of them. */
interface Run {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** Numbers are stored as differences from the previous one. */
function fill(values: Int32Array, reader: ByteReader, { from, step, count }: Run): void {
  let value = 0;
  for (let i = 0; i < count; i += 1) {
    value += reader.signed();
    values[from + i * step] = value;
  }
}
