/** Addresses find their endpoint, its parameters and face; the rest get allowed methods or similar addresses. */
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import { type Endpoint, endpoint, type Method } from '#kernel/endpoint.ts';
import { faceOf } from './face.ts';
import { createRouter, type LateRows } from './route.ts';

const VIN = '1HGCM82633A004352';
const row = (method: Method, path: string, more: Partial<Endpoint> = {}): Row => ({
  id: `${method} ${path}`,
  pillar: 'test',
  slice: 'test',
  name: 'test',
  priceMicros: 0,
  endpoint: endpoint({ method, path, summary: '', access: 'open', live: null, refusals: [], examples: [], ...more }),
  handler: () => {
    throw new Error('A router calls no handler.');
  },
});
const catalog = [
  row('GET', '/'),
  row('GET', '/vin'),
  row('GET', '/vin/{vin}'),
  row('GET', '/taxes/{vin}', { faces: ['json', 'md'] }),
  row('GET', '/buy/deals/{dealId}'),
  row('POST', '/buy/deals/{dealId}'),
  row('DELETE', '/buy/deals/{dealId}'),
  row('GET', '/buy/deals/{dealId}/events/{eventId}'),
  row('POST', '/buy/deals'),
  row('GET', '/{vin}', { faces: ['json', 'md'] }),
];
const late: LateRows = {
  covers: (path) => path.startsWith('/bids/'),
  at: async (path) => ({
    methods: path === '/bids/list' ? new Map([['GET', row('GET', '/bids/list')]]) : undefined,
    nearby: ['/bids/list'],
  }),
};
const router = createRouter(catalog, late);

/** The endpoint of an address, or its refusal, in one line. */
async function target(method: string, address: string): Promise<string> {
  const routed = await router(method, faceOf(`https://carport.example${address}`));
  switch (routed.found) {
    case 'row':
      return [routed.row.id, JSON.stringify(routed.params), routed.face].filter((part) => part !== undefined).join(' ');
    case 'other-methods':
      return `allows ${routed.allow.join(', ')}`;
    case 'bad-vin':
      return `bad VIN ${routed.segment}`;
    case 'bad-encoding':
      return 'bad encoding';
    case 'nothing':
      return `nothing, near ${routed.nearest.join(' ')}`;
  }
}

describe('an address', () => {
  it.each<[method: string, address: string, expected: string]>([
    ['GET', '/', 'GET / {}'],
    ['GET', '/vin', 'GET /vin {}'],
    ['GET', '/vin/', 'GET /vin {}'],
    ['HEAD', '/vin', 'GET /vin {}'],
    ['GET', `/vin/${VIN}`, `GET /vin/{vin} {"vin":"${VIN}"}`],
    ['GET', '/vin/short', 'GET /vin/{vin} {"vin":"short"}'],
    ['POST', '/buy/deals', 'POST /buy/deals {}'],
    ['DELETE', '/buy/deals/d1', 'DELETE /buy/deals/{dealId} {"dealId":"d1"}'],
    ['GET', '/buy/deals/a%2Fb', 'GET /buy/deals/{dealId} {"dealId":"a/b"}'],
    ['GET', '/buy/deals/d1/events/e1', 'GET /buy/deals/{dealId}/events/{eventId} {"dealId":"d1","eventId":"e1"}'],
    ['GET', '/bids/list', 'GET /bids/list {}'],
  ])('%s %s leads to its row', async (method, address, expected) => {
    expect(await target(method, address)).toBe(expected);
  });

  it.each<[address: string, expected: string]>([
    ['/taxes/x.json', 'GET /taxes/{vin} {"vin":"x"} json'],
    ['/taxes/x.md', 'GET /taxes/{vin} {"vin":"x"} md'],
    ['/vin/x.json', 'GET /vin/{vin} {"vin":"x.json"}'],
    [`/${VIN}.json`, `GET /{vin} {"vin":"${VIN}"} json`],
    [`/${VIN}.md`, `GET /{vin} {"vin":"${VIN}"} md`],
    [`/${VIN}`, `GET /{vin} {"vin":"${VIN}"}`],
  ])('%s has the face of its extension where the endpoint has it', async (address, expected) => {
    expect(await target('GET', address)).toBe(expected);
  });

  it.each<[method: string, address: string, expected: string]>([
    ['DELETE', '/vin', 'allows GET, HEAD, OPTIONS'],
    ['GET', '/buy/deals', 'allows OPTIONS, POST'],
    ['PUT', '/buy/deals/d1', 'allows DELETE, GET, HEAD, OPTIONS, POST'],
    ['POST', '/bids/list', 'allows GET, HEAD, OPTIONS'],
    ['POST', `/${VIN}`, 'allows GET, HEAD, OPTIONS'],
  ])('%s %s states the other methods', async (method, address, expected) => {
    expect(await target(method, address)).toBe(expected);
  });

  it.each<[address: string, expected: string]>([
    ['/1HGCM82633A00435O', 'bad VIN 1HGCM82633A00435O'],
    ['/vin/%zz', 'bad encoding'],
    ['/%zz', 'bad encoding'],
  ])('%s is refused', async (address, expected) => {
    expect(await target('GET', address)).toBe(expected);
  });
});

describe('an unknown address', () => {
  it.each<[address: string, first: string]>([
    ['/vim', '/vin'],
    ['/VIN.html', '/vin'],
    ['/buy/deal/d1', '/buy/deals/{dealId}'],
    [`/tax/${VIN}`, '/taxes/{vin}'],
    ['/buy/deals/d1/event/e1', '/buy/deals/{dealId}/events/{eventId}'],
    ['/bids/lists', '/bids/list'],
  ])('%s names %s first, of three', async (address, first) => {
    const nearest = (await target('GET', address)).replace('nothing, near ', '').split(' ');
    expect([nearest[0], nearest.length]).toEqual([first, 3]);
  });

  it('of 18 characters is not a VIN', async () => {
    expect(await target('GET', `/${VIN}1`)).toMatch(/^nothing/);
  });

  it('is compared by its first 80 characters', async () => {
    expect(await target('GET', `/vin${'/'.repeat(5)}${'x'.repeat(15_000)}`)).toMatch(/^nothing/);
  });
});
