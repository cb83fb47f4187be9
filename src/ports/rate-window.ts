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
  /** Milliseconds until the next call is allowed, or, when allowed, until the oldest call leaves the window. */
  readonly resetMs: number;
}

export interface RateWindow {
  /**
   * Counts the call if it is allowed; refused calls are not counted. Setting the clock forward opens the window once;
   * setting it back closes it for at most `windowMs`.
   */
  hit(hit: RateHit): Promise<RateVerdict> | RateVerdict;
}
