/** Schedules when delivery queues are checked again. */
import type { Clock } from '#ports/clock.ts';
import type { EventStore } from '#ports/event-store.ts';
import { accountStream } from '../accounts/accounts.ts';

/** The longest timer; a later deadline is checked again in between. */
const WAIT_MS_MAX = 2_000_000_000;

export class Alarms {
  readonly #clock: Clock;
  readonly #events: EventStore;
  readonly #ring: (lane: string) => void;
  /** Queue → the function that cancels its alarm. A new alarm replaces the old one. */
  readonly #set = new Map<string, () => void>();

  constructor({ clock, events }: { readonly clock: Clock; readonly events: EventStore }, ring: (lane: string) => void) {
    this.#clock = clock;
    this.#events = events;
    this.#ring = ring;
  }

  /** Fires after `ms` of real time. `waitedOut` is called first, even if the wall clock was set meanwhile. */
  inMs(lane: string, ms: number, waitedOut = () => {}): void {
    this.#cancel(lane);
    const ring = () => {
      if (ms <= WAIT_MS_MAX) waitedOut();
      this.#rings(lane);
    };
    this.#set.set(lane, this.#clock.after(Math.min(ms, WAIT_MS_MAX), ring));
  }

  /** Fires after `ms`, or earlier when something happens to the account, such as a clock change. */
  onClockOf(account: string, lane: string, ms: number, waitedOut: () => void): void {
    this.inMs(lane, ms, waitedOut);
    const cancel = this.#set.get(lane);
    const unwatch = this.#events.watch(accountStream(account), () => this.#rings(lane));
    this.#set.set(lane, () => {
      cancel?.();
      unwatch();
    });
  }

  clear(): void {
    for (const lane of [...this.#set.keys()]) this.#cancel(lane);
  }

  #rings(lane: string): void {
    this.#cancel(lane);
    this.#ring(lane);
  }

  #cancel(lane: string): void {
    this.#set.get(lane)?.();
    this.#set.delete(lane);
  }
}
