import { expect, it } from 'vitest';
import { type NewEvent, storeView, viewOver } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '#store/memory/event-store.ts';
import { FOLDS_KEPT, readFold } from './folded.ts';
import type { StreamModel } from './stream-model.ts';

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
