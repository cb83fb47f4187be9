/** Documents of the catalog, projected on first use and serialized once with a strong ETag. */
import type { Headers } from '#kernel/answer.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import { TAGS } from '#pillars/discovery/documents/tags.ts';
import { pageHeaders } from '#pillars/discovery/landing/page/policy.ts';
import type { Documents, ServedDocument } from '#ports/documents.ts';
import { agentsCard } from './projections/agents-card.ts';
import { API_CATALOG_TYPE, apiCatalog } from './projections/api-catalog.ts';
import { family } from './projections/family.ts';
import { icp } from './projections/icp.ts';
import { landingHtml, landingJson, landingMarkdown, landingMinimal, workbenchHtml } from './projections/landing.ts';
import { llms } from './projections/llms.ts';
import { llmsFull } from './projections/llms-full.ts';
import { openapi } from './projections/openapi/document.ts';
import { openapiPart } from './projections/openapi/part.ts';
import { openapiWhole } from './projections/openapi/whole.ts';
import { parity } from './projections/parity.ts';
import { pricing } from './projections/pricing.ts';
import { SERVER_CARD_TYPE, serverCard } from './projections/server-card.ts';
import { suite } from './projections/suite/suite.ts';
import { verify } from './projections/verify/verify.ts';
import type { Source } from './source.ts';

interface Projection {
  readonly contentType: string;
  /** The text to serve. */
  readonly render: (source: Source) => string | Promise<string>;
  readonly headers?: (text: string, source: Source) => Headers;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

function json(render: (source: Source) => object | Promise<object>, contentType = JSON_TYPE): Projection {
  return { contentType, render: async (source) => JSON.stringify(await render(source)) };
}

/** Address → projection. A new document needs a row here and an endpoint in `pillars/discovery`. */
const PROJECTIONS: Readonly<Record<string, Projection>> = {
  '/.well-known/agents.json': json(agentsCard),
  '/.well-known/api-catalog': json(apiCatalog, API_CATALOG_TYPE),
  '/?face=html': {
    contentType: HTML_TYPE,
    render: landingHtml,
    headers: (text, { sha256 }) => pageHeaders(text, sha256),
  },
  '/?face=workbench': {
    contentType: HTML_TYPE,
    render: workbenchHtml,
    headers: (text, { sha256 }) => pageHeaders(text, sha256, { photos: true }),
  },
  '/family.json': json(family),
  '/icp.json': json(icp),
  '/index.json': json(landingJson),
  '/index.json#minimal': json(landingMinimal),
  '/index.md': { contentType: MARKDOWN_TYPE, render: landingMarkdown },
  '/llms-full.txt': { contentType: MARKDOWN_TYPE, render: llmsFull },
  '/llms.txt': { contentType: MARKDOWN_TYPE, render: llms },
  '/mcp/server-card': json(serverCard, SERVER_CARD_TYPE),
  '/openapi.json': json((source) => runInSlices(openapiWhole(source))),
  '/openapi.json#typed': json((source) => runInSlices(openapi(source))),
  ...Object.fromEntries(TAGS.map((tag) => [`/openapi.json?tag=${tag}`, json((source) => openapiPart(source, tag))])),
  '/pricing': json(pricing),
  '/sandbox/parity': json(parity),
  '/suite.json': json(suite),
  '/verify': json(verify),
};

export function createDocuments(parts: Omit<Source, 'at'>): Documents {
  const made = new Map<string, Promise<ServedDocument>>();
  const at: Documents['at'] = (address) => {
    const known = made.get(address);
    if (known !== undefined) return known;
    const document = make(address, { ...parts, at });
    made.set(address, document);
    return document;
  };
  return { at };
}

async function make(address: string, source: Source): Promise<ServedDocument> {
  const projection = PROJECTIONS[address];
  if (projection === undefined) throw new Error(`No document exists at ${address}.`);
  const { contentType, headers } = projection;
  const bytes = await projection.render(source);
  const document = { contentType, bytes, etag: `"${source.sha256(bytes)}"` };
  return headers === undefined ? document : { ...document, headers: headers(bytes, source) };
}
