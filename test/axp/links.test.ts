/** An agent that is given the base address and nothing else buys a car, within 25 calls and 40 kB of reading. */
import { afterAll, describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import { testService } from '#test/builders.ts';
import { type Ask, buyCar } from './buyer.ts';

const CALLS_MAX = 25;
const BYTES_MAX = 40_000;
const BASE = 'http://carport.test';
const OPERATOR = 'settle-token';

const scripts = createScriptRunner();
const carport = testService({ scripts });
afterAll(() => scripts.close());

/** Counts what was called and read. */
function meter() {
  const sizes: number[] = [];
  return {
    read: (text: string) => void sizes.push(new TextEncoder().encode(text).byteLength),
    spent: () => ({ calls: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }),
  };
}

describe('a buyer that follows answers', () => {
  it('buys a car over HTTP, preferring short answers', async () => {
    const { read, spent } = meter();
    const ask: Ask = async (method, url, body, bearer) => {
      const headers = {
        prefer: 'return=minimal',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      };
      const { status, text, body: told } = await carport.send(method, url.replace(BASE, ''), body, { headers });
      read(text);
      return { status, body: told };
    };
    const sold = await buyCar(ask, `${BASE}/`, OPERATOR);
    expect(sold).toMatchObject({ type: 'OK', state: 'SETTLED' });
    const { calls, bytes } = spent();
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
  });

  it('buys a car over MCP, from the address that the front page names', async () => {
    const { read, spent } = meter();
    const front = (await carport.get('/', { headers: { prefer: 'return=minimal' } })).text;
    read(front);
    const mcp = JSON.parse(front).links.mcp;
    const speak = async (method: string, params: object, bearer?: string) => {
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const message = { jsonrpc: '2.0', id: 1, method, params };
      const { text, body } = await carport.send('POST', mcp.replace(BASE, ''), message, { headers });
      read(text);
      return body.result;
    };
    const protocolVersion = '2025-11-25';
    const clientInfo = { name: 'buyer', version: '1' };
    const { instructions } = await speak('initialize', { protocolVersion, capabilities: {}, clientInfo });
    expect(instructions).toMatch(/available\[\].*Prefer: "return=minimal"/);
    const { tools } = await speak('tools/list', {});
    expect(tools.map(({ name }: { name: string }) => name)).toContain('exec');
    const ask: Ask = async (method, path, body, bearer) => {
      const wanted = JSON.stringify({ method, path, body, headers: { Prefer: 'return=minimal' } });
      const { structuredContent } = await speak(
        'tools/call',
        { name: 'exec', arguments: { code: script(wanted) } },
        bearer,
      );
      return structuredContent.result;
    };
    expect(await buyCar(ask, '/', OPERATOR)).toMatchObject({ state: 'SETTLED' });
    const { calls, bytes } = spent();
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
  });
});

/** Asks, and keeps of the answer what the buyer looks at: a script reads, so that the buyer need not. */
function script(wanted: string): string {
  return `const { $http, start, listing, state, available, blocked, reason } = await api.request(${wanted});
    const body = { start, listing, state, available, blocked, reason };
    const goal = blocked?.find(({ transition }) => transition === 'settle');
    if (goal) body.available = available.filter(({ transition }) => goal.blockedBy.includes(transition));
    if (goal) body.blocked = [goal];
    return { status: $http.status, body };`;
}
