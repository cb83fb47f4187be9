/** Writes and reads the primitives of the packed vPIC tables: variable-length integers, text, and records by number. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Grows as it is written. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** An integer from 0 to 2^31 − 1, seven bits a byte, least first (LEB128). */
  integer(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#push(rest);
  }

  /** A signed integer, folded so that small magnitudes stay small (zigzag). */
  signed(value: number): void {
    this.integer(value < 0 ? -2 * value - 1 : 2 * value);
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Records that are found by their number: the count, their lengths, then their bytes. */
  records(records: readonly Uint8Array[]): void {
    this.integer(records.length);
    for (const { length } of records) this.integer(length);
    for (const record of records) this.bytes(record);
  }

  texts(texts: readonly string[]): void {
    this.records(texts.map((text) => encoder.encode(text)));
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #push(byte: number): void {
    this.#room(1);
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    wider.set(this.#bytes);
    this.#bytes = wider;
  }
}

/** A cursor over bytes. Reading past the end yields zeros, so a reader of checked bytes needs no guard. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  integer(): number {
    let value = 0;
    let shift = 0;
    let byte = 128;
    while (byte > 127) {
      byte = this.#bytes[this.at] ?? 0;
      this.at += 1;
      value |= (byte & 127) << shift;
      shift += 7;
    }
    return value;
  }

  signed(): number {
    const folded = this.integer();
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }

  /** The index of records that start here; the cursor moves behind them. */
  records(): Records {
    const count = this.integer();
    const ends = new Uint32Array(count + 1);
    let length = 0;
    for (let i = 1; i <= count; i += 1) {
      length += this.integer();
      ends[i] = length;
    }
    const start = this.at;
    this.at += length;
    return new Records(this.#bytes, start, ends);
  }
}

/** Records by number, read from the bytes that hold them. */
export class Records {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #ends: Uint32Array;

  constructor(bytes: Uint8Array, start: number, ends: Uint32Array) {
    this.#bytes = bytes;
    this.#start = start;
    this.#ends = ends;
  }

  get count(): number {
    return this.#ends.length - 1;
  }

  reader(index: number): ByteReader {
    return new ByteReader(this.#bytes, this.#start + (this.#ends[index] ?? 0));
  }

  /** Where a record ends, on the scale of a reader's `at`. */
  end(index: number): number {
    return this.#start + (this.#ends[index + 1] ?? 0);
  }

  text(index: number): string {
    return decoder.decode(this.#bytes.subarray(this.#start + (this.#ends[index] ?? 0), this.end(index)));
  }
}
