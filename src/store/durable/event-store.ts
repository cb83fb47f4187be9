/** Event store over Durable Objects: routes reads, and splits writes among partitions. */
import type { Append, AppendResult, EventStore, IndexEntry, Listed, StoredEvent } from '#ports/event-store.ts';
import { partitionOfClaim, partitionOfIndex, partitionOfStream } from './partitions.ts';
import type { Part, Peers, StreamWrite, Write } from './peers.ts';
import { reachPeer } from './reached.ts';

/** Claims cached by this isolate. A claim never changes owner, so a cached one stays valid. */
const CLAIMS_KNOWN_MAX = 10_000;

export class DurableEventStore implements EventStore {
  readonly #peers: Peers;
  readonly #claims = new Map<string, string>();

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  async append(appends: readonly Append[]): Promise<AppendResult> {
    const [first] = appends;
    if (first === undefined) return { ok: true, lastSeqs: [] };
    const write = splitWrite(partitionOfStream(first.stream), appends);
    const written = await reachPeer(() => this.#peers.partition(write.home).append(write));
    if (!written.ok) return written;
    return { ok: true, lastSeqs: appends.map(({ expectedSeq, events }) => expectedSeq + events.length) };
  }

  async read(stream: string, options: { after?: number; limit?: number } = {}): Promise<readonly StoredEvent[]> {
    const { after = 0, limit = -1 } = options;
    const peer = this.#peers.partition(partitionOfStream(stream));
    const events: StoredEvent[] = [];
    for (;;) {
      const from = events.at(-1)?.seq ?? after;
      const left = limit < 0 ? limit : limit - events.length;
      const page = await reachPeer(() => peer.read(stream, from, left));
      events.push(...page.events);
      if (!page.more) return events;
    }
  }

  async lastSeq(stream: string): Promise<number> {
    return reachPeer(() => this.#peers.partition(partitionOfStream(stream)).lastSeq(stream));
  }

  async claimed(claim: string, key: string): Promise<string | undefined> {
    const name = JSON.stringify([claim, key]);
    const known = this.#claims.get(name);
    if (known !== undefined) return known;
    const ref = await reachPeer(() => this.#peers.partition(partitionOfClaim(claim, key)).claimed(claim, key));
    if (ref === undefined) return undefined;
    if (this.#claims.size >= CLAIMS_KNOWN_MAX) this.#claims.clear();
    this.#claims.set(name, ref);
    return ref;
  }

  async list(
    index: string,
    key: string,
    options: { limit: number; before?: number; offset?: number },
  ): Promise<readonly Listed[]> {
    const { limit, before = Number.MAX_SAFE_INTEGER, offset = 0 } = options;
    return reachPeer(() =>
      this.#peers.partition(partitionOfIndex(index, key)).list(index, key, { limit, before, offset }),
    );
  }

  async count(index: string, key: string): Promise<number> {
    return reachPeer(() => this.#peers.partition(partitionOfIndex(index, key)).count(index, key));
  }

  async dropIndex(index: string, key: string): Promise<number> {
    return reachPeer(() => this.#peers.partition(partitionOfIndex(index, key)).dropIndex(index, key));
  }

  async trim(stream: string, through: number): Promise<number> {
    return reachPeer(() => this.#peers.partition(partitionOfStream(stream)).trim(stream, through));
  }

  watch(stream: string, wake: () => void): () => void {
    return this.#peers.watch(partitionOfStream(stream), stream, wake);
  }
}

/** The partitions of a write, each with its part of it. */
function splitWrite(home: string, appends: readonly Append[]): Write {
  const parts = new Map<string, { streams: StreamWrite[]; claims: Part['claims'][number][]; entries: IndexEntry[] }>();
  const partAt = (name: string) => {
    const part = parts.get(name) ?? { streams: [], claims: [], entries: [] };
    parts.set(name, part);
    return part;
  };
  appends.forEach(({ stream, expectedSeq, events, claims = [], index = [] }, i) => {
    // Within an append, the sequence is checked before the claims.
    const rank = 2 * i;
    partAt(partitionOfStream(stream)).streams.push({ stream, expectedSeq, events, rank });
    for (const claim of claims)
      partAt(partitionOfClaim(claim.claim, claim.key)).claims.push({ ...claim, rank: rank + 1 });
    for (const entry of index) partAt(partitionOfIndex(entry.index, entry.key)).entries.push(entry);
  });
  return { home, parts: Object.fromEntries(parts) };
}
