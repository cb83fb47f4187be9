/**
 * Writes and reads the sections of the packed vPIC tables. Sections are used in place: the offset of every 32nd entry
 * is stored, and those between are skipped, so that opening the tables reads none of them.
 */
import { ByteReader, ByteWriter, fixedAt } from './bytes.ts';

/** Width of a manufacturer's code; short ones are padded with blanks. */
export const WMI_WIDTH = 6;
/** Bytes of a text number. */
export const NUMBER_WIDTH = 3;

const GROUP = 32;
const WIDTH = 4;
const LINE_END = 10;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The count, the offset of every 32nd entry relative to the first, then the entries. */
function packEntries(entries: readonly Uint8Array[]): Uint8Array {
  const body = new ByteWriter();
  const writer = new ByteWriter();
  writer.fixed(entries.length, WIDTH);
  entries.forEach((entry, i) => {
    if (i % GROUP === 0) writer.fixed(body.length, WIDTH);
    body.bytes(entry);
  });
  writer.bytes(body.done());
  return writer.done();
}

class Grouped {
  readonly count: number;
  protected readonly bytes: Uint8Array;
  readonly #index: number;
  readonly #entries: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.count = fixedAt(bytes, 0, WIDTH);
    this.#index = WIDTH;
    this.#entries = WIDTH + WIDTH * Math.ceil(this.count / GROUP);
  }

  /** The start of an entry's group, and the number of entries before it. */
  protected groupOf(number: number): { readonly at: number; readonly before: number } {
    const group = Math.floor(number / GROUP);
    return {
      at: this.#entries + fixedAt(this.bytes, this.#index + WIDTH * group, WIDTH),
      before: number - group * GROUP,
    };
  }
}

/** Texts without line ends, by number. */
export class Texts extends Grouped {
  static packed(texts: readonly string[]): Uint8Array {
    return packEntries(texts.map((text) => encoder.encode(`${text}\n`)));
  }

  text(number: number): string {
    let { at, before } = this.groupOf(number);
    for (; before > 0; before -= 1) at = this.bytes.indexOf(LINE_END, at) + 1;
    return decoder.decode(this.bytes.subarray(at, this.bytes.indexOf(LINE_END, at)));
  }
}

/** Records by number, each preceded by its length. */
export class Records extends Grouped {
  static packed(records: readonly Uint8Array[]): Uint8Array {
    return packEntries(
      records.map((record) => {
        const writer = new ByteWriter();
        writer.integer(record.length);
        writer.bytes(record);
        return writer.done();
      }),
    );
  }

  /** A reader at the record, and the record's end. */
  open(number: number): { readonly reader: ByteReader; readonly end: number } {
    const { at, before } = this.groupOf(number);
    const reader = new ByteReader(this.bytes, at);
    for (let left = before; left > 0; left -= 1) {
      const passed = reader.integer();
      reader.at += passed;
    }
    const length = reader.integer();
    return { reader, end: reader.at + length };
  }
}

/** Integers of a fixed width, by number. */
export class Column {
  readonly #bytes: Uint8Array;
  readonly #width: number;

  constructor(bytes: Uint8Array, width: number) {
    this.#bytes = bytes;
    this.#width = width;
  }

  static packed(values: readonly number[], width: number): Uint8Array {
    const writer = new ByteWriter();
    for (const value of values) writer.fixed(value, width);
    return writer.done();
  }

  at(number: number): number {
    return fixedAt(this.#bytes, number * this.#width, this.#width);
  }
}

/** Sorted texts of equal width, found by binary search. */
export class Codes {
  readonly count: number;
  readonly #bytes: Uint8Array;
  readonly #width: number;

  constructor(bytes: Uint8Array, width: number) {
    this.#bytes = bytes;
    this.#width = width;
    this.count = bytes.length / width;
  }

  static packed(codes: readonly string[], width: number): Uint8Array {
    return encoder.encode(codes.map((code) => code.padEnd(width)).join(''));
  }

  code(number: number): string {
    return decoder.decode(this.#bytes.subarray(number * this.#width, (number + 1) * this.#width)).trimEnd();
  }

  /** −1 when the code is missing. */
  find(code: string): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.code(middle) < code) low = middle + 1;
      else high = middle;
    }
    return this.code(low) === code ? low : -1;
  }
}

/** Consecutive sections, each preceded by its length. */
export function joinSections(sections: readonly Uint8Array[]): Uint8Array {
  const writer = new ByteWriter();
  for (const section of sections) {
    writer.fixed(section.length, WIDTH);
    writer.bytes(section);
  }
  return writer.done();
}

/** Returns the next section on each call. */
export function sectionsOf(bytes: Uint8Array): () => Uint8Array {
  let at = 0;
  return () => {
    const length = fixedAt(bytes, at, WIDTH);
    const section = bytes.subarray(at + WIDTH, at + WIDTH + length);
    at += WIDTH + length;
    return section;
  };
}
