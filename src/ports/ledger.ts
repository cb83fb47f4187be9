/** Port of the ledger: append-only charges in micro-dollars, once per request, up to a ceiling. */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';

/** 1 US dollar = 1,000,000 micro-dollars. */
export type Micros = number;

export interface Charge {
  /** An account, or one day of an anonymous caller. */
  readonly account: string;
  /** A second charge with the same account and request id has no effect. */
  readonly requestId: string;
  /** The endpoint's id. */
  readonly endpoint: string;
  readonly micros: Micros;
  readonly at: IsoInstant;
  /** A charge that would exceed it is refused. */
  readonly ceilingMicros: Micros;
  /** Set when nobody can read the items: the store may keep only the sum. */
  readonly unasked?: true;
}

export interface EndpointUsage {
  readonly endpoint: string;
  readonly calls: number;
  readonly micros: Micros;
}

export interface Usage {
  readonly spentMicros: Micros;
  /** Answered calls of the given UTC day. */
  readonly callsToday: number;
  /** Lifetime totals by endpoint, sorted by endpoint id. */
  readonly byEndpoint: readonly EndpointUsage[];
}

export interface Ledger {
  /** Applies the charge atomically if it fits. */
  charge(charge: Charge): Promise<{ readonly charged: boolean; readonly spentMicros: Micros }>;
  /** Reverses a charge whose call was not chargeable after all; the row stays, and a reversal is added. */
  release(charge: Charge): Promise<void>;
  usage(account: string, day: IsoDate): Promise<Usage>;
}
