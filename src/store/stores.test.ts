import {
  closeSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#ports/event-store.ts';
import { eventStoreSuite } from '#ports/suites/event-store.suite.ts';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { ledgerSuite } from '#ports/suites/ledger.suite.ts';
import { rateWindowSuite } from '#ports/suites/rate-window.suite.ts';
import { memoryStores } from './memory/stores.ts';
import { DataInUse, UnusablePlace } from './sqlite/data-place.ts';
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
  const reservation = (attempt: string, now: string) => ({ scope: 's', key: 'k', fingerprint: 'f', now, attempt });

  it('keeps everything across a restart and lets reservations of a dead process be retaken', async () => {
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
    await first.idempotency.begin(reservation('first', '2026-01-01T00:00:00.000Z'));
    await first.close();
    const again = sqliteStores(file);
    expect(await again.events.read('s')).toHaveLength(1);
    expect(await again.events.claimed('c', 'k')).toBe('r');
    expect(await again.events.count('i', 'k')).toBe(1);
    expect((await again.ledger.usage('a', '2026-01-01')).spentMicros).toBe(5);
    const retaken = await again.idempotency.begin(reservation('second', '2026-01-01T00:00:01.000Z'));
    expect(retaken).toEqual({ state: 'retaken', attempt: 'first' });
    await again.close();
  });

  it('commits writes queued before close and refuses later ones', async () => {
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

  it('refuses reads and writes after a failed disk sync and has lost nothing when reopened', async () => {
    const file = freshFile();
    const stores = sqliteStores(file);
    const append = (stream: string) =>
      stores.events.append([
        { stream, expectedSeq: 0, events: [{ type: 'A.b@1', at: '2026-01-01T00:00:00.000Z', data: {} }] },
      ]);
    await append('before');
    closeSync(walDescriptor(file));
    await expect(append('during')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(append('after')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(stores.events.lastSeq('before')).rejects.toBeInstanceOf(StoreUnavailable);
    // The failed process still owns the file; the process that takes it over reads this.
    const stored = new DatabaseSync(file, { readOnly: true }).prepare('SELECT stream FROM events ORDER BY stream');
    expect(stored.all()).toEqual([{ stream: 'before' }, { stream: 'during' }]);
  });

  it('belongs to one owner under every name of the file until that owner closes it', async () => {
    const file = freshFile();
    const first = sqliteStores(file);
    symlinkSync(file, `${file}.link`);
    expect(() => sqliteStores(file)).toThrow(DataInUse);
    expect(() => sqliteStores(`${file}.link`)).toThrow(/is in use by another process\. Stop that process/);
    await first.close();
    await sqliteStores(`${file}.link`).close();
  });

  it('is readable by its user only, in its own folder', async () => {
    const file = join(folder, 'deep', 'er', 'data.db');
    const stores = sqliteStores(file);
    await stores.ledger.usage('a', '2026-01-01');
    const modes = readdirSync(dirname(file)).map((name) => statSync(join(dirname(file), name)).mode & 0o777);
    expect(modes.length).toBeGreaterThanOrEqual(3);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    await stores.close();
  });

  it('restricts permissions of a file that an earlier version left readable', async () => {
    const file = freshFile();
    writeFileSync(file, '', { mode: 0o644 });
    await sqliteStores(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['a folder', () => folder, /is not a file\. Set DATABASE_URL to a file, such as sqlite:.*carport\.db\.$/],
    [
      'a folder that cannot be created',
      () => '/proc/x/y.db',
      /^The folder \/proc\/x cannot be created \(no such folder\)\. Set/,
    ],
    ['a device', () => '/dev/null', /is not a file\. Set/],
    [
      'a place below a file',
      () => join(textFile(), 'x.db'),
      /opened for writing \(a part of the path is not a folder\)\. Set/,
    ],
    [
      'a name that is too long',
      () => join(folder, 'x'.repeat(300)),
      /cannot be opened for writing \(the name is too long\)/,
    ],
    ['a file of another kind', textFile, /is not a SQLite database\. Set DATABASE_URL to a new file/],
  ])('explains in one sentence why it cannot be opened in %s', (_, place, sentence) => {
    expect(() => sqliteStores(place())).toThrow(sentence);
    expect(() => sqliteStores(place())).toThrow(UnusablePlace);
  });

  it('refuses a database file of a newer version', async () => {
    const file = freshFile();
    await sqliteStores(file).close();
    new DatabaseSync(file).exec('PRAGMA user_version = 999');
    expect(() => sqliteStores(file)).toThrow(/is step 999, .* Run the newer version/);
  });
});

/** A file that is not a database. */
function textFile(): string {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'buy milk\n'.repeat(2_000));
  return file;
}

/** The descriptor that syncs the log of that database: the last one opened on it. */
function walDescriptor(file: string): number {
  const open = readdirSync('/proc/self/fd').filter((fd) => linkOf(fd) === `${file}-wal`);
  return Math.max(...open.map(Number));
}

/** Descriptors may be opened and closed during the listing. */
function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return undefined;
  }
}
