/** Limits concurrent sends per receiver. */

export class SendSlots {
  readonly #max: number;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Runs `work` when a slot for `name` is free. */
  async in<T>(name: string, work: () => Promise<T>): Promise<T> {
    const taken = this.#taken.get(name) ?? 0;
    if (taken < this.#max) this.#taken.set(name, taken + 1);
    else await new Promise<void>((resolve) => this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]));
    try {
      return await work();
    } finally {
      this.#leave(name);
    }
  }

  /** Passes the slot to the first waiting, or frees it. */
  #leave(name: string): void {
    const [next, ...rest] = this.#waiting.get(name) ?? [];
    if (rest.length > 0) this.#waiting.set(name, rest);
    else this.#waiting.delete(name);
    if (next !== undefined) {
      next();
      return;
    }
    const left = (this.#taken.get(name) ?? 1) - 1;
    if (left === 0) this.#taken.delete(name);
    else this.#taken.set(name, left);
  }
}
