/** Exact sliding window in memory: a log of recent call times per caller. */
import type { RateHit, RateVerdict, RateWindow } from '#ports/rate-window.ts';

/** Idle callers are removed when this many are known. */
const CALLERS_MAX = 50_000;

/** Call times in order; those before `head` have left the window. */
interface CallLog {
  times: number[];
  head: number;
}

export class MemoryRateWindow implements RateWindow {
  readonly #logs = new Map<string, CallLog>();

  hit({ caller, nowMs, calls, windowMs }: RateHit): RateVerdict {
    const log = this.#logOf(caller, nowMs, windowMs);
    const inWindow = log.times.length - log.head;
    const oldest = log.times[log.head] ?? nowMs;
    const resetMs = Math.max(0, oldest + windowMs - nowMs);
    if (inWindow >= calls) return { allowed: false, remaining: 0, resetMs };
    log.times.push(nowMs);
    return { allowed: true, remaining: calls - inWindow - 1, resetMs };
  }

  #logOf(caller: string, nowMs: number, windowMs: number): CallLog {
    const known = this.#logs.get(caller);
    if (known === undefined) {
      if (this.#logs.size >= CALLERS_MAX) this.#sweep(nowMs, windowMs);
      const fresh = { times: [], head: 0 };
      this.#logs.set(caller, fresh);
      return fresh;
    }
    // After the clock was set back, future calls count as made now, so that nobody waits longer than a window.
    if ((known.times.at(-1) ?? 0) > nowMs) known.times = known.times.map((at) => Math.min(at, nowMs));
    const horizonMs = nowMs - windowMs;
    while (known.head < known.times.length && (known.times[known.head] ?? 0) <= horizonMs) known.head += 1;
    // Compacting at half the log keeps the amortized cost below one move per call.
    if (known.head > 64 && known.head * 2 > known.times.length) {
      known.times = known.times.slice(known.head);
      known.head = 0;
    }
    return known;
  }

  /** Removes callers whose last call is a window away in either direction, since the clock may have been set. */
  #sweep(nowMs: number, windowMs: number): void {
    for (const [caller, { times }] of this.#logs)
      if (Math.abs(nowMs - (times.at(-1) ?? 0)) >= windowMs) this.#logs.delete(caller);
  }
}
