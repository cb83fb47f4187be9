/** Stores many short runs of integers in one growing array; separate arrays would take ten times the memory. */

export class NumberArena {
  #values = new Int32Array();
  #length = 0;

  /** Valid until the next `reserve`, which may move the values to a larger array. */
  get values(): Int32Array {
    return this.#values;
  }

  /** The index of the first of `count` new values. */
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

  /** Clears all values; earlier indexes become invalid. */
  clear(): void {
    this.#length = 0;
  }
}
