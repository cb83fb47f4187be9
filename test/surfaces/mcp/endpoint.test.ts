/** Tests every way of addressing the MCP endpoint, before and after revision 2026-07-28. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();
const post = (body: unknown, headers: Record<string, string> = {}) => carport.send('POST', '/mcp', body, { headers });

const formerMessage = (method: string, params?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  ...(params && { params }),
});
const REVISION = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const meta = (revision = '2026-07-28') => ({ [REVISION]: revision, [CAPABILITIES]: {} });
const currentMessage = (method: string, params: object = {}, _meta: object = meta()) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: { ...params, _meta },
});
const headersOf = (method: string, more: Record<string, string> = {}) => ({
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': method,
  ...more,
});
const initialize = (protocolVersion: string) =>
  formerMessage('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } });

describe('POST /mcp before 2026-07-28', () => {
  it.each(['text/html', '*/*', 'application/xml', 'text/event-stream', ''])(
    'answers JSON for Accept "%s"',
    async (accept) => {
      const { status, headers, body } = await post(formerMessage('tools/list'), accept === '' ? {} : { accept });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(body.result.tools).toHaveLength(2);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts JSON sent as %s',
    async (type) => {
      expect((await post(formerMessage('ping'), { 'content-type': type })).body).toEqual({
        jsonrpc: '2.0',
        id: 1,
        result: {},
      });
    },
  );

  it('is never cached and mints no session', async () => {
    const { headers } = await post(initialize('2025-06-18'), { 'mcp-session-id': 'made-up' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['2024-11-05', '2024-11-05'],
    ['2025-03-26', '2025-03-26'],
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
  ])('initialized with %s speaks %s', async (requested, spoken) => {
    expect((await post(initialize(requested))).body.result.protocolVersion).toBe(spoken);
  });

  it.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, {}, 202, undefined],
    ['an unknown method', formerMessage('nope'), {}, 200, -32601],
    ['an unknown tool', formerMessage('tools/call', { name: 'nope', arguments: {} }), {}, 200, -32602],
    [
      'an old revision that is not supported',
      formerMessage('tools/list'),
      { 'mcp-protocol-version': '1999-01-01' },
      400,
      -32000,
    ],
    ['text that is not a revision', formerMessage('tools/list'), { 'mcp-protocol-version': 'x' }, 400, -32602],
    ['a batch of one', [formerMessage('ping')], {}, 400, -32600],
    ['an empty batch', [], {}, 400, -32600],
    ['JSON that is not JSON-RPC', {}, {}, 400, -32600],
    ['a number', 7, {}, 400, -32600],
    ['null', 'null', {}, 400, -32600],
    ['broken JSON', '{"jsonrpc": ', {}, 400, -32700],
    ['an empty body', '', {}, 400, -32700],
  ])('answers %s with the JSON-RPC error of that revision', async (_name, body, headers, status, code) => {
    const reply = await post(body, headers);
    expect([reply.status, reply.body?.error?.code]).toEqual([status, code]);
  });
});

describe('POST /mcp from 2026-07-28', () => {
  it('answers discovery without a handshake and states its cache lifetime', async () => {
    const { status, body } = await post(currentMessage('server/discover'), headersOf('server/discover'));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      resultType: 'complete',
      ttlMs: 3_600_000,
      cacheScope: 'public',
      instructions: expect.stringContaining('search'),
    });
  });

  it('lists tools in the same order and bytes every time', async () => {
    const list = () => post(currentMessage('tools/list'), headersOf('tools/list', { accept: 'text/html' }));
    const [first, second] = [await list(), await list()];
    expect(first.text).toBe(second.text);
    expect(first.body.result).toMatchObject({ resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' });
  });

  it.each([
    ['an unknown method', currentMessage('nope'), headersOf('nope'), 404, -32601],
    [
      'an unsupported revision',
      currentMessage('tools/list', {}, meta('2030-01-01')),
      { ...headersOf('tools/list'), 'mcp-protocol-version': '2030-01-01' },
      400,
      -32022,
    ],
    ['a missing method header', currentMessage('tools/list'), { 'mcp-protocol-version': '2026-07-28' }, 400, -32020],
    ['another method in the header', currentMessage('tools/list'), headersOf('tools/call'), 400, -32020],
    [
      'another revision in the header',
      currentMessage('tools/list'),
      { ...headersOf('tools/list'), 'mcp-protocol-version': '2025-06-18' },
      400,
      -32020,
    ],
    [
      'a tool call without its name header',
      currentMessage('tools/call', { name: 'search', arguments: { query: 'x' } }),
      headersOf('tools/call'),
      400,
      -32020,
    ],
    [
      'missing capabilities',
      currentMessage('tools/list', {}, { [REVISION]: '2026-07-28' }),
      headersOf('tools/list'),
      400,
      -32602,
    ],
    [
      'an unknown tool',
      currentMessage('tools/call', { name: 'nope', arguments: {} }),
      headersOf('tools/call', { 'mcp-name': 'nope' }),
      200,
      -32602,
    ],
  ])('answers %s with the JSON-RPC error of that revision', async (_name, body, headers, status, code) => {
    const reply = await post(body, headers);
    expect([reply.status, reply.body.error.code]).toEqual([status, code]);
  });
});

