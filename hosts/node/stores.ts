/** Opens the stores that `DATABASE_URL` names. */
import type { HostParts } from '../../src/index.ts';
import { memoryStores } from '../../src/store/memory/stores.ts';
import { ownerOf, storesOfOwner } from '../../src/store/owner/connect.ts';
import { listenAsOwner, type OwnerSocket } from '../../src/store/owner/listen.ts';
import { DataInUse, realPlace } from '../../src/store/sqlite/data-place.ts';
import { sqliteStores } from '../../src/store/sqlite/stores.ts';

/** True when several processes may share the store at this address. */
export function isShared(databaseUrl: string): boolean {
  return /^postgres(?:ql)?:/.test(databaseUrl);
}

/** The path of an embedded file; undefined for other stores and in-memory databases. */
function fileOf(databaseUrl: string): string | undefined {
  const path = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : ':memory:';
  return path === ':memory:' ? undefined : path;
}

/** Opens the stores for a server and applies missing migrations. An embedded file then belongs to this process. */
export async function openStores(databaseUrl: string): Promise<HostParts['stores']> {
  try {
    return await openedStores(databaseUrl);
  } catch (fault) {
    if (fault instanceof DataInUse) throw new Error(await inUse(fault.path));
    throw fault;
  }
}

async function inUse(file: string): Promise<string> {
  const owner = await ownerOf(file);
  const who = owner === undefined ? 'another process' : `process ${owner.pid}, which answers at ${owner.address}`;
  return `${file} is in use by ${who}. Stop that process, or set DATABASE_URL to another file.`;
}

/** Opens the stores for a command. While a server owns an embedded file, the command goes through that server. */
export async function openStoresForCommand(databaseUrl: string): Promise<HostParts['stores']> {
  try {
    return await openedStores(databaseUrl);
  } catch (fault) {
    if (!(fault instanceof DataInUse)) throw fault;
    const stores = await storesOfOwner(fault.path);
    if (stores === undefined) throw new Error(`${await inUse(fault.path)} It does not accept commands.`);
    return stores;
  }
}

/** The running server that owns the data; undefined when there is none. */
export async function serverOf(databaseUrl: string) {
  const file = fileOf(databaseUrl);
  return file === undefined ? undefined : ownerOf(realPlace(file));
}

/** Lets commands run through this server while it owns an embedded file. */
export async function listenForCommands(
  databaseUrl: string,
  stores: HostParts['stores'],
  address: string,
): Promise<OwnerSocket | undefined> {
  const file = fileOf(databaseUrl);
  return file === undefined ? undefined : listenAsOwner(realPlace(file), stores, { pid: process.pid, address });
}

async function openedStores(databaseUrl: string): Promise<HostParts['stores']> {
  if (databaseUrl === 'memory:') return memoryStores();
  if (databaseUrl.startsWith('sqlite:')) return sqliteStores(databaseUrl.slice('sqlite:'.length));
  if (isShared(databaseUrl)) {
    // Loaded only if used, so that the embedded store starts without the driver.
    const { postgresStores } = await import('../../src/store/postgres/stores.ts');
    return postgresStores(databaseUrl);
  }
  throw new Error(
    `DATABASE_URL has the unsupported scheme "${databaseUrl.split(':')[0]}". Use sqlite:, postgres: or memory:.`,
  );
}
