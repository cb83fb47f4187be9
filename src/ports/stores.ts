/** The stores that one database provides together. */

import type { EventStore } from './event-store.ts';
import type { Idempotency } from './idempotency.ts';
import type { Ledger } from './ledger.ts';
import type { ProcessGroup } from './process-group.ts';
import type { RateWindow } from './rate-window.ts';

export interface Stores {
  readonly events: EventStore;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly rateWindow: RateWindow;
  readonly processGroup: ProcessGroup;
  /** 32 bytes that are kept beside the data and seal the answers in them; undefined where answers are kept as they were sent. */
  readonly sealingKey?: Uint8Array<ArrayBuffer> | undefined;
  /** Finishes what was acknowledged and lets go of the database. */
  close(): Promise<void>;
}
