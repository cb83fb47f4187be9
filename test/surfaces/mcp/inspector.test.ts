/** Runs the MCP Inspector: strict tool listing, and calls of every kind. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealServer } from './real-server.ts';
import { runTool } from './run-tool.ts';

const LAUNCHER = 'clients/launcher/build/index.js';

describe('the MCP Inspector', () => {
  let server: Awaited<ReturnType<typeof startRealServer>>;
  const inspect = (...args: string[]) =>
    runTool('@modelcontextprotocol/inspector', LAUNCHER, ['--cli', server.mcpUrl, '--transport', 'http', ...args]);
  const call = (tool: string, ...args: string[]) =>
    inspect('--method', 'tools/call', '--tool-name', tool, ...args.flatMap((arg) => ['--tool-arg', arg]));
  beforeAll(async () => {
    server = await startRealServer();
  });
  afterAll(() => server.close());

  it('accepts the tool list', { timeout: 60_000 }, async () => {
    const { status, output } = await inspect('--strict', '--method', 'tools/list');
    expect(status, output).toBe(0);
    for (const tool of ['search', 'fetch', 'exec']) expect(output).toContain(`"name": "${tool}"`);
  });

  it.each([
    ['search', ['query=mint a key'], 'mintKey'],
    ['search', ['query=zyzzyva'], 'EMPTY'],
    ['fetch', ['url=/pricing'], 'hardCeiling'],
    ['fetch', ['url=/openapi.json'], '3.1.0'],
    ['fetch', ['url=/usage'], 'key-required'],
    ['exec', ['code=return 6 * 7'], '42'],
  ])('accepts the response of %s to %s', { timeout: 60_000 }, async (tool, args, expected) => {
    const { status, output } = await call(tool, ...args);
    expect(status, output).toBe(0);
    expect(output).toContain(expected);
  });

  it.each([
    ['fetch', ['url=https://example.com/'], 'foreign-address'],
    ['exec', ['code=throw new Error("no")'], 'script-error'],
  ])('reports a failed %s as a tool error', { timeout: 60_000 }, async (tool, args, expected) => {
    const { status, output } = await call(tool, ...args);
    expect([status, output.includes(expected)]).toEqual([5, true]);
  });
});
