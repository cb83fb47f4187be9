import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { testService } from '#test/builders.ts';

const lien = { vin: 'F1XDEMCR4SDEM0001', currentBalance: '24000.00', currentApr: '11.49', remainingTermMonths: 52 };
const carport = testService();
const quote = (body: unknown) => carport.send('POST', '/financing/refinance/quotes', body);
const apply = (body: unknown, key?: string) =>
  carport.send('POST', '/financing/refinance/applications', body, withoutUndefined({ key }));
const decide = (applicationId: string, decision: string, more: object = {}) =>
  carport.send('POST', '/credit/decisions/simulate', { applicationId, decision, ...more });
const payoff = (applicationId: string) =>
  carport.send('POST', `/financing/refinance/applications/${applicationId}/payoff`, {});

describe('POST /financing/refinance/quotes', () => {
  it('offers one row per lender that improves the rate, best first', async () => {
    const { status, body } = await quote(lien);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      type: 'OFFER',
      kind: 'refinance-quote@1',
      termMonths: 48,
      baseApr: '5.74',
      currentPayment: '588.10',
      validThrough: '2026-12-27',
      provenance: { environment: 'sandbox', simulated: true, source: 'refinance-panel-sandbox' },
    });
    expect(body.offers.map((row: { lenderId: string; apr: string }) => [row.lenderId, row.apr])).toEqual([
      ['summit-mock-auto', '5.89'],
      ['harborline-bank', '6.02'],
      ['northgate-cu', '6.10'],
      ['prairie-sample-fcu', '7.15'],
      ['cedar-fixture', '7.40'],
      ['bluewater-demo', '7.44'],
    ]);
    expect(body.offers[0]).toMatchObject({
      spread: '0.15',
      monthlyPayment: '562.43',
      totalInterest: '2996.73',
      monthlySavings: '25.67',
      lifetimeSavings: '3584.16',
    });
  });

  it('reads money and rates in every format and returns the same bytes', async () => {
    const forms = [
      { ...lien, vin: lien.vin.toLowerCase() },
      { ...lien, currentBalance: 24000, currentApr: 11.49 },
      { ...lien, currentBalance: { amount: '24000', currency: 'USD' }, currentApr: '11.490' },
    ];
    const texts = await Promise.all([lien, ...forms].map(async (form) => (await quote(form)).text));
    expect(new Set(texts).size).toBe(1);
  });

  it('answers EMPTY with zero rows at or below the lowest rate', async () => {
    const { status, body } = await quote({ ...lien, currentApr: '5.74' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'EMPTY', code: 'at-or-below-floor', offers: [] });
  });

  it('answers EMPTY above the lowest rate when no lender improves it', async () => {
    const { body } = await quote({ ...lien, currentApr: '5.80' });
    expect(body).toMatchObject({ type: 'EMPTY', code: 'no-improving-lender', offers: [] });
  });

  it('refuses with every missing field at once', async () => {
    const { status, body } = await quote({});
    expect(status).toBe(400);
    expect(body.problems.map((one: { path: string }) => one.path).sort()).toEqual([
      'currentApr',
      'currentBalance',
      'remainingTermMonths',
      'vin',
    ]);
  });

  it.each([
    ['currentBalance', '0.00'],
    ['currentBalance', '-1.00'],
    ['currentBalance', '12.345'],
    ['currentApr', '-1'],
    ['currentApr', 'high'],
    ['remainingTermMonths', 0],
    ['remainingTermMonths', 12.5],
    ['remainingTermMonths', '52'],
  ])('refuses %s of %o', async (member, value) => {
    const { status, body } = await quote({ ...lien, [member]: value });
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ path: member }]);
  });
});

describe('POST /financing/refinance/applications', () => {
  it('opens with the best row', async () => {
    const { status, body } = await apply(lien);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      state: 'OPENED',
      currentBalance: '24000.00',
      currentApr: '11.49',
      offer: { lenderId: 'summit-mock-auto', apr: '5.89' },
      available: [{ transition: 'decide', method: 'POST', requires: ['applicationId', 'decision'] }],
    });
    expect(body.applicationId).toMatch(/^application_/);
    expect(body.nextSteps).toHaveLength(1);
  });

  it('opens with the row of the chosen lender', async () => {
    const { body } = await apply({ ...lien, lenderId: 'northgate-cu' });
    expect(body.offer).toMatchObject({ lenderId: 'northgate-cu', apr: '6.10' });
  });

  it('answers EMPTY where the quote would, and opens nothing', async () => {
    const { status, body } = await apply({ ...lien, currentApr: '5.00' });
    expect([status, body.type]).toEqual([200, 'EMPTY']);
    expect(body).not.toHaveProperty('applicationId');
  });

  it('refuses a lender without an offer, naming those that have one', async () => {
    const { status, body } = await apply({ ...lien, lenderId: 'nobody' });
    expect(status).toBe(400);
    expect(body.problems[0].expected).toContain('summit-mock-auto');
  });
});

