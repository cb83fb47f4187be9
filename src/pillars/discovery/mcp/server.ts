/** The MCP server: name, instructions and tools, created per request. */
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { IsoInstant } from '#kernel/dates.ts';
import type { CatalogSearch } from '#ports/catalog-search.ts';
import type { ScriptRunner } from '#ports/script-runner.ts';
import { exec, execInput, execOutput, execWords } from './exec-tool.ts';
import { fetchAddress, fetchInput, fetchOutput, fetchWords } from './fetch-tool.ts';
import type { Reach } from './reach.ts';
import { search, searchInput, searchOutput, searchWords } from './search-tool.ts';
import { blocked } from './tool-result.ts';

export interface McpParts {
  readonly catalog: CatalogSearch;
  readonly reach: Reach;
  /** Undefined where no sandbox runs: then `exec` is not offered. */
  readonly scripts: ScriptRunner | undefined;
  /** Who calls: scripts take turns by it. */
  readonly owner: string;
  /** The caller's clock; scripts stand still at it. */
  readonly now: IsoInstant;
  /** Told what went wrong inside a tool; the library would tell the model. */
  readonly onFault: (fault: unknown) => void;
}

const INSTRUCTIONS = `Carport is one service for car retail: vehicle data by VIN, listings, deals from open to settle, F&I products, credit, refinance and a dealer surface. Every answer is a typed envelope: OK, EMPTY (a truthful nothing), BLOCKED (what is wrong and what to do next) or OFFER (the paid boundary).
Start with search, read with fetch, act with exec. Everything runs in a deterministic sandbox unless the answer's provenance says otherwise. No key is needed; POST /keys mints one that keeps your deals and leads together.`;

const HOUR_MS = 3_600_000;
const SHARED = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;

export function createServer({ catalog, reach, scripts, now, owner, onFault }: McpParts): McpServer {
  const server = new McpServer(
    { name: 'carport', title: 'Carport', version: '0.1.0' },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'server/discover': SHARED, 'tools/list': SHARED },
    },
  );
  const guarded = async (work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> => {
    try {
      return await work();
    } catch (fault) {
      onFault(fault);
      return blocked('fault', 'Something failed on our side; try again in a moment.');
    }
  };
  server.registerTool('search', { ...searchWords, inputSchema: searchInput, outputSchema: searchOutput }, (input) =>
    guarded(() => search(catalog, input)),
  );
  server.registerTool('fetch', { ...fetchWords, inputSchema: fetchInput, outputSchema: fetchOutput }, (input) =>
    guarded(() => fetchAddress(reach, input)),
  );
  if (scripts !== undefined) {
    server.registerTool('exec', { ...execWords, inputSchema: execInput, outputSchema: execOutput }, (input) =>
      guarded(() => exec({ scripts, reach, now, owner }, input)),
    );
  }
  return server;
}
