import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { testService } from '#test/builders.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const carport = testService();
const open = async (key?: string) =>
  (
    await carport.send(
      'POST',
      '/buy/deals',
      { vin: VIN, buyer: { zip: '94105', name: 'Ada Lovelace' } },
      withoutUndefined({ key }),
    )
  ).body.dealId as string;
const desk = (dealId: string, key: string) =>
  carport.send(
    'POST',
    `/buy/deals/${dealId}/desk`,
    { salesPrice: '26000.00', downPayment: '3000.00', term: 60, zip: '94105' },
    { key },
  );

describe('GET /dealer/deals', () => {
  it('lists the account’s deals newest first, with figures if they are desked', async () => {
    const key = await carport.mintKey();
    const [first, second] = [await open(key), await open(key)];
    await desk(first, key);
    const { status, body } = await carport.get('/dealer/deals', { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'OK', page: 1, limit: 20, total: 2 });
    expect(body.data.map((row: { dealId: string }) => row.dealId)).toEqual([second, first]);
    expect(body.data[0]).toMatchObject({
      vin: VIN,
      dealType: 'Concierge Buy',
      state: 'OPENED',
      desked: null,
      selection: null,
    });
    expect(body.data[1]).toMatchObject({
      state: 'DESKED',
      desked: { salesPrice: '26000.00', downPayment: '3000.00' },
      checklist: { of: 8 },
    });
    expect(body.data[1].desked.monthlyPayment).toMatch(/^\d+\.\d{2}$/);
    expect(body.data[1].href).toBe(`http://carport.test/dealer/deals/${first}`);
  });

  it('shows the current selection and the lender’s decision', async () => {
    const key = await carport.mintKey();
    const dealId = await open(key);
    await desk(dealId, key);
    await carport.send('POST', `/fi/deals/${dealId}/menu`, {}, { key });
    await carport.send(
      'POST',
      `/fi/deals/${dealId}/menu/select`,
      { package: 'Better', disclosuresAcknowledged: true },
      { key },
    );
    await carport.send('POST', '/credit/decisions/simulate', { dealId, decision: 'approved', tier: 'B' }, { key });
    const [row] = (await carport.get('/dealer/deals', { key })).body.data;
    expect(row.selection).toMatchObject({ package: 'Better' });
    expect(row.selection.products.length).toBeGreaterThan(0);
    expect(row.lender).toMatchObject({ lenderId: 'northgate-cu', decision: 'approved', tier: 'B' });
  });

  it('pages, and is EMPTY beyond the last page', async () => {
    const key = await carport.mintKey();
    for (let i = 0; i < 3; i += 1) await open(key);
    const { body } = await carport.get('/dealer/deals?limit=2', { key });
    expect([body.data.length, body.total]).toEqual([2, 3]);
    expect(body.links.next).toBe('http://carport.test/dealer/deals?limit=2&page=2');
    expect((await carport.get('/dealer/deals?page=3&limit=2', { key })).body).toMatchObject({
      type: 'EMPTY',
      data: [],
      total: 3,
    });
  });

  it('answers EMPTY for an account without deals and names an unknown parameter', async () => {
    const key = await carport.mintKey();
    expect((await carport.get('/dealer/deals', { key })).body).toMatchObject({ type: 'EMPTY', data: [] });
    expect((await carport.get('/dealer/deals?state=open', { key })).body).toMatchObject({ code: 'unknown-parameter' });
  });

  it('needs a key', async () => {
    expect((await carport.get('/dealer/deals')).status).toBe(401);
  });
});

describe('GET /dealer/deals/{dealId}', () => {
  it('returns state, moves and the F&I book', async () => {
    const key = await carport.mintKey();
    const dealId = await open(key);
    await desk(dealId, key);
    const { status, body } = await carport.get(`/dealer/deals/${dealId}`, { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      dealId,
      state: 'DESKED',
      buyer: { zip: '94105', name: 'Ada Lovelace' },
      fi: { state: 'RATED', contracts: [] },
    });
    expect(body.available.map((move: { transition: string }) => move.transition)).toContain('checkout');
    expect(body.fi.perVehicle).toEqual({ retail: '0.00', cost: '0.00', gross: '0.00' });
  });

  it('sums the income of the active contracts', async () => {
    const key = await carport.mintKey();
    const dealId = await open(key);
    await desk(dealId, key);
    await carport.send('POST', `/fi/deals/${dealId}/menu`, {}, { key });
    await carport.send(
      'POST',
      `/fi/deals/${dealId}/menu/select`,
      { package: 'Good', disclosuresAcknowledged: true },
      { key },
    );
    await carport.send('POST', `/fi/deals/${dealId}/contract/stage`, {}, { key });
    const { fi } = (await carport.get(`/dealer/deals/${dealId}`, { key })).body;
    expect(fi.contracts.length).toBeGreaterThan(0);
    const total = (member: 'price' | 'dealerCost') =>
      fi.contracts.reduce((sum: number, one: Record<string, string>) => sum + Math.round(Number(one[member]) * 100), 0);
    expect(Math.round(Number(fi.perVehicle.retail) * 100)).toBe(total('price'));
    expect(Math.round(Number(fi.perVehicle.gross) * 100)).toBe(total('price') - total('dealerCost'));
  });

  it('answers the same EMPTY for an unknown deal, a malformed id and another account’s deal', async () => {
    const [mine, theirs] = [await carport.mintKey(), await carport.mintKey()];
    const dealId = await open(mine);
    const replies = await Promise.all(
      [dealId, 'deal_unknown', 'nonsense', 'deal_%20'].map((id) => carport.get(`/dealer/deals/${id}`, { key: theirs })),
    );
    for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[1]?.text]);
    expect(replies[0]?.body.type).toBe('EMPTY');
  });
});
