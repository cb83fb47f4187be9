/** Keeps values by name within a count and a total weight, and drops the value that was kept longest ago first. */

export interface CacheLimits {
  readonly entriesMax: number;
  /** Of all values together, in the unit of the caller; unlimited when left out. A value that is heavier by itself is not kept. */
  readonly weightMax?: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

export class BoundedCache<Value> {
  readonly #entriesMax: number;
  readonly #weightMax: number;
  readonly #entries = new Map<string, Entry<Value>>();
  #weight = 0;

  constructor({ entriesMax, weightMax = Number.POSITIVE_INFINITY }: CacheLimits) {
    this.#entriesMax = entriesMax;
    this.#weightMax = weightMax;
  }

  get weight(): number {
    return this.#weight;
  }

  get(name: string): Value | undefined {
    return this.#entries.get(name)?.value;
  }

  /** Of the value that is kept under a name; 0 where none is. */
  weightOf(name: string): number {
    return this.#entries.get(name)?.weight ?? 0;
  }

  drop(name: string): void {
    this.#weight -= this.weightOf(name);
    this.#entries.delete(name);
  }

  /** Drops the oldest values until one of that weight fits. */
  makeRoom(weight: number): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size < this.#entriesMax && this.#weight + weight <= this.#weightMax) return;
      this.drop(oldest);
    }
  }

  /** Replaces what was kept under the name, as the newest. */
  keep(name: string, value: Value, weight = 1): void {
    this.drop(name);
    if (weight > this.#weightMax) return;
    this.makeRoom(weight);
    this.#entries.set(name, { value, weight });
    this.#weight += weight;
  }
}
