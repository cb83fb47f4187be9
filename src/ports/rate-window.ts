/** Port of the rate window: an exact sliding window of calls per caller. */

export interface RateHit {
  readonly caller: string;
  readonly nowMs: number;
  /** Calls allowed in any `windowMs`. */
  readonly calls: number;
  readonly windowMs: number;
}

export interface RateVerdict {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds until one more call is allowed when refused, else until the oldest call leaves the window. */
  readonly resetMs: number;
}

export interface RateWindow {
  /**
   * Counts the call if it is allowed; a refused call is not counted. The clock may be set forward, which opens the window once, and
   * back, which closes it for no longer than `windowMs`.
   */
  hit(hit: RateHit): Promise<RateVerdict> | RateVerdict;
}
