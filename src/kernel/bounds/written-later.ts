/** Lists whose items take their wire form only while the answer is written, so that a long answer is never in memory twice. */

class WrittenLater<Source, Wire> {
  readonly #source: Source;
  readonly #toWire: (source: Source) => Wire;

  constructor(source: Source, toWire: (source: Source) => Wire) {
    this.#source = source;
    this.#toWire = toWire;
  }

  /** Called by `JSON.stringify`. */
  toJSON(): Wire {
    return this.#toWire(this.#source);
  }
}

/** A list that reads as `sources.map(toWire)` in JSON, and only there. */
export function writtenLater<Source, Wire>(sources: readonly Source[], toWire: (source: Source) => Wire): Wire[] {
  // In JSON, the one form that an answer takes, each item is its wire form.
  return sources.map((source) => new WrittenLater(source, toWire)) as unknown as Wire[];
}
