/** Port of catalog search: finds endpoints, capability rows and cars by words. */

/** A hand-written endpoint, a capability row, a document, or a fixture car. */
export type SearchKind = 'operation' | 'capability' | 'document' | 'vin';

export interface SearchEntry {
  readonly kind: SearchKind;
  /** An address on this origin whose GET describes the result. Unique. */
  readonly id: string;
  readonly title: string;
  /** The address of the result itself; templates are filled with an example. */
  readonly url: string;
  readonly method: string;
  /** The published template: `/fi/deals/{dealId}/menu`. */
  readonly path: string;
  readonly operationId: string;
  /** `live` when a rail serves live mode. */
  readonly status: 'live' | 'sandbox';
  readonly summary: string;
  /** Further search terms; not shown. */
  readonly words: string;
  /** Phrases that people search for; not shown. */
  readonly phrases?: string;
}

export interface SearchHit extends Omit<SearchEntry, 'words' | 'phrases'> {
  /** Comparable within one search only; higher is better. */
  readonly score: number;
}

interface SearchRequest {
  readonly query: string;
  /** 1 … 25. */
  readonly limit: number;
  readonly kind?: SearchKind | undefined;
}

export interface CatalogSearch {
  /** Best first, equal scores by id. `total` includes the results beyond the limit. */
  search(request: SearchRequest): Promise<{ readonly results: readonly SearchHit[]; readonly total: number }>;
}
