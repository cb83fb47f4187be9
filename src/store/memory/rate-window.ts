/** Owns the exact sliding window, one short log of call times per caller, in this process. */
import type { RateHit, RateVerdict, RateWindow } from '#ports/rate-window.ts';

/** Idle callers are swept when this many are known. */
const CALLERS_MAX = 50_000;

export class MemoryRateWindow implements RateWindow {
  readonly #calls = new Map<string, number[]>();

  hit({ caller, nowMs, calls, windowMs }: RateHit): RateVerdict {
    const log = this.#logOf(caller, nowMs - windowMs);
    const oldest = log[0] ?? nowMs;
    const resetMs = Math.max(0, oldest + windowMs - nowMs);
    if (log.length >= calls) return { allowed: false, remaining: 0, resetMs };
    log.push(nowMs);
    return { allowed: true, remaining: calls - log.length, resetMs };
  }

  #logOf(caller: string, horizonMs: number): number[] {
    const known = this.#calls.get(caller);
    if (known === undefined) {
      if (this.#calls.size >= CALLERS_MAX) this.#sweep(horizonMs);
      const fresh: number[] = [];
      this.#calls.set(caller, fresh);
      return fresh;
    }
    let gone = 0;
    while (gone < known.length && (known[gone] ?? 0) <= horizonMs) gone += 1;
    if (gone > 0) known.splice(0, gone);
    return known;
  }

  #sweep(horizonMs: number): void {
    for (const [caller, log] of this.#calls) if ((log.at(-1) ?? 0) <= horizonMs) this.#calls.delete(caller);
  }
}
