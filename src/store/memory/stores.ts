/** In-memory stores. */
import { SINGLE_PROCESS } from '#ports/process-group.ts';
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
    processGroup: SINGLE_PROCESS,
    close: async () => {},
  };
}
