/** The stores of one database. */

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
  /**
   * A 32-byte key stored beside the data that encrypts stored responses; undefined when they are stored in the clear.
   */
  readonly sealingKey?: Uint8Array<ArrayBuffer> | undefined;
  /** Finishes acknowledged writes and closes the database. */
  close(): Promise<void>;
}
