/** Owns the faces of the front page: where each is forced, and the headers that tell of the others. */
import { type Document, document } from '#kernel/answer.ts';
import type { Documents } from '#ports/documents.ts';
import type { FaceName } from './negotiate.ts';

interface Face {
  /** The address that serves this face whatever the client accepts. */
  readonly address: string;
  readonly type: string;
}

const FACES: Readonly<Record<FaceName, Face>> = {
  html: { address: '/?face=html', type: 'text/html' },
  json: { address: '/index.json', type: 'application/json' },
  md: { address: '/index.md', type: 'text/markdown' },
};

const DESCRIPTIONS = [
  '</.well-known/agents.json>; rel="describedby"; type="application/json"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</llms.txt>; rel="llms"; type="text/markdown"',
  '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
];
const ALTERNATES = Object.values(FACES).map(({ address, type }) => `<${address}>; rel="alternate"; type="${type}"`);
const LINK = [...ALTERNATES, ...DESCRIPTIONS].join(', ');

/** One face; `negotiated` where the client's wish chose it, so that caches keep the faces apart. */
export async function serveFace(
  name: FaceName,
  { documents, negotiated }: { readonly documents: Documents; readonly negotiated: boolean },
): Promise<Document> {
  const { address } = FACES[name];
  const { contentType, bytes, etag, headers } = await documents.at(address);
  return document(contentType, bytes, {
    headers: {
      etag,
      link: LINK,
      'content-location': address,
      ...(negotiated ? { vary: 'Accept' } : {}),
      ...headers,
    },
  });
}
