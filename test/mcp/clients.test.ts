/** Tests both official MCP clients against the endpoint. */
import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import { testService } from '#test/builders.ts';

const scripts = createScriptRunner();
const carport = testService({ scripts });
const url = new URL('http://carport.test/mcp');
const revisions: (string | null)[] = [];
const throughHandler = (input: string | URL | Request, init?: RequestInit) => {
  const request = new Request(input, init);
  revisions.push(request.headers.get('mcp-protocol-version'));
  return carport.handle(request, { address: '192.0.2.1' });
};
const info = { name: 'test', version: '1.0.0' };

/** What both clients can do, in words they share. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string; annotations?: object | undefined }[] }>;
  callTool(call: {
    name: string;
    arguments: Record<string, unknown>;
  }): Promise<{ structuredContent?: unknown; isError?: boolean }>;
  close(): Promise<void>;
}

async function former(): Promise<AnyClient> {
  const client = new FormerClient(info);
  await client.connect(new FormerTransport(url, { fetch: throughHandler }) as never);
  return client as unknown as AnyClient;
}

async function current(): Promise<AnyClient> {
  const client = new CurrentClient(info, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new CurrentTransport(url, { fetch: throughHandler }));
  return client as unknown as AnyClient;
}

afterAll(() => scripts.close());

describe.each([
  ['former', '2025-11-25', former],
  ['current', '2026-07-28', current],
] as const)('the %s official client', (_name, revision, connect) => {
  let client: AnyClient;
  afterEach(() => client.close());

  it(`speaks revision ${revision}`, async () => {
    client = await connect();
    await client.listTools();
    expect(revisions.at(-1)).toBe(revision);
  });

  it('lists three tools, each with all four hints and both schemas', async () => {
    client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'fetch', 'exec']);
    for (const tool of tools) {
      expect(tool).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
      expect(Object.keys(tool.annotations ?? {}).sort()).toEqual([
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
        'title',
      ]);
    }
  });

  it('searches, fetches what it found, and runs a script', async () => {
    client = await connect();
    const found = await client.callTool({ name: 'search', arguments: { query: 'mint a key', limit: 3 } });
    const { results } = found.structuredContent as { results: { id: string; operationId: string }[] };
    expect(results[0]?.operationId).toBe('mintKey');
    const read = await client.callTool({ name: 'fetch', arguments: { id: results[0]?.id } });
    expect(read.structuredContent).toMatchObject({ type: 'OK', value: { operationId: 'mintKey' } });
    const ran = await client.callTool({
      name: 'exec',
      arguments: { code: 'return (await api.get("/pricing")).hardCeiling' },
    });
    expect(ran.structuredContent).toMatchObject({
      type: 'OK',
      result: 25,
      calls: [{ method: 'GET', path: '/pricing', status: 200 }],
    });
  });

  it('gets an unknown tool as a protocol error and a failed script as a result', async () => {
    client = await connect();
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    const failed = await client.callTool({ name: 'exec', arguments: { code: 'throw new Error("no")' } });
    expect(failed.isError).toBe(true);
    expect(failed).not.toHaveProperty('structuredContent');
  });
});
