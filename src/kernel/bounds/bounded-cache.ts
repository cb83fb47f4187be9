/** A cache bounded by count and total weight; evicts the entry that was stored first. */

export interface CacheLimits {
  readonly entriesMax: number;
  /**
   * Total weight of all values, in the caller's unit; unlimited when omitted. A single value above the limit is not
   * cached.
   */
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

  /** Weight of the value stored under a name; 0 when there is none. */
  weightOf(name: string): number {
    return this.#entries.get(name)?.weight ?? 0;
  }

  drop(name: string): void {
    this.#weight -= this.weightOf(name);
    this.#entries.delete(name);
  }

  /** Evicts the oldest values until a value of this weight fits. */
  makeRoom(weight: number): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size < this.#entriesMax && this.#weight + weight <= this.#weightMax) return;
      this.drop(oldest);
    }
  }

  /** Stores a value as the newest, replacing any earlier one of that name. */
  keep(name: string, value: Value, weight = 1): void {
    this.drop(name);
    if (weight > this.#weightMax) return;
    this.makeRoom(weight);
    this.#entries.set(name, { value, weight });
    this.#weight += weight;
  }
}
