/** Story: every fixture deal is readable by all, and no write changes it. */
import { describe, expect, it } from 'vitest';
import { FIXTURES, fixtureDealId } from '#domain/fleet/fixtures.ts';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { FIGURES, SIGNER } from '../buy-journey.ts';

const carport = testService();
const dealOf = (machine: string, state: string) => {
  const fixture = FIXTURES.find((one) => one.machine === machine && one.state === state);
  if (fixture === undefined) throw new Error(`no car for ${machine} ${state}`);
  return fixtureDealId(fixture);
};

describe('a fixture deal', () => {
  it.each(FIXTURES.map((fixture) => [fixtureDealId(fixture), fixture] as const))(
    '%s can be read by anyone, in the state of its story',
    async (dealId, { vin, machine, state }) => {
      const { status, body } = await carport.get(`/buy/deals/${dealId}`, { key: await carport.mintKey() });
      expect(status).toBe(200);
      expect(body).toMatchObject({ dealId, vin });
      if (machine.startsWith('deal.')) expect(body.state).toBe(state);
      const { events } = (await carport.get(`/buy/deals/${dealId}/events`)).body;
      expect(events).toHaveLength(body.lastSeq);
      expect((await carport.get(`/buy/deals/${dealId}/checklist`)).body.state).toBe(body.state);
    },
  );

  it.each(FIXTURES.filter(({ machine }) => machine === 'fi-deal').map((one) => [fixtureDealId(one), one.state]))(
    '%s has the state %s on the F&I side',
    async (dealId, state) => {
      expect((await carport.get(`/fi/deals/${dealId}`)).body.state).toBe(state);
    },
  );

  it.each(FIXTURES.filter(({ machine }) => machine !== 'recon').map((one) => [one.vin, fixtureDealId(one)]))(
    'on %s has a listing that matches its progress',
    async (vin, dealId) => {
      const { state } = (await carport.get(`/buy/deals/${dealId}`)).body;
      const { type, listing } = (await carport.get(`/listings/${vin}`)).body;
      if (['DELIVERED', 'SETTLED'].includes(state)) expect(type).toBe('EMPTY');
      else expect(listing.status).toBe(['CHECKOUT_OPEN', 'SIGNED', 'CLEARED'].includes(state) ? 'pending' : 'live');
    },
  );

  it('has the same story in every process, on the same days', async () => {
    const dealId = dealOf('deal.concierge-buy', 'SETTLED');
    const here = await carport.get(`/buy/deals/${dealId}/events`);
    const there = await testService({ at: '2031-05-05T05:05:05.000Z' }).get(`/buy/deals/${dealId}/events`);
    expect(there.text).toBe(here.text);
  });

  it('opens its checkout page at its own address', async () => {
    const { checkout } = (await carport.get(`/buy/deals/${dealOf('checkout-link', 'OPEN')}`)).body;
    const page = await carport.get(new URL(checkout.checkoutUrl).pathname + new URL(checkout.checkoutUrl).search);
    expect(page.body).toMatchObject({ status: 'open', paymentLink: checkout.linkId });
  });
});

