/** Port of the fixture fleet: the events behind each car's story. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { Claim, IndexEntry, StoredEvent } from './event-store.ts';
import type { Ids } from './ids.ts';

/** The facts of a deal that an exemplar's story is about. */
export interface ToldDeal {
  readonly dealId: string;
  /** The stream of the deal in the store. */
  readonly stream: string;
  readonly events: readonly StoredEvent[];
  readonly claims: readonly Claim[];
  readonly index: readonly IndexEntry[];
}

/** The caller whose copy of a story is made. */
export interface Listener {
  /** Id of the caller, with a key or without. */
  readonly id: string;
  readonly account?: string | undefined;
  /** The instant at which the story has just ended. */
  readonly endsAt: IsoInstant;
  /** Seed of the ids in the copied story. */
  readonly ids: Ids;
}

export interface Fleet {
  /** The story of a row, 1 … 90: always the same facts under `deal_fx0001` and so on. Undefined where it is about no deal. */
  story(row: number): Promise<ToldDeal | undefined>;
  /** The same story with ids of its own, owned by the listener. */
  retell(row: number, listener: Listener): Promise<ToldDeal | undefined>;
}
