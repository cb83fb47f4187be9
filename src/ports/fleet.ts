/** Port of the fixture fleet: the events of each car's story. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { Claim, IndexEntry, StoredEvent } from './event-store.ts';
import type { Ids } from './ids.ts';

/** The events of the deal in a fixture car's story. */
export interface StoryDeal {
  readonly dealId: string;
  /** The deal's stream in the store. */
  readonly stream: string;
  readonly events: readonly StoredEvent[];
  readonly claims: readonly Claim[];
  readonly index: readonly IndexEntry[];
}

/** The caller who gets a copy of a story. */
export interface Listener {
  /** The caller's id, with or without a key. */
  readonly id: string;
  readonly account?: string | undefined;
  /** The instant at which the story ends. */
  readonly endsAt: IsoInstant;
  /** Seeds the ids in the copied story. */
  readonly ids: Ids;
}

export interface Fleet {
  /**
   * The story of a row, 1 … 90: always the same events, under `deal_fx0001` and so on. Undefined when it has no deal.
   */
  story(row: number): Promise<StoryDeal | undefined>;
  /** The same story with new ids, owned by the caller. */
  retell(row: number, listener: Listener): Promise<StoryDeal | undefined>;
}
