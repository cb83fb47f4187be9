/** Port of the capability listing: rows, contract and recorded results. */
import type { EncodedDocument } from './documents.ts';

/** One capability route. */
export interface CapabilityRow {
  /** `<family>.<verb>` */
  readonly id: string;
  readonly name: string;
  /** `POST /vin-checks/submit` */
  readonly route: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: 'live' | 'sandbox';
  readonly family: string;
  /** create, get, list, search, update, transition, assess, calculate, validate, summarize, export or history. */
  readonly kind: string;
}

interface CapabilityTotals {
  readonly requirements: number;
  /** Rows that passed in the recorded run; 0 when that run used other data. */
  readonly green: number;
  readonly live: number;
  readonly sandbox: number;
}

export interface CapabilityReport {
  /** `green`: every row passed on exactly this data. `red`: some failed. `stale`: the recorded run used other data. */
  readonly state: 'green' | 'red' | 'stale';
  readonly totals: CapabilityTotals;
  /** `sha256:<hex>` of the data. */
  readonly digest: string;
  /** The day of the recorded run. */
  readonly recordedOn: string;
}

export interface CapabilityListing {
  /** Sorted by id. */
  rows(): Promise<readonly CapabilityRow[]>;
  /** One or two sentences on each row for full-text search, in the order of `rows`. */
  descriptions(): Promise<readonly string[]>;
  report(): Promise<CapabilityReport>;
  /** OpenAPI 3.1.0 of every row, or of one family; undefined for an unknown family. */
  openapi(family?: string): Promise<EncodedDocument | undefined>;
}
