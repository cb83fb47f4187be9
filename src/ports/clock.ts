/** Port of the clock, the only source of real time. */

export interface Clock {
  /** Real time, epoch milliseconds. */
  nowMs(): number;
  /** Real UTC day `YYYY-MM-DD`, by which meters count. */
  today(): string;
  /**
   * Calls back once after `ms` of real time. Returns the function that cancels. On shutdown, the promise of a running
   * callback is awaited.
   */
  after(ms: number, callback: () => void | Promise<void>): () => void;
}
