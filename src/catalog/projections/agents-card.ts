/** The capability card: interfaces, attestation ladder, monetization offers and probes. */
import { SPEND_OFFER } from '#pillars/discovery/offer/terms.ts';
import type { Catalog, Row } from '../row.ts';
import type { Source } from '../source.ts';
import { linksTo, modesOf, rowAt } from './claims.ts';
import { DESCRIPTION, NAME, TITLE, VERSION } from './identity.ts';
import { LADDER } from './ladder.ts';

const MCP_TOOLS = ['search', 'fetch'];

/** Addresses with a known answer, so that anyone can verify the claims. */
function probes(base: string): object {
  const at = (path: string) => ({ method: 'GET', url: `${base}${path}` });
  return {
    keyless: at('/listings'),
    pricing: at('/pricing'),
    knownEmpty: [at('/listings?make=none'), at('/listings?model=none')],
    knownForbidden: [at('/listings?scope=admin'), at('/listings?scope=internal')],
    overCeiling: { ...at('/listings'), param: 'spend' },
  };
}

export async function agentsCard(source: Source): Promise<object> {
  const { catalog, settings } = source;
  const base = settings.baseUrl;
  const links = linksTo(catalog, base, {
    openapi: '/openapi.json',
    llms: '/llms.txt',
    pricing: '/pricing',
    offer: '/offer',
    conformance: '/conformance',
    verify: '/verify',
    icp: '/icp.json',
    family: '/family.json',
    suite: '/suite.json',
    webhooks: '/webhooks',
    apiCatalog: '/.well-known/api-catalog',
  });
  return {
    name: NAME,
    title: TITLE,
    description: DESCRIPTION,
    version: VERSION,
    url: base,
    provider: { name: TITLE, url: base },
    interfaces: await interfaces(source),
    openapi: links.openapi,
    llms: links.llms,
    links,
    attestationLadder: LADDER,
    monetization: {
      model: 'metered',
      offers: [SPEND_OFFER],
      probe: { method: 'GET', url: `${base}/offer` },
    },
    probes: probes(base),
  };
}

async function interfaces({ catalog, settings, runsScripts, at }: Source): Promise<object> {
  const base = settings.baseUrl;
  const has = (route: string) => rowAt(catalog, route) !== undefined;
  return {
    http: httpInterfaces(catalog, base),
    ...(has('POST /mcp')
      ? {
          mcp: {
            transport: 'streamable-http',
            url: `${base}/mcp`,
            auth: 'none',
            card: `${base}/mcp/server-card`,
            tools: runsScripts ? [...MCP_TOOLS, 'exec'] : MCP_TOOLS,
          },
        }
      : {}),
    ...(has('GET /suite.json') ? { testSuite: testSuite(base, await at('/suite.json')) } : {}),
    ...(has('GET /webhooks') ? { webhooks: { url: `${base}/webhooks` } } : {}),
  };
}

function testSuite(base: string, { etag }: { readonly etag: string }): object {
  return {
    url: `${base}/suite.json`,
    digest: `sha256:${etag.replaceAll('"', '')}`,
    version: VERSION,
    environment: 'public',
    runner: 'api.qa/vitest@1',
  };
}

/** Every endpoint with a fixed address, by operation id. */
function httpInterfaces(catalog: Catalog, base: string): object {
  const fixed = catalog.filter(({ endpoint }) => !endpoint.path.includes('{'));
  return Object.fromEntries(fixed.map((row) => [row.name, httpInterface(row, base)]));
}

function httpInterface({ endpoint }: Row, base: string): object {
  return {
    method: endpoint.method,
    url: `${base}${endpoint.path}`,
    auth: endpoint.access === 'open' ? 'none' : 'bearer',
    summary: endpoint.summary,
    ...(endpoint.price === undefined ? {} : { price: { amount: endpoint.price, currency: 'USD', unit: 'call' } }),
    modes: modesOf(endpoint),
  };
}
