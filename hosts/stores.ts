/** Owns the way from `DATABASE_URL` to a set of stores. */
import type { HostParts } from '../src/index.ts';
import { memoryStores } from '../src/store/memory/stores.ts';
import { sqliteStores } from '../src/store/sqlite/stores.ts';

export async function openStores(databaseUrl: string): Promise<HostParts['stores']> {
  if (databaseUrl === 'memory:') return memoryStores();
  if (databaseUrl.startsWith('sqlite:')) return sqliteStores(databaseUrl.slice('sqlite:'.length));
  throw new Error(`no store speaks ${databaseUrl.split(':')[0]}`);
}