describe('a write to a fixture deal', () => {
  /** A service that reports writes to deals. */
  function recordedService() {
    const stores = testStores();
    const written: string[] = [];
    const { events } = stores;
    const append = events.append.bind(events);
    events.append = (appends) => {
      written.push(...appends.map(({ stream }) => stream).filter((stream) => stream.startsWith('deal/')));
      return append(appends);
    };
    return { service: testService({ stores }), written };
  }

  it('goes to the caller’s own fork, in the same state, and leaves the fixture unchanged', async () => {
    const { service, written } = recordedService();
    const key = await service.mintKey();
    const dealId = dealOf('deal.concierge-buy', 'CLEARED');
    const before = await service.get(`/buy/deals/${dealId}`);
    expect(written).toEqual([]);
    const { status, body } = await service.send('POST', `/buy/deals/${dealId}/deliver`, {}, { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'DELIVERED', dealDate: '2026-11-27' });
    expect(body.dealId).not.toBe(dealId);
    expect((await service.get(`/buy/deals/${body.dealId}`, { key })).body.state).toBe('DELIVERED');
    expect((await service.get(`/buy/deals/${body.dealId}`)).status).toBe(404);
    const listed = (await service.get('/buy/deals', { key })).body.deals;
    expect(listed.map((one: { dealId: string }) => one.dealId)).toEqual([body.dealId]);
    expect((await service.get(`/buy/deals/${dealId}`)).text).toBe(before.text);
    expect(new Set(written)).toEqual(new Set([`deal/${body.dealId}`]));
  });

  it('creates no fork when it is refused', async () => {
    const { service, written } = recordedService();
    const key = await service.mintKey();
    const refused = await service.send(
      'POST',
      `/buy/deals/${dealOf('deal.concierge-buy', 'OPENED')}/deliver`,
      {},
      { key },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'not-deliverable']);
    const malformed = await service.send(
      'POST',
      `/buy/deals/${dealOf('deal.concierge-buy', 'OPENED')}/desk`,
      {},
      { key },
    );
    expect(malformed.status).toBe(400);
    expect(written).toEqual([]);
    expect((await service.get('/buy/deals', { key })).body.type).toBe('EMPTY');
  });

  it('returns the existing fork when it repeats the current state', async () => {
    const key = await carport.mintKey();
    const { status, body } = await carport.send(
      'POST',
      `/buy/deals/${dealOf('checkout-link', 'OPEN')}/checkout`,
      {},
      { key },
    );
    expect(status).toBe(402);
    const read = (await carport.get(`/buy/deals/${body.dealId}`, { key })).body;
    expect(read).toMatchObject({ state: 'CHECKOUT_OPEN', checkout: { linkId: body.linkId } });
    expect(body.linkId).not.toContain('fx0042');
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(carport.clock.nowMs());
  });

  it('forks a keyless deal for a keyless caller', async () => {
    const { body } = await carport.send('POST', `/buy/deals/${dealOf('deal.concierge-buy', 'DESKED')}/esign`, SIGNER);
    expect((await carport.get(`/buy/deals/${body.dealId}`)).body).toMatchObject({
      state: 'DESKED',
      envelope: { state: 'SENT' },
    });
  });

  it('settles a fork with the operator’s token', async () => {
    const dealId = dealOf('deal.concierge-buy', 'DELIVERED');
    const { desked } = (await carport.get(`/buy/deals/${dealId}`)).body;
    const settle = {
      order_id: 'order-of-a-fork',
      amount_total: Math.round(Number(desked.total) * 100),
      currency: 'usd',
    };
    const { body } = await carport.send('POST', `/buy/deals/${dealId}/settle`, settle, {
      headers: { authorization: 'Bearer settle-token' },
    });
    expect(body).toMatchObject({ state: 'SETTLED', order_id: 'order-of-a-fork' });
    expect((await carport.get(`/buy/deals/${dealId}`)).body.state).toBe('DELIVERED');
  });

  it('voids the contract of the fork when it names the fixture’s contract', async () => {
    const key = await carport.mintKey();
    const dealId = dealOf('fi-contract', 'CAPTURED');
    const { contracts } = (await carport.get(`/fi/deals/${dealId}`)).body;
    const { contractId } = contracts[0];
    const { status, body } = await carport.send('POST', `/fi/contracts/${contractId}/void`, {}, { key });
    expect(status).toBe(200);
    expect(body.contractId).not.toBe(contractId);
    expect((await carport.get(`/fi/deals/${dealId}`)).body.contracts[0].state).toBe('CAPTURED');
    const mine = (await carport.get(`/fi/deals/${body.dealId}`, { key })).body.contracts;
    expect(mine.map(({ state }: { state: string }) => state)).toContain('VOIDED');
  });

  it.each([
    ['POST', '/credit/decisions/simulate', { dealId: dealOf('credit-application', 'SUBMITTED'), decision: 'approved' }],
    ['POST', `/sandbox/scenarios/concierge-buy-settled`, { dealId: dealOf('deal.concierge-buy', 'SIGNED') }],
    ['POST', `/sandbox/deals/${dealOf('transport', 'DISPATCHED')}/triggers/pick-up-haul`, {}],
    ['POST', `/fi/deals/${dealOf('fi-deal', 'PRESENTED')}/menu/decline`, {}],
    ['POST', `/buy/deals/${dealOf('deal.private-party', 'OPENED')}/desk`, { ...FIGURES, zip: '78701' }],
  ])('%s %s applies to the caller’s own fork', async (method, path, body) => {
    const key = await carport.mintKey();
    const reply = await carport.send(method, path, body, { key });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.dealId).not.toMatch(/^deal_fx\d{4}$/);
    expect((await carport.get(`/buy/deals/${reply.body.dealId}`, { key })).status).toBe(200);
    expect(carport.faults).toEqual([]);
  });

  it('on a moved clock, forks a story that has just ended there', async () => {
    const key = await carport.mintKey();
    await carport.send('POST', '/sandbox/clock', { now: '2029-03-01T09:00:00Z' }, { key });
    const { body } = await carport.send(
      'POST',
      `/buy/deals/${dealOf('handoff', 'PARKED')}/esign/ceremony`,
      {},
      { key },
    );
    expect(body).toMatchObject({ state: 'SIGNED' });
    expect((await carport.get(`/buy/deals/${body.dealId}`, { key })).body.openedAt).toBe('2029-03-01T09:00:00.000Z');
  });
});

