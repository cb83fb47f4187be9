/** The MCP server: name, instructions and tools, created per request. */
import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import type { IsoInstant } from '#kernel/dates.ts';
import type { CatalogSearch } from '#ports/catalog-search.ts';
import type { ScriptRunner } from '#ports/script-runner.ts';
import { type ExecParts, exec, execInput, execOutput, execWords } from './exec-tool.ts';
import { fetchAddress, fetchInput, fetchOutput, fetchWords } from './fetch-tool.ts';
import { registerPrompts } from './prompts.ts';
import type { Reach } from './reach.ts';
import { registerResources } from './resources.ts';
import { search, searchInput, searchOutput, searchWords } from './search-tool.ts';
import { blockedResult } from './tool-result.ts';

export interface McpParts {
  readonly catalog: CatalogSearch;
  readonly reach: Reach;
  /** Undefined when no scripts run: then `exec` is not offered. */
  readonly scripts: ScriptRunner | undefined;
  /** The caller, who takes turns with others in running scripts. */
  readonly owner: string;
  /** The caller's clock, fixed during a script. */
  readonly now: IsoInstant;
  /** Called with unhandled errors inside a tool; the library would send them to the model. */
  readonly onFault: (fault: unknown) => void;
}

const INSTRUCTIONS = `Carport is one service for car retail: vehicle data by VIN, listings, deals from open to settle, F&I products, credit, refinance and a dealer surface. Every answer is a typed envelope: OK, EMPTY (a truthful nothing), OFFER (the paid boundary), or a refusal that says what is wrong and what to do next: BLOCKED (the request), REFUSED (the state), UNAVAILABLE or UNCONFIGURED (a boundary).
Start with search, read with fetch, act with exec. Everything runs in a deterministic sandbox unless the answer's provenance says otherwise.
To buy a car take the prompt buy-a-car, or the numbered calls of the resource llms.txt. In short: fetch /listings; exec api.post("/buy/deals", {vin, buyer: {zip, name}}); then follow available[] of each answer (method, href, example body) with headers {Prefer: "return=minimal"} until settle; blocked[] names what comes first.
Tools call with the bearer of this MCP connection. None is needed; a key from POST /keys as its Authorization keeps your deals and leads together. Only the operator's bearer settles. The resource carport://endpoints/{operationId} is the contract of one endpoint.`;

const HOUR_MS = 3_600_000;
const SHARED = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;

export function createServer({ catalog, reach, scripts, now, owner, onFault }: McpParts): McpServer {
  const server = new McpServer(
    { name: 'carport', title: 'Carport', version: '0.1.0' },
    {
      instructions: INSTRUCTIONS,
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false },
        completions: {},
      },
      cacheHints: {
        'server/discover': SHARED,
        'tools/list': SHARED,
        'prompts/list': SHARED,
        'resources/list': SHARED,
        'resources/templates/list': SHARED,
        'resources/read': SHARED,
      },
    },
  );
  const withoutFault = async (work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> => {
    try {
      return await work();
    } catch (fault) {
      onFault(fault);
      return blockedResult('fault', 'Internal error. Retry in a moment.');
    }
  };
  server.registerTool('search', { ...searchWords, inputSchema: searchInput, outputSchema: searchOutput }, (input) =>
    withoutFault(() => search(catalog, input)),
  );
  server.registerTool('fetch', { ...fetchWords, inputSchema: fetchInput, outputSchema: fetchOutput }, (input) =>
    withoutFault(() => fetchAddress(reach, input)),
  );
  if (scripts !== undefined) {
    server.registerTool('exec', { ...execWords, inputSchema: execInput, outputSchema: execOutput }, (input, context) =>
      withoutFault(() => exec({ scripts, reach, now, owner, ...callProgress(context) }, input)),
    );
  }
  registerPrompts(server);
  registerResources(server, reach);
  return server;
}

/** Ends a run when its client cancels, and reports each call to a client that requested progress. */
function callProgress({ mcpReq }: ServerContext): Pick<ExecParts, 'signal' | 'onCall'> {
  const progressToken = mcpReq._meta?.progressToken;
  return {
    signal: mcpReq.signal,
    onCall: async ({ count, text }) => {
      if (progressToken === undefined || mcpReq.signal.aborted) return;
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress: count, message: text },
      });
    },
  };
}
