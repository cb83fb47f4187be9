/** Limits how many runs are active and how many may wait. */

export class Gate {
  readonly #waiting: ((entered: true) => void)[] = [];
  readonly #queueMax: number;
  #places: number;

  constructor(places: number, queueMax: number) {
    this.#places = places;
    this.#queueMax = queueMax;
  }

  /** Waits for a place; false at once when too many wait already. */
  async enter(): Promise<boolean> {
    if (this.#places > 0) {
      this.#places -= 1;
      return true;
    }
    if (this.#waiting.length >= this.#queueMax) return false;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Hands the place to the first who waits. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#places += 1;
    else next(true);
  }
}
