/** Port of the request log: an account's last calls, without secrets. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { RefusalCode } from '#kernel/refusals.ts';

/** Calls kept per account. */
export const REQUESTS_KEPT = 200;

/** One logged call. */
export type LoggedRequest = {
  readonly requestId: string;
  /** On the account's clock. */
  readonly at: IsoInstant;
  readonly method: string;
  /** With its query; values that may be secret are redacted. */
  readonly path: string;
  /** The endpoint's id; absent for an unknown address. */
  readonly endpoint?: string;
  readonly status: number;
  readonly envelope: string;
  readonly latencyMs: number;
  /** The endpoint's price in US dollars. */
  readonly price: string;
  /** The code of a refusal. */
  readonly code?: RefusalCode;
  /** The problems of a refused request, without the values sent. */
  readonly problems?: readonly { readonly path: string; readonly expected: string }[];
  /** True for a step made by another call of the account. */
  readonly inner?: true;
};

/** A JSON body without secrets and personal data. */
type KeptBody = {
  readonly text: string;
  /** Set when the text was cut. */
  readonly clipped?: true;
};

/** The JSON bodies of a call, kept in memory and never stored. */
export type Bodies = { readonly request?: KeptBody; readonly answer?: KeptBody };

export interface LastRequests {
  /** Newest first. */
  readonly calls: readonly LoggedRequest[];
  /** The last seq of the stored log; later calls have higher ones. */
  readonly lastSeq: number;
}

export interface RequestLog {
  /** Logs a call without failing or delaying it. */
  note(account: string, request: LoggedRequest, bodies?: Bodies): void;
  /** At most `limit` calls. */
  last(account: string, limit: number): Promise<LastRequests>;
  /** The bodies of a call that this process served, while they are kept. */
  bodies(account: string, requestId: string): Bodies | undefined;
}
