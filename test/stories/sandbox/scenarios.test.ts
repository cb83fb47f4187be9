/** Story: a new user reaches any state of any machine in one call. */
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#domain/scenarios/scenario.ts';
import { TEST_START, testService } from '#test/builders.ts';
import { FIGURES, openJourney } from '../buy-journey.ts';

describe('every scenario', () => {
  it.each(SCENARIOS.map((one) => [one.name, one] as const))(
    '%s brings a car to its state',
    async (name, { machine, state, exemplar }) => {
      const carport = testService();
      const key = await carport.mintKey();
      const { status, text, body } = await carport.send(
        'POST',
        `/sandbox/scenarios/${name}`,
        { vin: exemplar },
        { key },
      );
      expect(status, text).toBe(200);
      expect(carport.faults).toEqual([]);
      expect(body).toMatchObject({ machine, state, scenario: name });
      expect(text).not.toContain('vk_');
    },
  );
});

describe('a scenario', () => {
  it('continues the caller’s own deal, skips completed steps, and lists only the events that it added', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const journey = await openJourney({ key }, carport);
    await journey.move('desk', FIGURES);
    const before = (await journey.read()).body;
    const { dealId } = journey;
    const { body } = await carport.send('POST', '/sandbox/scenarios/concierge-buy-settled', { dealId }, { key });
    expect(body).toMatchObject({ dealId, state: 'SETTLED', subject: { dealId } });
    expect(body.steps.map(({ does }: { does: string }) => does)).not.toContain('work the numbers');
    expect(body.events[0]).toMatchObject({ stream: dealId, seq: before.lastSeq + 1 });
    const after = (await journey.read()).body;
    expect(after).toMatchObject({ state: 'SETTLED', desked: { salesPrice: FIGURES.salesPrice } });
    expect(body.events.at(-1)).toMatchObject({ seq: after.lastSeq });
  });

  it('yields to other requests between its steps', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    let turns = 0;
    let isPlaying = true;
    const countTurn = () => {
      turns += 1;
      if (isPlaying) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const { body } = await carport.send('POST', '/sandbox/scenarios/concierge-buy-settled', {}, { key });
    isPlaying = false;
    expect(body.steps.length).toBeGreaterThan(5);
    expect(turns).toBeGreaterThanOrEqual(body.steps.length);
  });

  it('with waiting time moves the account’s clock, and reports it', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const { clock } = (await carport.send('POST', '/sandbox/scenarios/handoff-expired', {}, { key })).body;
    expect(clock).toMatchObject({ previous: TEST_START, now: '2026-11-27T16:00:00.000Z', moved: true });
    expect((await carport.get('/sandbox/clock', { key })).body.now).toBe(clock.now);
  });

  it('settles without the operator’s token, and grants no settle authority', async () => {
    const carport = testService({ env: { SETTLE_TOKEN: '' } });
    const key = await carport.mintKey();
    const { body } = await carport.send('POST', '/sandbox/scenarios/title-applied', {}, { key });
    expect(body.state).toBe('APPLIED');
    const settle = { order_id: 'mine', amount_total: 1, currency: 'usd' };
    expect((await carport.send('POST', `/buy/deals/${body.dealId}/settle`, settle, { key })).body.code).toBe(
      'settle-unconfigured',
    );
  });

  it('counts as one call in the rate window', async () => {
    const carport = testService({ env: { RATE_LIMIT: '3/10' } });
    const key = await carport.mintKey();
    expect((await carport.send('POST', '/sandbox/scenarios/concierge-buy-settled', {}, { key })).status).toBe(200);
    expect((await carport.send('POST', '/sandbox/scenarios/concierge-search-settled', {}, { key })).status).toBe(200);
  });

  it.each([
    ['another type of deal', 'private-party-desked', 'illegal-move'],
    ['an earlier state', 'fi-deal-menu-built', 'illegal-move'],
  ])('on %s is refused', async (_, name, code) => {
    const carport = testService();
    const key = await carport.mintKey();
    const { dealId } = (await carport.send('POST', '/sandbox/scenarios/fi-deal-contracted', {}, { key })).body;
    const { status, body } = await carport.send('POST', `/sandbox/scenarios/${name}`, { dealId }, { key });
    expect([status, body.code]).toEqual([409, code]);
  });

  it('is refused on another account’s deal, without a key, and with a live key', async () => {
    const carport = testService();
    const { dealId } = await openJourney({ key: await carport.mintKey() }, carport);
    const send = (options: { key?: string }) =>
      carport.send('POST', '/sandbox/scenarios/handoff-parked', { dealId }, options);
    expect((await send({ key: await carport.mintKey() })).status).toBe(404);
    expect((await send({})).body.code).toBe('key-required');
    const { key } = await carport.tools.accounts.open({ at: TEST_START, mode: 'live' });
    expect((await send({ key })).body.code).toBe('sandbox-only');
  });

  it('leaves the caller’s own key unchanged', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    for (const name of ['key-active', 'key-rotated', 'key-revoked'])
      expect((await carport.send('POST', `/sandbox/scenarios/${name}`, {}, { key })).status).toBe(200);
    expect((await carport.get('/keys/me', { key })).body.state).toBe('ACTIVE');
  });
});
