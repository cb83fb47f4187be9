/** The suite, first part: discovery, vehicle data, accounts, conformance and the sandbox. */
import { origin, seed, vars } from 'suite:env';
import { connect, kindOf, namedIn, sample } from 'suite:module';
import { describe, expect, it } from 'vitest';

const carport = connect(origin);

describe('discovery', () => {
  it('serves the suite that the card pins', async () => {
    const card = (await carport.get('/.well-known/agents.json')).body;
    const bytes = new TextEncoder().encode((await carport.get('/suite.json')).text);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(card.interfaces.testSuite.digest).toBe(`sha256:${hex}`);
  });

  it('answers every probe as the card describes', async () => {
    const { probes } = (await carport.get('/.well-known/agents.json')).body;
    const kindAt = async ({ url }, query = '') =>
      kindOf(await carport.get(url.slice(new URL(url).origin.length) + query));
    expect(await kindAt(probes.keyless)).toBe('200 OK');
    for (const probe of probes.knownEmpty) expect(await kindAt(probe)).toBe('200 EMPTY');
    for (const probe of probes.knownForbidden) expect(await kindAt(probe)).toBe('403 BLOCKED');
    const { hardCeiling } = (await carport.get('/pricing')).body;
    const spend = (amount) => kindAt(probes.overCeiling, `?${probes.overCeiling.param}=${amount}`);
    expect(await spend(0)).toBe('200 OK');
    expect(await spend(hardCeiling / 2)).toBe('200 OK');
    expect(await spend(hardCeiling)).toBe('200 OK');
    expect(await spend(hardCeiling + 0.01)).toBe('402 OFFER');
    expect(await spend(hardCeiling * 500)).toBe('402 OFFER');
  });

  it('serves the front page as the Accept header requests', async () => {
    const face = async (accept) => (await carport.get('/', { headers: { accept } })).contentType.split(';')[0];
    expect(await face('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html');
    expect(await face('text/markdown')).toBe('text/markdown');
    expect(await face('application/json')).toBe('application/json');
    expect(await face('*/*')).toBe('application/json');
  });

  it('lists a rate for every operation of the contract', async () => {
    const { paths } = (await carport.get('/openapi.json')).body;
    const operations = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    const { rates } = (await carport.get('/pricing')).body;
    expect(rates.map(({ operation }) => operation).sort()).toEqual(operations.sort());
  });

  it('publishes a request schema for every POST', async () => {
    const { paths, components } = (await carport.get('/openapi.json')).body;
    for (const { post: operation } of Object.values(paths)) {
      if (operation === undefined) continue;
      const { $ref = '', content = components.requestBodies[$ref.split('/').at(-1)]?.content } = operation.requestBody;
      expect(content['application/json'].schema).toBeDefined();
    }
  });

  it('lists its MCP tools without a key', async () => {
    const reply = await carport.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(reply.status).toBe(200);
    const names = reply.body.result.tools.map(({ name }) => name);
    expect(names).toContain('search');
    expect(names).toContain('fetch');
  });

  it('answers JSON, never 406, for any Accept header outside the front page', async () => {
    for (const accept of ['text/html', 'application/xml', 'image/png'])
      for (const path of ['/pricing', '/listings', `/vin/${vars.demoVin}`, '/nowhere-at-all']) {
        const reply = await carport.get(path, { headers: { accept } });
        expect(reply.status === 406).toBe(false);
        expect(reply.contentType).toContain('application/json');
      }
  });

  it('answers an unknown address with a typed 404 and the nearest addresses', async () => {
    const reply = await carport.get('/listing');
    expect(kindOf(reply)).toBe('404 EMPTY');
    expect(reply.body.nearest).toContain('/listings');
  });
});

describe('data', () => {
  it('decodes a VIN in any case, also at /decode', async () => {
    const decoded = await carport.get(`/vin/${vars.demoVin}`);
    expect(kindOf(decoded)).toBe('200 OK');
    expect(decoded.body.vinValid).toBe(true);
    expect((await carport.get(`/decode/${vars.demoVin.toLowerCase()}`)).body).toEqual(decoded.body);
  });

  it('names the source of every car, and labels simulated ones', async () => {
    for (const path of [`/vin/${vars.plainVin}`, `/${vars.plainVin}`, `/specs/${vars.plainVin}`]) {
      const { provenance } = (await carport.get(path)).body;
      const isReal = provenance.source === 'platform gateway' || provenance.source.startsWith('NHTSA vPIC');
      expect(isReal || provenance.simulated === true).toBe(true);
    }
  });

  it('refuses an invalid VIN', async () => {
    expect(kindOf(await carport.get('/vin/NOT-A-VIN'))).toBe('400 BLOCKED');
    expect(kindOf(await carport.get(`/vin/${vars.demoVin.replace(/.$/, 'O')}`))).toBe('400 BLOCKED');
  });

  it('includes the asking price of the listing in the record', async () => {
    const record = (await carport.get(`/${vars.demoVin}`)).body;
    const listing = (await carport.get(`/listings/${vars.demoVin}`)).body;
    expect(Number(record.listing.askingPrice)).toBe(listing.data.retailListing.price);
    expect(record.links.buy).toContain(`/buy/${vars.demoVin}`);
  });

  it('finds the same listings with both filter dialects', async () => {
    const short = (await carport.get('/listings?make=Toyota&price_max=30000&includes=total')).body;
    const canonical = (await carport.get('/listings?vehicle.make=Toyota&retailListing.price=0-30000&includes=total'))
      .body;
    expect(short.total).toBe(canonical.total);
    expect(short.total).toBeGreaterThan(0);
  });

  it('names an unknown query parameter', async () => {
    for (const path of ['/listings', `/payments/${vars.demoVin}`, `/tco/${vars.demoVin}`, '/dealer/inventory']) {
      const reply = await carport.get(`${path}?unknownParameter=1`);
      expect(kindOf(reply)).toBe('400 BLOCKED');
      expect(namedIn(reply)).toContain('unknownParameter');
    }
  });

  it('returns the same bytes for the same request, and 304 when nothing has changed', async () => {
    const [first, second] = [await carport.get(`/taxes/${vars.demoVin}`), await carport.get(`/taxes/${vars.demoVin}`)];
    expect(second.text).toBe(first.text);
    const etag = (await carport.get(`/vin/${vars.demoVin}`)).headers.get('etag');
    expect((await carport.get(`/vin/${vars.demoVin}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('account', () => {
  it('mints a key, meters its calls, rotates and revokes it', async () => {
    const key = await carport.mint();
    await carport.get('/listings', { key });
    const { usage } = (await carport.get('/usage', { key })).body;
    expect([usage.spendToDate, usage.remainingCeiling]).toEqual(['0.01', '24.99']);
    const successor = (await carport.post('/keys/rotate', undefined, { key })).body.key;
    expect(kindOf(await carport.get('/usage', { key }))).toBe('401 BLOCKED');
    expect((await carport.get('/usage', { key: successor })).body.usage.spendToDate).toBe('0.01');
    expect((await carport.send('DELETE', '/keys/me', undefined, { key: successor })).body.state).toBe('REVOKED');
  });

  it('requires a key for usage and names the endpoint that mints one', async () => {
    const reply = await carport.get('/usage');
    expect(kindOf(reply)).toBe('401 BLOCKED');
    expect(reply.body.reason).toContain('POST /keys');
  });
});

describe('conformance', () => {
  it('lists every capability with totals that add up', async () => {
    const { totals, total } = (await carport.get('/conformance?limit=1')).body;
    expect(totals.requirements).toBe(total);
    expect(totals.live + totals.sandbox).toBe(totals.requirements);
    expect((await carport.get('/verify')).body.totals).toEqual(totals);
  });

  it('answers a sample of capability rows', async () => {
    const key = await carport.mint();
    const { conformance } = (await carport.get('/conformance?limit=500')).body;
    const lists = conformance.filter(({ kind }) => kind === 'list');
    for (const { path } of sample(lists, 8, seed))
      expect(['200 OK', '200 EMPTY']).toContain(kindOf(await carport.get(path, { key })));
    const creates = conformance.filter(({ kind }) => kind === 'create');
    for (const { path } of sample(creates, 4, seed)) {
      const reply = await carport.post(path, { unknownMember: 1 }, { key });
      expect(kindOf(reply)).toBe('400 BLOCKED');
      expect(namedIn(reply)).toContain('unknownMember');
    }
  });
});

describe('sandbox', () => {
  it('moves the clock of the caller’s account only', async () => {
    const [key, other] = [await carport.mint(), await carport.mint()];
    const { now } = (await carport.post('/sandbox/clock', { advance: 'P1D' }, { key })).body;
    const untouched = (await carport.get('/sandbox/clock', { key: other })).body.now;
    expect(Date.parse(now) - Date.parse(untouched)).toBeGreaterThan(23 * 3_600_000);
  });
});
