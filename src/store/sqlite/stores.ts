/** Stores on the embedded database: one file, one connection. */
import { SINGLE_PROCESS } from '#ports/process-group.ts';
import type { Stores } from '#ports/stores.ts';
import { MemoryRateWindow } from '../memory/rate-window.ts';
import { keyBeside, lockData, prepareFile } from './data-place.ts';
import { SqliteDriver } from './driver.ts';
import { SqliteEventStore } from './event-store.ts';
import { SqliteIdempotency } from './idempotency.ts';
import { SqliteLedger } from './ledger.ts';

/**
 * Opens the file for this process; `:memory:` keeps everything in memory. Rate windows last seconds and are kept in
 * memory. Throws `DataInUse` while another process owns the file, and `UnusablePlace` when it cannot be created.
 */
export function sqliteStores(path: string): Stores {
  if (path === ':memory:') return storesOn(new SqliteDriver(path), () => {});
  const file = prepareFile(path);
  const lock = lockData(file);
  try {
    const stores = storesOn(new SqliteDriver(file), lock.release);
    return { ...stores, sealingKey: keyBeside(file) };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

function storesOn(driver: SqliteDriver, release: () => void): Stores {
  return {
    events: new SqliteEventStore(driver),
    ledger: new SqliteLedger(driver),
    idempotency: new SqliteIdempotency(driver),
    rateWindow: new MemoryRateWindow(),
    processGroup: SINGLE_PROCESS,
    close: async () => {
      await driver.close();
      release();
    },
  };
}