describe('listening for changes', () => {
  it('is acknowledged and closed at once, since nothing here changes', async () => {
    const message = currentMessage('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const { status, text } = await post(message, headersOf('subscriptions/listen'));
    expect(status).toBe(200);
    expect(text).toContain('notifications/subscriptions/acknowledged');
    expect(text).toContain('"resultType":"complete"');
  });
});

describe('/mcp', () => {
  it.each(['GET', 'DELETE', 'PUT', 'HEAD'])('answers %s with 405 and Allow', async (method) => {
    const { status, headers } = await carport.send(method, '/mcp');
    expect([status, headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
  });

  it('answers CORS preflight requests', async () => {
    const { status, headers } = await carport.send('OPTIONS', '/mcp');
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'OPTIONS, POST']);
    for (const name of ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Authorization', 'Content-Type']) {
      expect(headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }, 403],
    ['an opaque Origin', { origin: 'null' }, 403],
    ['a foreign Host', { host: 'evil.example' }, 403],
    ['a Host that merely begins with ours', { host: 'localhost.evil.example' }, 403],
    ['its own Origin', { origin: 'http://localhost:8787' }, 200],
    ['the Origin of the base address', { origin: 'http://carport.test' }, 200],
    ['the Host of the base address', { host: 'carport.test' }, 200],
    ['the loopback address', { host: '127.0.0.1:8787' }, 200],
    ['the IPv6 loopback address', { host: '[::1]:8787' }, 200],
  ])('on a loopback address answers %s with %i', async (_name, headers, status) => {
    const reply = await post(formerMessage('ping'), headers as Record<string, string>);
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body).toMatchObject({ type: 'BLOCKED', code: 'foreign-origin' });
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('refuses a foreign Origin on the loopback address %s', async (HOST) => {
    const local = testService({ env: { HOST } });
    const headers = { origin: 'https://evil.example' };
    const { status, body } = await local.send('POST', '/mcp', formerMessage('ping'), { headers });
    expect([status, body.code]).toEqual([403, 'foreign-origin']);
  });

  it('on other addresses accepts every origin', async () => {
    const open = testService({ env: { HOST: '0.0.0.0', BASE_URL: 'https://carport.example' } });
    const headers = { origin: 'https://agent.example', host: 'carport.example' };
    expect((await open.send('POST', '/mcp', formerMessage('ping'), { headers })).status).toBe(200);
  });

  it('is rate-limited like every endpoint, before the message is read', async () => {
    const limited = testService({ env: { RATE_LIMIT: '1/10' } });
    await limited.send('POST', '/mcp', formerMessage('ping'));
    const { status, body } = await limited.send('POST', '/mcp', '{broken');
    expect([status, body.type, body.code]).toEqual([429, 'BLOCKED', 'rate-limited']);
  });

  it('refuses a body over one MiB', async () => {
    const { status, body } = await post(formerMessage('ping', { text: 'x'.repeat(1_100_000) }));
    expect([status, body.code]).toEqual([413, 'payload-too-large']);
  });

  it('never asks for authorization', async () => {
    for (const body of [
      formerMessage('tools/list'),
      formerMessage('tools/call', { name: 'fetch', arguments: { url: '/usage' } }),
    ]) {
      const { status, headers } = await post(body);
      expect([status, headers.get('www-authenticate')]).toEqual([200, null]);
    }
  });
});
