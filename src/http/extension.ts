/** Hooks that composition adds to the pipeline, in request order; the sandbox is such an extension. */
import type { Row } from '#catalog/row.ts';
import type { Answer, Refusal } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import type { Problem } from '#kernel/problems.ts';
import type { Identity } from '#ports/accounts.ts';
import type { StoreView } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import type { Answered } from './answer/present.ts';
import type { Inputs } from './input/read.ts';

export interface Extension {
  /** Request headers that the extension reads; a preflight allows them. */
  readonly headers: readonly string[];
  /** The subset that inner requests inherit. */
  readonly inheritedHeaders: readonly string[];
  /** Reads the overrides of a call with a known key. */
  onAdmission(headers: Pick<Headers, 'get'>, identity: Identity, nowMs: number): Overrides | undefined;
  /** May redirect the writes of a call to another store. GET endpoints are never redirected. */
  beforeWrite(write: Write): MaybePromise<Redirect | undefined>;
  /** May extend or replace the handler's answer. */
  onAnswer(answer: Answer, row: Row, caller: Caller): MaybePromise<Answer>;
  /** Called when the response is complete. */
  onResponse(exchange: Exchange): void;
}

/** Overrides for one call. */
export interface Overrides {
  /** The caller's clock. */
  readonly now?: IsoInstant | undefined;
  /** Invalid headers; the call is refused. */
  readonly problems?: readonly Problem[] | undefined;
  /** Returned without running the handler. */
  readonly instead?: Refusal | undefined;
  /** Returned instead of the handler's answer, after the handler ran. */
  readonly afterwards?: Refusal | undefined;
  readonly tools?: Tools | undefined;
  /** Adds a mark to the handler's answer, such as the fault that was injected. */
  readonly mark?: ((answer: Answer) => Answer) | undefined;
}

/** A call whose handler may write. */
export interface Write {
  readonly inputs: Inputs;
  readonly caller: Caller;
  readonly now: IsoInstant;
  readonly tools: Tools;
}

/** Other inputs and another store for a write. */
export interface Redirect {
  readonly inputs: Pick<Inputs, 'params' | 'body'>;
  readonly events: StoreView;
  /** Awaited before each inner request, so that it sees the outer call's writes. */
  beforeInner(): Promise<void>;
  /** Awaited before the answer is presented. */
  onAnswer(answer: Answer): Promise<void>;
}

/** A request and its response. */
export interface Exchange {
  readonly request: Request;
  /** The body as sent; undefined for a GET. */
  readonly sentBody: string | undefined;
  readonly caller: Caller;
  /** The caller's clock. */
  readonly now: IsoInstant;
  readonly requestId: string;
  readonly startedMs: number;
  /** True for a request made by another call. */
  readonly isInner: boolean;
  /** Undefined when the address has no endpoint. */
  readonly row: Row | undefined;
  readonly answered: Answered;
}

/** Changes nothing. */
export const NO_EXTENSION: Extension = {
  headers: [],
  inheritedHeaders: [],
  onAdmission: () => undefined,
  beforeWrite: () => undefined,
  onAnswer: (answer) => answer,
  onResponse: () => {},
};
