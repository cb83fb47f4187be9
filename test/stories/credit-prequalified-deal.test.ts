/** Story: a buyer prequalifies for a deal, and the lender reads the score from it. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { DEMO_VIN, FIGURES, type Journey, openJourney } from './buy-journey.ts';

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
  return carport.send('POST', '/credit/prequal', body, key === undefined ? {} : { key });
}

describe('a prequalification for a deal', () => {
  it('answers as one without a deal; the deal keeps the score and no name', async () => {
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

  it('is not written again when it stands', async () => {
    const journey = await openJourney();
    await prequalify(journey, 'Frozen');
    expect((await prequalify(journey, 'Frozen')).body.result).toBe('frozen');
    expect((await journey.facts()).length).toBe(2);
  });

  it('gives the lender its score, until it has lapsed or the caller names another', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await prequalify(journey, 'Superprime');
    const decide = async (more: object = {}) => {
      const asked = { dealId: journey.dealId, decision: 'approved', ...more };
      return (await journey.carport.send('POST', '/credit/decisions/simulate', asked)).body.tier;
    };
    expect([await decide(), await decide({ score: 610 }), await decide({ tier: 'C' })]).toEqual(['S', 'B', 'C']);
    journey.carport.clock.advance(31 * 86_400);
    expect(await decide()).toBe('A');
  });

  it('gives the notice of a decision the factors that the pull found, five where inquiries count', async () => {
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
    const unasked = { applicant: applicant('Prime'), dealId: 'deal_unknown' };
    expect((await carport.send('POST', '/credit/prequal', unasked)).body.code).toBe('consent-required');
    expect((await prequalify(journey, 'Prime', other)).status).toBe(404);
    await journey.move('cancel', { reason: 'walked away' });
    expect((await prequalify(journey, 'Prime', key)).body.code).toBe('illegal-move');
  });
});
