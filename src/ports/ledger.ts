/** Port of the ledger: append-only charges in micro-dollars, once per request, under a ceiling. */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';

/** 1 US dollar = 1,000,000 micro-dollars. */
export type Micros = number;

export interface Charge {
  /** An account, or an anonymous caller's day. */
  readonly account: string;
  /** A second charge with the same account and request id changes nothing. */
  readonly requestId: string;
  /** The endpoint's id. */
  readonly endpoint: string;
  readonly micros: Micros;
  readonly at: IsoInstant;
  /** The charge is refused when it would take the account above this. */
  readonly ceilingMicros: Micros;
  /** Set where the items of the spend are never read: a store may then keep the sum alone, without single requests. */
  readonly unasked?: true;
}

export interface EndpointUsage {
  readonly endpoint: string;
  readonly calls: number;
  readonly micros: Micros;
}

export interface Usage {
  readonly spentMicros: Micros;
  /** Answered calls of the asked UTC day. */
  readonly callsToday: number;
  /** Since the account exists, by endpoint, in order of endpoint id. */
  readonly byDoor: readonly EndpointUsage[];
}

export interface Ledger {
  /** Takes the charge if it fits, atomically. */
  charge(charge: Charge): Promise<{ readonly charged: boolean; readonly spentMicros: Micros }>;
  /** Reverses a charge that was taken, since its call was not answered with something chargeable; the row stays, its reversal follows. */
  release(charge: Charge): Promise<void>;
  usage(account: string, day: IsoDate): Promise<Usage>;
}
