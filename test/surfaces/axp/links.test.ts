/** An agent that has only the base address buys a car, within 25 calls and 40 kB of reading. */
import { afterAll, describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import { type TestService, testService } from '#test/builders.ts';
import { buyCar, type PurchaseTask, type SendRequest } from './buyer.ts';

const CALLS_MAX = 25;
const BYTES_MAX = 40_000;
const OPERATOR = 'settle-token';
const LOCAL = 'http://127.0.0.1:8787';
/** 60 characters, because the address length adds to every link. */
const LONG = 'https://cars-of-the-north-and-the-middle.carport.example.com';

/** The last lender, and the first value of every other choice. */
function choose(member: string, values: readonly string[]) {
  if (member === 'lenderId') return values.at(-1);
  return ['Loan', 'Good', 'approved'].find((wish) => values.includes(wish));
}

interface Walk extends PurchaseTask {
  readonly title: string;
}

const PLAIN: Walk = { title: 'buys a car', goals: ['settle'], operatorBearer: OPERATOR };
const ON_LOAN: Walk = { ...PLAIN, title: 'buys a car on a loan from the lender of its choice', choose };
const PROTECTED: Walk = {
  ...ON_LOAN,
  title: 'buys a car on a loan with protection',
  goals: ['desk', 'contract-capture', 'settle'],
};

interface Reader {
  readonly base: string;
  readonly overHttp: readonly Walk[];
  readonly overMcp: readonly Walk[];
}

/**
 * Measured above 40 kB: with the long address, a loan over HTTP, 42 kB, and protection over MCP, 42 kB; protection over
 * HTTP, whose rates take 85 kB.
 */
const READERS: readonly Reader[] = [
  { base: LOCAL, overHttp: [PLAIN, ON_LOAN], overMcp: [PLAIN, ON_LOAN, PROTECTED] },
  { base: LONG, overHttp: [PLAIN], overMcp: [PLAIN, ON_LOAN] },
];

const scripts = createScriptRunner();
afterAll(() => scripts.close());

/** Counts calls and bytes read. */
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

/** Checks what the deal stored. */
async function expectServed(carport: TestService, href: string, errand: PurchaseTask) {
  const { body } = await carport.get(new URL(href).pathname);
  expect(body.state).toBe('SETTLED');
  if (errand.choose === undefined) return;
  expect(body.desked.financeType).toBe('Loan');
  expect(body.financing).toMatchObject({ covered: true });
  expect(body.credit).toMatchObject({ state: 'APPROVED', answer: { lenderId: 'summit-mock-auto' } });
  if (!errand.goals.includes('contract-capture')) return;
  expect(body.fi.contracts.length).toBeGreaterThan(0);
  for (const { state } of body.fi.contracts) expect(state).toBe('CAPTURED');
}

describe.each(READERS)('a buyer that follows answers from $base', ({ base, overHttp, overMcp }) => {
  const carport = testService({ scripts, env: { BASE_URL: base } });

  it.each(overHttp)('$title over HTTP, preferring short answers', async (errand) => {
    const read = meter();
    const ask: SendRequest = async (method, url, { body, bearer }) => {
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const headers = { prefer: 'return=minimal', ...authorization };
      const { status, text, body: reply } = await carport.send(method, url.replace(base, ''), body, { headers });
      read.read(text);
      return { status, body: reply };
    };
    const sold = await buyCar(ask, `${base}/`, errand);
    expectWithinBounds(read);
    await expectServed(carport, sold.links.self, errand);
  });

  it.each(overMcp)('$title over MCP, from the address that the front page names', async (errand) => {
    const read = meter();
    const front = (await carport.get('/', { headers: { prefer: 'return=minimal' } })).text;
    read.read(front);
    const mcp = JSON.parse(front).links.mcp;
    const postMessage = async (method: string, params: object, bearer?: string) => {
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const message = { jsonrpc: '2.0', id: 1, method, params };
      const { text, body } = await carport.send('POST', mcp.replace(base, ''), message, { headers });
      read.read(text);
      return body.result;
    };
    const protocolVersion = '2025-11-25';
    const clientInfo = { name: 'buyer', version: '1' };
    const { instructions } = await postMessage('initialize', { protocolVersion, capabilities: {}, clientInfo });
    expect(instructions).toMatch(/available\[\].*Prefer: "return=minimal"/);
    const { tools } = await postMessage('tools/list', {});
    expect(tools.map(({ name }: { name: string }) => name)).toContain('exec');
    const ask: SendRequest = async (method, path, { body, bearer, goals }) => {
      if (path === '/') return { status: 200, body: JSON.parse(front) };
      const wanted = JSON.stringify({ method, path, body, headers: { Prefer: 'return=minimal' } });
      const code = script(wanted, goals);
      const { structuredContent } = await postMessage('tools/call', { name: 'exec', arguments: { code } }, bearer);
      return structuredContent.result;
    };
    const sold = await buyCar(ask, '/', errand);
    expectWithinBounds(read);
    await expectServed(carport, sold.links.self, errand);
  });
});

/** A script that makes the request and returns only the members that the buyer needs. */
function script(wanted: string, goals: readonly string[]): string {
  return `const goals = ${JSON.stringify(goals)};
    const { $http, listing, state, available, blocked, links, reason } = await api.request(${wanted});
    const rows = blocked?.filter(({ transition }) => goals.includes(transition));
    const stepsTo = (goal) => [goal, ...(rows?.find(({ transition }) => transition === goal)?.blockedBy ?? [])];
    const firstTo = (goal) => stepsTo(goal).flatMap((step) => available?.find(({ transition }) => transition === step) ?? [])[0];
    const legal = goals.flatMap((goal) => firstTo(goal) ?? []);
    const help = blocked?.filter(({ help }) => help !== undefined && legal.length === 0);
    const cars = listing?.map(({ vin, askingPrice, status }) => ({ vin, askingPrice, status }));
    const onward = links && (links.deal ? { deal: links.deal } : { self: links.self, fi: links.fi });
    const body = { listing: cars, state, available: legal, blocked: rows?.concat(help), links: onward, reason };
    return { status: $http.status, body };`;
}
