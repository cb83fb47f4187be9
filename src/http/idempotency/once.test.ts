import { describe, expect, it } from 'vitest';
import { type AppendResult, StoreUnavailable, storeOver } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import { type TestService, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

const DEAL = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada' } };
const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };

const LOST = new StoreUnavailable('the connection was lost');

/** What the endpoints under test write to; the log of requests is written beside them whenever it likes. */
const WRITTEN = /^(?:deal|capability)\//;

/** What happens to the next such append, or to the next answer that is to be kept. */
interface Mishaps {
  append?: (make: () => Promise<AppendResult>) => Promise<AppendResult>;
  keep?: () => Promise<void>;
}

const lostAfter: Mishaps['append'] = async (make) => {
  await make();
  throw LOST;
};
const lostBefore: Mishaps['append'] = () => Promise.reject(LOST);

async function unlucky() {
  const stores = testStores();
  const next: Mishaps = {};
  const events = storeOver(stores.events, {
    append: (appends) => {
      const make = () => stores.events.append(appends);
      const { append } = next;
      if (append === undefined || !appends.some(({ stream }) => WRITTEN.test(stream))) return make();
      delete next.append;
      return append(make);
    },
  });
  const idempotency: Stores['idempotency'] = {
    begin: (request) => stores.idempotency.begin(request),
    free: (scope, key) => stores.idempotency.free(scope, key),
    abandon: (scope, key) => stores.idempotency.abandon(scope, key),
    keep: (scope, key, answer) => {
      const { keep } = next;
      delete next.keep;
      return keep === undefined ? stores.idempotency.keep(scope, key, answer) : keep();
    },
  };
  const carport = testService({ stores: { ...stores, events, idempotency } });
  const key = await carport.mintKey();
  const post = (path: string, body: unknown, idempotencyKey = 'one') =>
    carport.send('POST', path, body, { key, headers: { 'idempotency-key': idempotencyKey } });
  return { carport, key, next, post, idempotency: stores.idempotency };
}

const dealsOf = async (carport: TestService, key: string): Promise<string[]> =>
  ((await carport.get('/buy/deals', { key })).body.deals ?? []).map(({ dealId }: { dealId: string }) => dealId);

async function countOf(carport: TestService, key: string, dealId: string, type: string): Promise<number> {
  const { body } = await carport.get(`/buy/deals/${dealId}/events?limit=1000`, { key });
  return body.events.filter((event: { type: string }) => event.type === type).length;
}

describe('a keyed POST whose answer was lost', () => {
  it.each<[string, Mishaps]>([
    ['between the commit and the answer of the store', { append: lostAfter }],
    ['before it was kept', { keep: () => Promise.reject(LOST) }],
  ])('%s is answered from the deal that stands, and opens no other', async (_, mishap) => {
    const { carport, key, next, post } = await unlucky();
    Object.assign(next, mishap);
    const first = await post('/buy/deals', DEAL);
    expect([first.status, first.body.code]).toEqual([503, 'store-unavailable']);
    const again = await post('/buy/deals', DEAL);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await dealsOf(carport, key)).toEqual([again.body.dealId]);
    expect((await carport.get(`/buy/deals/${again.body.dealId}`, { key })).body).toEqual(again.body);
    const third = await post('/buy/deals', DEAL);
    expect([third.status, third.text]).toEqual([200, again.text]);
    expect((await post('/buy/deals', DEAL, 'two')).body.dealId).not.toBe(again.body.dealId);
  });

  it('has moved its deal once', async () => {
    const { carport, key, next, post } = await unlucky();
    const { dealId } = (await post('/buy/deals', DEAL)).body;
    const path = `/buy/deals/${dealId}/cancel`;
    next.append = lostAfter;
    expect((await post(path, { reason: 'the buyer changed their mind' })).status).toBe(503);
    const again = await post(path, { reason: 'the buyer changed their mind' });
    expect(again.body).toMatchObject({ type: 'OK', dealId, state: 'CANCELLED' });
    expect(await countOf(carport, key, dealId, 'Deal.cancelled@1')).toBe(1);
  });

  it('is told so where no read answers as the endpoint does, as often as it asks', async () => {
    const { carport, key, next, post } = await unlucky();
    const { dealId } = (await post('/buy/deals', DEAL)).body;
    await post(`/buy/deals/${dealId}/desk`, FIGURES);
    next.append = lostAfter;
    const replies = [1, 2, 3].map(() => () => post(`/buy/deals/${dealId}/checkout`, {}));
    const told = [];
    for (const ask of replies) told.push(await ask());
    expect(told.map(({ status }) => status)).toEqual([503, 409, 409]);
    for (const { body } of told.slice(1))
      expect(body).toMatchObject({ type: 'REFUSED', code: 'idempotency-answer-lost', dealId });
    expect(await countOf(carport, key, dealId, 'CheckoutLink.opened@1')).toBe(1);
  });

  it('at a capability row is told so, and has written one record', async () => {
    const { carport, key, next, post } = await unlucky();
    const check = { vin: '1HGCM82633A004352', source: 'scan' };
    next.append = lostAfter;
    expect((await post('/vin-checks/submit', check)).status).toBe(503);
    expect((await post('/vin-checks/submit', check)).body.code).toBe('idempotency-answer-lost');
    expect((await carport.get('/vin-checks/list', { key })).body.value.total).toBe(1);
  });

  it('does its work again where nothing was written', async () => {
    const { carport, key, next, post } = await unlucky();
    next.append = lostBefore;
    expect((await post('/buy/deals', DEAL)).status).toBe(503);
    expect(await dealsOf(carport, key)).toEqual([]);
    const again = await post('/buy/deals', DEAL);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect(await dealsOf(carport, key)).toEqual([again.body.dealId]);
  });

  it('opens one deal when it was taken for dead and is not', async () => {
    const { carport, key, next, post, idempotency } = await unlucky();
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    next.append = async (make) => {
      reached.resolve();
      await gate.promise;
      return make();
    };
    const slow = post('/buy/deals', DEAL);
    await reached.promise;
    const { accountId } = (await carport.get('/keys/me', { key })).body;
    await idempotency.abandon(`${accountId} POST /buy/deals`, 'one');
    const quick = await post('/buy/deals', DEAL);
    gate.resolve();
    expect((await slow).body).toEqual(quick.body);
    expect(await dealsOf(carport, key)).toEqual([quick.body.dealId]);
  });
});
