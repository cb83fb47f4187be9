/** Owns the catalog's documents: each projection made on first use, serialised once, with its strong tag. */
import type { RefusalClass } from '#kernel/refusals.ts';
import type { Documents, ServedDocument } from '#ports/documents.ts';
import type { Ids } from '#ports/ids.ts';
import type { Settings } from '#ports/settings.ts';
import { openapi } from './projections/openapi.ts';
import { pricing } from './projections/pricing.ts';
import type { Catalog } from './row.ts';

/** What a projection may read. */
export interface Source {
  readonly catalog: Catalog;
  readonly settings: Settings;
  /** The status number of a refusal class; the table itself belongs to the http layer. */
  readonly statusOf: (refusal: RefusalClass) => number;
  /** Another document, by address. */
  readonly at: (address: string) => ServedDocument;
}

interface Projection {
  readonly contentType: string;
  /** Text as it is served. */
  readonly render: (source: Source) => string;
}

const json = (render: (source: Source) => object, contentType = 'application/json; charset=utf-8'): Projection => ({
  contentType,
  render: (source) => JSON.stringify(render(source)),
});

/** Address → projection. A new document is a row here and a door in `pillars/discovery/documents`. */
const PROJECTIONS: Readonly<Record<string, Projection>> = {
  '/openapi.json': json(openapi),
  '/pricing': json(pricing),
};

export function createDocuments(source: Omit<Source, 'at'>, ids: Pick<Ids, 'sha256'>): Documents {
  const { catalog } = source;
  const made = new Map<string, ServedDocument>();
  const at = (address: string): ServedDocument => {
    const known = made.get(address);
    if (known !== undefined) return known;
    const projection = PROJECTIONS[address];
    if (projection === undefined) throw new Error(`the catalog projects no ${address}`);
    const bytes = projection.render({ ...source, at });
    const document = { contentType: projection.contentType, bytes, etag: `"${ids.sha256(bytes)}"` };
    made.set(address, document);
    return document;
  };
  return { at, addresses: () => catalog.map((row) => row.door.path) };
}
