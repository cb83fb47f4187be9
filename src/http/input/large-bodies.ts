/**
 * Admits few large bodies at a time, with turns by caller, so that memory is bounded and one caller's feed does not
 * delay another's.
 */
import { FairGate } from '#kernel/bounds/fair-gate.ts';

const MEBIBYTE = 1_048_576;
/** Bytes of memory that a request may use without waiting for its turn. */
const SMALL_BYTES = MEBIBYTE;
/** Memory needed to process a body, as a multiple of its size, unless the endpoint sets another. */
const MULTIPLE = 3;

/** Mebibytes that all large bodies may use together; one caller gets at most half. */
const LIMITS = { capacity: 256, ownerMax: 128, waitingMax: 256, ownerWaitingMax: 32 };

export function largeBodyGate(): FairGate {
  return new FairGate(LIMITS);
}

/** The turn of one request, if it needs one. */
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

  /** Waits for the turn of a body of that size, unless it has one or needs none; false when too many wait already. */
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

  /** Adds a holder of the turn, such as a response that is still being written. */
  hold(): void {
    this.#holders += 1;
  }

  /** Called once by each holder, including the request itself, however its work ended. */
  giveBack(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.#leave?.();
  }
}
