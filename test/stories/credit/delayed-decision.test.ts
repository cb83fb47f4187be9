/** Story: a lender answers later; the clock triggers the answer, dated when it was given. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { FIGURES, openJourney } from '../buy-journey.ts';

async function referDeal(decision: string, more: object = {}) {
  const journey = await openJourney();
  await journey.move('desk', FIGURES);
  const { dealId, carport } = journey;
  const decide = (body: object) => carport.send('POST', '/credit/decisions/simulate', { dealId, ...body });
  const { body } = await decide({ decision, delay: 'P1D', ...more });
  const credit = async () => (await journey.read()).body.credit;
  return { journey, decide, body, credit };
}

describe('a decision with a delay', () => {
  it('leaves the application unchanged, and states when the decision is due but not its outcome', async () => {
    const { body, journey, credit } = await referDeal('approved');
    expect(body).toMatchObject({ state: 'SUBMITTED', decision: 'approved' });
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual(['CreditApplication.referred@1']);
    const application = await credit();
    expect([application.state, application.answerDueAt]).toEqual(['SUBMITTED', body.visibleAt]);
    const { body: page } = await journey.carport.get(`/buy/deals/${journey.dealId}/events?limit=1000`);
    expect(JSON.stringify(page.events.at(-1))).not.toContain('approved');
  });

  it('is recorded when the clock reaches it, dated when it was due, with the required proofs', async () => {
    const { body, journey, credit } = await referDeal('conditioned', { tier: 'B' });
    journey.carport.clock.advance(86_399);
    expect((await credit()).state).toBe('SUBMITTED');
    journey.carport.clock.advance(2);
    const application = await credit();
    expect([application.state, application.conditions]).toEqual(['CONDITIONED', ['POI', 'POR', 'INS']]);
    expect([application.decidedAt, application.answerDueAt]).toEqual([body.visibleAt, undefined]);
    expect((await journey.facts()).slice(-2)).toEqual(['CreditApplication.decisioned@1', 'Stipulation.requested@1']);
  });

  it('is superseded by a later decision of the lender', async () => {
    const { decide, journey, credit } = await referDeal('approved');
    await decide({ decision: 'declined' });
    journey.carport.clock.advance(90_000);
    expect((await credit()).state).toBe('DECLINED');
  });

  it('also delays a refinance application', async () => {
    const carport = testService();
    const lien = {
      vin: 'F1XDEMCR4SDEM0001',
      currentBalance: '24000.00',
      currentApr: '11.49',
      remainingTermMonths: 52,
    };
    const { applicationId } = (await carport.send('POST', '/financing/refinance/applications', lien)).body;
    const request = { applicationId, decision: 'approved', delay: 'PT2H' };
    const { body } = await carport.send('POST', '/credit/decisions/simulate', request);
    expect([body.state, body.events]).toEqual(['OPENED', [{ seq: 2, type: 'RefinanceApplication.referred@1' }]]);
    const read = async () => (await carport.get(`/financing/refinance/applications/${applicationId}`)).body;
    expect(await read()).toMatchObject({ state: 'OPENED', answerDueAt: body.visibleAt });
    carport.clock.advance(7_201);
    expect(await read()).toMatchObject({ state: 'APPROVED', decision: { decidedAt: body.visibleAt } });
  });
});
