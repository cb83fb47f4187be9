/** Tests that requests which are large, deep or wide are refused at a published bound, in a small answer, and in slices. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const repeatItem = (count: number, one: string) => Array.from({ length: count }, () => one).join(',');
const numberedItems = (count: number, one: (n: number) => string, between: string) =>
  Array.from({ length: count }, (_, n) => one(n)).join(between);

interface Attack {
  readonly name: string;
  readonly path: string;
  readonly body: string;
  readonly type?: string;
  /** Expected in the sentence: the bound, or the first of the listed problems. */
  readonly says: RegExp;
  /** Set when the work is so long that other requests must be served in between. */
  readonly isSliced?: true;
}

const UNTIL_THE_THOUSANDTH = /and at least 99\d more/;

const ATTACKS: readonly Attack[] = [
  {
    name: 'a ledger of 20,001 zeros',
    path: '/fi/gl/reconcile',
    body: `{"lines":[${repeatItem(20_001, '0')}]}`,
    says: UNTIL_THE_THOUSANDTH,
    isSliced: true,
  },
  {
    name: 'a ledger of 20,001 lines of text',
    path: '/fi/gl/reconcile',
    body: `Account,Date,Amount\n${'8300,03/01/2026,1.00\n'.repeat(20_001)}`,
    type: 'text/csv',
    says: /a ledger of at most 20000 lines/,
    isSliced: true,
  },
  {
    name: 'a quote for 2,000 product types',
    path: '/fi/quotes',
    body: `{"vin":"1HGCM82633A004352","productTypes":[${repeatItem(2_000, '"x"')}]}`,
    // Items after the fiftieth are not checked.
    says: /and 5\d more/,
  },
  {
    name: 'a webhook for 51 kinds of event',
    path: '/webhooks',
    body: `{"url":"https://receiver.example.com","events":[${repeatItem(51, '"*"')}]}`,
    says: /an array of at most 50 items; got array of 51/,
  },
  {
    name: 'a webhook for 300 kinds of event',
    path: '/webhooks',
    body: `{"url":"https://receiver.example.com","events":[${repeatItem(300, '"*"')}]}`,
    says: /an array of at most 50 items; got array of 300/,
  },
  {
    name: 'a feed of 2,001 columns',
    path: '/dealer/inventory',
    body: `VIN${',a'.repeat(2_000)}\nx\n`,
    type: 'text/csv',
    says: /a header of at most 200 columns/,
  },
  {
    name: 'a feed of rows that are not cars',
    path: '/dealer/inventory',
    body: `VIN,Stock\n${'x,1\n'.repeat(20_000)}`,
    type: 'text/csv',
    says: /All 20000 rows were refused/,
    isSliced: true,
  },
  {
    name: 'a feed of 20,000 empty vehicles',
    path: '/dealer/inventory',
    body: `{"vehicles":[${repeatItem(20_000, '{}')}]}`,
    says: /All 20000 rows were refused/,
    isSliced: true,
  },
  {
    name: 'a document of 200,001 digits',
    path: '/fi/extract',
    body: JSON.stringify({ kind: 'generic', content: '7'.repeat(200_001) }),
    says: /at most 200000 characters/,
  },
  {
    name: 'an ADF tag of 101 attributes',
    path: '/dealer/leads',
    body: `<?xml version="1.0"?><adf><prospect ${numberedItems(101, (n) => `a${n}="1"`, ' ')}/></adf>`,
    type: 'application/xml',
    says: /at most 100 attributes in a tag/,
  },
  {
    name: '15,000 unknown members',
    path: '/credit/prequal',
    body: `{${numberedItems(15_000, (n) => `"m${n}":0`, ',')}}`,
    says: UNTIL_THE_THOUSANDTH,
    isSliced: true,
  },
  {
    name: '20,001 values',
    path: '/credit/prequal',
    body: `{${numberedItems(20_001, (n) => `"m${n}":0`, ',')}}`,
    says: /at most 20000 values/,
    isSliced: true,
  },
  {
    name: 'an array 33 deep',
    path: '/buy/deals',
    body: '['.repeat(33) + ']'.repeat(33),
    says: /at most 32 levels/,
  },
];

/** Maximum bytes of a refusal, and maximum number of its problems. */
const REFUSAL_BYTES_MAX = 65_536;
const PROBLEMS_MAX = 1_000;

describe('a request beyond a bound', () => {
  const carport = testService();
  const key = carport.mintKey();

  /** The answer, and how often other requests were served meanwhile. */
  async function ask({ path, body, type = 'application/json' }: Pick<Attack, 'path' | 'body' | 'type'>) {
    const headers = { 'content-type': type, authorization: `Bearer ${await key}` };
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 0);
    const response = await carport.handle(new Request(`http://carport.test${path}`, { method: 'POST', body, headers }));
    const text = await response.text();
    clearInterval(others);
    return { status: response.status, text, turns };
  }

  it.each(ATTACKS)('is refused in a small response: $name', async (attack) => {
    const { status, text, turns } = await ask(attack);
    const { reason, problems } = JSON.parse(text);
    expect(status).toBe(400);
    expect(`${reason} ${problems[0].expected}`).toMatch(attack.says);
    expect(problems.length).toBeLessThanOrEqual(PROBLEMS_MAX);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(REFUSAL_BYTES_MAX);
    if (attack.isSliced) expect(turns).toBeGreaterThan(0);
  });

  it('is refused over MCP for an answer above 1 MiB, while others are served', async () => {
    const params = { name: 'fetch', arguments: { url: '/conformance/openapi.json' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const { text, turns } = await ask({ path: '/mcp', body });
    expect(text).toContain('answer-too-large');
    expect(turns).toBeGreaterThan(10);
  });

  it('reports no fault', () => {
    expect(carport.faults).toEqual([]);
  });
});
