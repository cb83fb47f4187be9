/** Stores on PostgreSQL, shared by any number of processes. */
import type { Stores } from '#ports/stores.ts';
import { Watchers } from '../watchers.ts';
import { PostgresDriver } from './driver.ts';
import { PostgresEventStore } from './event-store.ts';
import { PostgresIdempotency } from './idempotency.ts';
import { PostgresLedger } from './ledger.ts';
import { StreamListener } from './listener.ts';
import { migrate } from './migrations.ts';
import { PostgresProcessGroup } from './process-group.ts';
import { PostgresRateWindow } from './rate-window.ts';

const SEALING_KEY = { name: 'sealing-key', text: 'SELECT secret FROM sealing_key' };

/** Applies missing migrations first. Throws `StoreUnavailable` when the database cannot be reached. */
export async function postgresStores(url: string): Promise<Stores> {
  await migrate(url);
  const driver = new PostgresDriver(url);
  const watchers = new Watchers();
  const listener = new StreamListener(url, watchers);
  await listener.start();
  const events = new PostgresEventStore(driver, watchers);
  const ledger = new PostgresLedger(driver);
  const [row] = await driver.query<{ secret: string }>(SEALING_KEY, []);
  return {
    events,
    ledger,
    idempotency: new PostgresIdempotency(driver),
    rateWindow: new PostgresRateWindow(driver),
    processGroup: new PostgresProcessGroup(driver),
    sealingKey: row === undefined ? undefined : new Uint8Array(Buffer.from(row.secret, 'hex')),
    close: async () => {
      await Promise.all([events.idle(), ledger.idle(), listener.close()]);
      await driver.close();
    },
  };
}
