/** Collects a script's console output up to a count and a size. */

const encoder = new TextEncoder();

export class Logbook {
  readonly lines: string[] = [];
  #bytesLeft: number;
  #linesLeft: number;

  constructor(limits: { readonly logBytesMax: number; readonly logLinesMax: number }) {
    this.#bytesLeft = limits.logBytesMax;
    this.#linesLeft = limits.logLinesMax;
  }

  write(line: string): void {
    if (this.#linesLeft === 0) return;
    const bytes = encoder.encode(line).length;
    this.#linesLeft -= 1;
    this.#bytesLeft -= bytes;
    if (this.#linesLeft === 0 || this.#bytesLeft < 0) {
      this.#linesLeft = 0;
      this.lines.push('… further lines were dropped');
      return;
    }
    this.lines.push(line);
  }
}
