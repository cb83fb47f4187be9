import { closeSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#ports/event-store.ts';
import { eventStoreSuite } from '#ports/suites/event-store.suite.ts';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { ledgerSuite } from '#ports/suites/ledger.suite.ts';
import { rateWindowSuite } from '#ports/suites/rate-window.suite.ts';
import { memoryStores } from './memory/stores.ts';
import { sqliteStores } from './sqlite/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-'));
let files = 0;
function freshFile(): string {
  files += 1;
  return join(folder, `${files}.db`);
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kinds = [
  ['memory', memoryStores],
  ['sqlite', () => sqliteStores(freshFile())],
] as const;

for (const [name, open] of kinds) {
  eventStoreSuite(name, () => open().events);
  ledgerSuite(name, () => open().ledger);
  rateWindowSuite(name, () => open().rateWindow);
  idempotencySuite(name, () => open().idempotency);
}

describe('the embedded store', () => {
  const keyed = (attempt: string, now: string) => ({ scope: 's', key: 'k', fingerprint: 'f', now, attempt });

  it('keeps everything across a restart, and lets reservations of a process that died be retaken', async () => {
    const file = freshFile();
    const first = sqliteStores(file);
    await first.events.append([
      {
        stream: 's',
        expectedSeq: 0,
        events: [{ type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data: { n: 1 } }],
        claims: [{ claim: 'c', key: 'k', ref: 'r' }],
        index: [{ index: 'i', key: 'k', ref: 's' }],
      },
    ]);
    await first.ledger.charge({
      account: 'a',
      requestId: 'r',
      endpoint: 'd',
      micros: 5,
      at: '2026-01-01T00:00:00.000Z',
      ceilingMicros: 10,
    });
    await first.idempotency.begin(keyed('first', '2026-01-01T00:00:00.000Z'));
    await first.close();
    const again = sqliteStores(file);
    expect(await again.events.read('s')).toHaveLength(1);
    expect(await again.events.claimed('c', 'k')).toBe('r');
    expect(await again.events.count('i', 'k')).toBe(1);
    expect((await again.ledger.usage('a', '2026-01-01')).spentMicros).toBe(5);
    const retaken = await again.idempotency.begin(keyed('second', '2026-01-01T00:00:01.000Z'));
    expect(retaken).toEqual({ state: 'retaken', attempt: 'first' });
    await again.close();
  });

  it('commits what was asked before it is closed, and refuses what is asked afterwards', async () => {
    const file = freshFile();
    const stores = sqliteStores(file);
    const fact = { type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data: {} };
    const before = stores.events.append([{ stream: 'before', expectedSeq: 0, events: [fact] }]);
    await stores.close();
    expect(await before).toMatchObject({ ok: true });
    const after = stores.events.append([{ stream: 'after', expectedSeq: 0, events: [fact] }]);
    await expect(after).rejects.toBeInstanceOf(StoreUnavailable);
    const again = sqliteStores(file);
    expect(await again.events.lastSeq('before')).toBe(1);
    await again.close();
  });

  it('refuses everything, reads too, once the disk has failed to sync, and has lost nothing when it is opened again', async () => {
    const file = freshFile();
    const stores = sqliteStores(file);
    const append = (stream: string) =>
      stores.events.append([
        { stream, expectedSeq: 0, events: [{ type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data: {} }] },
      ]);
    await append('before');
    closeSync(syncedThrough(file));
    await expect(append('during')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(append('after')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(stores.events.lastSeq('before')).rejects.toBeInstanceOf(StoreUnavailable);
    const again = sqliteStores(file);
    expect(await again.events.lastSeq('before')).toBe(1);
    expect(await again.events.lastSeq('after')).toBe(0);
    await again.close();
  });
});

/** The descriptor by which the log of that database is synced: the last that was opened on it. */
function syncedThrough(file: string): number {
  const open = readdirSync('/proc/self/fd').filter((fd) => linkOf(fd) === `${file}-wal`);
  return Math.max(...open.map(Number));
}

/** Descriptors come and go while they are listed. */
function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return undefined;
  }
}
