/** Splits a long text into lines on demand, so that millions of lines are never in memory at once. */

/** The longest row. */
export const ROW_CHARACTERS_MAX = 65_536;

export interface Line {
  /** At most `ROW_CHARACTERS_MAX` characters. */
  readonly text: string;
  readonly isTooLong: boolean;
  /** Number of quotes. */
  readonly quotes: number;
}

/** Lines end with CR LF, LF or CR, and are numbered from 0. */
export class Lines {
  readonly #text: string;
  /** Lines found and not released; the first is line `#first`. */
  #found: Line[] = [];
  #first = 0;
  #at = 0;
  #isAtEnd = false;
  #nextCr = -1;
  #nextLf = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line, or undefined past the end. Released lines must not be requested again. */
  at(number: number): Line | undefined {
    while (!this.#isAtEnd && this.#first + this.#found.length <= number) this.#find();
    return this.#found[number - this.#first];
  }

  /** Releases the lines before this one. */
  forget(number: number): void {
    const count = number - this.#first;
    // Dropping many lines at once is cheaper than one at a time.
    if (count < 256) return;
    this.#found = this.#found.slice(count);
    this.#first = number;
  }

  #find(): void {
    const text = this.#text;
    const start = this.#at;
    if (this.#nextCr < start) this.#nextCr = nextOf(text, '\r', start);
    if (this.#nextLf < start) this.#nextLf = nextOf(text, '\n', start);
    const end = Math.min(this.#nextCr, this.#nextLf);
    this.#found.push(lineOf(text, start, end));
    this.#isAtEnd = end >= text.length;
    const isPair = end === this.#nextCr && this.#nextLf === end + 1;
    this.#at = end + (isPair ? 2 : 1);
  }
}

function nextOf(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start);
  return at < 0 ? text.length : at;
}

function lineOf(text: string, start: number, end: number): Line {
  const isTooLong = end - start > ROW_CHARACTERS_MAX;
  const line = withoutGuard(text.slice(start, isTooLong ? start + ROW_CHARACTERS_MAX : end));
  return { text: line, isTooLong, quotes: line.includes('"') ? line.split('"').length - 1 : 0 };
}

/** `="00123"` keeps a spreadsheet from reading a number; it is treated as a quoted cell. */
function withoutGuard(line: string): string {
  if (!line.includes('="')) return line;
  return line.replace(/(^|[,\t;|])="([^"]*)"(?=[,\t;|]|$)/g, '$1"$2"');
}

/** The number of lines in a text, counted up to `max`. */
export function countLines(text: string, max: number): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0 && count < max; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
