/** Port of the catalog's documents: rendered once, with strong ETags. */
import type { Headers } from '#kernel/answer.ts';

/** A serialized projection of the catalog. */
export interface ServedDocument {
  readonly contentType: string;
  readonly bytes: string;
  /** Strong entity tag, quoted. */
  readonly etag: string;
  /** Further headers of the document, such as a page's content security policy. */
  readonly headers?: Headers;
}

/** A document that is long enough to be kept as it goes over the wire. */
export interface EncodedDocument extends Omit<ServedDocument, 'bytes'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Documents {
  /** By address: `/openapi.json`; the page at `/` is `/?face=html`. Rejects for an unknown address, which is a bug. */
  at(address: string): Promise<ServedDocument>;
}
