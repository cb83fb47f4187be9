import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DiskSync } from './disk-sync.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-sync-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const waitForSync = (disk: DiskSync) => new Promise<Error | null>((resolve) => disk.after(resolve));

describe('the WAL sync', () => {
  it('serves all callers that wait during a run with the next run, together', async () => {
    const path = join(folder, 'ordinary.db');
    writeFileSync(`${path}-wal`, 'written');
    const disk = new DiskSync(path);
    const runs: string[][] = [];
    let run: string[] | undefined;
    const waiter = (name: string) =>
      new Promise<void>((resolve) => {
        disk.after(() => {
          if (run === undefined) {
            run = [];
            runs.push(run);
            // One sync calls back every waiter in the same task.
            queueMicrotask(() => {
              run = undefined;
            });
          }
          run.push(name);
          resolve();
        });
      });
    await Promise.all([waiter('first').then(() => waiter('late')), waiter('second'), waiter('third')]);
    expect(runs).toEqual([['first'], ['second', 'third'], ['late']]);
    disk.close();
  });

  it('is never trusted again after a failure', async () => {
    const path = join(folder, 'unsyncable.db');
    execFileSync('mkfifo', [`${path}-wal`]);
    const disk = new DiskSync(path);
    const [first, queued] = await Promise.all([waitForSync(disk), waitForSync(disk)]);
    expect(first).toMatchObject({ code: 'EINVAL' });
    expect(queued).toMatchObject({ code: 'EINVAL' });
    expect(await waitForSync(disk)).toMatchObject({ code: 'EINVAL' });
    disk.close();
  });

  it('does nothing for an in-process database', async () => {
    expect(await waitForSync(new DiskSync(':memory:'))).toBeNull();
  });
});
