/** Tests the MCP tools through the endpoint. */

import { afterAll, describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import type { ScriptOutcome, ScriptRun, ScriptRunner } from '#ports/script-runner.ts';
import { type TestService, testService } from '#test/builders.ts';

const scripts = createScriptRunner();
const carport = testService({ scripts });
afterAll(() => scripts.close());

const VIN = '1HGCM82633A004352';

async function use(
  name: string,
  args: object,
  { key, service = carport }: { key?: string; service?: TestService } = {},
) {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const { body } = await service.send('POST', '/mcp', message, withoutUndefined({ key }));
  const { isError, structuredContent, content, _meta } = body.result;
  const text = content[0].text as string;
  return { isError: isError === true, content: structuredContent, text, meta: _meta };
}

const exec = async (code: string, more: { key?: string } = {}) => use('exec', { code }, more);

describe('search', () => {
  it('finds endpoints by what they do, best first, each with an address that fetch can read', async () => {
    const { content } = await use('search', { query: 'decode a VIN', limit: 5 });
    expect(content.type).toBe('OK');
    expect(content.results.length).toBeLessThanOrEqual(5);
    for (const { id } of content.results) {
      expect(id).toMatch(/^http:\/\/carport\.test\//);
      const read = await use('fetch', { id });
      expect([id, read.meta.status, read.content.type]).toEqual([id, 200, expect.stringMatching(/OK|EMPTY/)]);
    }
  });

  it.each([
    ['document', 'pricing openapi', '/pricing'],
    ['operation', 'rate protection products', '/fi/quotes'],
    ['capability', 'call a second opinion on an appraisal', '/appraisals/call-second-opinion'],
    ['vin', 'salvage pool auction only', '/F1XSALVG1MADV9003'],
  ])('filters by the kind %s', async (kind, query, path) => {
    const { content } = await use('search', { query, kind });
    expect(new Set(content.results.map((hit: { kind: string }) => hit.kind))).toEqual(new Set([kind]));
    expect(content.results.map((hit: { path: string }) => hit.path)).toContain(path);
    expect((await use('fetch', { id: content.results[0].id })).meta.status).toBe(200);
  });

  it('answers an empty result when nothing matches', async () => {
    expect((await use('search', { query: 'zyzzyva' })).content).toMatchObject({ type: 'EMPTY', results: [], total: 0 });
  });

  it.each([
    {},
    { query: '' },
    { query: 'x', limit: 26 },
    { query: 'x', limit: 0 },
    { query: 'x', kind: 'car' },
    { query: 'x', page: 2 },
  ])('refuses %j with an error the model can read', async (args) => {
    const { isError, text, content } = await use('search', args);
    expect([isError, content]).toEqual([true, undefined]);
    expect(text).toMatch(/query|limit|kind|page/);
  });
});

describe('fetch', () => {
  it.each([`/vin/${VIN}`, '/pricing', '/openapi.json', '/usage', '/nowhere', '/vin/SHORT', '/pricing?unknown=1'])(
    'returns the response of GET %s byte for byte',
    async (path) => {
      const headers = { 'x-request-id': 'same' };
      const direct = await carport.get(path, { headers });
      const { text, content, meta, isError } = await use('fetch', { url: path });
      const withoutRequestId = (json: string) => json.replace(/"requestId":"[^"]*"/, '');
      expect(withoutRequestId(text)).toBe(withoutRequestId(direct.text));
      expect([content.type, meta.status, isError]).toEqual([direct.body.type, direct.status, false]);
    },
  );

  it.each([
    { url: 'http://carport.test/pricing' },
    { path: '/pricing' },
    { id: 'http://carport.test/pricing' },
    { url: 'pricing' },
    { url: '/vin/../pricing' },
    { url: '/pricing/' },
    { url: 'http://localhost/pricing' },
  ])('accepts %j for the same address', async (args) => {
    expect((await use('fetch', args)).content).toMatchObject({ type: 'OK', hardCeiling: 25 });
  });

  it.each([
    'https://example.com/pricing',
    'http://carport.test.evil.example/pricing',
    'http://carport.test:81/pricing',
    '//evil.example/pricing',
    '/\\evil.example/pricing',
    'http://user:pass@carport.test/pricing',
    'file:///etc/passwd',
    'data:application/json,{}',
    'javascript:1',
    '/mcp',
    '/mcp/',
    '/x/../mcp',
    '/%6dcp/../mcp',
  ])('refuses to fetch %s', async (url) => {
    const { isError, text } = await use('fetch', { url });
    expect([isError, JSON.parse(text).code]).toEqual([true, 'foreign-address']);
  });

  it.each([{}, { url: '/pricing', path: '/pricing' }, { url: '' }, { href: '/pricing' }])(
    'refuses %j',
    async (args) => {
      expect((await use('fetch', args)).isError).toBe(true);
    },
  );

  it('returns a part of a document by JSON pointer, and says when there is none', async () => {
    const part = await use('fetch', { url: '/openapi.json#/info/title' });
    expect(part.content).toEqual({ type: 'OK', pointer: '/info/title', value: 'Carport' });
    expect((await use('fetch', { url: '/openapi.json#/nothing/here' })).content.type).toBe('EMPTY');
  });

  it("fetches with the caller's key", async () => {
    const key = await carport.mintKey();
    expect((await use('fetch', { url: '/keys/me' }, { key })).content.type).toBe('OK');
    expect((await use('fetch', { url: '/keys/me' })).content.code).toBe('key-required');
  });
});

describe('exec', () => {
  it('sends the headers that it accepts, in either spelling', async () => {
    const { content } = await exec(`
      const headers = { Prefer: 'return=minimal', 'Idempotency-Key': 'one' };
      const wanted = { method: 'POST', path: '/buy/deals', body: { vin: '${VIN}', buyer: { zip: '94105' } }, headers };
      const deal = await api.request(wanted);
      const again = await api.request(wanted);
      const front = await api.get('/', {}, { prefer: 'return=minimal' });
      return [deal.dealId === again.dealId, again.$http.headers, front.pillars === undefined, front.$http.headers];
    `);
    expect(content.result).toEqual([
      true,
      expect.objectContaining({ 'idempotent-replayed': 'true' }),
      true,
      expect.objectContaining({ 'preference-applied': 'return=minimal' }),
    ]);
  });

  it.each([
    ["headers: { Authorization: 'Bearer x' }", 'bearer token of the MCP connection'],
    [
      "headers: { Cookie: 'a=b' }",
      'The header "Cookie" cannot be set here; the supported headers are accept, idempotency-key',
    ],
    ["headers: { 'Sandbox-Now': '2030-01-01T00:00:00Z' }", 'The header "Sandbox-Now" cannot be set'],
    ["headers: { prefer: 'caf\\u00e9' }", 'characters that headers do not allow'],
    ['headers: { prefer: 7 }', 'text headers'],
    ['params: {}', 'api.request takes method, path, query, body and headers, not "params"'],
  ])('refuses a call with %s, and lists what it accepts', async (member, sentence) => {
    const { isError, text } = await exec(`return api.request({ path: '/pricing', ${member} })`);
    expect(isError).toBe(true);
    expect(JSON.parse(text).reason).toContain(sentence);
  });

  it.each([
    ['2025-11-25', {}],
    ['2026-07-28', { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'exec' }],
  ])('ends at once when a client of %s disconnects', async (revision, headers) => {
    const gone = new AbortController();
    const ended: Promise<ScriptOutcome>[] = [];
    const run: ScriptRunner['run'] = (given) => {
      const call: ScriptRun['call'] = async (sent, signal) => {
        if (sent.path === '/verify') gone.abort();
        return given.call(sent, signal);
      };
      const outcome = scripts.run({ ...given, call });
      ended.push(outcome);
      return outcome;
    };
    const service = testService({ scripts: { ...scripts, run } });
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = {
      name: 'exec',
      arguments: { code: "await api.get('/pricing'); for (;;) await api.get('/verify');" },
      ...(revision === '2026-07-28' ? { _meta } : {}),
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const request = new Request('http://carport.test/mcp', { method: 'POST', body, headers, signal: gone.signal });
    await service.handle(request, { address: '192.0.2.1' }).catch(() => undefined);
    expect(await ended[0]).toMatchObject({ ok: false, code: 'cancelled' });
    expect(service.faults).toEqual([]);
  });

  it("makes calls, POST too, and returns the script's result", async () => {
    const { content } = await exec('const minted = await api.post("/keys"); return [minted.type, minted.$http.status]');
    expect(content).toEqual({
      type: 'OK',
      result: ['OK', 200],
      logs: [],
      calls: [{ method: 'POST', path: '/keys', status: 200 }],
    });
  });

  it("calls with the caller's key, on the caller's meter", async () => {
    const key = await carport.mintKey();
    const spendToDate = async () => (await carport.get('/usage', { key })).body.usage.spendToDate;
    expect(await spendToDate()).toBe('0.00');
    const { content } = await exec(`return (await api.get("/taxes/${VIN}", { price: 20000, zip: "94105" })).type`, {
      key,
    });
    expect([content.result, await spendToDate()]).toEqual(['OK', '0.01']);
  });

  it.each([
    ['an endpoint that needs a key', 'return (await api.get("/usage")).code', 'key-required'],
    ['an unknown address', 'return (await api.get("/nowhere")).type', 'EMPTY'],
    ['a path that looks like a host', 'return (await api.get("/x/..//evil.example/")).type', 'EMPTY'],
    ['a method that is not answered', 'return (await api.post("/pricing")).code', 'method-not-allowed'],
    ['an unknown parameter', 'return (await api.get("/pricing", { zap: 1 })).code', 'unknown-parameter'],
  ])('receives the response of %s unchanged', async (_name, code, result) => {
    expect((await exec(code)).content.result).toBe(result);
  });

  it('receives the same offer at the ceiling as a direct caller', async () => {
    const service = testService({ scripts });
    const key = await service.mintKey();
    const { accountId } = (await service.get('/keys/me', { key })).body;
    const at = '2026-11-27T12:00:00.000Z';
    await service.tools.ledger.charge({
      account: accountId,
      requestId: 'all',
      endpoint: 'x',
      micros: 25_000_000,
      at,
      ceilingMicros: 25_000_000,
    });
    const path = `/taxes/${VIN}?price=20000&zip=94105`;
    const direct = await service.get(path, { key });
    expect([direct.status, direct.body.code]).toEqual([402, 'ceiling-reached']);
    const { content } = await use('exec', { code: `return api.get("${path}")` }, { key, service });
    expect(content.result).toEqual(direct.body);
    expect(content.calls[0].status).toBe(402);
  });

  it.each([
    ['the protocol endpoint', 'api.post("/mcp", {})', /mcp cannot be called/],
    [
      'the protocol endpoint by an indirect path',
      'api.request({ method: "POST", path: "/x/../mcp" })',
      /mcp cannot be called/,
    ],
    ['another origin', 'api.get("https://example.com/")', /Only addresses of/],
    ['a rotation of the key', 'api.post("/keys/rotate")', /cannot be rotated here/],
    ['a revocation of the key', 'api.request({ method: "DELETE", path: "/keys/me" })', /Only GET and POST/],
  ])('refuses to call %s', async (_name, call, message) => {
    const { content } = await exec(`try { return await ${call} } catch (error) { return error.message }`);
    expect(content.result).toMatch(message);
  });

  it("runs at the caller's clock and returns the same bytes again", async () => {
    const code = 'return [new Date().toISOString(), Math.random(), (await api.get("/pricing")).hardCeiling]';
    const first = await exec(code);
    expect(first.content.result[0]).toBe('2026-11-27T12:00:00.000Z');
    expect((await exec(code)).text).toBe(first.text);
  });

  it('fails with an error that includes the output and the calls so far', async () => {
    const { isError, text, content } = await exec(
      'console.log("on my way"); await api.get("/pricing"); throw new Error("lost")',
    );
    expect([isError, content]).toEqual([true, undefined]);
    expect(JSON.parse(text)).toMatchObject({
      type: 'BLOCKED',
      code: 'script-error',
      reason: expect.stringContaining('lost'),
      logs: ['on my way'],
      calls: [{ method: 'GET', path: '/pricing', status: 200 }],
    });
  });

  it('is not offered on a host without a script sandbox', async () => {
    const { body } = await testService().send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(body.result.tools.map(({ name }: { name: string }) => name)).toEqual(['search', 'fetch']);
  });
});

describe('a fault inside a tool', () => {
  it('returns the neutral 503 and is reported to the operator', async () => {
    const broken = testService({ scripts: { ...scripts, run: () => Promise.reject(new Error('secret path')) } });
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'exec', arguments: { code: '1' } } };
    const { status, body, text } = await broken.send('POST', '/mcp', message);
    expect([status, body.code, text.includes('secret')]).toEqual([503, 'fault', false]);
    expect(broken.faults).toHaveLength(1);
  });
});
