/**
 * Admits few large bodies at a time, with turns by caller, so that memory is bounded and one caller's feed does not
 * delay another's.
 */
import { FairGate, type ReleaseUnits } from '#kernel/bounds/fair-gate.ts';
import { servicePart } from '#ports/runtime.ts';

const MEBIBYTE = 1_048_576;
/** Bodies up to this size are not counted, because their connections take as much memory anyway. */
const TINY_BYTES = 16_384;
/** Bytes of memory that a request may use without waiting for its turn, while there is room for small bodies. */
const SMALL_BYTES = MEBIBYTE;
/** Bytes that all small bodies may hold together; the next ones need a turn. Slow senders would otherwise fill the memory. */
const SMALL_ROOM_BYTES = 48 * MEBIBYTE;
/** Memory needed to process a body, as a multiple of its size, unless the endpoint sets another. */
const MULTIPLE = 3;

/** Mebibytes that all large bodies may use together; one caller gets at most half. */
const LIMITS = { capacity: 256, ownerMax: 128, waitingMax: 256, ownerWaitingMax: 32 };

/** The memory that bodies of all requests share. */
export class BodyRoom {
  readonly gate: FairGate;
  #smallFree: number;

  constructor(gate = new FairGate(LIMITS), smallBytes = SMALL_ROOM_BYTES) {
    this.gate = gate;
    this.#smallFree = smallBytes;
  }

  /** Returns the function that frees the bytes, or undefined when small bodies use all the room. */
  takeSmall(bytes: number): (() => void) | undefined {
    if (bytes > this.#smallFree) return undefined;
    this.#smallFree -= bytes;
    return () => {
      this.#smallFree += bytes;
    };
  }
}

export const BODY_ROOM = servicePart(() => new BodyRoom());

/** The turn of one request, if it needs one. */
export class LargeBodyTurn {
  readonly #room: BodyRoom;
  readonly #owner: string;
  readonly #multiple: number;
  #leave: ReleaseUnits | undefined;
  /** True for a turn of the gate, false for a share of the room for small bodies. */
  #isTurn = false;
  #holders = 1;

  constructor(room: BodyRoom, owner: string, multiple = MULTIPLE) {
    this.#room = room;
    this.#owner = owner;
    this.#multiple = multiple;
  }

  /** Waits for the turn of a body of that size, unless it has one or needs none; false when too many wait already. */
  async take(bytes: number): Promise<boolean> {
    if (!this.#needs(bytes)) return true;
    this.#leave?.();
    this.#leave = this.#isSmall(bytes) ? this.#room.takeSmall(bytes) : undefined;
    if (this.#leave !== undefined) return true;
    const needed = Math.ceil((bytes * this.#multiple) / MEBIBYTE);
    this.#leave = await this.#room.gate.enter(this.#owner, needed);
    this.#isTurn = this.#leave !== undefined;
    return this.#isTurn;
  }

  /** The same for a body of unknown length that has grown to `bytes`: it counts as the largest of its kind. */
  async grow(bytes: number, bytesMax: number): Promise<boolean> {
    if (!this.#needs(bytes)) return true;
    return this.take(this.#isSmall(bytes) ? Math.min(bytesMax, Math.floor(SMALL_BYTES / this.#multiple)) : bytesMax);
  }

  #needs(bytes: number): boolean {
    if (this.#isTurn || bytes <= TINY_BYTES) return false;
    return this.#leave === undefined || !this.#isSmall(bytes);
  }

  #isSmall(bytes: number): boolean {
    return bytes * this.#multiple <= SMALL_BYTES;
  }

  /** Adds a holder of the turn, such as a response that is still being written. */
  hold(): void {
    this.#holders += 1;
  }

  /** Reduces the turn to the bytes still to be sent, once all other work is done. */
  keepOnly(bytes: number): void {
    if (this.#isTurn && this.#holders === 1) this.#leave?.(Math.ceil(bytes / MEBIBYTE));
  }

  /** Called once by each holder, including the request itself, even if its work failed. */
  giveBack(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.#leave?.();
  }
}
