/** In-memory stores. */
import { ALONE } from '#ports/crew.ts';
import type { Stores } from '#ports/stores.ts';
import { MemoryEventStore } from './event-store.ts';
import { MemoryIdempotency } from './idempotency.ts';
import { MemoryLedger } from './ledger.ts';
import { MemoryRateWindow } from './rate-window.ts';

export function memoryStores(): Stores {
  return {
    events: new MemoryEventStore(),
    ledger: new MemoryLedger(),
    idempotency: new MemoryIdempotency(),
    rateWindow: new MemoryRateWindow(),
    crew: ALONE,
    close: async () => {},
  };
}
