import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const carport = testService();

describe('the sandbox indexes', () => {
  it('list ninety fixtures, three adverse cars and the demo car, without a key', async () => {
    const { status, body } = await carport.get('/sandbox/fixtures');
    expect(status).toBe(200);
    expect([body.total, body.fixtures.length, body.machines.length, body.adverse.length]).toEqual([90, 90, 20, 3]);
    expect(body.fixtures[2]).toMatchObject({
      number: 3,
      dealId: 'deal_fx0003',
      state: 'CHECKOUT_OPEN',
      scenario: 'concierge-buy-checkout-open',
    });
    expect(body.demo.vin).toBe('F1XDEMCR4SDEM0001');
  });

  it.each([
    ['machine=recon', 3],
    ['state=SETTLED', 4],
    ['machine=deal.private-party&state=UNWOUND', 1],
  ])('filter fixtures by %s', async (query, total) => {
    expect((await carport.get(`/sandbox/fixtures?${query}`)).body.total).toBe(total);
  });

  it('answer EMPTY when nothing matches the machine or state', async () => {
    const { status, body } = await carport.get('/sandbox/fixtures?machine=recon&state=SETTLED');
    expect([status, body.type, body.fixtures]).toEqual([200, 'EMPTY', []]);
  });

  it('link every fixture to a listed scenario', async () => {
    const { fixtures } = (await carport.get('/sandbox/fixtures')).body;
    const { scenarios } = (await carport.get('/sandbox/scenarios')).body;
    const names = scenarios.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(90);
    expect(fixtures.map(({ scenario }: { scenario: string }) => scenario)).toEqual(names);
  });

  it('list magic values by port, with an example of each', async () => {
    const { values } = (await carport.get('/sandbox/magic-values?port=notary')).body;
    expect(values.map(({ example }: { example: string }) => example)).toEqual(['Ada Kbafail', 'Ada Pending']);
  });

  it.each(['/sandbox/fixtures', '/sandbox/scenarios', '/sandbox/magic-values'])(
    'name an unknown parameter at %s',
    async (path) => {
      const { status, body } = await carport.get(`${path}?colour=red`);
      expect([status, body.code]).toEqual([400, 'unknown-parameter']);
    },
  );
});
