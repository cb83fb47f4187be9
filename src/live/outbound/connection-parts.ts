/** What an adapter of an e-sign provider is opened with, beside its credential. */
export interface ConnectionParts {
  readonly connectionId: string;
  readonly nowMs: () => number;
  /** Calls go through it, so that a host can follow them. */
  readonly send: typeof fetch;
}
