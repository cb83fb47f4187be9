/** Tests that two services in one process share their stores and nothing else. */
import { describe, expect, it } from 'vitest';
import { testIds, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

/** A service whose digests are its own, and how many it computed. */
function markedService(mark: string, stores = testStores()) {
  const digested: string[] = [];
  const sha256 = (text: string) => {
    digested.push(text);
    return testIds.sha256(mark + text);
  };
  return { ...testService({ stores, ids: { ...testIds, sha256 } }), digested };
}

const FIGURES = { salesPrice: '9000.00', downPayment: '2000.00', term: 60, zip: '94105' };
const CSV = 'vin,stock,price,miles,condition\n1HGCM82633A004352,S1,9000,41000,used\n';

describe('two services in one process', () => {
  it('each serialize and tag the page of listings that they cache', async () => {
    const [one, other] = [markedService('one'), markedService('other')];
    const tagOf = async ({ get }: typeof one) => (await get('/listings?limit=3')).headers.get('etag');
    const tags = [await tagOf(one), await tagOf(one), await tagOf(other), await tagOf(other)];
    expect(tags[0]).toBe(tags[1]);
    expect(tags[2]).toBe(tags[3]);
    expect(tags[0]).not.toBe(tags[2]);
  });

  it('each digest the address of a caller once', async () => {
    const [one, other] = [markedService('one'), markedService('other')];
    const address = { peer: '198.51.100.77' };
    for (const { get } of [one, one, other, other]) expect((await get('/pricing', address)).status).toBe(200);
    for (const { digested } of [one, other])
      expect(digested.filter((text) => text.includes(address.peer))).toHaveLength(1);
  });

  it('see each other’s writes in one store, but not the progress of an import', async () => {
    const stores = testStores();
    const [one, other] = [markedService('', stores), markedService('', stores)];
    const key = await one.mintKey();
    const open = { vin: '1HGCM82633A004352', buyer: { zip: '94105' } };
    const { dealId } = (await one.send('POST', '/buy/deals', open, { key })).body;
    expect((await other.get(`/buy/deals/${dealId}`, { key })).body).toMatchObject({ dealId });
    const desked = await other.send('POST', `/buy/deals/${dealId}/desk`, FIGURES, { key });
    expect(desked.status).toBe(200);
    const [mine, theirs] = await Promise.all([one, other].map(({ get }) => get(`/buy/deals/${dealId}`, { key })));
    expect(mine?.body).toEqual({ ...theirs?.body, requestId: mine?.body.requestId });

    const headers = { 'content-type': 'text/csv' };
    expect((await one.send('POST', '/dealer/inventory', CSV, { key, headers })).body).toMatchObject({ type: 'OK' });
    expect((await one.get('/dealer/inventory/import', { key })).body).toMatchObject({ type: 'OK', state: 'replaced' });
    expect((await other.get('/dealer/inventory/import', { key })).body).toMatchObject({ type: 'EMPTY' });
    expect((await other.get('/dealer/inventory', { key })).body.data).toHaveLength(1);
  });
});
