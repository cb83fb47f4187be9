import { describe, expect, it } from 'vitest';
import { type AppendResult, StoreUnavailable, storeOver } from '#ports/event-store.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';
import type { Stores } from '#ports/stores.ts';
import { type TestService, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';

const DEAL = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada' } };
const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };

const LOST = new StoreUnavailable('the connection was lost');

/** The store that the endpoints under test write to; the request log is written at unpredictable times. */
const WRITTEN = /^(?:deal|capability)\//;

/** The failure of the next such append, or of storing the next answer. */
interface Mishaps {
  append?: (make: () => Promise<AppendResult>) => Promise<AppendResult>;
  keep?: () => Promise<void>;
}

const failAfterWrite: Mishaps['append'] = async (make) => {
  await make();
  throw LOST;
};
const failBeforeWrite: Mishaps['append'] = () => Promise.reject(LOST);

async function failingService() {
  const stores = testStores();
  const next: Mishaps = {};
  /** Marks runs as an earlier version did, by their stream alone. */
  const legacy = { isOn: false };
  const events = storeOver(stores.events, {
    claimed: async (claim, key) => {
      const ref = await stores.events.claimed(claim, key);
      return legacy.isOn && claim === RUN_CLAIM && ref !== undefined ? 'deal/deal_a' : ref;
    },
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
  return { carport, key, next, post, legacy, idempotency: stores.idempotency };
}

const dealsOf = async (carport: TestService, key: string): Promise<string[]> =>
  ((await carport.get('/buy/deals', { key })).body.deals ?? []).map(({ dealId }: { dealId: string }) => dealId);

async function countOf(carport: TestService, key: string, dealId: string, type: string): Promise<number> {
  const { body } = await carport.get(`/buy/deals/${dealId}/events?limit=1000`, { key });
  return body.events.filter((event: { type: string }) => event.type === type).length;
}

describe('a keyed POST whose response was lost', () => {
  it.each<[string, Mishaps]>([
    ['between the commit and the answer of the store', { append: failAfterWrite }],
    ['before it was kept', { keep: () => Promise.reject(LOST) }],
  ])('%s is answered from the existing deal and opens no second one', async (_, mishap) => {
    const { carport, key, next, post } = await failingService();
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

  it('moves its deal once', async () => {
    const { carport, key, next, post } = await failingService();
    const { dealId } = (await post('/buy/deals', DEAL)).body;
    const path = `/buy/deals/${dealId}/cancel`;
    next.append = failAfterWrite;
    expect((await post(path, { reason: 'the buyer changed their mind' })).status).toBe(503);
    const again = await post(path, { reason: 'the buyer changed their mind' });
    expect(again.body).toMatchObject({ type: 'OK', dealId, state: 'CANCELLED' });
    expect(await countOf(carport, key, dealId, 'Deal.cancelled@1')).toBe(1);
  });

  it('is charged once and returns the existing link', async () => {
    const { carport, key, next, post } = await failingService();
    const { dealId } = (await post('/buy/deals', DEAL)).body;
    await post(`/buy/deals/${dealId}/desk`, FIGURES);
    next.append = failAfterWrite;
    const replies = [];
    for (let n = 0; n < 3; n += 1) replies.push(await post(`/buy/deals/${dealId}/checkout`, {}));
    expect(replies.map(({ status }) => status)).toEqual([503, 402, 402]);
    expect(replies[2]?.text).toBe(replies[1]?.text);
    expect(await countOf(carport, key, dealId, 'CheckoutLink.opened@1')).toBe(1);
    const lien = { vin: DEAL.vin, currentBalance: '20000', currentApr: '9.99', remainingTermMonths: 48 };
    next.keep = () => Promise.reject(LOST);
    expect((await post('/financing/refinance/quotes', lien)).status).toBe(503);
    expect((await post('/financing/refinance/quotes', lien)).status).toBe(402);
    expect((await carport.get('/usage', { key })).body.usage.spendToDate).toBe('0.05');
  });

  it('returns the first response, whatever has happened to the deal since', async () => {
    const { carport, key, next, post } = await failingService();
    const { dealId } = (await post('/buy/deals', DEAL)).body;
    next.append = failAfterWrite;
    expect((await post(`/buy/deals/${dealId}/desk`, FIGURES)).status).toBe(503);
    const cancelled = await post(`/buy/deals/${dealId}/cancel`, { reason: 'the buyer changed their mind' });
    expect(cancelled.body.state).toBe('CANCELLED');
    const again = await post(`/buy/deals/${dealId}/desk`, FIGURES);
    expect([again.status, again.body.state]).toEqual([200, 'DESKED']);
    expect(await countOf(carport, key, dealId, 'Deal.desked@1')).toBe(1);
  });

  it('is refused on every retry when the events of the first run cannot be read', async () => {
    const { carport, next, post, legacy } = await failingService();
    const { dealId } = (await post('/buy/deals', DEAL)).body;
    next.append = failAfterWrite;
    expect((await post(`/buy/deals/${dealId}/desk`, FIGURES)).status).toBe(503);
    legacy.isOn = true;
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await post(`/buy/deals/${dealId}/desk`, FIGURES);
      expect([status, body.type, body.code]).toEqual([409, 'REFUSED', 'idempotency-answer-lost']);
    }
    expect(carport.faults).toEqual([LOST]);
  });

  it('runs again when the first run wrote nothing', async () => {
    const { carport, key, next, post } = await failingService();
    next.append = failBeforeWrite;
    expect((await post('/buy/deals', DEAL)).status).toBe(503);
    expect(await dealsOf(carport, key)).toEqual([]);
    const again = await post('/buy/deals', DEAL);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect(await dealsOf(carport, key)).toEqual([again.body.dealId]);
  });

  it('opens one deal when the first run was presumed dead but was still running', async () => {
    const { carport, key, next, post, idempotency } = await failingService();
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
    // The retry has the same name, so it opens the same deal, and waits for its turn on it.
    const quick = post('/buy/deals', DEAL);
    gate.resolve();
    const [one, other] = await Promise.all([slow, quick]);
    expect(one.body).toEqual(other.body);
    expect(await dealsOf(carport, key)).toEqual([one.body.dealId]);
  });
});
