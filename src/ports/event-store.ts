/** Port of the event store: ordered streams, atomic appends, unique claims and newest-first indexes. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';

/** A fact to be stored. Its seq is given by the store; its id is derived from stream and seq. */
export interface NewEvent {
  /** `Noun.pastTense@version` */
  readonly type: string;
  readonly at: IsoInstant;
  readonly data: JsonObject;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** From 1, without gaps; a trimmed stream begins later. */
  readonly seq: number;
}

/** A name that only one ref may ever hold: an order id, the digest of a key. */
export interface Claim {
  readonly claim: string;
  readonly key: string;
  readonly ref: string;
}

/** A ref listed under a key, newest first. Entering the same ref again changes nothing. */
export interface IndexEntry {
  readonly index: string;
  readonly key: string;
  readonly ref: string;
}

export interface Append {
  readonly stream: string;
  /** The last seq the writer has seen; 0 for a new stream. */
  readonly expectedSeq: number;
  readonly events: readonly NewEvent[];
  readonly claims?: readonly Claim[];
  readonly index?: readonly IndexEntry[];
}

export type AppendResult =
  | { readonly ok: true /** Per append, in order. */; readonly lastSeqs: readonly number[] }
  | { readonly ok: false; readonly conflict: 'sequence'; readonly stream: string; readonly lastSeq: number }
  | {
      readonly ok: false;
      readonly conflict: 'claim';
      readonly claim: string;
      readonly key: string;
      readonly ref: string;
    };

/** One row of an index page; `position` pages on with `before`. */
export interface Listed {
  readonly ref: string;
  readonly position: number;
}

/** Most events that one call of `trim` deletes, so that a long backlog delays no other call. */
export const TRIMMED_MAX = 500;

export interface EventStore {
  /** All appends or none. Not acknowledged before it is durable. A lost store throws `StoreUnavailable`. */
  append(appends: readonly Append[]): Promise<AppendResult>;
  /** Events with seq > `after`, in order, at most `limit`. */
  read(stream: string, options?: { after?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** 0 when the stream does not exist. */
  lastSeq(stream: string): Promise<number>;
  claimed(claim: string, key: string): Promise<string | undefined>;
  /** Newest first; `before` is the position of the last row seen. */
  list(
    index: string,
    key: string,
    options: { limit: number; before?: number; offset?: number },
  ): Promise<readonly Listed[]>;
  count(index: string, key: string): Promise<number>;
  /** Takes every ref out of an index; answers how many. Streams stay. */
  dropIndex(index: string, key: string): Promise<number>;
  /**
   * Deletes the oldest events of a stream, up to seq `through` and at most `TRIMMED_MAX` in one call; answers how many. The last event
   * always stays, and the others keep their seq. For logs with a kept window: nobody may read such a stream from its start.
   */
  trim(stream: string, through: number): Promise<number>;
  /** Calls `wake` after appends to `stream`, from any process. Answers the way to stop. */
  watch(stream: string, wake: () => void): () => void;
}

/** A store that does what `inner` does, but for the calls that it answers otherwise. */
export function storeOver(inner: EventStore, otherwise: Partial<EventStore>): EventStore {
  return {
    append: (appends) => inner.append(appends),
    read: (stream, options) => inner.read(stream, options),
    lastSeq: (stream) => inner.lastSeq(stream),
    claimed: (claim, key) => inner.claimed(claim, key),
    list: (index, key, options) => inner.list(index, key, options),
    count: (index, key) => inner.count(index, key),
    dropIndex: (index, key) => inner.dropIndex(index, key),
    trim: (stream, through) => inner.trim(stream, through),
    watch: (stream, wake) => inner.watch(stream, wake),
    ...otherwise,
  };
}

/** The store did not take a call; nothing was written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
