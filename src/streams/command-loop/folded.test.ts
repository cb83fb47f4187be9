import { describe, expect, it } from 'vitest';
import { type NewEvent, type StoreView, storeView, viewOver } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '#store/memory/event-store.ts';
import { FOLDS_KEPT, readFold } from './folded.ts';
import type { StreamModel } from './stream-model.ts';
import { runSerially } from './turns.ts';

const model: StreamModel<number, NewEvent> = { initial: 0, evolve: (count) => count + 1, overdue: () => undefined };
const MEBIBYTE = 1_048_576;

it('evicts the oldest folded stream above the total size and reads it again', async () => {
  const stored = storeView(new MemoryEventStore(), new Runtime());
  const readWhole: string[] = [];
  const store = viewOver(stored, {
    read: (stream, options) => {
      if (options === undefined) readWhole.push(stream);
      return stored.read(stream, options);
    },
  });
  const data = { text: 'x'.repeat(MEBIBYTE) };
  const write = (stream: string, expectedSeq: number) =>
    stored.append([{ stream, expectedSeq, events: [{ type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data }] }]);
  const count = async (stream: string) => (await readFold({ store, model, stream })).state;
  const streams = Array.from({ length: FOLDS_KEPT.weightMax / MEBIBYTE - 1 }, (_, n) => `s${n}`);
  for (const stream of streams) {
    await write(stream, 0);
    expect(await count(stream)).toBe(1);
  }
  expect(await count('s0')).toBe(1);
  expect(readWhole).toEqual(streams);
  // The last one exceeds the cache, so the first is evicted and read again.
  await write('s46', 1);
  expect(await count('s46')).toBe(2);
  expect(await count('s0')).toBe(1);
  expect(readWhole).toEqual([...streams, 's0']);
});

describe('a view of the store', () => {
  const twoCounted = async () => {
    const store = storeView(new MemoryEventStore(), new Runtime());
    const event = { type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data: {} };
    await store.append([{ stream: 's', expectedSeq: 0, events: [event, event] }]);
    return store;
  };
  const countIn = async (store: StoreView) => (await readFold({ store, model, stream: 's' })).state;

  it('that hides events folds those that it shows, and leaves the folds of the store alone', async () => {
    const store = await twoCounted();
    const first = viewOver(store, { read: (stream) => store.read(stream, { limit: 1 }), lastSeq: async () => 1 });
    expect([await countIn(store), await countIn(first), await countIn(store)]).toEqual([2, 1, 2]);
  });

  it('that only appends otherwise shares the folds of the store', async () => {
    const store = await twoCounted();
    await countIn(store);
    const reads: (object | undefined)[] = [];
    const inner = {
      ...store,
      read: (stream: string, options?: object) => {
        reads.push(options);
        return store.read(stream, options);
      },
    };
    expect(await countIn(viewOver(inner, { append: (appends) => store.append(appends) }))).toBe(2);
    expect(reads).toEqual([{ after: 2 }]);
  });

  it('queues its writers with those of the store', async () => {
    const store = await twoCounted();
    const other = viewOver(store, { read: (stream) => store.read(stream) });
    const order: string[] = [];
    const slow = runSerially(store, 's', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('first');
    });
    await Promise.all([slow, runSerially(other, 's', async () => void order.push('second'))]);
    expect(order).toEqual(['first', 'second']);
  });
});
