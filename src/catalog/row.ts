/** Owns the catalog row: one door with its id, its handler and its price in micro-dollars. */
import type { Door, Handler } from '#kernel/door.ts';

export interface Row {
  /** `<pillar>.<slice>.<door>` */
  readonly id: string;
  readonly pillar: string;
  readonly slice: string;
  readonly name: string;
  readonly door: Door;
  readonly handler: Handler;
  readonly priceMicros: number;
}

/** Rows sorted by id, frozen. */
export type Catalog = readonly Row[];
