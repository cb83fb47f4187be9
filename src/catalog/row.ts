/** A catalog row: an endpoint with its id, handler and price in micro-dollars. */
import type { Endpoint, Handler } from '#kernel/endpoint.ts';

export interface Row {
  /** `<pillar>.<slice>.<endpoint>`; `<family>.<verb>` for a row of the capability listing. */
  readonly id: string;
  readonly pillar: string;
  readonly slice: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler;
  readonly priceMicros: number;
}

/** Rows sorted by id, frozen. */
export type Catalog = readonly Row[];
