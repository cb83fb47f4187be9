/** Schedules when delivery queues are checked again. */
import type { Clock } from '#ports/clock.ts';
import type { EventStore } from '#ports/event-store.ts';
import { accountStream } from '../accounts/accounts.ts';

/** The longest timer; a later deadline is checked again in between. */
const WAIT_MS_MAX = 2_000_000_000;

export class Alarms {
  readonly #clock: Clock;
  readonly #events: EventStore;
  readonly #ring: (queue: string) => void;
  /** Queue → the function that cancels its alarm. A new alarm replaces the old one. */
  readonly #set = new Map<string, () => void>();

  constructor(
    { clock, events }: { readonly clock: Clock; readonly events: EventStore },
    ring: (queue: string) => void,
  ) {
    this.#clock = clock;
    this.#events = events;
    this.#ring = ring;
  }

  /** Fires after `ms` of real time. `waitedOut` is called first, even if the wall clock was set meanwhile. */
  inMs(queue: string, ms: number, waitedOut = () => {}): void {
    this.#cancel(queue);
    const ring = () => {
      if (ms <= WAIT_MS_MAX) waitedOut();
      this.#rings(queue);
    };
    this.#set.set(queue, this.#clock.after(Math.min(ms, WAIT_MS_MAX), ring));
  }

  /** Fires after `ms`, or earlier when something happens to the account, such as a clock change. */
  onClockOf(account: string, queue: string, ms: number, waitedOut: () => void): void {
    this.inMs(queue, ms, waitedOut);
    const cancel = this.#set.get(queue);
    const unwatch = this.#events.watch(accountStream(account), () => this.#rings(queue));
    this.#set.set(queue, () => {
      cancel?.();
      unwatch();
    });
  }

  clear(): void {
    for (const queue of [...this.#set.keys()]) this.#cancel(queue);
  }

  #rings(queue: string): void {
    this.#cancel(queue);
    this.#ring(queue);
  }

  #cancel(queue: string): void {
    this.#set.get(queue)?.();
    this.#set.delete(queue);
  }
}
