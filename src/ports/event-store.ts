/** Port of the event store: ordered streams, atomic appends, unique claims and newest-first indexes. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Runtime } from './runtime.ts';

/** An event to append. The store assigns its seq; its id is derived from stream and seq. */
export interface NewEvent {
  /** `Noun.pastTense@version` */
  readonly type: string;
  readonly at: IsoInstant;
  readonly data: JsonObject;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** From 1 without gaps; a trimmed stream starts later. */
  readonly seq: number;
}

/** A unique name held by one ref: an order id, the digest of a key. */
export interface Claim {
  readonly claim: string;
  readonly key: string;
  readonly ref: string;
}

/** A ref listed under a key, newest first. Adding the same ref again changes nothing. */
export interface IndexEntry {
  readonly index: string;
  readonly key: string;
  readonly ref: string;
}

export interface Append {
  readonly stream: string;
  /** The last seq that the writer has read; 0 for a new stream. */
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

/** One row of an index page; pass its `position` as `before` to fetch the next page. */
export interface Listed {
  readonly ref: string;
  readonly position: number;
}

/** The most events that one call of `trim` deletes, so that a long backlog does not delay other calls. */
export const TRIMMED_MAX = 500;

export interface EventStore {
  /** Appends all or nothing. Resolves once durable. Throws `StoreUnavailable` when the store is lost. */
  append(appends: readonly Append[]): Promise<AppendResult>;
  /** Events with seq > `after`, in order, at most `limit`. */
  read(stream: string, options?: { after?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** 0 when the stream does not exist. */
  lastSeq(stream: string): Promise<number>;
  claimed(claim: string, key: string): Promise<string | undefined>;
  /** Newest first; `before` is the position of the last row returned. */
  list(
    index: string,
    key: string,
    options: { limit: number; before?: number; offset?: number },
  ): Promise<readonly Listed[]>;
  count(index: string, key: string): Promise<number>;
  /** Removes every ref from an index and returns their number. Streams are kept. */
  dropIndex(index: string, key: string): Promise<number>;
  /**
   * Deletes the oldest events of a stream, up to seq `through` and at most `TRIMMED_MAX` per call, and returns their
   * number. The last event is kept, and seqs do not change. Only for logs with a retention window, which nothing reads
   * from the start.
   */
  trim(stream: string, through: number): Promise<number>;
  /** Calls `wake` after appends to `stream` by any process. Returns the function that stops it. */
  watch(stream: string, wake: () => void): () => void;
}

/** The event store as one call sees it, with the in-memory state that belongs to this view. */
export interface StoreView extends EventStore {
  readonly runtime: Runtime;
}

/** The first view of a service. */
export function storeView(store: EventStore, runtime: Runtime): StoreView {
  return { ...storeOver(store, {}), runtime };
}

/** Like `storeOver`. A view that reads other events gets caches of its own. */
export function viewOver(inner: StoreView, otherwise: Partial<EventStore>): StoreView {
  const readsOthers = otherwise.read !== undefined || otherwise.lastSeq !== undefined;
  const runtime = readsOthers ? inner.runtime.forOtherView() : inner.runtime;
  return { ...storeOver(inner, otherwise), runtime };
}

/** Delegates to `inner`, except for the overridden calls. */
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

/** The store failed a call. A write whose acknowledgement was lost may have happened. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
