/**
 * Contract tests of consistent reads: a later call never shows less than an earlier one, with concurrent writers, on
 * every event store.
 */
import { describe, expect, it } from 'vitest';
import type { Append, EventStore } from '../event-store.ts';

const AT = '2026-11-27T12:00:00.000Z';
const ROUNDS = 40;
const READERS = 6;

const fact = (n: number) => ({ type: 'Thing.happened@1', at: AT, data: { n } });

/** Inconsistencies that a reader found; empty when there were none. */
type Gaps = string[];

/** A stream that only grows, such as a deal, a request log or a rooftop's pointer. */
async function readGrowing(store: EventStore, gaps: Gaps, seen: { seq: number }): Promise<void> {
  const lastSeq = await store.lastSeq('growing');
  const [last] = lastSeq === 0 ? [] : await store.read('growing', { after: lastSeq - 1, limit: 1 });
  if (lastSeq > 0 && last?.seq !== lastSeq) gaps.push(`growing has no event ${lastSeq}`);
  const whole = await store.read('growing');
  if (whole.length < lastSeq) gaps.push(`growing was read to ${whole.length} after its end was ${lastSeq}`);
  if (whole.length < seen.seq) gaps.push(`growing shrank from ${seen.seq} to ${whole.length}`);
  if (whole.some(({ seq }, i) => seq !== i + 1)) gaps.push('growing has a gap');
  seen.seq = whole.length;
}

/** A new stream that the same write lists and names, such as a deal, a lead or a webhook. */
async function readListed(store: EventStore, gaps: Gaps): Promise<void> {
  const listed = await store.list('things', 'acct', { limit: 5 });
  const count = await store.count('things', 'acct');
  if (count < listed.length) gaps.push(`${listed.length} are listed but ${count} are counted`);
  for (const { ref } of listed) {
    if ((await store.lastSeq(ref)) === 0) gaps.push(`${ref} is listed but has no last seq`);
    if ((await store.read(ref)).length === 0) gaps.push(`${ref} is listed but cannot be read`);
    if ((await store.claimed('thing', ref)) !== ref) gaps.push(`${ref} is listed but not claimed`);
  }
}

/** Two streams that one write updates together, such as an order and its deal. */
async function readPair(store: EventStore, gaps: Gaps): Promise<void> {
  const left = await store.lastSeq('left');
  const right = (await store.read('right')).length;
  if (right < left) gaps.push(`left is at ${left} but right at ${right}`);
}

export function oneViewSuite(name: string, open: () => Promise<EventStore> | EventStore): void {
  describe(`readers against writers: ${name}`, () => {
    it('never returns less than an earlier call did', async () => {
      const store = await open();
      const gaps: Gaps = [];
      let isWriting = true;
      const append = async (...appends: Append[]) => {
        const result = await store.append(appends);
        if (!result.ok) gaps.push(`a lone writer met a conflict: ${result.conflict}`);
        for (const { stream, expectedSeq } of appends)
          if ((await store.read(stream)).length <= expectedSeq) gaps.push(`${stream} was acknowledged but not read`);
      };
      const writers = [
        async (n: number) => append({ stream: 'growing', expectedSeq: n, events: [fact(n)] }),
        async (n: number) =>
          append({
            stream: `thing-${n}`,
            expectedSeq: 0,
            events: [fact(1), fact(2)],
            claims: [{ claim: 'thing', key: `thing-${n}`, ref: `thing-${n}` }],
            index: [{ index: 'things', key: 'acct', ref: `thing-${n}` }],
          }),
        async (n: number) =>
          append(
            { stream: 'left', expectedSeq: n, events: [fact(n)] },
            { stream: 'right', expectedSeq: n, events: [fact(n)] },
          ),
      ].map(async (write) => {
        for (let n = 0; n < ROUNDS; n += 1) await write(n);
      });
      const readers = Array.from({ length: READERS }, async () => {
        const seen = { seq: 0 };
        while (isWriting) {
          await readGrowing(store, gaps, seen);
          await readListed(store, gaps);
          await readPair(store, gaps);
          // Let timers and the network run, whatever the store.
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      });
      await Promise.all(writers);
      isWriting = false;
      await Promise.all(readers);
      expect(gaps).toEqual([]);
    });
  });
}
