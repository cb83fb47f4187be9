/** An account's request log, written in batches so that no call waits for it; bodies stay in memory. */
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import { instant } from '#kernel/dates.ts';
import type { Clock } from '#ports/clock.ts';
import type { EventStore, StoredEvent } from '#ports/event-store.ts';
import {
  type Bodies,
  type LastRequests,
  type LoggedRequest,
  REQUESTS_KEPT,
  type RequestLog,
} from '#ports/request-log.ts';
import { KeptBodies } from './kept-bodies.ts';

/** Calls collected before they are stored together. */
const GATHERED_MAX = 50;
const GATHER_MS = 200;
/** Other processes write the same log; after more conflicts the batch is dropped. */
const TRIES_MAX = 5;

/** Batches read concurrently. */
const BATCHES_READ = 8;

/** Batches between two trims of a log. */
const TRIM_EVERY = 50;

export const requestsOf = (account: string) => `requests/${account}`;

/** The calls in one event of the log, oldest first. */
export function callsIn({ data }: Pick<StoredEvent, 'data'>): readonly LoggedRequest[] {
  // Only `note` writes this stream.
  return data.calls as unknown as readonly LoggedRequest[];
}

export class StreamedRequestLog implements RequestLog {
  readonly #events: EventStore;
  readonly #clock: Clock;
  readonly #gathered = new Map<string, LoggedRequest[]>();
  /** Account → the write in progress. */
  readonly #writing = new Map<string, Promise<void>>();
  readonly #bodies = new KeptBodies();

  constructor({ events, clock }: { readonly events: EventStore; readonly clock: Clock }) {
    this.#events = events;
    this.#clock = clock;
  }

  note(account: string, request: LoggedRequest, bodies: Bodies = {}): void {
    this.#bodies.keep(account, request.requestId, bodies);
    const gathered = this.#gathered.get(account) ?? [];
    gathered.push(request);
    this.#gathered.set(account, gathered);
    if (gathered.length === 1) this.#clock.after(GATHER_MS, () => this.#store(account));
    if (gathered.length >= GATHERED_MAX) void this.#store(account);
  }

  bodies(account: string, requestId: string): Bodies | undefined {
    return this.#bodies.find(account, requestId);
  }

  async last(account: string, limit: number): Promise<LastRequests> {
    await this.#store(account);
    const stream = requestsOf(account);
    const lastSeq = await this.#events.lastSeq(stream);
    const oldest = Math.max(0, lastSeq - REQUESTS_KEPT);
    const calls: LoggedRequest[] = [];
    // A few batches at a time: each may hold fifty long calls, so all of them together may take megabytes.
    for (let through = lastSeq; through > oldest && calls.length < limit; through -= BATCHES_READ) {
      if (through < lastSeq) await yieldToOthers();
      const after = Math.max(oldest, through - BATCHES_READ);
      calls.unshift(...(await this.#events.read(stream, { after, limit: through - after })).flatMap(callsIn));
    }
    return { calls: calls.slice(-limit).reverse(), lastSeq };
  }

  #store(account: string): Promise<void> {
    const before = this.#writing.get(account) ?? Promise.resolve();
    const writing = before
      .then(() => this.#write(account))
      .finally(() => {
        if (this.#writing.get(account) === writing) this.#writing.delete(account);
      });
    this.#writing.set(account, writing);
    return writing;
  }

  /** A batch holds at least one call, so this many batches hold all calls that are kept. */
  async #trim(stream: string, lastSeq: number): Promise<void> {
    if (lastSeq % TRIM_EVERY === 0) await this.#events.trim(stream, lastSeq - REQUESTS_KEPT);
  }

  /** Drops calls that cannot be logged; they were answered. */
  async #write(account: string): Promise<void> {
    const calls = this.#gathered.get(account) ?? [];
    this.#gathered.delete(account);
    if (calls.length === 0) return;
    const stream = requestsOf(account);
    const events = [{ type: 'Requests.answered@1', at: instant(this.#clock.nowMs()), data: { calls } }];
    try {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const appended = await this.#events.append([
          { stream, expectedSeq: await this.#events.lastSeq(stream), events },
        ]);
        if (appended.ok) return await this.#trim(stream, appended.lastSeqs[0] ?? 0);
      }
    } catch {
      return;
    }
  }
}
