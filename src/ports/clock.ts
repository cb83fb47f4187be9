/** Port of the clock: the only source of real time. */

export interface Clock {
  /** Real time, epoch milliseconds. */
  nowMs(): number;
  /** Real UTC day `YYYY-MM-DD`; what meters count by. */
  today(): string;
  /** Calls back once after `ms` of real time; answers the way to cancel. Work that the callback answers is let end. */
  after(ms: number, callback: () => void | Promise<void>): () => void;
}
