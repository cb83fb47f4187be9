/** Tests that the request log of an account stays bounded and keeps its last calls. */
import { expect, it } from 'vitest';
import { storeOver } from '#ports/event-store.ts';
import { REQUESTS_KEPT } from '#ports/request-log.ts';
import { MemoryEventStore } from '#store/memory/event-store.ts';
import { StreamedRequestLog } from './request-log.ts';

const call = (n: number) => ({
  requestId: `r${n}`,
  at: '2026-11-28T12:00:00.000Z',
  method: 'GET',
  path: '/usage',
  status: 200,
  envelope: 'OK',
  latencyMs: 1,
  price: '0.00',
});

it('keeps a window of batches that covers the last calls, however many there were', async () => {
  const events = new MemoryEventStore();
  const log = new StreamedRequestLog({
    events,
    clock: { nowMs: () => 0, today: () => '2026-11-28', after: () => () => {} },
  });
  const rounds = REQUESTS_KEPT * 2 + 70;
  for (let n = 1; n <= rounds; n += 1) {
    log.note('acct', call(n));
    // Reading the log stores the pending calls, so each call is a batch of its own.
    const {
      calls: [newest],
    } = await log.last('acct', 1);
    expect(newest?.requestId).toBe(`r${n}`);
  }
  const { calls: last } = await log.last('acct', REQUESTS_KEPT);
  expect(last.map(({ requestId }) => requestId)).toEqual(
    Array.from({ length: REQUESTS_KEPT }, (_, n) => `r${rounds - n}`),
  );
  expect((await events.read('requests/acct')).length).toBeLessThan(REQUESTS_KEPT + 50);
});

it('reads only the batches that hold the requested calls', async () => {
  const stored = new MemoryEventStore();
  let batches = 0;
  const events = storeOver(stored, {
    read: async (stream, options) => {
      const read = await stored.read(stream, options);
      batches += read.length;
      return read;
    },
  });
  const log = new StreamedRequestLog({
    events,
    clock: { nowMs: () => 0, today: () => '2026-11-28', after: () => () => {} },
  });
  for (let n = 1; n <= 20; n += 1) {
    for (let one = 0; one < 25; one += 1) log.note('acct', call(n * 25 + one));
    await log.last('acct', 0);
  }
  const { calls, lastSeq } = await log.last('acct', REQUESTS_KEPT);
  expect([calls.length, calls[0]?.requestId, calls.at(-1)?.requestId]).toEqual([REQUESTS_KEPT, 'r524', 'r325']);
  expect([lastSeq, batches]).toEqual([20, 8]);
});
