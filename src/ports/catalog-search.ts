/** Port of catalog search: finds endpoints, capability rows and cars by words. */

/** A hand-written endpoint, a capability row, a document, or a fixture car. */
export type SearchKind = 'operation' | 'capability' | 'document' | 'vin';

export interface SearchEntry {
  readonly kind: SearchKind;
  /** An address on this origin that answers GET with what is known about the thing. Unique. */
  readonly id: string;
  readonly title: string;
  /** The address of the thing itself; templates are filled with an example. */
  readonly url: string;
  readonly method: string;
  /** As it is published: `/fi/deals/{dealId}/menu`. */
  readonly path: string;
  readonly operationId: string;
  /** `live` where some rail answers live mode. */
  readonly status: 'live' | 'sandbox';
  readonly summary: string;
  /** Further words it is found by; not shown. */
  readonly words: string;
  /** Words by which people ask for it; not shown. */
  readonly phrases?: string;
}

export interface SearchHit extends Omit<SearchEntry, 'words' | 'phrases'> {
  /** Comparable within one search only; higher is better. */
  readonly score: number;
}

export interface SearchRequest {
  readonly query: string;
  /** 1 … 25. */
  readonly limit: number;
  readonly kind?: SearchKind | undefined;
}

export interface CatalogSearch {
  /** Best first; equal scores in order of id. `total` counts what the limit left out, too. */
  search(request: SearchRequest): Promise<{ readonly results: readonly SearchHit[]; readonly total: number }>;
}
