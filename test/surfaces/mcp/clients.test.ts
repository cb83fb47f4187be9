/** Tests both official MCP clients against the endpoint. */
import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import type { ScriptOutcome, ScriptRunner } from '#ports/script-runner.ts';
import { testService } from '#test/builders.ts';

const VIN = '1HGCM82633A004352';
const scripts = createScriptRunner();
/** Runs in order of start. */
const runs: Promise<ScriptOutcome>[] = [];
const run: ScriptRunner['run'] = (given) => {
  const outcome = scripts.run(given);
  runs.push(outcome);
  return outcome;
};
const carport = testService({ scripts: { ...scripts, run } });
const url = new URL('http://carport.test/mcp');
const revisions: (string | null)[] = [];
const throughHandler = (input: string | URL | Request, init?: RequestInit) => {
  const request = new Request(input, init);
  revisions.push(request.headers.get('mcp-protocol-version'));
  return carport.handle(request, { address: '192.0.2.1' });
};
const info = { name: 'test', version: '1.0.0' };

interface CallOptions {
  readonly onprogress?: (progress: { progress: number; message?: string | undefined }) => void;
  readonly signal?: AbortSignal;
}

/** The common interface of both clients. */
interface AnyClient {
  getInstructions(): string | undefined;
  listPrompts(): Promise<{ prompts: { name: string; arguments?: { name: string; required?: boolean }[] }[] }>;
  getPrompt(wanted: { name: string; arguments: Record<string, string> }): Promise<{
    messages: { content: { type: string; text?: string } }[];
  }>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  readResource(wanted: { uri: string }): Promise<{ contents: { text?: string; mimeType?: string }[] }>;
  complete(wanted: {
    ref: { type: 'ref/prompt'; name: string } | { type: 'ref/resource'; uri: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
  listTools(): Promise<{ tools: { name: string; annotations?: object | undefined }[] }>;
  callTool(call: {
    name: string;
    arguments: Record<string, unknown>;
  }): Promise<{ structuredContent?: unknown; isError?: boolean }>;
  /** The same with progress notifications. */
  watch(
    call: { name: string; arguments: Record<string, unknown> },
    options: CallOptions,
  ): Promise<{ structuredContent?: unknown }>;
  close(): Promise<void>;
}

async function formerClient(): Promise<AnyClient> {
  const client = new FormerClient(info);
  await client.connect(new FormerTransport(url, { fetch: throughHandler }) as never);
  const watch: AnyClient['watch'] = (call, options) => client.callTool(call, undefined, options) as never;
  return Object.assign(client, { watch }) as unknown as AnyClient;
}

async function currentClient(): Promise<AnyClient> {
  const client = new CurrentClient(info, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new CurrentTransport(url, { fetch: throughHandler }));
  const watch: AnyClient['watch'] = (call, options) => client.callTool(call, options) as never;
  return Object.assign(client, { watch }) as unknown as AnyClient;
}

afterAll(() => scripts.close());

describe.each([
  // The earlier client sends a cancellation with a request number that every client counts from 0. A server without
  // sessions cannot tell whose script is meant, so the script ends at its own limits. The current client closes the
  // request.
  ['former', '2025-11-25', formerClient, /^(call|wall)-limit$/],
  ['current', '2026-07-28', currentClient, /^cancelled$/],
] as const)('the %s official client', (_name, revision, connect, afterCancelling) => {
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
    const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    const writes = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
    expect(tools.map(({ annotations }) => annotations)).toEqual([
      { title: 'Search the catalog', ...reads },
      { title: 'Read an address', ...reads },
      { title: 'Run a script', ...writes },
    ]);
    for (const tool of tools)
      expect(tool).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
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

  it('receives an unknown tool as a protocol error and a failed script as a result', async () => {
    client = await connect();
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    const failed = await client.callTool({ name: 'exec', arguments: { code: 'throw new Error("no")' } });
    expect(failed.isError).toBe(true);
    expect(failed).not.toHaveProperty('structuredContent');
  });

  it('receives instructions that name the purchase prompt and the source of the bearer token', async () => {
    client = await connect();
    expect(client.getInstructions()).toMatch(
      /prompt buy-a-car[\s\S]*available\[\][\s\S]*bearer of this MCP connection/,
    );
  });

  it('fetches prompts with their arguments filled in', async () => {
    client = await connect();
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['buy-a-car', 'desk-a-deal', 'cancel-a-contract']);
    const required = prompts.map((one) => one.arguments?.filter((each) => each.required).map(({ name }) => name));
    expect(required).toEqual([['zip'], ['vin', 'zip', 'salesPrice'], ['vin']]);
    const given: Record<string, string> = { zip: '78701', vin: VIN, salesPrice: '21000.00', state: 'TX' };
    for (const { name, arguments: takes = [] } of prompts) {
      const wanted = Object.fromEntries(
        takes.flatMap((one) => (given[one.name] ? [[one.name, given[one.name] ?? '']] : [])),
      );
      const { messages } = await client.getPrompt({ name, arguments: wanted });
      const text = messages.map(({ content }) => content.text).join();
      for (const value of Object.values(wanted)) expect(text, name).toContain(value);
      expect(text, name).not.toContain('undefined');
    }
  });

  it('starts the purchase prompt at the listings, or at the car that is given', async () => {
    client = await connect();
    const first = async (given: Record<string, string>) => {
      const { messages } = await client.getPrompt({ name: 'buy-a-car', arguments: given });
      return /^1\. .*/m.exec(messages.map(({ content }) => content.text).join())?.[0];
    };
    expect(await first({ zip: '78701' })).toMatch(/^1\. Fetch \/listings with filters/);
    expect(await first({ zip: '78701', vin: VIN })).toBe(
      `1. The car is ${VIN}; fetch /listings/${VIN} for its asking price.`,
    );
  });

  it('reads documents and one endpoint as resources, and gets an error for an unknown one', async () => {
    client = await connect();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'http://carport.test/llms.txt',
      'http://carport.test/llms-full.txt',
      'http://carport.test/pricing',
    ]);
    const [page] = (await client.readResource({ uri: 'http://carport.test/llms.txt' })).contents;
    expect(page?.text).toContain('1. `POST /buy/deals`');
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['carport://endpoints/{operationId}']);
    const [content] = (await client.readResource({ uri: 'carport://endpoints/deskDeal' })).contents;
    const document = JSON.parse(content?.text ?? '');
    expect(document.paths['/buy/deals/{dealId}/desk'].post.operationId).toBe('deskDeal');
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    for (const [, kind = '', name = ''] of refs) expect(document.components[kind], name).toHaveProperty(name);
    expect(refs.length).toBeGreaterThan(10);
    await expect(client.readResource({ uri: 'carport://endpoints/nope' })).rejects.toThrow(/not found|nope/i);
  });

