/** The catalog: every endpoint of the pillars as a row. */
import type { EndpointRow } from '#kernel/endpoint.ts';

export type Row = EndpointRow;

/** Rows sorted by id, frozen. */
export type Catalog = readonly Row[];
