import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Append, EventStore } from '#ports/event-store.ts';
import { LocalObjects, type MessageOutcome } from '#test/runtimes/workers/local-objects.ts';
import { durableStores } from './stores.ts';

const AT = '2026-11-27T12:00:00.000Z';
const STREAMS = ['deal/a', 'deal/b', 'lead/x', 'lead/y'] as const;
const WRITERS = 4;
const CLAIMS = 3;

/** Which streams a write touches, in order, and the name it claims. */
const writes = fc.record({
  streams: fc.shuffledSubarray([...STREAMS], { minLength: 1, maxLength: 3 }),
  claim: fc.integer({ min: 1, max: CLAIMS }),
});

/** The outcome of each message in order; most arrive. */
const fates = fc.infiniteStream(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant<MessageOutcome>('delivered') },
    { weight: 1, arbitrary: fc.constantFrom<MessageOutcome>('lost', 'answer-lost', 'receiver-dies', 'sender-dies') },
  ),
);

type Planned = { readonly streams: readonly string[]; readonly claim: number };

async function appendOf({ streams, claim }: Planned, n: number, events: EventStore): Promise<Append[]> {
  const seqs = await Promise.all(streams.map((stream) => events.lastSeq(stream)));
  return streams.map((stream, i) => ({
    stream,
    expectedSeq: seqs[i] ?? 0,
    events: [{ type: 'A.b@1', at: AT, data: { n } }],
    ...(i === 0 ? { claims: [{ claim: 'order', key: `order-${claim}`, ref: String(n) }] } : {}),
  }));
}

/** Numbers of the writes that were acknowledged. */
async function storm(objects: LocalObjects, planned: readonly Planned[]): Promise<Set<number>> {
  const { events } = durableStores(objects.peers());
  const acknowledged = new Set<number>();
  const left = [...planned.entries()];
  const write = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [n, plan] = next;
      const result = await appendOf(plan, n, events)
        .then((append) => events.append(append))
        .catch(() => undefined);
      if (result?.ok === true) acknowledged.add(n);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return acknowledged;
}

describe('many concurrent writes over objects that lose messages and crash', () => {
  it('are atomic: every acknowledged write is present, and no write is partial', { timeout: 60_000 }, async () => {
    const run = fc.asyncProperty(fc.array(writes, { minLength: 8, maxLength: 20 }), fates, async (planned, fate) => {
      const objects = new LocalObjects();
      const coming = fate[Symbol.iterator]();
      objects.fate = () => coming.next().value ?? 'delivered';
      const acknowledged = await storm(objects, planned);
      objects.fate = () => 'delivered';
      const { events } = durableStores(objects.peers());
      const stored = new Map<string, number[]>();
      for (const stream of STREAMS)
        stored.set(
          stream,
          (await events.read(stream)).map(({ data }) => Number(data.n)),
        );
      for (const [n, { streams, claim }] of planned.entries()) {
        const parts = streams.map((stream) => stored.get(stream)?.includes(n) === true);
        const isClaimed = (await events.claimed('order', `order-${claim}`)) === String(n);
        expect(new Set([...parts, isClaimed]).size).toBe(1);
        if (acknowledged.has(n)) expect(isClaimed).toBe(true);
      }
      for (const numbers of stored.values()) expect(new Set(numbers).size).toBe(numbers.length);
    });
    await fc.assert(run, { numRuns: 150 });
  });
});
