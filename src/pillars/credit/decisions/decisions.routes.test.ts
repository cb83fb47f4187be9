import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { testService } from '#test/builders.ts';
import { publishedContract } from '#test/surfaces/openapi/published-reply.ts';
import { decisions } from './decisions.contract.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const carport = testService();
const simulate = (body: unknown, key?: string) =>
  carport.send('POST', '/credit/decisions/simulate', body, withoutUndefined({ key }));
const open = async (key?: string) =>
  (await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip: '94105' } }, withoutUndefined({ key }))).body
    .dealId as string;
const deskedDeal = async (figures: object = {}) => {
  const dealId = await open();
  await carport.send('POST', `/buy/deals/${dealId}/desk`, {
    salesPrice: '26000.00',
    downPayment: '3000.00',
    term: 60,
    zip: '94105',
    ...figures,
  });
  return dealId;
};
const eventsOf = async (dealId: string) =>
  (await carport.get(`/buy/deals/${dealId}/events`)).body.events as { seq: number; type: string; data: never }[];
const pathsOf = (body: { problems: { path: string }[] }) => body.problems.map((one) => one.path).sort();

describe('POST /credit/decisions/simulate on a deal', () => {
  it('records an attested approval on the stream, with the terms of the tier', async () => {
    const dealId = await deskedDeal();
    const { status, body } = await simulate({ dealId, decision: 'approved', tier: 'A' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'OK',
      kind: 'decision@1',
      dealId,
      state: 'APPROVED',
      decision: 'approved',
      lenderId: 'northgate-cu',
      tier: 'A',
      approved: { maxAdvancePct: 125, termMonths: 60 },
      stipulations: [],
      reasons: [],
      attestation: { channel: 'simulator', simulated: true },
      provenance: { environment: 'sandbox', simulated: true, source: 'lender-sandbox' },
    });
    expect(body.events.map((one: { type: string }) => one.type)).toEqual(['CreditApplication.decisioned@1']);
    const recorded = (await eventsOf(dealId)).filter((event) => event.type === 'CreditApplication.decisioned@1');
    expect(recorded).toMatchObject([
      {
        seq: body.events[0].seq,
        data: {
          decision: 'approved',
          decisionId: body.decisionId,
          attestation: { channel: 'simulator', simulated: true },
        },
      },
    ]);
    expect((await carport.get(`/buy/deals/${dealId}`)).body.credit).toMatchObject({
      state: 'APPROVED',
      decision: 'approved',
    });
  });

  it('submits the application inline when the deal is not desked', async () => {
    const { body } = await simulate({ dealId: await open(), decision: 'approved' });
    expect(body.events.map((one: { type: string }) => one.type)).toEqual([
      'CreditApplication.submitted@1',
      'CreditApplication.decisioned@1',
    ]);
    expect(body.approved).toEqual({ maxAdvancePct: 125, termMonths: 84 });
  });

  it('declines with four reasons and the required notice', async () => {
    const { body } = await simulate({ dealId: await deskedDeal(), decision: 'declined', score: 575 });
    expect(body).toMatchObject({
      state: 'DECLINED',
      notice: { dueBy: '2026-12-27', rules: ['12 CFR 1002.9', '15 USC 1681m(a)'] },
    });
    expect(body.reasons.map((one: { code: string }) => one.code)).toEqual(['40', '39', '21', '20']);
    expect(body).not.toHaveProperty('approved');
  });

  it('declines for the given reasons', async () => {
    const { body } = await simulate({ dealId: await deskedDeal(), decision: 'declined', reasons: ['10', '01'] });
    expect(body.reasons).toMatchObject([{ code: '10' }, { code: '01' }]);
  });

  it('requires the proofs of the tier and requests them on the stream', async () => {
    const dealId = await deskedDeal();
    const { body } = await simulate({ dealId, decision: 'conditioned', tier: 'near-prime' });
    expect(body.state).toBe('CONDITIONED');
    expect(body.stipulations.map((one: { code: string }) => one.code)).toEqual(['POI', 'POR', 'INS']);
    expect((await eventsOf(dealId)).at(-1)?.type).toBe('Stipulation.requested@1');
  });

  it('appends a second decision, never edits the first, and applies the latest', async () => {
    const dealId = await deskedDeal();
    await simulate({ dealId, decision: 'declined' });
    await simulate({ dealId, decision: 'approved' });
    const decided = (await eventsOf(dealId)).filter((event) => event.type === 'CreditApplication.decisioned@1');
    expect(decided.map((event) => (event.data as { decision: string }).decision)).toEqual(['declined', 'approved']);
    expect((await carport.get(`/buy/deals/${dealId}`)).body.credit.state).toBe('APPROVED');
  });

  it('dates the visibility of a delayed decision', async () => {
    const { body } = await simulate({ dealId: await deskedDeal(), decision: 'approved', delay: 'P1DT2H' });
    expect([body.decidedAt, body.visibleAt]).toEqual(['2026-11-27T12:00:00.000Z', '2026-11-28T14:00:00.000Z']);
  });

  it('computes the ratios from income, and includes a counteroffer', async () => {
    const { body } = await simulate({
      dealId: await deskedDeal(),
      decision: 'approved',
      monthlyIncome: '5000.00',
      monthlyDebts: 600,
      counterOffer: { amountFinanced: '20000.00' },
    });
    expect(Number(body.ratios.dti)).toBeGreaterThan(Number(body.ratios.pti));
    expect(body.counterOffer).toEqual({ amountFinanced: '20000.00', reason: 'Countered by the lender' });
  });
});

