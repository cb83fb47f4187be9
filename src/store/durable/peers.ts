/** Messages between isolates and objects, and among objects. */
import type { IsoDate } from '#kernel/dates.ts';
import type { AppendResult, Claim, IndexEntry, Listed, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { IdempotencyRequest, IdempotencyVerdict, KeptAnswer } from '#ports/idempotency.ts';
import type { Charge, Micros, Usage } from '#ports/ledger.ts';
import type { RateHit, RateVerdict } from '#ports/rate-window.ts';

/** What one partition does in a write. Ranks put conflicts of several partitions in the order in which they would be met in one. */
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

/** A write by partition; `home` decides it and is one of them. */
export interface Write {
  readonly home: string;
  readonly parts: Readonly<Record<string, Part>>;
}

export type Refused = Extract<AppendResult, { ok: false }>;
export type Written = { readonly ok: true } | Refused;

export interface Preparation {
  readonly tx: string;
  /** The partition that decides the write. */
  readonly coordinator: string;
  readonly part: Part;
}

export type Prepared =
  | { readonly state: 'held' }
  /** An undecided write holds something of it. */
  | { readonly state: 'busy' }
  | { readonly state: 'refused'; readonly rank: number; readonly refused: Refused };

/** A write that nobody knows of was given up. */
export type Outcome = 'committed' | 'undecided' | 'aborted';

export interface EventPage {
  readonly events: readonly StoredEvent[];
  /** The page was cut; the next begins after its last event. */
  readonly more: boolean;
}

export interface PartitionPeer {
  append(write: Write): Promise<Written>;
  prepare(preparation: Preparation): Promise<Prepared>;
  /** Ends a prepared write; again, or for an unknown one, changes nothing. */
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
  /** Brings forward to now what was to be done later under that kind. */
  ring(kind: string): Promise<void>;
}

export interface WindowPeer {
  hit(hit: RateHit): Promise<RateVerdict>;
}

/** The way to objects by name; an object that was never named before comes into being empty. */
export interface Peers {
  partition(name: string): PartitionPeer;
  window(name: string): WindowPeer;
  /** Calls `wake` after appends to `stream`, which lives in that partition. Answers the way to stop. */
  watch(partition: string, stream: string, wake: () => void): () => void;
}
