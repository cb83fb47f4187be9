/** Tests that each discovery document describes this deployment correctly. */
import { describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const base = carport.tools.settings.baseUrl;

/** Every address of this origin in a text, except those of probes, which state their own expected status. */
function addressesIn(document: string): string[] {
  const text = document.replace(/curl -s '[^']+'/g, '');
  const found = text.match(/http:\/\/carport\.test[^\s"'`<>)\\]*/g) ?? [];
  return [...new Set(found.map((url) => url.slice(base.length).replace(/#.*$/, '') || '/'))];
}

describe('every document', () => {
  const documents = carport.catalog
    .filter(({ endpoint }) => endpoint.cache === 'document')
    .map(({ endpoint }) => endpoint.path);

  it.each(documents)('%s names only addresses that work', async (path) => {
    const { text } = await carport.get(path);
    for (const address of addressesIn(text)) {
      const reply = await carport.send('OPTIONS', address);
      const methods = (reply.headers.get('allow') ?? '').split(', ');
      expect(methods.length, address).toBeGreaterThan(1);
      if (!methods.includes('GET')) continue;
      const { status } = await carport.get(address);
      expect([200, 401, 402, 403], `${address} of ${path} answers ${status}`).toContain(status);
    }
  });

  it.each(documents)('%s has the same bytes in two services with the same configuration', async (path) => {
    expect((await testService().get(path)).text).toBe((await carport.get(path)).text);
  });

  it.each(documents)('%s follows the configured base address', async (path) => {
    const elsewhere = testService({ env: { BASE_URL: 'https://cars.example' } });
    const { text } = await elsewhere.get(path);
    expect(text).not.toContain('carport.test');
  });
});

describe('GET /.well-known/agents.json', () => {
  it('probes exactly the operations in the contract', async () => {
    const { body } = await carport.get('/.well-known/agents.json');
    const at = (path: string) => ({ method: 'GET', url: `${base}${path}` });
    expect(body.probes).toEqual({
      keyless: at('/listings'),
      pricing: at('/pricing'),
      knownEmpty: [at('/listings?make=none'), at('/listings?model=none')],
      knownForbidden: [at('/listings?scope=admin'), at('/listings?scope=internal')],
      overCeiling: { ...at('/listings'), param: 'spend' },
    });
  });

  it('names each interface with its method, its address and the required credentials', async () => {
    const { body } = await carport.get('/.well-known/agents.json');
    expect(body.interfaces.http.searchListings).toMatchObject({
      method: 'GET',
      url: `${base}/listings`,
      auth: 'none',
      price: { amount: '0.01', currency: 'USD' },
      modes: { sandbox: true, live: 'platform' },
    });
    expect(body.interfaces.http.readUsage).toMatchObject({ auth: 'bearer' });
    expect(body.interfaces.mcp).toMatchObject({ transport: 'streamable-http', url: `${base}/mcp` });
  });

  it('offers exec only on hosts that run scripts', async () => {
    const { body } = await carport.get('/.well-known/agents.json');
    expect(body.interfaces.mcp.tools).toEqual(['search', 'fetch']);
    const scripts = createScriptRunner();
    const withScripts = testService({ scripts });
    const card = (await withScripts.get('/.well-known/agents.json')).body;
    expect(card.interfaces.mcp.tools).toEqual(['search', 'fetch', 'exec']);
    await scripts.close();
  });

  it('makes the same offer as GET /offer', async () => {
    const { body } = await carport.get('/.well-known/agents.json');
    const { body: offered } = await carport.get('/offer');
    expect(body.monetization.probe.url).toBe(`${base}/offer`);
    expect(offered).toMatchObject(body.monetization.offers[0]);
  });

  it('lists the rungs from anonymous to sandbox key', async () => {
    const { body } = await carport.get('/.well-known/agents.json');
    expect(body.attestationLadder.map(({ rung }: { rung: string }) => rung)).toEqual(['anonymous', 'sandbox-key']);
  });
});

describe('GET /pricing', () => {
  it('states a hard ceiling and a non-binding intent', async () => {
    const { body } = await carport.get('/pricing');
    expect(body).toMatchObject({ type: 'OK', model: 'metered', hardCeiling: 25, unit: 'usd', binding: false });
    expect(body.statement).toContain('not bound by published terms');
  });

  it.each([
    ['GET /listings', '0.01'],
    ['GET /decode/{vin}', '0.00'],
    ['GET /vin/{vin}', '0.00'],
    ['POST /fi/quotes', '0.05'],
    ['POST /financing/refinance/quotes', '0.05'],
    ['GET /build/{vin}', '0.01'],
    ['GET /recalls/{vin}', '0.01'],
    ['GET /openrecalls/{vin}', '0.01'],
    ['GET /payments/{vin}', '0.01'],
    ['GET /apr/{vin}', '0.01'],
    ['GET /tco/{vin}', '0.01'],
    ['GET /taxes/{vin}', '0.01'],
    ['GET /plate/{state}/{number}', '0.01'],
    ['GET /dealer/inventory', '0.01'],
  ])('posts the price of %s', async (route, price) => {
    const { rates } = (await carport.get('/pricing')).body;
    const posted = rates.find(({ method, path }: { method: string; path: string }) => `${method} ${path}` === route);
    expect(posted?.price).toBe(price);
  });

  it('rates every operation of the contract', async () => {
    const { rates } = (await carport.get('/pricing')).body;
    const names = rates.map(({ operation }: { operation: string }) => operation);
    expect(new Set(names).size).toBe(carport.catalog.length);
  });
});

describe('GET /icp.json', () => {
  it('sends each agent class only to existing endpoints', async () => {
    const { body } = await carport.get('/icp.json');
    const routes = carport.catalog.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(body.agent_classes.length).toBeGreaterThan(3);
    for (const { flow } of body.agent_classes) for (const route of flow) expect(routes).toContain(route);
  });
});

describe('GET /family.json', () => {
  it('names itself and the siblings that the operator configured, each with a typed relation', async () => {
    const { body } = await testService({ env: { FAMILY_ORIGIN_AUTH: 'https://auth.example' } }).get('/family.json');
    expect(body.type).toBe('OK');
    expect(body.family.map(({ name }: { name: string }) => name)).toEqual(['carport', 'auth']);
    expect(body.family[1]).toMatchObject({ origin: 'https://auth.example', seams: [{ rel: 'authorizes', to: base }] });
  });

  it('refuses an unknown parameter', async () => {
    expect((await carport.get('/family.json?x=1')).body.code).toBe('unknown-parameter');
  });
});

describe('GET /llms.txt', () => {
  it('is Markdown that opens with one heading and one summary, and stays short', async () => {
    const { text, headers } = await carport.get('/llms.txt');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(text).toMatch(/^# Carport\n\n> /);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text.length).toBeLessThan(16_384);
    for (const sibling of ['agents.json', 'icp.json', 'openapi.json']) expect(text).toContain(sibling);
  });

  it('names every endpoint of the catalog, and every link answers 200', async () => {
    const { text } = await carport.get('/llms.txt');
    for (const { endpoint } of carport.catalog) expect(text).toContain(`${endpoint.method} ${endpoint.path}`);
    for (const [, url = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const address = url.slice(base.length).replace(/#.*$/, '');
      expect((await carport.get(address)).status, url).toBe(200);
    }
  });
});

describe('GET /.well-known/api-catalog', () => {
  it('is the RFC 9727 link set, for GET and HEAD', async () => {
    const { body, headers } = await carport.get('/.well-known/api-catalog');
    expect(headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(body.linkset[0].anchor).toBe(`${base}/`);
    expect(body.linkset[0]['service-desc']).toEqual([{ href: `${base}/openapi.json`, type: 'application/json' }]);
    expect((await carport.send('HEAD', '/.well-known/api-catalog')).status).toBe(200);
  });

  it('states the media type of each target', async () => {
    const { body } = await carport.get('/.well-known/api-catalog');
    const { anchor: _, ...relations } = body.linkset[0];
    for (const { href, type } of Object.values(relations).flat() as { href: string; type: string }[]) {
      const reply = await carport.get(href.slice(base.length), { headers: { accept: type } });
      expect(reply.headers.get('content-type')).toContain(type);
    }
  });
});

describe('GET /mcp/server-card', () => {
  it('is the same card at two addresses, with the card media type and a short description', async () => {
    const { body, text, headers } = await carport.get('/mcp/server-card');
    expect(headers.get('content-type')).toBe('application/mcp-server-card+json');
    expect((await carport.get('/.well-known/mcp/server-card.json')).text).toBe(text);
    expect(body.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(body.description.length).toBeLessThanOrEqual(100);
    expect(body.remotes).toMatchObject([{ type: 'streamable-http', url: `${base}/mcp` }]);
  });

  it('names exactly the revisions that the endpoint supports', async () => {
    const [remote] = (await carport.get('/mcp/server-card')).body.remotes;
    const [current, ...earlier] = remote.supportedProtocolVersions;
    for (const protocolVersion of earlier) {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
      const message = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
      const { result } = (await carport.send('POST', '/mcp', message)).body;
      expect(result.protocolVersion).toBe(protocolVersion);
    }
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': current,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = { 'mcp-protocol-version': current, 'mcp-method': 'server/discover' };
    const message = { jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta } };
    const { result } = (await carport.send('POST', '/mcp', message, { headers })).body;
    expect(result.supportedVersions).toEqual([current]);
  });
});