describe('the purchase preview of a fixture car', () => {
  const composition = async (machine: string, state: string) => {
    const { vin } = FIXTURES.find((one) => one.machine === machine && one.state === state) ?? { vin: '' };
    return (await carport.get(`/buy/${vin}`)).body;
  };

  it.each(FIXTURES.map((one) => [one.vin, one] as const))(
    '%s shows its story, and is the same twice',
    async (vin, { machine, state, story }) => {
      const first = await carport.get(`/buy/${vin}`);
      expect(first.body).toMatchObject({ type: 'OK', exemplar: { machine, state, story } });
      expect((await carport.get(`/buy/${vin}`)).text).toBe(first.text);
      if (machine.startsWith('deal.')) expect(first.body.deal).toMatchObject({ state });
      expect((await carport.get(`/${vin}`)).body.exemplar).toEqual({ machine, state, story });
    },
  );

  it.each([
    ['handoff', 'CLAIMED', { handoff: { state: 'CLAIMED', kind: 'sign' } }],
    ['handoff', 'EXPIRED', { handoff: { state: 'EXPIRED' } }],
    ['esign-envelope', 'SENT', { handoff: { state: 'PARKED' } }],
    ['credit-application', 'CONDITIONED', { credit: { state: 'CONDITIONED' } }],
    ['credit-prequal', 'FROZEN', { credit: { state: 'FROZEN' } }],
    ['refinance-application', 'FUNDED', { credit: { state: 'FUNDED' } }],
    ['transport', 'PICKED_UP', { transport: { state: 'PICKED_UP' } }],
    ['transport', 'QUOTED', { transport: { state: 'QUOTED' } }],
  ])('shows %s %s in its own member', async (machine, state, members) => {
    expect(await composition(machine, state)).toMatchObject(members);
  });

  it.each([
    ['notary-session', 'COMPLETED', 'notarizePowerOfAttorney'],
    ['stips', 'VERIFIED', 'uploadDriversLicense'],
    ['insurance-policy', 'VERIFIED', 'connectInsuranceAccount'],
    ['esign-envelope', 'COMPLETED', 'eSignBuyersAgreement'],
    ['checkout-link', 'SETTLED', 'authorizeBankAccount'],
  ])('marks the step for %s %s as done', async (machine, state, key) => {
    const { checklist, deal } = await composition(machine, state);
    expect(checklist).toEqual(deal.checklist);
    expect(checklist.steps.find((step: { key: string }) => step.key === key).done).toBe(true);
  });

  it.each(['lead', 'key', 'webhook-delivery'])('for a %s shows no deal, handoff or credit', async (machine) => {
    for (const { state } of FIXTURES.filter((one) => one.machine === machine)) {
      const body = await composition(machine, state);
      expect([body.deal, body.handoff, body.credit]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('the contracts in force on a fixture car', () => {
  const inForce = async (machine: string, state: string) => {
    const { vin } = FIXTURES.find((one) => one.machine === machine && one.state === state) ?? { vin: '' };
    return (await carport.get(`/fi/inforce/${vin}`)).body;
  };

  it('include the captured contract, dated by its deal', async () => {
    const { source, exemplar, contracts } = await inForce('fi-contract', 'CAPTURED');
    const { dealDate } = (await carport.get(`/buy/deals/${dealOf('fi-contract', 'CAPTURED')}`)).body;
    expect([source, exemplar]).toEqual(['captured', false]);
    for (const contract of contracts)
      expect(contract).toMatchObject({ state: 'CAPTURED', saleDate: dealDate, coverage: 'in-force' });
  });

  it.each(['STAGED', 'APPROVED', 'VOIDED'])('are the labeled example while the contracts are %s', async (state) => {
    expect(await inForce('fi-contract', state)).toMatchObject({ source: 'exemplar', exemplar: true });
  });
});
