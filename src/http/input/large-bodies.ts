/** Admits large bodies a few at a time, with turns by caller, so that memory is bounded and nobody's feed delays another's. */
import { FairGate } from '#kernel/bounds/fair-gate.ts';

/** A larger body waits for its turn before it is taken off the wire. */
export const LARGE_BYTES = 262_144;
const UNIT_BYTES = 1_048_576;

/** Mebibytes of large bodies under way at once; one caller holds at most half. */
const LIMITS = { capacity: 64, ownerMax: 32, waitingMax: 256, ownerWaitingMax: 32 };

export function largeBodyGate(): FairGate {
  return new FairGate(LIMITS);
}

/** The turn of one request, which it may or may not need. */
export class LargeBodyTurn {
  readonly #gate: FairGate;
  readonly #owner: string;
  #leave: (() => void) | undefined;

  constructor(gate: FairGate, owner: string) {
    this.#gate = gate;
    this.#owner = owner;
  }

  /** Waits for the turn of a body of up to that many bytes; false when too many wait already. */
  async take(bytes: number): Promise<boolean> {
    this.#leave ??= await this.#gate.enter(this.#owner, Math.ceil(bytes / UNIT_BYTES));
    return this.#leave !== undefined;
  }

  /** To be called when the request has been answered, however it ended. */
  giveBack(): void {
    this.#leave?.();
  }
}
