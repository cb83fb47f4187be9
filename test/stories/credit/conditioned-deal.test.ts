/** Story: a lender approves on conditions, the proofs arrive, and the approval applies. */
import { describe, expect, it } from 'vitest';
import { FIGURES, type Journey, openJourney, SIGNER } from '../buy-journey.ts';

const creditOf = async (journey: Journey) => (await journey.read()).body.credit;

async function conditionedJourney(): Promise<Journey> {
  const journey = await openJourney();
  await journey.move('desk', FIGURES);
  const { dealId, carport } = journey;
  const { body } = await carport.send('POST', '/credit/decisions/simulate', {
    dealId,
    decision: 'conditioned',
    tier: 'B',
  });
  expect(body.stipulations.map((stip: { code: string }) => stip.code)).toEqual(['POI', 'POR', 'INS']);
  return journey;
}

describe('a conditioned deal', () => {
  it('is approved once every required proof is verified', async () => {
    const journey = await conditionedJourney();
    expect(await creditOf(journey)).toMatchObject({ state: 'CONDITIONED', conditions: ['POI', 'POR', 'INS'] });
    await journey.move('stips', { stips: ['POI', 'proof-of-residence'] });
    expect((await creditOf(journey)).state).toBe('CONDITIONED');
    await journey.move('stips', { stips: ['INS'] });
    expect((await creditOf(journey)).state).toBe('APPROVED');
    expect((await journey.facts()).at(-1)).toBe('CreditApplication.conditionsMet@1');
  });

  it('clears for delivery when the proofs and the documents are complete', async () => {
    const journey = await conditionedJourney();
    await journey.move('esign', SIGNER);
    await journey.move('esign/ceremony');
    await journey.move('notarize', SIGNER);
    await journey.move('insurance', { policy: { policyNumber: 'HM-204-118' } });
    expect((await journey.read()).body.state).toBe('SIGNED');
    await journey.move('stips', { stips: ['POI', 'POR', 'INS'] });
    const { body } = await journey.read();
    expect([body.state, body.credit.state]).toEqual(['CLEARED', 'APPROVED']);
  });

  it('stays conditioned after a rejected proof, until a replacement is verified', async () => {
    const journey = await conditionedJourney();
    await journey.move('stips', { stips: ['POI', 'POR', { code: 'INS', documentRef: 'expired-card' }] });
    expect((await creditOf(journey)).state).toBe('CONDITIONED');
    await journey.move('stips', { stips: [{ code: 'INS', documentRef: 'new-card' }] });
    expect((await creditOf(journey)).state).toBe('APPROVED');
  });
});
