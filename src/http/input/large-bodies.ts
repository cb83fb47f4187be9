/** Admits large bodies a few at a time, with turns by caller, so that memory is bounded and nobody's feed delays another's. */
import { FairGate } from '#kernel/bounds/fair-gate.ts';

const MEBIBYTE = 1_048_576;
/** Bytes of memory that a request may need without waiting for its turn. */
const SMALL_BYTES = MEBIBYTE;
/** How many times its own size a body takes while it is worked on, unless its endpoint says otherwise. */
const MULTIPLE = 3;

/** Mebibytes of memory that large bodies may need together; one caller holds at most half. */
const LIMITS = { capacity: 256, ownerMax: 128, waitingMax: 256, ownerWaitingMax: 32 };

export function largeBodyGate(): FairGate {
  return new FairGate(LIMITS);
}

/** The turn of one request, which it may or may not need. */
export class LargeBodyTurn {
  readonly #gate: FairGate;
  readonly #owner: string;
  readonly #multiple: number;
  #leave: (() => void) | undefined;
  #holders = 1;

  constructor(gate: FairGate, owner: string, multiple = MULTIPLE) {
    this.#gate = gate;
    this.#owner = owner;
    this.#multiple = multiple;
  }

  /** Waits for the turn of a body of that many bytes, unless it has come or none is needed; false when too many wait already. */
  async take(bytes: number): Promise<boolean> {
    const needed = bytes * this.#multiple;
    if (needed <= SMALL_BYTES || this.#leave !== undefined) return true;
    this.#leave = await this.#gate.enter(this.#owner, Math.ceil(needed / MEBIBYTE));
    return this.#leave !== undefined;
  }

  /** True for a body so large that it needs a turn. */
  needs(bytes: number): boolean {
    return bytes * this.#multiple > SMALL_BYTES && this.#leave === undefined;
  }

  /** Keeps the turn for one more holder, such as an answer that is still being written. */
  hold(): void {
    this.#holders += 1;
  }

  /** To be called once by each holder, however its work ended; the first is the request itself. */
  giveBack(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.#leave?.();
  }
}
