/** Tests that a keyed call reads only an account's new events, however often its key was rotated. */
import { expect, it } from 'vitest';
import { storeView, viewOver } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '#store/memory/event-store.ts';
import { testIds as ids } from '#test/builders.ts';
import { accountStream, StreamedAccounts } from './accounts.ts';

const AT = '2026-11-29T00:00:00.000Z';

function countedStore() {
  const stored = storeView(new MemoryEventStore(), new Runtime());
  const counts = { events: 0, most: 0 };
  const events = viewOver(stored, {
    read: async (stream, options) => {
      const read = await stored.read(stream, options);
      counts.events += read.length;
      counts.most = Math.max(counts.most, read.length);
      return read;
    },
  });
  return { stored, counts, accounts: new StreamedAccounts(events, ids, () => 0) };
}

it('reads only new events after 600 rotations, and the whole stream once, in parts, after a restart', async () => {
  const { stored, counts, accounts } = countedStore();
  let { accountId, key, record } = await accounts.open({ at: AT, mode: 'sandbox' });
  const first = ids.sha256(key);
  for (let n = 0; n < 600; n += 1) {
    const rotated = await accounts.rotate(accountId, record.keyId, AT);
    if (rotated === undefined) throw new Error('The active key was not rotated.');
    ({ key, record } = rotated);
  }
  expect(counts.events).toBeLessThanOrEqual(1_201);
  counts.events = 0;
  for (let n = 0; n < 10; n += 1)
    expect(await accounts.authenticate(ids.sha256(key))).toMatchObject({ accountId, keyId: record.keyId });
  expect(await accounts.authenticate(first)).toBeUndefined();
  // The two events of the last rotation.
  expect(counts.events).toBe(2);

  const restarted = countedStore();
  const stream = accountStream(accountId);
  await restarted.stored.append([{ stream, expectedSeq: 0, events: await stored.read(stream) }]);
  expect(await restarted.accounts.load(accountId)).toEqual(await accounts.load(accountId));
  expect(restarted.counts).toEqual({ events: 1_201, most: 500 });
});

it('sees a key revoked and a clock moved by another writer, even with two concurrent reads', async () => {
  const { stored, accounts } = countedStore();
  const { accountId, key, record } = await accounts.open({ at: AT, mode: 'sandbox' });
  const sha256 = ids.sha256(key);
  expect(await accounts.authenticate(sha256)).toMatchObject({ clockOffsetMs: 0 });
  const other = new StreamedAccounts(stored, ids, () => 0);
  await other.moveClock(accountId, 5_000, AT);
  const both = await Promise.all([accounts.authenticate(sha256), accounts.authenticate(sha256)]);
  expect(both.map((one) => one?.clockOffsetMs)).toEqual([5_000, 5_000]);
  await other.revoke(accountId, record.keyId, AT);
  expect(await accounts.authenticate(sha256)).toBeUndefined();
});
