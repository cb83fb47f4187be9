/** Runs the public MCP conformance suite with an exact list of expected failures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealServer } from './real-server.ts';
import { runTool } from './run-tool.ts';

describe('the public MCP conformance suite', () => {
  let server: Awaited<ReturnType<typeof startRealServer>>;
  let folder: string;
  beforeAll(async () => {
    server = await startRealServer();
    folder = await mkdtemp(join(tmpdir(), 'carport-conformance-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each(['2026-07-28', '2025-11-25'])(
    'finds at revision %s exactly the failures that are listed',
    { timeout: 120_000 },
    async (revision) => {
      const baseline = new URL(`expected-failures-${revision}.yml`, import.meta.url).pathname;
      const args = ['server', '--url', server.mcpUrl, '--requirements', revision, '--expected-failures', baseline];
      const { status, output } = await runTool('@modelcontextprotocol/conformance', 'dist/index.js', args, folder);
      expect(output).toContain('dns-rebinding-protection: 2 passed');
      expect(status, output.slice(-3_000)).toBe(0);
    },
  );
});
