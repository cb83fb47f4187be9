/** One partition of the store, in one Durable Object; writes across partitions are atomic. */
import type { IsoDate } from '#kernel/dates.ts';
import { fnv1a32 } from '#kernel/hash.ts';
import type { Listed, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { IdempotencyRequest, IdempotencyVerdict, KeptAnswer } from '#ports/idempotency.ts';
import type { Charge, Micros, Usage } from '#ports/ledger.ts';
import { AnswerTables } from './answer-tables.ts';
import { DueTable, type ScheduledWork } from './due.ts';
import { type Conflict, EventTables } from './event-tables.ts';
import { LedgerTables } from './ledger-tables.ts';
import { dayOf } from './partitions.ts';
import type {
  EventPage,
  Outcome,
  Part,
  PartitionPeer,
  Peers,
  PreparedWrite,
  PrepareResult,
  Write,
  WriteResult,
} from './peers.ts';
import type { ObjectStorage } from './platform.ts';
import { Schema } from './schema.ts';
import {
  claimResource,
  exclusiveIn,
  type Holder,
  indexResource,
  streamResource,
  Transactions,
} from './transactions.ts';

export interface PartitionParts {
  readonly storage: ObjectStorage;
  readonly peers: Pick<Peers, 'partition'>;
  readonly nowMs: () => number;
  /** Generates a unique name for a write. */
  readonly newId: () => string;
  readonly pause: (ms: number) => Promise<void>;
  /** Work to schedule because a stream grew; stored together with its events. */
  readonly dueAfter?: (grown: GrownStream) => readonly ScheduledWork[];
  /** Performs due work; returns when to repeat it. */
  readonly onDue?: (due: Pick<ScheduledWork, 'kind' | 'ref'>) => Promise<number | undefined>;
  /** Called with the streams that grew. */
  readonly grew?: (streams: readonly string[]) => void;
  readonly onFault?: (fault: unknown) => void;
}

export interface GrownStream {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  /** The whole stream, including the new events. */
  readonly history: () => readonly StoredEvent[];
}

/** Another write locks a stream for the time of two messages; more attempts than this are a fault. */
const TRIES_MAX = 60;
const PAUSE_MS_MAX = 50;
const AGAIN_MS = 5_000;
const AFTER_FAULT_MS = 30_000;
/** The ledger of an anonymous caller's day is deleted one day after it ends. */
const DAY_MS = 86_400_000;

/** Maximum concurrent work, and maximum duration of one alarm; the platform allows fifteen minutes. */
const WORKING_MAX = 4;
const ALARM_MS_MAX = 600_000;

/** Kinds of scheduled work that belong to the store itself. */
const CONFIRM = 'store:confirm';
const EXPIRE = 'store:expire';

export class Partition implements PartitionPeer {
  readonly #parts: PartitionParts;
  readonly #schema: Schema;
  readonly #events: EventTables;
  readonly #ledger: LedgerTables;
  readonly #answers: AnswerTables;
  readonly #transactions: Transactions;
  readonly #due: DueTable;
  readonly #working = new Set<string>();
  /** Streams that grew in the current step. */
  #grown: string[] = [];

  constructor(parts: PartitionParts) {
    this.#parts = parts;
    this.#schema = new Schema(parts.storage);
    this.#events = new EventTables(this.#schema);
    this.#ledger = new LedgerTables(this.#schema);
    this.#answers = new AnswerTables(this.#schema);
    this.#transactions = new Transactions(this.#schema);
    this.#due = new DueTable(parts.storage, this.#schema);
  }

  async append(write: Write): Promise<WriteResult> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const written = await this.#attempt(write);
      if (written !== 'busy') return written;
      // Randomized, so that two conflicting writes do not retry in step.
      await this.#parts.pause(1 + (fnv1a32(this.#parts.newId()) % Math.min(PAUSE_MS_MAX, 4 + tries * 4)));
    }
    throw new Error(
      `The write to ${write.home} found its streams locked in each of ${TRIES_MAX} attempts. Repeat the request.`,
    );
  }

  async #attempt({ home, parts }: Write): Promise<WriteResult | 'busy'> {
    const mine: Part = parts[home] ?? { streams: [], claims: [], entries: [] };
    const others = Object.entries(parts).filter(([name]) => name !== home);
    await this.#settle(...exclusiveIn(mine));
    const standing = this.#conflictOf(mine);
    if (standing !== 'clear') return standing === 'busy' ? 'busy' : standing.refused;
    if (others.length > 0) return this.#together(home, mine, others);
    this.#write(() => this.#apply(mine));
    return { ok: true };
  }

  /** One round of the protocol; docs/explanation/scale.md explains it step by step. */
  async #together(
    home: string,
    mine: Part,
    others: readonly (readonly [string, Part])[],
  ): Promise<WriteResult | 'busy'> {
    const tx = this.#parts.newId();
    const names = others.map(([name]) => name);
    this.#transactions.open(tx);
    try {
      const prepared = await this.#prepareAll(tx, home, others);
      // No await up to the decision, so the checked state is the one decided on.
      const verdict = prepared === 'clear' ? this.#conflictOf(mine) : prepared;
      if (verdict !== 'clear') {
        this.#transactions.giveUp(tx);
        await this.#finishAll(tx, 'aborted', names);
        if (verdict instanceof Error) throw verdict;
        return verdict === 'busy' ? 'busy' : verdict.refused;
      }
      this.#write(() => {
        this.#apply(mine);
        this.#transactions.decide(tx, names);
        this.#due.schedule({ kind: CONFIRM, ref: tx, atMs: this.#parts.nowMs() + AGAIN_MS });
      });
    } finally {
      this.#transactions.giveUp(tx);
    }
    await this.#finishAll(tx, 'committed', names);
    return { ok: true };
  }

  /** The conflict of a part right now. Reliable until the caller awaits something. */
  #conflictOf(part: Part): 'clear' | 'busy' | Conflict {
    if (this.#transactions.holdersOf(exclusiveIn(part)).length > 0) return 'busy';
    return this.#events.conflictOf(part) ?? 'clear';
  }

  async #prepareAll(
    tx: string,
    coordinator: string,
    others: readonly (readonly [string, Part])[],
  ): Promise<'clear' | 'busy' | Conflict | Error> {
    const answers = await Promise.allSettled(
      others.map(([name, part]) => this.#parts.peers.partition(name).prepare({ tx, coordinator, part })),
    );
    const conflicts: Conflict[] = [];
    let isBusy = false;
    for (const answer of answers) {
      if (answer.status === 'rejected')
        return new Error('A partition did not respond to the write.', { cause: answer.reason });
      if (answer.value.state === 'refused') conflicts.push(answer.value);
      isBusy ||= answer.value.state === 'busy';
    }
    const [first] = conflicts.sort((a, b) => a.rank - b.rank);
    return first ?? (isBusy ? 'busy' : 'clear');
  }

  /**
   * Notifies the participants. One that cannot be reached asks or is notified later: an aborted write is forgotten, a
   * committed one is remembered.
   */
  async #finishAll(tx: string, outcome: 'committed' | 'aborted', names: readonly string[]): Promise<void> {
    const forwarded = names.map(async (name) => {
      await this.#parts.peers.partition(name).finish(tx, outcome);
      if (outcome === 'committed') this.#write(() => this.#transactions.confirmed(tx, name));
    });
    await Promise.allSettled(forwarded);
    if (outcome === 'committed' && this.#transactions.unconfirmed(tx).length === 0)
      this.#write(() => this.#due.cancel(CONFIRM, tx));
  }

  /** Locks of an abandoned write remain, harmlessly, until another write needs them. */
  async prepare(preparation: PreparedWrite): Promise<PrepareResult> {
    const { part } = preparation;
    await this.#settle(...exclusiveIn(part));
    const standing = this.#conflictOf(part);
    if (standing === 'busy') return { state: 'busy' };
    if (standing !== 'clear') return { state: 'refused', ...standing };
    this.#write(() => this.#transactions.hold(preparation));
    return { state: 'held' };
  }

  async finish(tx: string, outcome: 'committed' | 'aborted'): Promise<void> {
    this.#write(() => {
      const part = this.#transactions.letGo(tx);
      if (part !== undefined && outcome === 'committed') this.#apply(part);
    });
  }

  async outcome(tx: string): Promise<Outcome> {
    return this.#transactions.outcome(tx);
  }

  async read(stream: string, after: number, limit: number): Promise<EventPage> {
    await this.#settle(streamResource(stream));
    return this.#events.read(stream, after, limit);
  }

  async lastSeq(stream: string): Promise<number> {
    await this.#settle(streamResource(stream));
    return this.#events.lastSeq(stream);
  }

  async claimed(claim: string, key: string): Promise<string | undefined> {
    await this.#settle(claimResource(claim, key));
    return this.#events.claimed(claim, key);
  }

  async list(
    index: string,
    key: string,
    options: { limit: number; before: number; offset: number },
  ): Promise<Listed[]> {
    await this.#settle(indexResource(index, key));
    return this.#events.list(index, key, options);
  }

  async count(index: string, key: string): Promise<number> {
    await this.#settle(indexResource(index, key));
    return this.#events.count(index, key);
  }

  async dropIndex(index: string, key: string): Promise<number> {
    await this.#settle(indexResource(index, key));
    return this.#events.dropIndex(index, key);
  }

  async trim(stream: string, through: number): Promise<number> {
    await this.#settle(streamResource(stream));
    return this.#events.trim(stream, through);
  }

  async charge(charge: Charge): Promise<{ charged: boolean; spentMicros: Micros }> {
    const day = dayOf(charge.account);
    return this.#write(() => {
      if (day !== undefined && this.#schema.isEmpty)
        this.#due.schedule({ kind: EXPIRE, ref: day, atMs: Date.parse(day) + 2 * DAY_MS });
      return this.#ledger.charge(charge);
    });
  }

  async release({ account, requestId }: Charge): Promise<void> {
    this.#write(() => this.#ledger.release(account, requestId));
  }

  async usage(account: string, day: IsoDate): Promise<Usage> {
    return this.#ledger.usage(account, day);
  }

  async begin(request: IdempotencyRequest): Promise<IdempotencyVerdict> {
    return this.#write(() => this.#answers.begin(request));
  }

  async keep(scope: string, key: string, answer: KeptAnswer): Promise<void> {
    this.#write(() => this.#answers.keep(scope, key, answer));
  }

  async free(scope: string, key: string): Promise<void> {
    this.#write(() => this.#answers.free(scope, key));
  }

  async abandon(scope: string, key: string): Promise<void> {
    this.#write(() => this.#answers.abandon(scope, key));
  }

  async ring(kind: string): Promise<void> {
    this.#write(() => this.#due.ring(kind, this.#parts.nowMs()));
  }

  /** Called when the object's alarm fires. */
  async alarm(): Promise<void> {
    this.#due.rang();
    const untilMs = this.#parts.nowMs() + ALARM_MS_MAX;
    await Promise.all(Array.from({ length: WORKING_MAX }, () => this.#workUntil(untilMs)));
    this.#due.arm();
  }

  /** Performs work in sequence; what remains when the time is up is left for the next alarm. */
  async #workUntil(untilMs: number): Promise<void> {
    while (this.#parts.nowMs() < untilMs) {
      const due = this.#write(() => this.#due.take(this.#parts.nowMs()));
      if (due === undefined) return;
      const name = JSON.stringify([due.kind, due.ref]);
      // Work that outlasted its lease is still in progress.
      if (this.#working.has(name)) continue;
      this.#working.add(name);
      await this.#work(due).finally(() => this.#working.delete(name));
    }
  }

  async #work(due: Pick<ScheduledWork, 'kind' | 'ref'>): Promise<void> {
    const { nowMs, onFault = () => {} } = this.#parts;
    let atMs: number | undefined;
    try {
      atMs = await this.#do(due);
    } catch (fault) {
      onFault(fault);
      atMs = nowMs() + AFTER_FAULT_MS;
    }
    this.#write(() => {
      this.#due.done(due);
      if (atMs !== undefined) this.#due.schedule({ ...due, atMs });
    });
  }

  /** Returns when the work must be repeated. */
  async #do(due: Pick<ScheduledWork, 'kind' | 'ref'>): Promise<number | undefined> {
    const { kind, ref } = due;
    switch (kind) {
      case CONFIRM:
        await this.#finishAll(ref, 'committed', this.#transactions.unconfirmed(ref));
        return this.#transactions.unconfirmed(ref).length > 0 ? this.#parts.nowMs() + AGAIN_MS : undefined;
      case EXPIRE:
        await this.#schema.drop();
        return undefined;
      default:
        return this.#parts.onDue?.(due);
    }
  }

  /** Applies writes that were decided elsewhere before their data is read; undecided ones are left alone. */
  async #settle(...resources: readonly string[]): Promise<void> {
    const holders = this.#transactions.holdersOf(resources);
    if (holders.length > 0) await Promise.all(holders.map((holder) => this.#endIfDecided(holder)));
  }

  async #endIfDecided({ tx, coordinator }: Holder): Promise<void> {
    const outcome = await this.#parts.peers.partition(coordinator).outcome(tx);
    if (outcome !== 'undecided') await this.finish(tx, outcome);
  }

  #apply(part: Part): void {
    this.#events.write(part);
    this.#grown.push(...part.streams.map(({ stream }) => stream));
    const { dueAfter } = this.#parts;
    if (dueAfter === undefined) return;
    for (const { stream, events } of part.streams) {
      const history = () => this.#events.read(stream, 0, -1).events;
      for (const due of dueAfter({ stream, events, history })) this.#due.schedule(due);
    }
  }

  /** One durable step: the writes of `work` are atomic with the resulting alarm; watchers are notified afterwards. */
  #write<T>(work: () => T): T {
    this.#grown = [];
    try {
      const result = this.#parts.storage.transactionSync(work);
      this.#due.arm();
      if (this.#grown.length > 0) this.#parts.grew?.(this.#grown);
      return result;
    } catch (fault) {
      this.#schema.forget();
      throw fault;
    }
  }
}
