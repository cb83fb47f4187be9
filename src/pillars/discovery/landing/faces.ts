/** Faces of the front page and the headers that advertise them. */
import { type Document, document } from '#kernel/answer.ts';
import { MINIMAL_APPLIED, prefersMinimal } from '#kernel/text/preference.ts';
import type { Documents } from '#ports/documents.ts';
import { type Runtime, servicePart } from '#ports/runtime.ts';
import { CHOSEN_BY, type FaceName } from './negotiate.ts';

interface Face {
  /** The address that always serves this face. */
  readonly address: string;
  readonly type: string;
}

/** The faces that introduce the service, and the workbench. */
export type ServedFace = FaceName | 'workbench';

const FACES: Readonly<Record<ServedFace, Face>> = {
  html: { address: '/?face=html', type: 'text/html' },
  json: { address: '/index.json', type: 'application/json' },
  md: { address: '/index.md', type: 'text/markdown' },
  workbench: { address: '/?face=workbench', type: 'text/html' },
};

const DESCRIPTIONS = [
  '</.well-known/agents.json>; rel="describedby"; type="application/json"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</llms.txt>; rel="llms"; type="text/markdown"',
  '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
];
const ALTERNATES = [FACES.html, FACES.json, FACES.md].map(
  ({ address, type }) => `<${address}>; rel="alternate"; type="${type}"`,
);
const LINK = [...ALTERNATES, ...DESCRIPTIONS].join(', ');

/** The JSON face without its endpoints. */
const MINIMAL_JSON = '/index.json#minimal';

/** Serves one face. `negotiated` is true when the client's preference chose it, so that caches keep the faces apart. */
export async function serveFace(name: ServedFace, serving: Serving): Promise<Document> {
  const { documents, negotiated, encodings } = serving;
  const { address } = FACES[name];
  const isMinimal = name === 'json' && prefersMinimal(serving.prefer);
  const { contentType, bytes, etag, headers } = await documents.at(isMinimal ? MINIMAL_JSON : address);
  const shared = { link: LINK, 'content-location': address, ...headers, ...(isMinimal ? MINIMAL_APPLIED : {}) };
  if (name === 'json' || name === 'md') {
    const vary = varyHeaders(negotiated, name === 'json' && !negotiated ? ['Prefer'] : []);
    return document(contentType, bytes, { headers: { etag, ...shared, ...vary } });
  }
  const vary = varyHeaders(negotiated, ['Accept-Encoding']);
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(encodings ?? '')) {
    return document(contentType, bytes, { headers: { etag, ...shared, ...vary } });
  }
  // Compressed bytes are another representation and need a tag of their own.
  const tag = etag.replace(/"$/, '-gzip"');
  const packed = { etag: tag, 'content-encoding': 'gzip', ...shared, ...vary };
  return document(contentType, await gzip(serving.runtime, bytes, tag), { headers: packed });
}

interface Serving {
  readonly runtime: Runtime;
  readonly documents: Documents;
  /** True where the client's preference chose the face. */
  readonly negotiated: boolean;
  /** `Prefer` as sent. */
  readonly prefer: string | undefined;
  /** `Accept-Encoding` as sent. */
  readonly encodings: string | undefined;
}

function varyHeaders(negotiated: boolean, more: readonly string[]): { vary?: string } {
  const names = [...(negotiated ? CHOSEN_BY : []), ...more];
  return names.length === 0 ? {} : { vary: names.join(', ') };
}

/** Each version of the page is compressed once. */
const PACKS = servicePart(() => new Map<string, Promise<Uint8Array<ArrayBuffer>>>());
const PACKS_MAX = 4;

function gzip(runtime: Runtime, text: string, tag: string): Promise<Uint8Array<ArrayBuffer>> {
  const packs = runtime.part(PACKS);
  const known = packs.get(tag);
  if (known !== undefined) return known;
  if (packs.size >= PACKS_MAX) packs.clear();
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const made = new Response(stream).arrayBuffer().then((buffer) => new Uint8Array(buffer));
  packs.set(tag, made);
  return made;
}
