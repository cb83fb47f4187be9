/** Port of the request inspector: an account's last calls, without secrets. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { RefusalCode } from '#kernel/refusals.ts';

/** How many calls of an account are kept. */
export const REQUESTS_KEPT = 200;

/** One answered call, as it is stored. */
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

/** A JSON body without secrets and personal data. */
export type KeptBody = {
  readonly text: string;
  /** The text was longer than what is kept. */
  readonly clipped?: true;
};

/** Bodies of a call, where they were JSON. They are kept in memory, never stored. */
export type Bodies = { readonly request?: KeptBody; readonly answer?: KeptBody };

export interface LastRequests {
  /** Newest first. */
  readonly calls: readonly LoggedRequest[];
  /** Of the stored log; later calls have a higher one. */
  readonly lastSeq: number;
}

export interface RequestLog {
  /** Records a call; never fails and delays no answer. */
  note(account: string, request: LoggedRequest, bodies?: Bodies): void;
  /** At most `limit` calls. */
  last(account: string, limit: number): Promise<LastRequests>;
  /** Bodies of a call that this process answered, while they are kept. */
  bodies(account: string, requestId: string): Bodies | undefined;
}
