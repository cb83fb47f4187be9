/** Stores on the embedded database: one file, one connection. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ALONE } from '#ports/crew.ts';
import type { Stores } from '#ports/stores.ts';
import { MemoryRateWindow } from '../memory/rate-window.ts';
import { SqliteDriver } from './driver.ts';
import { SqliteEventStore } from './event-store.ts';
import { SqliteIdempotency } from './idempotency.ts';
import { SqliteLedger } from './ledger.ts';

/** One process owns the file, so its rate windows, seconds long, live in that process. */
export function sqliteStores(path: string): Stores {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const driver = new SqliteDriver(path);
  return {
    events: new SqliteEventStore(driver),
    ledger: new SqliteLedger(driver),
    idempotency: new SqliteIdempotency(driver),
    rateWindow: new MemoryRateWindow(),
    crew: ALONE,
    close: async () => driver.close(),
  };
}
