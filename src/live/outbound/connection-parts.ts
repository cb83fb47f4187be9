/** What an e-sign adapter needs besides its credential. */
export interface ConnectionParts {
  readonly connectionId: string;
  readonly nowMs: () => number;
  /** Replaceable, so that a host can trace calls. */
  readonly send: typeof fetch;
}
