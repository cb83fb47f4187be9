/**
 * Lists whose items are converted to their wire form while the response is written, so that a long response is never in
 * memory twice.
 */

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

/** A list that serializes as `sources.map(toWire)`; the items must not be read in any other way. */
export function writtenLater<Source, Wire>(sources: readonly Source[], toWire: (source: Source) => Wire): Wire[] {
  // Sound only because responses are read by JSON.stringify alone, which converts each item.
  return sources.map((source) => new WrittenLater(source, toWire)) as unknown as Wire[];
}
