/** Project that runs service tests on the embedded store, a new file each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { sqliteStores } from '#store/sqlite/stores.ts';
import { useStores } from './use-stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-sqlite-'));
let files = 0;
// Hooks run in reverse order after a file, so the folder is deleted after its stores are closed.
afterAll(() => rmSync(folder, { recursive: true, force: true }));

useStores('sqlite', async () => {
  files += 1;
  return sqliteStores(join(folder, `${files}.db`));
});
