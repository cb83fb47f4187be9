/** Writes and reads the primitives of the packed vPIC tables: integers of variable and of fixed width. */

/** Grows on writing. */
export class ByteWriter {
  #bytes = new Uint8Array();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** An integer from 0 to 2^31 − 1, seven bits per byte, least significant first (LEB128). */
  integer(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#push(rest);
  }

  /** A signed integer in zigzag encoding, so that small magnitudes stay small. */
  signed(value: number): void {
    this.integer(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** An integer in a given number of bytes, least significant first, for random access. */
  fixed(value: number, width: number): void {
    for (let i = 0; i < width; i += 1) this.#push(Math.floor(value / 2 ** (8 * i)) & 255);
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
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

/** A cursor over bytes. Reading past the end yields zeros, so readers of verified bytes need no guard. */
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
    let byte: number;
    do {
      byte = this.#byteAt(this.at);
      this.at += 1;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  }

  signed(): number {
    const folded = this.integer();
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }

  fixed(width: number): number {
    const value = fixedAt(this.#bytes, this.at, width);
    this.at += width;
    return value;
  }

  /** Skips integers of variable width. */
  skip(count: number): void {
    for (let left = count; left > 0; this.at += 1) if (this.#byteAt(this.at) < 128) left -= 1;
  }

  #byteAt(at: number): number {
    return this.#bytes[at] ?? 0;
  }
}

/** The fixed-width integer at an offset. */
export function fixedAt(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let i = width - 1; i >= 0; i -= 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}
