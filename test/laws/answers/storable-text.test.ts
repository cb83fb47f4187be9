/** Law: text that no store can keep unchanged is refused by the schema of every endpoint, before any store is used. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const catalog = testService().catalog;
// A root segment that is not a VIN is another, unknown address.
const templates = catalog.filter(({ endpoint: { path } }) => path.includes('{') && path !== '/{vin}');
const BAD = { NUL: '\\u0000', 'a lone surrogate': '\\ud800', 'a surrogate pair in the wrong order': '\\udc00\\ud800' };

describe('text that no store can keep', () => {
  it.each(templates.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is refused in the path of %s',
    async (_, { method, path, access }) => {
      const carport = testService();
      const key = access === 'operator' ? 'settle-token' : await carport.mintKey();
      const { status, body } = await carport.send(method, path.replace(/\{\w+\}/g, 'a%00b'), undefined, { key });
      expect([status, body.type, carport.faults]).toEqual([400, 'BLOCKED', []]);
      expect(body.problems.some(({ in: place }: { in: string }) => place === 'path')).toBe(true);
    },
  );

  it.each(['/deposits/get?id=%00', '/deposits/list?vin=a%00', '/listings?make=Honda%00', '/dealer/inventory?make=%00'])(
    'is refused in the query of %s',
    async (address) => {
      const carport = testService();
      const { status, body } = await carport.get(address);
      expect([status, body.type, carport.faults]).toEqual([400, 'BLOCKED', []]);
    },
  );

  it.each(Object.entries(BAD))('is refused in a body: %s, as a value, a name or deeply nested', async (_, text) => {
    const carport = testService();
    const key = await carport.mintKey();
    const bodies: readonly [string, string][] = [
      ['/webhooks', `{"url":"https://hooks.example.com/${text}"}`],
      ['/dealer/leads', `{"vin":"1HGCM82633A004352","customer":{"name":"Ada${text}"}}`],
      ['/buy/deals', `{"vin":"F1XDEMCR4SDEM0001","buyer":{"zip":"94105","name":"${text}"}}`],
      ['/buy/deals', `{"vin":"F1XDEMCR4SDEM0001","buyer":{"zip":"94105"},"${text}":1}`],
      ['/vin-checks/submit', `{"vin":"1HGCM82633A004352","source":"${text}"}`],
      ['/fi/extract', `{"kind":"generic","content":"a${text}b"}`],
    ];
    for (const [path, sent] of bodies) {
      const { status, body } = await carport.send('POST', path, sent, { key });
      expect([path, status, body.type, carport.faults]).toEqual([path, 400, 'BLOCKED', []]);
      expect(JSON.stringify(body.problems)).toMatch(/without NUL|no such parameter|one of/);
    }
  });

  it('is distinguished from a complete surrogate pair, which is accepted', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const sent = '{"vin":"1HGCM82633A004352","customer":{"name":"Ada \\ud83d\\ude97"}}';
    expect((await carport.send('POST', '/dealer/leads', sent, { key })).status).toBe(200);
    expect((await carport.get('/dealer/leads', { key })).text).toContain('"Ada 🚗"');
  });
});
