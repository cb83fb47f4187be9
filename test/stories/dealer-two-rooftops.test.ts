/** Story: two dealers on one service, each with leads, inventory and deals, never see each other's. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const FEEDS = {
  north: 'vin,condition,miles,price,make,model,year\n1HGCM82633A004352,used,120000,4500,Honda,Accord,2003\n',
  south: 'vin,condition,miles,price,make,model,year\n2HGES16575H591234,used,90000,5200,Honda,Civic,2005\n',
};

async function newDealer(carport: ReturnType<typeof testService>, feed: string, customer: string) {
  const key = await carport.mintKey();
  const post = (path: string, body: unknown) => carport.send('POST', path, body, { key });
  await post('/dealer/inventory', feed);
  const { leadId } = (await post('/dealer/leads', { vin: VIN, customer: { name: customer } })).body;
  const { dealId } = (await post('/buy/deals', { vin: VIN, buyer: { zip: '94105', name: customer } })).body;
  return { key, leadId, dealId, get: (path: string) => carport.get(path, { key }) };
}

describe('two dealers', () => {
  it('each see their own data and none of the other’s', async () => {
    const carport = testService();
    const north = await newDealer(carport, FEEDS.north, 'Nora North');
    const south = await newDealer(carport, FEEDS.south, 'Sol South');
    for (const [own, other] of [
      [north, south],
      [south, north],
    ] as const) {
      for (const path of ['/dealer/inventory', '/dealer/leads', '/dealer/deals', '/buy/deals']) {
        const { status, text } = await own.get(path);
        expect(status, path).toBe(200);
        for (const foreign of [other.leadId, other.dealId, other === north ? 'Nora' : 'Sol'])
          expect(text, path).not.toContain(foreign);
      }
      const foreign = await own.get(`/dealer/deals/${other.dealId}`);
      const unknown = await own.get('/dealer/deals/deal_unknown');
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    }
    expect((await north.get('/dealer/inventory')).body.data[0].vin).toBe('1HGCM82633A004352');
    expect((await south.get('/dealer/inventory')).body.data[0].vin).toBe('2HGES16575H591234');
  });

  it('convert only their own lead when they open a deal on its car', async () => {
    const carport = testService();
    const keys = [await carport.mintKey(), await carport.mintKey()];
    for (const key of keys)
      await carport.send('POST', '/dealer/leads', { vin: VIN, customer: { name: 'Ada' } }, { key });
    const [first, second] = keys;
    const { dealId } = (
      await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } }, { key: first ?? '' })
    ).body;
    const [mine] = (await carport.get('/dealer/leads', { key: first ?? '' })).body.data;
    const [theirs] = (await carport.get('/dealer/leads', { key: second ?? '' })).body.data;
    expect(mine).toMatchObject({
      state: 'CONVERTED',
      dealId,
      links: { deal: `http://carport.test/dealer/deals/${dealId}` },
    });
    expect(theirs).toMatchObject({ state: 'CAPTURED' });
    expect(theirs).not.toHaveProperty('dealId');
  });

  it('convert the newest lead first, and another deal converts the one before it', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    for (const name of ['First', 'Second'])
      await carport.send('POST', '/dealer/leads', { vin: VIN, customer: { name } }, { key });
    const open = () => carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } }, { key });
    const states = async () =>
      (await carport.get('/dealer/leads', { key })).body.data.map(
        (lead: { customer: { name: string }; state: string }) => [lead.customer.name, lead.state],
      );
    await open();
    expect(await states()).toEqual([
      ['Second', 'CONVERTED'],
      ['First', 'CAPTURED'],
    ]);
    await open();
    expect(await states()).toEqual([
      ['Second', 'CONVERTED'],
      ['First', 'CONVERTED'],
    ]);
    expect((await open()).status).toBe(200);
  });

  it('convert nothing when the deal is about another car or opened without a key', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    await carport.send('POST', '/dealer/leads', { vin: VIN, customer: { name: 'Ada' } }, { key });
    await carport.send('POST', '/buy/deals', { vin: '1HGCM82633A004352', buyer: { zip: '94105' } }, { key });
    await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } });
    expect((await carport.get('/dealer/leads', { key })).body.data[0].state).toBe('CAPTURED');
  });
});