describe('GET /financing/refinance/applications/{applicationId}', () => {
  it('returns the opened application', async () => {
    const { body } = await apply(lien);
    expect((await carport.get(`/financing/refinance/applications/${body.applicationId}`)).body).toEqual(body);
  });

  it('answers alike for an unknown application and one of another account', async () => {
    const [mine, theirs] = [await carport.mintKey(), await carport.mintKey()];
    const { body } = await apply(lien, mine);
    const path = `/financing/refinance/applications/${body.applicationId}`;
    const foreign = await carport.get(path, { key: theirs });
    const unknown = await carport.get('/financing/refinance/applications/application_unknown', { key: theirs });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await carport.get(path, { key: mine })).status).toBe(200);
  });
});

describe('POST /financing/refinance/applications/{applicationId}/payoff', () => {
  it('funds an approved application with a ten-day payoff', async () => {
    const { applicationId } = (await apply(lien)).body;
    await decide(applicationId, 'approved');
    const { status, body } = await payoff(applicationId);
    expect(status).toBe(200);
    // 24,000.00 × 11.49 % / 365 = 7.56 a day; the amount includes ten days.
    expect(body).toMatchObject({
      state: 'FUNDED',
      payoff: { amount: '24075.60', perDiem: '7.56', goodThrough: '2026-12-07' },
      available: [],
    });
  });

  it('accepts the whole payoff and not a cent less', async () => {
    const { applicationId } = (await apply(lien)).body;
    await decide(applicationId, 'approved');
    const pay = (amount: string) =>
      carport.send('POST', `/financing/refinance/applications/${applicationId}/payoff`, { amount });
    const short = await pay('24075.59');
    expect([short.status, short.body.type]).toEqual([409, 'REFUSED']);
    expect(short.body).toMatchObject({ code: 'short-payoff', expected: '24075.60', received: '24075.59' });
    expect(short.body.available[0].transition).toBe('payoff');
    expect((await pay('24075.60')).body.state).toBe('FUNDED');
  });

  it.each([
    ['is open', [], ['decide'], ['decide']],
    ['was declined', ['declined'], [], []],
    ['is funded', ['approved', 'payoff'], [], []],
  ])(
    'refuses while the application %s, naming the step to take first and what is legal',
    async (_, moves, missing, legal) => {
      const { applicationId } = (await apply(lien)).body;
      for (const move of moves) await (move === 'payoff' ? payoff(applicationId) : decide(applicationId, move));
      const { status, body } = await payoff(applicationId);
      expect([status, body.type, body.code, body.missing]).toEqual([409, 'REFUSED', 'illegal-move', missing]);
      expect(body.available.map((one: { transition: string }) => one.transition)).toEqual(legal);
    },
  );

  it('refuses once the approval has expired', async () => {
    const aging = testService();
    const { applicationId } = (await aging.send('POST', '/financing/refinance/applications', lien)).body;
    await aging.send('POST', '/credit/decisions/simulate', { applicationId, decision: 'approved' });
    aging.clock.advance(31 * 86_400);
    const { body } = await aging.send('POST', `/financing/refinance/applications/${applicationId}/payoff`, {});
    expect(body).toMatchObject({ code: 'illegal-move', missing: [], blockedBy: ['approval-lapsed'], available: [] });
  });

  it('answers EMPTY for an unknown application', async () => {
    expect((await payoff('application_unknown')).status).toBe(404);
  });
});

describe('POST /credit/decisions/simulate on a refinance application', () => {
  it('approves on the terms of the offer’s lender', async () => {
    const { applicationId } = (await apply(lien)).body;
    const { status, body } = await decide(applicationId, 'approved', { tier: 'S' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'decision@1',
      state: 'APPROVED',
      decision: 'approved',
      lenderId: 'summit-mock-auto',
      tier: 'S',
      attestation: { channel: 'simulator', simulated: true },
      events: [{ seq: 2, type: 'RefinanceApplication.decisioned@1' }],
    });
  });

  it('leaves a conditioned application open with the proofs it waits for', async () => {
    const { applicationId } = (await apply(lien)).body;
    const { body } = await decide(applicationId, 'conditioned', { stipulations: ['POI', 'TTL'] });
    expect(body.state).toBe('OPENED');
    expect(body.stipulations.map((stip: { code: string }) => stip.code)).toEqual(['POI', 'TTL']);
    expect((await decide(applicationId, 'approved')).body.state).toBe('APPROVED');
  });

  it('refuses a second decision on a decided application', async () => {
    const { applicationId } = (await apply(lien)).body;
    await decide(applicationId, 'declined');
    const { status, body } = await decide(applicationId, 'approved');
    expect([status, body.code]).toEqual([409, 'illegal-move']);
    expect(body).toMatchObject({ state: 'DECLINED', missing: [], available: [] });
  });

  it('answers EMPTY for an unknown application', async () => {
    const { status, body } = await decide('application_unknown', 'approved');
    expect([status, body.type]).toEqual([404, 'EMPTY']);
  });
});
