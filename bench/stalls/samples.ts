/** Large, deep or wide requests that must not delay other callers. */

export interface Sample {
  readonly name: string;
  readonly path: string;
  /** Absent for a read. */
  readonly body?: string;
  /** Sent with a minted key. */
  readonly keyed?: boolean;
}

const TRANSLITERATION: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A VIN with a valid check digit and the serial `n`. */
function vinOf(n: number): string {
  const bare = `1HGCM8260${'3A'}${String(n).padStart(6, '0')}`;
  const sum = [...bare].reduce((total, one, i) => total + (TRANSLITERATION[one] ?? Number(one)) * (WEIGHTS[i] ?? 0), 0);
  const check = sum % 11 === 10 ? 'X' : String(sum % 11);
  return `${bare.slice(0, 8)}${check}${bare.slice(9)}`;
}

export const inventoryFeed = (cars: number) =>
  [
    'VIN,Stock,Year,Make,Model,Trim,Odometer,Price,Type,Exterior Color,Date In Stock',
    ...Array.from(
      { length: cars },
      (_, n) =>
        `${vinOf(n)},S${n},2003,Honda,Accord,EX,${30_000 + (n % 90_000)},${9_000 + (n % 500)}.00,Used,Silver,2026-05-01`,
    ),
  ].join('\n');

const ledgerOf = (lines: number) =>
  JSON.stringify({
    content: [
      'Account,Date,Amount,Customer,VIN',
      ...Array.from({ length: lines }, (_, n) => `8300,03/01/2026,-${1_000 + (n % 900)}.00,"SAMPLE, JANE",${vinOf(n)}`),
    ].join('\n'),
  });

const KEYS = { jsonrpc: '2.0', id: 1 };

export const SAMPLES: readonly Sample[] = [
  ...[
    '/',
    '/openapi.json',
    '/conformance',
    '/verify',
    '/llms-full.txt',
    '/conformance/openapi.json',
    '/listings?q=1',
  ].map((path) => ({ name: `first GET ${path}`, path })),
  { name: 'first capability row', path: '/bids/create', body: '{}' },
  { name: 'ledger of 500,000 zeros', path: '/fi/gl/reconcile', body: `{"lines":[${'0,'.repeat(499_999)}0]}` },
  {
    name: '200,000 product types',
    path: '/fi/quotes',
    body: `{"vin":"1HGCM82633A004352","productTypes":[${'"x",'.repeat(199_999)}"x"]}`,
  },
  {
    name: 'feed of 4 million rows of x',
    path: '/dealer/inventory',
    body: `VIN\n${'x\n'.repeat(4_000_000)}`,
    keyed: true,
  },
  {
    name: 'feed of 2 million columns',
    path: '/dealer/inventory',
    body: `VIN${',a'.repeat(2_000_000)}\nx\n`,
    keyed: true,
  },
  {
    name: 'feed of 2.5 million empty vehicles',
    path: '/dealer/inventory',
    body: `{"vehicles":[${'{},'.repeat(2_499_999)}{}]}`,
    keyed: true,
  },
  { name: 'feed of 90,000 cars', path: '/dealer/inventory', body: inventoryFeed(90_000), keyed: true },
  { name: 'feed of 100,000 cars', path: '/dealer/inventory', body: inventoryFeed(100_000), keyed: true },
  { name: 'ledger of 20,000 lines', path: '/fi/gl/reconcile', body: ledgerOf(19_990) },
  {
    name: 'ledger of 20,000 line objects',
    path: '/fi/gl/reconcile',
    body: JSON.stringify({
      lines: Array.from({ length: 20_000 }, (_, n) => ({
        account: '8300',
        accountName: `VSC ${n}`,
        postDate: '2026-03-01',
        amount: -1_000 - (n % 900),
        customer: `SAMPLE, JANE ${n}`,
        vin: vinOf(n),
        reference: `R${n}`,
      })),
    }),
  },
  {
    name: 'document of a million digits',
    path: '/fi/extract',
    body: JSON.stringify({ kind: 'generic', content: '7'.repeat(1_000_000) }),
  },
  {
    name: 'ADF tag of 80,000 attributes',
    path: '/dealer/leads',
    body: `<?xml version="1.0"?><adf><prospect${Array.from({ length: 80_000 }, (_, n) => ` a${n}="1"`).join('')}/></adf>`,
    keyed: true,
  },
  {
    name: '80,000 unknown members',
    path: '/credit/prequal',
    body: `{${Array.from({ length: 80_000 }, (_, n) => `"m${n}":0`).join(',')}}`,
  },
  { name: 'an array 500,000 deep', path: '/buy/deals', body: '['.repeat(500_000) + ']'.repeat(500_000) },
  {
    name: 'MCP fetch of /conformance/openapi.json',
    path: '/mcp',
    body: JSON.stringify({
      ...KEYS,
      method: 'tools/call',
      params: { name: 'fetch', arguments: { url: '/conformance/openapi.json' } },
    }),
  },
];
