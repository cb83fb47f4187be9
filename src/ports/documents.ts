/** Port of the catalog's documents: bytes made once, with strong ETags. */
import type { Headers } from '#kernel/answer.ts';

/** A projection of the catalog, pre-serialised. */
export interface ServedDocument {
  readonly contentType: string;
  readonly bytes: string;
  /** Strong entity tag, quoted. */
  readonly etag: string;
  /** Further headers that belong to these bytes: the policy of a page. */
  readonly headers?: Headers;
}

/** A document that is long enough to be kept as it goes over the wire. */
export interface EncodedDocument extends Omit<ServedDocument, 'bytes'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Documents {
  /** By address, `/openapi.json`; the page at `/` is `/?face=html`. Rejects where the catalog projects none: a bug. */
  at(address: string): Promise<ServedDocument>;
}
