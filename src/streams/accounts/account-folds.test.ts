/** The state of an account follows from its events, each counted once. */
import { describe, expect, it } from 'vitest';
import { type NewEvent, storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '../../store/memory/event-store.ts';
import { readAccount } from './account-folds.ts';

const at = '2026-11-27T12:00:00.000Z';
const stream = 'account/acct_1';
const minted = (keyId: string, more: object = {}): NewEvent => ({
  type: 'Key.minted@1',
  at,
  data: { keyId, prefix: `vk_${keyId}`, mode: 'sandbox', ...more },
});
const event = (type: string, data: NewEvent['data']): NewEvent => ({ type, at, data });

async function accountAfter(...batches: (readonly NewEvent[])[]) {
  const events = storeView(new MemoryEventStore(), new Runtime());
  let fold = await readAccount(events, stream);
  for (const batch of batches) {
    await events.append([{ stream, expectedSeq: await events.lastSeq(stream), events: batch }]);
    fold = await readAccount(events, stream);
  }
  return { keys: [...fold.keys.values()], clockOffsetMs: fold.clockOffsetMs, lastSeq: fold.lastSeq };
}

describe('an account', () => {
  it('is empty before its first event', async () => {
    expect(await accountAfter()).toEqual({ keys: [], clockOffsetMs: 0, lastSeq: 0 });
  });

  it('has its keys in order, with the members that were given', async () => {
    const given = { mode: 'live', label: 'ci', expiresAt: at, mintedFrom: 'anon_1' };
    const odd = { mode: 'other', label: 1, expiresAt: null, mintedFrom: 2 };
    expect(await accountAfter([minted('a', given), minted('b', odd)])).toEqual({
      keys: [
        { keyId: 'a', prefix: 'vk_a', state: 'ACTIVE', createdAt: at, ...given },
        { keyId: 'b', prefix: 'vk_b', state: 'ACTIVE', createdAt: at, mode: 'sandbox' },
      ],
      clockOffsetMs: 0,
      lastSeq: 2,
    });
  });

  it('retires rotated and revoked keys, and ignores unknown ones and other events', async () => {
    const { keys, clockOffsetMs, lastSeq } = await accountAfter(
      [minted('a'), minted('b'), minted('c')],
      [event('Key.rotated@1', { keyId: 'a' }), event('Key.revoked@1', { keyId: 'b' })],
      [event('Key.revoked@1', { keyId: 'x' }), event('Other.happened@1', { offsetMs: 7 })],
      [event('Clock.moved@1', { offsetMs: 60_000 })],
    );
    expect(keys.map(({ keyId, state }) => `${keyId} ${state}`)).toEqual(['a ROTATED', 'b REVOKED', 'c ACTIVE']);
    expect([clockOffsetMs, lastSeq]).toEqual([60_000, 8]);
  });

  it('refuses a key event without an id, since only a fault writes one', async () => {
    await expect(accountAfter([event('Key.revoked@1', {})])).rejects.toThrow('no keyId');
  });
});