describe('POST /credit/decisions/simulate on a refinance application', () => {
  const lien = { vin: VIN, currentBalance: '24000.00', currentApr: '11.49', remainingTermMonths: 52 };

  it.each([
    ['a decision', {}, 'RefinanceApplication.decisioned@1'],
    ['a delayed decision', { delay: 'PT2H' }, 'RefinanceApplication.referred@1'],
  ])('returns the event of %s in the shape of the OpenAPI document', async (_, more, type) => {
    const departures = await publishedContract(carport);
    const { applicationId } = (await carport.send('POST', '/financing/refinance/applications', lien)).body;
    const reply = await simulate({ applicationId, decision: 'approved', ...more });
    expect(reply.body.events).toEqual([{ seq: 2, type }]);
    expect(departures(decisions.simulateDecision, reply)).toEqual([]);
  });
});

describe('POST /credit/decisions/simulate answers EMPTY', () => {
  it('for an unknown deal and a deal of another account alike', async () => {
    const [mine, theirs] = [await carport.mintKey(), await carport.mintKey()];
    const dealId = await open(mine);
    const foreign = await simulate({ dealId, decision: 'approved' }, theirs);
    const unknown = await simulate({ dealId: 'deal_unknown', decision: 'approved' }, theirs);
    expect([foreign.status, foreign.body.type]).toEqual([404, 'EMPTY']);
    expect(foreign.text).toBe(unknown.text);
  });
});

describe('POST /credit/decisions/simulate refuses', () => {
  it('an empty body with everything that is missing', async () => {
    const { status, body } = await simulate({});
    expect(status).toBe(400);
    expect(pathsOf(body)).toEqual(['dealId', 'decision']);
  });

  it('an unknown decision, naming the three valid ones', async () => {
    const { body } = await simulate({ dealId: 'deal_1', decision: 'maybe' });
    expect(body.problems[0].expected).toBe('one of approved, declined, conditioned');
  });

  it.each([
    [{ decision: 'approved', stipulations: ['POI'] }, ['stipulations']],
    [{ decision: 'approved', reasons: ['10'] }, ['reasons']],
    [{ decision: 'declined', counterOffer: { termMonths: 60 } }, ['counterOffer']],
    [{ decision: 'conditioned', stipulations: ['a note from my mother'] }, ['stipulations[0]']],
    [{ decision: 'conditioned', stipulations: [] }, ['stipulations']],
    [{ decision: 'declined', reasons: ['99'] }, ['reasons[0]']],
    [{ decision: 'approved', tier: 'Z' }, ['tier']],
    [{ decision: 'approved', delay: 'soon' }, ['delay']],
    [{ decision: 'approved', delay: 'P9000Y' }, ['delay']],
    [{ decision: 'approved', delay: '-P1D' }, ['delay']],
    [{ decision: 'approved', score: 901 }, ['score']],
    [{ decision: 'approved', colour: 'red' }, ['colour']],
  ])('%o at %o', async (body, paths) => {
    const reply = await simulate({ dealId: await open(), ...body });
    expect(reply.status).toBe(400);
    expect(pathsOf(reply.body)).toEqual(paths);
  });

  it('an unknown lender, with the list of known ones', async () => {
    const { status, body } = await simulate({ dealId: await open(), decision: 'approved', lenderId: 'nobody' });
    expect([status, pathsOf(body)]).toEqual([400, ['lenderId']]);
    expect(body.problems[0].expected).toContain('northgate-cu');
  });

  it('when the lender does not respond, and decides nothing', async () => {
    const dealId = await open();
    const { status, body } = await simulate({ dealId, decision: 'approved', lenderId: 'offline-test-lender' });
    expect([status, body.code]).toEqual([503, 'counterparty-unavailable']);
    expect(await eventsOf(dealId)).toHaveLength(1);
  });

  it('a cancelled deal', async () => {
    const dealId = await open();
    await carport.send('POST', `/buy/deals/${dealId}/cancel`, { reason: 'changed my mind' });
    const { status, body } = await simulate({ dealId, decision: 'approved' });
    expect([status, body.type, body.code, body.available]).toEqual([409, 'REFUSED', 'illegal-move', []]);
  });

  it('an application of another deal', async () => {
    const { status, body } = await simulate({
      dealId: await deskedDeal(),
      applicationId: 'app_other',
      decision: 'approved',
    });
    expect([status, pathsOf(body)]).toEqual([400, ['applicationId']]);
  });
});
