/** Port of the request inspector: an account's last calls, without secrets. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { RefusalCode } from '#kernel/refusals.ts';

/** How many calls of an account are kept. */
export const REQUESTS_KEPT = 200;

/** One answered call. Bodies and headers are not kept. */
export type LoggedRequest = {
  readonly requestId: string;
  /** On the account's clock. */
  readonly at: IsoInstant;
  readonly method: string;
  /** With its query; values that may be secret are struck out. */
  readonly path: string;
  /** The endpoint's id; absent where no endpoint answers that address. */
  readonly endpoint?: string;
  readonly status: number;
  readonly envelope: string;
  readonly latencyMs: number;
  /** US dollars that the endpoint posts. */
  readonly price: string;
  /** Code of a refusal. */
  readonly code?: RefusalCode;
  /** Where a refused request was wrong, without what was sent there. */
  readonly problems?: readonly { readonly path: string; readonly expected: string }[];
  /** True for a step that another call of the account took. */
  readonly inner?: true;
};

export interface RequestLog {
  /** Notes a call; never fails and holds nobody up. */
  note(account: string, request: LoggedRequest): void;
  /** Newest first, at most `limit`. */
  last(account: string, limit: number): Promise<readonly LoggedRequest[]>;
}
