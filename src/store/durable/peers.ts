/** Messages between isolates and objects, and among objects. */
import type { IsoDate } from '#kernel/dates.ts';
import type { AppendResult, Claim, IndexEntry, Listed, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { IdempotencyRequest, IdempotencyVerdict, KeptAnswer } from '#ports/idempotency.ts';
import type { Charge, Micros, Usage } from '#ports/ledger.ts';
import type { RateHit, RateVerdict } from '#ports/rate-window.ts';

/** One partition's part of a write. Ranks order the conflicts of several partitions as they would arise in one. */
export interface Part {
  readonly streams: readonly StreamWrite[];
  readonly claims: readonly (Claim & Ranked)[];
  readonly entries: readonly IndexEntry[];
}

interface Ranked {
  readonly rank: number;
}

export interface StreamWrite extends Ranked {
  readonly stream: string;
  readonly expectedSeq: number;
  readonly events: readonly NewEvent[];
}

/** A write by partition; `home` is one of them and decides it. */
export interface Write {
  readonly home: string;
  readonly parts: Readonly<Record<string, Part>>;
}

export type RefusedAppend = Extract<AppendResult, { ok: false }>;
export type WriteResult = { readonly ok: true } | RefusedAppend;

export interface PreparedWrite {
  readonly tx: string;
  /** The partition that decides the write. */
  readonly coordinator: string;
  readonly part: Part;
}

export type PrepareResult =
  | { readonly state: 'held' }
  /** An undecided write has locked something that it needs. */
  | { readonly state: 'busy' }
  | { readonly state: 'refused'; readonly rank: number; readonly refused: RefusedAppend };

/** An unknown write was aborted. */
export type Outcome = 'committed' | 'undecided' | 'aborted';

export interface EventPage {
  readonly events: readonly StoredEvent[];
  /** True when the page was cut; the next starts after its last event. */
  readonly more: boolean;
}

export interface PartitionPeer {
  append(write: Write): Promise<WriteResult>;
  prepare(preparation: PreparedWrite): Promise<PrepareResult>;
  /** Ends a prepared write. Repeated or unknown calls have no effect. */
  finish(tx: string, outcome: Exclude<Outcome, 'undecided'>): Promise<void>;
  outcome(tx: string): Promise<Outcome>;
  read(stream: string, after: number, limit: number): Promise<EventPage>;
  lastSeq(stream: string): Promise<number>;
  claimed(claim: string, key: string): Promise<string | undefined>;
  list(index: string, key: string, options: { limit: number; before: number; offset: number }): Promise<Listed[]>;
  count(index: string, key: string): Promise<number>;
  dropIndex(index: string, key: string): Promise<number>;
  trim(stream: string, through: number): Promise<number>;
  charge(charge: Charge): Promise<{ charged: boolean; spentMicros: Micros }>;
  release(charge: Charge): Promise<void>;
  usage(account: string, day: IsoDate): Promise<Usage>;
  begin(request: IdempotencyRequest): Promise<IdempotencyVerdict>;
  keep(scope: string, key: string, answer: KeptAnswer): Promise<void>;
  free(scope: string, key: string): Promise<void>;
  abandon(scope: string, key: string): Promise<void>;
  /** Makes all scheduled work of that kind due now. */
  ring(kind: string): Promise<void>;
}

export interface WindowPeer {
  hit(hit: RateHit): Promise<RateVerdict>;
}

/** Finds objects by name; an unknown name creates an empty object. */
export interface Peers {
  partition(name: string): PartitionPeer;
  window(name: string): WindowPeer;
  /** Calls `wake` after appends to `stream` in that partition. Returns the function that stops it. */
  watch(partition: string, stream: string, wake: () => void): () => void;
}
