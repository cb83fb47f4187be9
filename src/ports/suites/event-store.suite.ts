/** Contract tests of event stores, run on every implementation. */
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { type Append, type EventStore, type NewEvent, TRIMMED_MAX } from '../event-store.ts';
import { oneViewSuite } from './one-view.suite.ts';

const AT = '2026-11-27T12:00:00.000Z';
const event = (n: number): NewEvent => ({
  type: 'Thing.happened@1',
  at: AT,
  data: { n, text: 'ü "quoted" \u2028', nested: { deep: [1, null, true] } },
});
const appendOf = (stream: string, expectedSeq: number, ...ns: number[]): Append => ({
  stream,
  expectedSeq,
  events: ns.map(event),
});

export function eventStoreSuite(name: string, open: () => Promise<EventStore> | EventStore): void {
  oneViewSuite(name, open);
  describe(`the event store: ${name}`, () => {
    it('reads what was appended, in order from seq 1, unchanged', async () => {
      const store = await open();
      expect(await store.append([appendOf('s', 0, 1, 2)])).toEqual({ ok: true, lastSeqs: [2] });
      expect(await store.append([appendOf('s', 2, 3)])).toEqual({ ok: true, lastSeqs: [3] });
      const events = await store.read('s');
      expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(events[0]).toEqual({ stream: 's', seq: 1, ...event(1) });
      expect(await store.lastSeq('s')).toBe(3);
    });

    it('reads after a seq and up to a limit, and nothing from an unknown stream', async () => {
      const store = await open();
      await store.append([appendOf('s', 0, 1, 2, 3, 4)]);
      expect((await store.read('s', { after: 1, limit: 2 })).map(({ seq }) => seq)).toEqual([2, 3]);
      expect(await store.read('s', { after: 9 })).toEqual([]);
      expect(await store.read('unknown')).toEqual([]);
      expect(await store.lastSeq('unknown')).toBe(0);
    });

    it('refuses a writer who has not read the last event, and writes nothing', async () => {
      const store = await open();
      await store.append([appendOf('s', 0, 1)]);
      expect(await store.append([appendOf('s', 0, 9)])).toEqual({
        ok: false,
        conflict: 'sequence',
        stream: 's',
        lastSeq: 1,
      });
      expect(await store.append([appendOf('s', 5, 9)])).toMatchObject({ ok: false, conflict: 'sequence' });
      expect(await store.lastSeq('s')).toBe(1);
    });

    it('accepts exactly one of many racing writers', async () => {
      const store = await open();
      const results = await Promise.all(Array.from({ length: 20 }, (_, n) => store.append([appendOf('s', 0, n)])));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await store.read('s')).toHaveLength(1);
    });

    it('appends to several streams atomically', async () => {
      const store = await open();
      await store.append([appendOf('b', 0, 1)]);
      expect(await store.append([appendOf('a', 0, 1), appendOf('b', 0, 2)])).toMatchObject({ ok: false, stream: 'b' });
      expect(await store.read('a')).toEqual([]);
      expect(await store.append([appendOf('a', 0, 1), appendOf('b', 1, 2)])).toEqual({ ok: true, lastSeqs: [1, 2] });
    });

    it('gives a claimed name to the first writer, and tells the second who holds it', async () => {
      const store = await open();
      const claims = [{ claim: 'order', key: 'o-1', ref: 'deal_a' }];
      expect(await store.append([{ ...appendOf('a', 0, 1), claims }])).toMatchObject({ ok: true });
      const second = await store.append([
        { ...appendOf('b', 0, 1), claims: [{ claim: 'order', key: 'o-1', ref: 'deal_b' }] },
      ]);
      expect(second).toEqual({ ok: false, conflict: 'claim', claim: 'order', key: 'o-1', ref: 'deal_a' });
      expect(await store.lastSeq('b')).toBe(0);
      expect(await store.claimed('order', 'o-1')).toBe('deal_a');
      expect(await store.claimed('order', 'o-2')).toBeUndefined();
      expect(await store.claimed('other', 'o-1')).toBeUndefined();
    });

    it('lists refs newest first, once each, page by page', async () => {
      const store = await open();
      for (const ref of ['r1', 'r2', 'r3', 'r2']) {
        await store.append([
          {
            ...appendOf(`s-${ref}`, await store.lastSeq(`s-${ref}`), 1),
            index: [{ index: 'deals', key: 'acct', ref }],
          },
        ]);
      }
      const first = await store.list('deals', 'acct', { limit: 2 });
      expect(first.map(({ ref }) => ref)).toEqual(['r3', 'r2']);
      const before = first.at(-1)?.position ?? 0;
      expect((await store.list('deals', 'acct', { limit: 2, before })).map(({ ref }) => ref)).toEqual(['r1']);
      expect((await store.list('deals', 'acct', { limit: 5, offset: 1 })).map(({ ref }) => ref)).toEqual(['r2', 'r1']);
      expect(await store.count('deals', 'acct')).toBe(3);
      expect(await store.list('deals', 'another', { limit: 9 })).toEqual([]);
    });

    it('drops an index and keeps the streams', async () => {
      const store = await open();
      await store.append([{ ...appendOf('s', 0, 1), index: [{ index: 'deals', key: 'acct', ref: 's' }] }]);
      expect(await store.dropIndex('deals', 'acct')).toBe(1);
      expect(await store.count('deals', 'acct')).toBe(0);
      expect(await store.read('s')).toHaveLength(1);
    });

    it('trims the oldest events of a stream without changing the seq of the others', async () => {
      const store = await open();
      await store.append([appendOf('s', 0, 1, 2, 3, 4, 5), appendOf('t', 0, 1)]);
      const seqs = async (stream: string, after = 0, limit?: number) =>
        (await store.read(stream, { after, ...withoutUndefined({ limit }) })).map(({ seq }) => seq);
      expect(await seqs('s')).toEqual([1, 2, 3, 4, 5]);
      expect(await store.trim('s', 3)).toBe(3);
      expect(await store.trim('s', 3)).toBe(0);
      expect(await seqs('s')).toEqual([4, 5]);
      expect(await seqs('s', 2, 1)).toEqual([4]);
      expect(await seqs('s', 4)).toEqual([5]);
      expect(await store.append([appendOf('s', 5, 6)])).toEqual({ ok: true, lastSeqs: [6] });
      expect((await store.read('s')).map(({ seq, data }) => [seq, data.n])).toEqual([4, 5, 6].map((n) => [n, n]));
      expect(await store.trim('unknown', 9)).toBe(0);
      expect(await seqs('t')).toEqual([1]);
    });

    it('keeps the last event of a stream trimmed beyond its end, so that seq continues', async () => {
      const store = await open();
      await store.append([appendOf('s', 0, 1, 2)]);
      expect(await store.trim('s', 9)).toBe(1);
      expect(await store.lastSeq('s')).toBe(2);
      expect(await store.append([appendOf('s', 2, 3)])).toEqual({ ok: true, lastSeqs: [3] });
      expect(await store.append([appendOf('s', 0, 1)])).toMatchObject({ ok: false, conflict: 'sequence', lastSeq: 3 });
    });

    it('trims a long backlog in bounded steps', async () => {
      const store = await open();
      await store.append([appendOf('s', 0, ...Array.from({ length: TRIMMED_MAX + 3 }, (_, n) => n))]);
      expect(await store.trim('s', TRIMMED_MAX + 1)).toBe(TRIMMED_MAX);
      expect(await store.trim('s', TRIMMED_MAX + 1)).toBe(1);
      expect((await store.read('s')).map(({ seq }) => seq)).toEqual([TRIMMED_MAX + 2, TRIMMED_MAX + 3]);
    });

    it('wakes watchers of a stream after it grows, until they stop', async () => {
      const store = await open();
      let woken = 0;
      let wakeNow = () => {};
      const nextWake = () =>
        new Promise<void>((resolve) => {
          wakeNow = resolve;
        });
      const stop = store.watch('s', () => {
        woken += 1;
        wakeNow();
      });
      const first = nextWake();
      await store.append([appendOf('s', 0, 1)]);
      await first;
      expect(await store.lastSeq('s')).toBe(1);
      stop();
      const seen = woken;
      await store.append([appendOf('s', 1, 2)]);
      expect(woken).toBe(seen);
    });
  });
}
