/** Opens the stores that `DATABASE_URL` names. */
import type { HostParts } from '../src/index.ts';
import { memoryStores } from '../src/store/memory/stores.ts';
import { sqliteStores } from '../src/store/sqlite/stores.ts';

/** Any number of processes may share what is behind this address; the others belong to one process. */
export function isShared(databaseUrl: string): boolean {
  return /^postgres(?:ql)?:/.test(databaseUrl);
}

/** Opens the stores; missing migration steps are taken on the way. */
export async function openStores(databaseUrl: string): Promise<HostParts['stores']> {
  if (databaseUrl === 'memory:') return memoryStores();
  if (databaseUrl.startsWith('sqlite:')) return sqliteStores(databaseUrl.slice('sqlite:'.length));
  if (isShared(databaseUrl)) {
    // The driver is read only by those who use it: the embedded store starts without it.
    const { postgresStores } = await import('../src/store/postgres/stores.ts');
    return postgresStores(databaseUrl);
  }
  throw new Error(`no store speaks ${databaseUrl.split(':')[0]}`);
}
