/** In-memory event store, for tests and `DATABASE_URL=memory:`. */
import {
  type Append,
  type AppendResult,
  type EventStore,
  type Listed,
  type StoredEvent,
  TRIMMED_MAX,
} from '#ports/event-store.ts';
import { Watchers } from '../watchers.ts';

export class MemoryEventStore implements EventStore {
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #claims = new Map<string, string>();
  readonly #index = new Map<string, Map<string, number>>();
  readonly #watchers = new Watchers();
  #position = 0;

  async append(appends: readonly Append[]): Promise<AppendResult> {
    const conflict = this.#conflictOf(appends);
    if (conflict !== undefined) return conflict;
    const lastSeqs = appends.map((one) => this.#write(one));
    for (const { stream } of appends) this.#watchers.wake(stream);
    return { ok: true, lastSeqs };
  }

  async read(stream: string, options: { after?: number; limit?: number } = {}): Promise<readonly StoredEvent[]> {
    const { after = 0, limit } = options;
    const events = this.#streams.get(stream) ?? [];
    const trimmed = (events[0]?.seq ?? 1) - 1;
    const from = Math.max(0, after - trimmed);
    return events.slice(from, limit === undefined ? undefined : from + limit);
  }

  async lastSeq(stream: string): Promise<number> {
    return this.#lastSeq(stream);
  }

  async claimed(claim: string, key: string): Promise<string | undefined> {
    return this.#claims.get(compound(claim, key));
  }

  async list(
    index: string,
    key: string,
    options: { limit: number; before?: number; offset?: number },
  ): Promise<readonly Listed[]> {
    const { limit, before = Number.POSITIVE_INFINITY, offset = 0 } = options;
    return [...(this.#index.get(compound(index, key)) ?? [])]
      .map(([ref, position]) => ({ ref, position }))
      .filter(({ position }) => position < before)
      .sort((a, b) => b.position - a.position)
      .slice(offset, offset + limit);
  }

  async count(index: string, key: string): Promise<number> {
    return this.#index.get(compound(index, key))?.size ?? 0;
  }

  async dropIndex(index: string, key: string): Promise<number> {
    const dropped = this.#index.get(compound(index, key))?.size ?? 0;
    this.#index.delete(compound(index, key));
    return dropped;
  }

  async trim(stream: string, through: number): Promise<number> {
    const events = this.#streams.get(stream) ?? [];
    const last = this.#lastSeq(stream);
    const count = events.filter(({ seq }) => seq <= through && seq < last).length;
    return events.splice(0, Math.min(count, TRIMMED_MAX)).length;
  }

  watch(stream: string, wake: () => void): () => void {
    return this.#watchers.add(stream, wake);
  }

  #lastSeq(stream: string): number {
    return this.#streams.get(stream)?.at(-1)?.seq ?? 0;
  }

  #conflictOf(appends: readonly Append[]): AppendResult | undefined {
    for (const { stream, expectedSeq, claims = [] } of appends) {
      const lastSeq = this.#lastSeq(stream);
      if (lastSeq !== expectedSeq) return { ok: false, conflict: 'sequence', stream, lastSeq };
      for (const { claim, key } of claims) {
        const ref = this.#claims.get(compound(claim, key));
        if (ref !== undefined) return { ok: false, conflict: 'claim', claim, key, ref };
      }
    }
    return undefined;
  }

  #write({ stream, events, claims = [], index = [] }: Append): number {
    const stored = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, stored);
    // Store a copy, as a database does, so that later changes to the caller's object have no effect.
    for (const event of events) stored.push({ ...structuredClone(event), stream, seq: (stored.at(-1)?.seq ?? 0) + 1 });
    for (const { claim, key, ref } of claims) this.#claims.set(compound(claim, key), ref);
    for (const entry of index) {
      const name = compound(entry.index, entry.key);
      const rows = this.#index.get(name) ?? new Map<string, number>();
      this.#index.set(name, rows);
      this.#position += 1;
      if (!rows.has(entry.ref)) rows.set(entry.ref, this.#position);
    }
    return this.#lastSeq(stream);
  }
}

function compound(name: string, key: string): string {
  return JSON.stringify([name, key]);
}