  it.each([
    ['a state', { type: 'ref/prompt', name: 'cancel-a-contract' }, 'state', 't', ['TN', 'TX']],
    ['a term', { type: 'ref/prompt', name: 'desk-a-deal' }, 'term', '6', ['60']],
    ['a car', { type: 'ref/prompt', name: 'buy-a-car' }, 'vin', 'f1xdemc', ['F1XDEMCR4SDEM0001']],
    [
      'an operation',
      { type: 'ref/resource', uri: 'carport://endpoints/{operationId}' },
      'operationId',
      'desk',
      ['deskDeal'],
    ],
  ] as const)('completes %s', async (_what, ref, name, value, expected) => {
    client = await connect();
    const { completion } = await client.complete({ ref, argument: { name, value } });
    expect(completion.values).toEqual(expected);
  });

  it('receives progress for each call of a script, and then its result', async () => {
    client = await connect();
    const heard: string[] = [];
    const code = 'await api.get("/pricing"); await api.get("/verify"); return 1';
    const onprogress: CallOptions['onprogress'] = ({ progress, message }) => heard.push(`${progress} ${message}`);
    const { structuredContent } = await client.watch({ name: 'exec', arguments: { code } }, { onprogress });
    expect(structuredContent).toMatchObject({ result: 1 });
    expect(heard).toEqual(['1 GET /pricing: 200', '2 GET /verify: 200']);
  });

  it('gets control back when it cancels a script, which makes no further call or ends at its limits', async () => {
    client = await connect();
    const gone = new AbortController();
    const call = { name: 'exec', arguments: { code: "for (;;) await api.get('/pricing')" } };
    const onprogress = () => gone.abort(new Error('no longer wanted'));
    await expect(client.watch(call, { onprogress, signal: gone.signal })).rejects.toThrow('no longer wanted');
    expect(await runs.at(-1)).toMatchObject({ ok: false, code: expect.stringMatching(afterCancelling) });
    expect(carport.faults).toEqual([]);
  });
});
