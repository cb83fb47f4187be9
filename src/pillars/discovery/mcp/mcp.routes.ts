/** Handler of the protocol endpoint. */
import { refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { mcp as contract } from './mcp.contract.ts';
import { isForeign, originsOf } from './origin.ts';

type McpTools = Pick<Tools, 'settings' | 'catalog' | 'scripts'>;

export const routes: Routes<typeof contract, McpTools> = {
  async speakMcp(call, { settings, catalog, scripts }) {
    if (settings.loopback && isForeign(call.header, call.base)) return refuse('foreign-origin');
    // Prepare an engine, because an MCP client may soon run a script.
    void scripts?.warm();
    const faults: unknown[] = [];
    const reach = {
      base: call.base,
      origins: originsOf(call.base, call.request.url, settings.loopback),
      inner: call.inner,
    };
    const parts = {
      catalog,
      scripts,
      reach,
      now: call.now,
      owner: call.caller.id,
      onFault: (fault: unknown) => faults.push(fault),
    };
    // The protocol's packages are loaded on the first call, to keep the start fast.
    const [{ handleMessage: answerProtocol }, { createServer }] = await Promise.all([
      import('./protocol.ts'),
      import('./server.ts'),
    ]);
    const response = await answerProtocol(call.request, call.text ?? '', () => createServer(parts));
    // An unhandled error inside a tool counts as one of this endpoint: the operator gets the details, the caller a
    // neutral response.
    if (faults.length > 0) throw faults[0];
    return { kind: 'RELAYED', response };
  },
};
