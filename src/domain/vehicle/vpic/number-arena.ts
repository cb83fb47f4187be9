/** Keeps many short runs of integers in one growing array: an array object for each would take ten times the memory. */

const FIRST_CAPACITY = 4_096;

export class NumberArena {
  #values = new Int32Array(FIRST_CAPACITY);
  #length = 0;

  /** Valid until the next `reserve`, which may move the values to a larger array. */
  get values(): Int32Array {
    return this.#values;
  }

  /** The place of the first of `count` new values. */
  reserve(count: number): number {
    const from = this.#length;
    this.#length += count;
    if (this.#length > this.#values.length) {
      const wider = new Int32Array(Math.max(2 * this.#values.length, this.#length));
      wider.set(this.#values);
      this.#values = wider;
    }
    return from;
  }

  /** Forgets every value; places that were given out no longer hold. */
  clear(): void {
    this.#length = 0;
  }
}
