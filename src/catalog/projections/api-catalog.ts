/** The API catalog: links from the service to its descriptions (RFC 9727, RFC 9264). */
import type { Source } from '../source.ts';
import { rowAt } from './claims.ts';

export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

interface Target {
  readonly path: string;
  readonly type: string;
}

/** Relations of RFC 8631 and the documents that implement them. */
const RELATIONS: Readonly<Record<string, readonly Target[]>> = {
  'service-desc': [{ path: '/openapi.json', type: 'application/json' }],
  'service-doc': [
    { path: '/llms.txt', type: 'text/markdown' },
    { path: '/llms-full.txt', type: 'text/markdown' },
    { path: '/', type: 'text/html' },
  ],
  'service-meta': [
    { path: '/.well-known/agents.json', type: 'application/json' },
    { path: '/mcp/server-card', type: 'application/mcp-server-card+json' },
    { path: '/icp.json', type: 'application/json' },
    { path: '/pricing', type: 'application/json' },
    { path: '/family.json', type: 'application/json' },
    { path: '/suite.json', type: 'application/json' },
  ],
  status: [{ path: '/verify', type: 'application/json' }],
};

export function apiCatalog({ catalog, settings }: Source): object {
  const base = settings.baseUrl;
  const relations = Object.entries(RELATIONS).map(([relation, targets]) => [
    relation,
    targets
      .filter(({ path }) => rowAt(catalog, `GET ${path}`) !== undefined)
      .map(({ path, type }) => ({ href: `${base}${path}`, type })),
  ]);
  return { linkset: [{ anchor: `${base}/`, ...Object.fromEntries(relations) }] };
}
