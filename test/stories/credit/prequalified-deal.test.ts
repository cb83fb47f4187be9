/** Story: a buyer prequalifies for a deal, and the lender reads the score from it. */

import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { testService } from '#test/builders.ts';
import { DEMO_VIN, FIGURES, type Journey, openJourney } from '../buy-journey.ts';

const CONSENT = { consentedAt: '2026-11-27T11:59:00Z', evidence: 'I agree to a soft pull' };

const applicant = (lastName: string) => ({
  firstName: 'Sample',
  lastName,
  address: '1 Placeholder Way',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
});

function prequalify({ carport, dealId }: Pick<Journey, 'carport' | 'dealId'>, lastName: string, key?: string) {
  const body = { applicant: applicant(lastName), consent: CONSENT, dealId };
  return carport.send('POST', '/credit/prequal', body, withoutUndefined({ key }));
}

describe('a prequalification for a deal', () => {
  it('returns the same response as without a deal, and the deal keeps the score and no name', async () => {
    const journey = await openJourney();
    const { status, body } = await prequalify(journey, 'Subprime');
    expect(status).toBe(200);
    const { dealId, ...found } = body;
    const alone = { applicant: applicant('Subprime'), consent: CONSENT, vin: DEMO_VIN };
    expect(found).toEqual((await journey.carport.send('POST', '/credit/prequal', alone)).body);
    expect(dealId).toBe(journey.dealId);
    const deal = (await journey.read()).body;
    expect(deal.prequal).toMatchObject({ prequalId: found.prequalId, result: 'score', score: 575, lowBand: true });
    expect((await journey.read('/events')).text).not.toContain('Placeholder');
    expect(await journey.facts()).toEqual(['Deal.opened@1', 'Prequal.completed@1']);
  });

  it('is not recorded again while it is current', async () => {
    const journey = await openJourney();
    await prequalify(journey, 'Frozen');
    expect((await prequalify(journey, 'Frozen')).body.result).toBe('frozen');
    expect((await journey.facts()).length).toBe(2);
  });

  it('gives the lender its score until it expires or the caller sends another', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await prequalify(journey, 'Superprime');
    const decide = async (more: object = {}) => {
      const request = { dealId: journey.dealId, decision: 'approved', ...more };
      return (await journey.carport.send('POST', '/credit/decisions/simulate', request)).body.tier;
    };
    expect([await decide(), await decide({ score: 610 }), await decide({ tier: 'C' })]).toEqual(['S', 'B', 'C']);
    journey.carport.clock.advance(31 * 86_400);
    expect(await decide()).toBe('A');
  });

  it('of two applicants stays joint in a decision that names neither, and says so', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const { firstName: _, ...second } = applicant('Subprime');
    const coApplicant = { ...second, firstName: 'Second', consent: CONSENT };
    const request = { applicant: applicant('Superprime'), consent: CONSENT, coApplicant, dealId: journey.dealId };
    const found = (await journey.carport.send('POST', '/credit/prequal', request)).body;
    // The lower score determines the tier in both answers.
    expect(found).toMatchObject({
      score: { value: 840 },
      tier: 'subprime',
      lowBand: true,
      joint: { scores: [840, 575] },
    });
    const { prequal } = (await journey.read()).body;
    expect(prequal).toMatchObject({ score: 575, scores: [840, 575], tier: 'subprime', lowBand: true });

    const decide = async (more: object = {}) => {
      const body = { dealId: journey.dealId, decision: 'approved', ...more };
      return (await journey.carport.send('POST', '/credit/decisions/simulate', body)).body;
    };
    const decided = await decide();
    expect(decided.tier).toBe('C');
    expect(decided.comments.slice(0, 2)).toEqual([
      `Decided on the scores of prequalification ${found.prequalId}.`,
      expect.stringContaining('Joint application, scores 840 and 575.'),
    ]);
    // Each applicant sees only their own score, the first one with the factors of the pull.
    expect([decided.notice.score.value, decided.coApplicantNotice.score.value]).toEqual([840, 575]);
    const codes = found.factors.map(({ code }: { code: string }) => code);
    expect(decided.notice.score.keyFactors.map(({ code }: { code: string }) => code)).toEqual(codes);
    const named = await decide({ score: 840, coApplicant: { score: 575 } });
    for (const member of ['tier', 'buyRate', 'customerRate', 'approved', 'ratios', 'reasons'] as const)
      expect(named[member], member).toEqual(decided[member]);
    const stated = await decide({ monthlyIncome: '4000.00', coApplicant: { monthlyIncome: '2000.00' } });
    expect(stated.tier).toBe('C');
    expect(stated.ratios.pti).toBe((await decide({ monthlyIncome: '6000.00' })).ratios.pti);
  });

  it('expires for the ready approval as it does for a decision', async () => {
    const journey = await openJourney();
    await prequalify(journey, 'Superprime');
    const tier = async (downPayment: string) => {
      await journey.move('desk', { ...FIGURES, downPayment });
      const { events } = (await journey.read('/events')).body;
      return events.findLast(({ type }: { type: string }) => type === 'CreditApplication.submitted@1').data.preapproval
        .tier;
    };
    expect(await tier('4000.00')).toBe('S');
    journey.carport.clock.advance(31 * 86_400);
    expect(await tier('4100.00')).toBe('A');
  });

  it('gives the notice of a decision the factors of the bureau pull, five where inquiries count', async () => {
    const carport = testService();
    const counts = new Set<number>();
    for (const lastName of ['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Frank']) {
      const journey = await openJourney({}, carport);
      const { factors } = (await prequalify(journey, lastName)).body;
      const body = { dealId: journey.dealId, decision: 'declined' };
      const { notice, reasons } = (await carport.send('POST', '/credit/decisions/simulate', body)).body;
      const codes = factors.map(({ code }: { code: string }) => code);
      expect(notice.score.keyFactors.map(({ code }: { code: string }) => code)).toEqual(codes);
      expect(reasons.length).toBeLessThanOrEqual(4);
      expect(codes.length === 5).toBe(codes.includes('08'));
      counts.add(codes.length);
    }
    expect([...counts].sort()).toEqual([4, 5]);
  });

  it('requires consent first, then refuses deals of other accounts and closed deals', async () => {
    const carport = testService();
    const [key, other] = [await carport.mintKey(), await carport.mintKey()];
    const journey = await openJourney({ key }, carport);
    const withoutConsent = { applicant: applicant('Prime'), dealId: 'deal_unknown' };
    expect((await carport.send('POST', '/credit/prequal', withoutConsent)).body.code).toBe('consent-required');
    expect((await prequalify(journey, 'Prime', other)).status).toBe(404);
    await journey.move('cancel', { reason: 'walked away' });
    expect((await prequalify(journey, 'Prime', key)).body.code).toBe('illegal-move');
  });
});
