/** Inputs of the catalog's projections. */
import type { RefusalClass } from '#kernel/refusals.ts';
import type { CapabilityListing } from '#ports/capabilities.ts';
import type { Documents } from '#ports/documents.ts';
import type { Ids } from '#ports/ids.ts';
import type { Settings } from '#ports/settings.ts';
import type { Catalog } from './row.ts';

/** Inputs of a projection. */
export interface Source {
  readonly catalog: Catalog;
  readonly settings: Settings;
  /** The HTTP status of a refusal class; the table is in the http layer. */
  readonly statusOf: (refusal: RefusalClass) => number;
  /** False when the host runs no scripts; then no document mentions `exec`. */
  readonly runsScripts: boolean;
  readonly sha256: Ids['sha256'];
  readonly capabilities: CapabilityListing;
  /** Another document, by address. */
  readonly at: Documents['at'];
}
