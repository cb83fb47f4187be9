/** Lines of a long text, found as they are asked for, so that a file of millions of lines is never in memory as lines. */

/** Characters that one row may take. */
export const ROW_CHARACTERS_MAX = 65_536;

export interface Line {
  /** At most `ROW_CHARACTERS_MAX` characters of it. */
  readonly text: string;
  readonly isTooLong: boolean;
  /** How many quotes it holds. */
  readonly quotes: number;
}

/** Lines end with CR LF, LF or CR; numbered from 0. */
export class Lines {
  readonly #text: string;
  /** Those that were found and not forgotten; the first is line `#first`. */
  #found: Line[] = [];
  #first = 0;
  #at = 0;
  #isAtEnd = false;
  #nextCr = -1;
  #nextLf = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line, or undefined behind the last one. A line that was forgotten is not asked for again. */
  at(number: number): Line | undefined {
    while (!this.#isAtEnd && this.#first + this.#found.length <= number) this.#find();
    return this.#found[number - this.#first];
  }

  /** Gives up the lines before that one. */
  forget(number: number): void {
    const count = number - this.#first;
    // Moving what is left costs less than once per line when many go together.
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
  const line = unguarded(text.slice(start, isTooLong ? start + ROW_CHARACTERS_MAX : end));
  return { text: line, isTooLong, quotes: line.includes('"') ? line.split('"').length - 1 : 0 };
}

/** `="00123"` keeps a spreadsheet from reading a number; the guard stands for the plain quoted cell. */
function unguarded(line: string): string {
  if (!line.includes('="')) return line;
  return line.replace(/(^|[,\t;|])="([^"]*)"(?=[,\t;|]|$)/g, '$1"$2"');
}

/** How many lines a text has, counted no further than `max`. */
export function countLines(text: string, max: number): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0 && count < max; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
