/** Parses JSON (RFC 8259) in slices and checks its bounds while reading. */
import type { InSlices } from './turns.ts';

export interface JsonBounds {
  /** Nesting depth of arrays and objects. */
  readonly depthMax: number;
  /** Number of scalars, arrays and objects in total. */
  readonly valuesMax: number;
  /** Streams the items of arrays that are too long to keep. */
  readonly stream?: ItemStream;
}

interface ItemStream {
  /** True for an array whose items are streamed: the top-level array (`''`) or a member of the top-level object. */
  readonly takes: (member: string) => boolean;
  /** Called with each item, which is then dropped: the array reads as empty. Returning false stops the reading. */
  readonly onItem: (member: string, item: unknown) => boolean;
  /** Values allowed within one item. */
  readonly itemValuesMax: number;
}

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  /** `malformed` with its offset, or the bound that was exceeded there. `ended` when `onItem` returned false. */
  | {
      readonly ok: false;
      readonly why: 'malformed' | 'too-deep' | 'too-many-values' | 'ended';
      readonly offset: number;
    };

/** Characters to read before yielding: about a millisecond. */
const SLICE_CHARACTERS = 65_536;

const BLANKS = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings contain none
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERALS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

type Why = Exclude<JsonReading, { ok: true }>['why'];

/** Thrown and caught only inside the reader. */
class Stop extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

interface Frame {
  readonly items: unknown[] | undefined;
  readonly members: Record<string, unknown> | undefined;
  name: string;
}

class JsonReader {
  readonly #text: string;
  readonly #bounds: JsonBounds;
  readonly #frames: Frame[] = [];
  #at = 0;
  #values = 0;
  /** The count of values when the last item was streamed. */
  #handedAt = 0;
  #sliceEnd = SLICE_CHARACTERS;

  constructor(text: string, bounds: JsonBounds) {
    this.#text = text;
    this.#bounds = bounds;
  }

  get at(): number {
    return this.#at;
  }

  *read(): InSlices<unknown> {
    for (;;) {
      if (this.#at >= this.#sliceEnd) {
        this.#sliceEnd = this.#at + SLICE_CHARACTERS;
        yield;
      }
      const opened = this.#open();
      if (opened) continue;
      const value = this.#scalar();
      const done = this.#attach(value);
      if (done !== undefined) return done.value;
    }
  }

  /** Opens a non-empty array or object; returns whether one was opened. */
  #open(): boolean {
    this.#blanks();
    const character = this.#text[this.#at];
    if (character !== '[' && character !== '{') return false;
    const closing = character === '[' ? ']' : '}';
    const start = this.#at;
    this.#at += 1;
    this.#blanks();
    if (this.#text[this.#at] === closing) {
      this.#at = start;
      return false;
    }
    this.#count();
    if (this.#frames.length >= this.#bounds.depthMax) throw new Stop('too-deep');
    const isArray = character === '[';
    const frame: Frame = { items: isArray ? [] : undefined, members: isArray ? undefined : {}, name: '' };
    this.#frames.push(frame);
    if (!isArray) this.#name(frame);
    return true;
  }

  #scalar(): unknown {
    this.#count();
    const character = this.#text[this.#at];
    if (character === '"') return this.#string();
    if (character === '[' || character === '{') return this.#emptyContainer(character);
    for (const [word, value] of LITERALS) {
      if (character !== word[0]) continue;
      if (!this.#text.startsWith(word, this.#at)) throw new Stop('malformed');
      this.#at += word.length;
      return value;
    }
    const token = this.#match(NUMBER);
    if (token === '') throw new Stop('malformed');
    return Number(token);
  }

  #emptyContainer(character: '[' | '{'): unknown {
    if (this.#frames.length >= this.#bounds.depthMax) throw new Stop('too-deep');
    this.#at += 1;
    this.#blanks();
    this.#at += 1;
    return character === '[' ? [] : {};
  }

  /**
   * Adds a value to its container and closes the containers that end after it. Returns the root value when that was the
   * last.
   */
  #attach(first: unknown): { readonly value: unknown } | undefined {
    for (let value = first; ; ) {
      const frame = this.#frames.at(-1);
      this.#blanks();
      if (frame === undefined) {
        if (this.#at < this.#text.length) throw new Stop('malformed');
        return { value };
      }
      this.#keep(frame, value);
      const character = this.#text[this.#at];
      this.#at += 1;
      if (character === ',') {
        if (frame.members !== undefined) this.#name(frame);
        return undefined;
      }
      if (character !== (frame.items === undefined ? '}' : ']')) {
        this.#at -= 1;
        throw new Stop('malformed');
      }
      this.#frames.pop();
      value = frame.items ?? frame.members;
    }
  }

  #keep(frame: Frame, value: unknown): void {
    if (frame.items === undefined) {
      if (frame.name === '__proto__') define(frame.members, value);
      else if (frame.members !== undefined) frame.members[frame.name] = value;
      return;
    }
    const member = this.#streamedName();
    const { stream } = this.#bounds;
    if (stream === undefined || member === undefined) {
      frame.items.push(value);
      return;
    }
    this.#handedAt = this.#values;
    if (!stream.onItem(member, value)) throw new Stop('ended');
  }

  /** The name under which items of the innermost array are streamed; undefined when they are kept. */
  #streamedName(): string | undefined {
    const [outer, inner] = this.#frames;
    if (this.#frames.length > 2 || (inner !== undefined && outer?.items !== undefined)) return undefined;
    const member = inner === undefined ? '' : (outer?.name ?? '');
    return this.#bounds.stream?.takes(member) ? member : undefined;
  }

  /** Reads the name of the next member, up to its value. */
  #name(frame: Frame): void {
    this.#blanks();
    if (this.#text[this.#at] !== '"') throw new Stop('malformed');
    frame.name = this.#string();
    this.#blanks();
    if (this.#text[this.#at] !== ':') throw new Stop('malformed');
    this.#at += 1;
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    const plain = this.#match(PLAIN);
    if (this.#text[this.#at] === '"') {
      this.#at += 1;
      return plain;
    }
    while (this.#text[this.#at] === '\\') {
      this.#at += 2;
      this.#match(PLAIN);
    }
    if (this.#text[this.#at] !== '"') throw new Stop('malformed');
    this.#at += 1;
    return unescapeToken(this.#text.slice(start, this.#at));
  }

  #blanks(): void {
    this.#match(BLANKS);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #count(): void {
    this.#values += 1;
    const { valuesMax, stream } = this.#bounds;
    const isItemTooLarge = stream !== undefined && this.#values - this.#handedAt > stream.itemValuesMax;
    if (this.#values > valuesMax || isItemTooLarge) throw new Stop('too-many-values');
  }
}

/** Defines an own member even for `__proto__`, as JSON.parse does. */
function define(members: object | undefined, value: unknown): void {
  Object.defineProperty(members, '__proto__', { value, writable: true, enumerable: true, configurable: true });
}

function unescapeToken(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    throw new Stop('malformed');
  }
}

/** Parses a whole text. Equal to `JSON.parse` within the bounds. */
export function* readJson(text: string, bounds: JsonBounds): InSlices<JsonReading> {
  const reader = new JsonReader(text, bounds);
  try {
    return { ok: true, value: yield* reader.read() };
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { ok: false, why: stop.why, offset: reader.at };
  }
}

/** One-based line and column of an offset. */
export function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}
