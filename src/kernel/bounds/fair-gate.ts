/** Limits concurrent work fairly: each owner has a maximum share, and owners take turns. */

export interface FairGateLimits {
  /** Units of work in progress at once. */
  readonly capacity: number;
  /** Units that one owner may hold, unless a single piece of its work is larger. */
  readonly ownerMax: number;
  /** Requests that may wait, in total and per owner. */
  readonly waitingMax: number;
  readonly ownerWaitingMax: number;
}

/** Releases all units except `kept`, which the rest of the work still uses; a later call releases those. */
export type ReleaseUnits = (kept?: number) => void;

interface Waiting {
  readonly units: number;
  readonly enter: () => void;
}

export class FairGate {
  readonly #limits: FairGateLimits;
  readonly #held = new Map<string, number>();
  /** In order of turns: an owner who has been served moves to the end. */
  readonly #queues = new Map<string, Waiting[]>();
  #free: number;
  #waiting = 0;

  constructor(limits: FairGateLimits) {
    this.#limits = limits;
    this.#free = limits.capacity;
  }

  /**
   * Waits for `units` and returns the function that releases them. Returns undefined immediately when too many requests
   * wait already.
   */
  async enter(owner: string, units = 1): Promise<ReleaseUnits | undefined> {
    const asked = Math.min(units, this.#limits.capacity);
    if (this.#waiting === 0 && this.#fits(owner, asked)) return this.#take(owner, asked);
    const queue = this.#queues.get(owner) ?? [];
    if (this.#waiting >= this.#limits.waitingMax || queue.length >= this.#limits.ownerWaitingMax) return undefined;
    this.#queues.set(owner, queue);
    this.#waiting += 1;
    const entered = new Promise<ReleaseUnits>((resolve) => {
      queue.push({ units: asked, enter: () => resolve(this.#take(owner, asked)) });
    });
    this.#admit();
    return entered;
  }

  #fits(owner: string, units: number): boolean {
    const held = this.#held.get(owner) ?? 0;
    return units <= this.#free && (held === 0 || held + units <= this.#limits.ownerMax);
  }

  #take(owner: string, units: number): ReleaseUnits {
    this.#free -= units;
    this.#held.set(owner, (this.#held.get(owner) ?? 0) + units);
    let holds = units;
    return (kept = 0) => {
      const freed = holds - Math.min(holds, kept);
      if (freed === 0) return;
      holds -= freed;
      this.#free += freed;
      const left = (this.#held.get(owner) ?? 0) - freed;
      if (left === 0) this.#held.delete(owner);
      else this.#held.set(owner, left);
      this.#admit();
    };
  }

  #admit(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) next.enter();
  }

  /**
   * Dequeues the next request that fits, owner by owner. A request that waits for units held by others keeps its turn,
   * so that large work is not starved.
   */
  #next(): Waiting | undefined {
    for (const [owner, queue] of this.#queues) {
      const [first, ...rest] = queue;
      if (first === undefined) continue;
      if (!this.#fits(owner, first.units)) {
        if (first.units > this.#free) return undefined;
        continue;
      }
      this.#waiting -= 1;
      this.#queues.delete(owner);
      if (rest.length > 0) this.#queues.set(owner, rest);
      return first;
    }
    return undefined;
  }
}
