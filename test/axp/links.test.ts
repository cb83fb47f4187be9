/** An agent that is given the base address and nothing else buys a car, within 25 calls and 40 kB of reading. */
import { afterAll, describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import { type TestService, testService } from '#test/builders.ts';
import { type Ask, buyCar, type Errand } from './buyer.ts';

const CALLS_MAX = 25;
const BYTES_MAX = 40_000;
const OPERATOR = 'settle-token';
/** The longer address lengthens every link that is read. */
const BASES = ['http://carport.test', `https://${'cars-of-the-north-and-the-south'.padEnd(40, 'x')}.example.com`];

const ERRANDS: readonly (readonly [string, Errand])[] = [
  ['buys a car', { goals: ['settle'], operatorBearer: OPERATOR }],
  [
    'buys a car on finance, with protection and the lender of its choice',
    {
      goals: ['desk', 'contract-capture', 'settle'],
      operatorBearer: OPERATOR,
      choose: (member, values) => {
        if (member === 'lenderId') return values.at(-1);
        return ['Loan', 'Good', 'approved'].find((wish) => values.includes(wish));
      },
    },
  ],
];

const scripts = createScriptRunner();
afterAll(() => scripts.close());

/** Counts what was called and read. */
function meter() {
  const sizes: number[] = [];
  return {
    read: (text: string) => void sizes.push(new TextEncoder().encode(text).byteLength),
    spent: () => ({ calls: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }),
  };
}

function expectWithinBounds({ spent }: ReturnType<typeof meter>) {
  const { calls, bytes } = spent();
  expect(calls).toBeLessThanOrEqual(CALLS_MAX);
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
}

/** What the deal kept of the errand. */
async function expectServed(
  carport: TestService,
  base: string,
  { links }: { links: { deal?: string; self: string } },
  errand: Errand,
) {
  const { body } = await carport.get((links.deal ?? links.self).replace(base, ''));
  expect(body.state).toBe('SETTLED');
  if (!errand.goals.includes('contract-capture')) return;
  expect(body.desked.financeType).toBe('Loan');
  expect(body.financing).toMatchObject({ covered: true });
  expect(body.credit).toMatchObject({ state: 'APPROVED', answer: { lenderId: 'summit-mock-auto' } });
  expect(body.fi.contracts.length).toBeGreaterThan(0);
  for (const { state } of body.fi.contracts) expect(state).toBe('CAPTURED');
}

describe.each(BASES)('a buyer that follows answers from %s', (base) => {
  const carport = testService({ scripts, env: { BASE_URL: base } });

  it.each(ERRANDS)('%s over HTTP, preferring short answers', async (_, errand) => {
    const read = meter();
    const ask: Ask = async (method, url, body, bearer) => {
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const headers = { prefer: 'return=minimal', ...authorization };
      const { status, text, body: told } = await carport.send(method, url.replace(base, ''), body, { headers });
      read.read(text);
      return { status, body: told };
    };
    const sold = await buyCar(ask, `${base}/`, errand);
    expectWithinBounds(read);
    await expectServed(carport, base, sold, errand);
  });

  it.each(ERRANDS)('%s over MCP, from the address that the front page names', async (_, errand) => {
    const read = meter();
    const front = (await carport.get('/', { headers: { prefer: 'return=minimal' } })).text;
    read.read(front);
    const mcp = JSON.parse(front).links.mcp;
    const speak = async (method: string, params: object, bearer?: string) => {
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const message = { jsonrpc: '2.0', id: 1, method, params };
      const { text, body } = await carport.send('POST', mcp.replace(base, ''), message, { headers });
      read.read(text);
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
      const code = script(wanted, errand.goals);
      const { structuredContent } = await speak('tools/call', { name: 'exec', arguments: { code } }, bearer);
      return structuredContent.result;
    };
    const sold = await buyCar(ask, '/', errand);
    expectWithinBounds(read);
    await expectServed(carport, base, sold, errand);
  });
});

/** Asks, and keeps of the answer what the buyer looks at: a script reads, so that the buyer need not. */
function script(wanted: string, goals: readonly string[]): string {
  return `const { $http, start, listing, state, available, blocked, links, reason } = await api.request(${wanted});
    const goals = blocked?.filter(({ transition }) => ${JSON.stringify(goals)}.includes(transition));
    const steps = goals?.flatMap(({ transition, blockedBy }) => [transition, ...blockedBy]);
    const legal = available?.filter(({ transition }) => ${JSON.stringify(goals)}.includes(transition) || steps.includes(transition));
    const body = { start, listing: listing?.slice(0, 5), state, available: legal, blocked: goals, links, reason };
    return { status: $http.status, body };`;
}
