/** Owns the promise of the catalog's documents: bytes made once, with their strong tags. */

/** A projection of the catalog, pre-serialised. */
export interface ServedDocument {
  readonly contentType: string;
  readonly bytes: string;
  /** Strong entity tag, quoted. */
  readonly etag: string;
}

export interface Documents {
  /** By address, `/openapi.json`. Throws when the catalog projects no such document, which is a bug. */
  at(address: string): ServedDocument;
  /** Every address in the catalog that GET answers without parameters, plus templates; for `nearest` and link checks. */
  addresses(): readonly string[];
}
