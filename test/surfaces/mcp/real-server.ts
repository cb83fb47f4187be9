/** Starts Carport on a free loopback port with the memory store and no rate limit. */
import { createServer } from 'node:net';
import { type Running, start } from '../../../hosts/node/serve.ts';
import { readConfig } from '../../../src/index.ts';

export async function startRealServer(): Promise<Running & { readonly mcpUrl: string }> {
  const port = await freePort();
  const running = await start(readConfig({ PORT: String(port), DATABASE_URL: 'memory:', RATE_LIMIT: 'off' }));
  // The protocol's tools expect the name, not the address.
  return { ...running, mcpUrl: `http://localhost:${port}/mcp` };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
