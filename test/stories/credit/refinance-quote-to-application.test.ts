/** Story: an owner compares offers, applies for one, meets the lender's conditions, and the old loan is paid off. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const LIEN = { vin: 'F1XDEMCR4SDEM0001', currentBalance: '24000.00', currentApr: '11.49', remainingTermMonths: 52 };

describe('a refinance', () => {
  it('goes from quote to funded', async () => {
    const carport = testService();
    const key = await carport.mintKey();
    const send = (path: string, body: object) => carport.send('POST', path, body, { key });

    const quote = await send('/financing/refinance/quotes', LIEN);
    expect([quote.status, quote.body.offers.length]).toEqual([402, 6]);
    const { lenderId, offerId, monthlyPayment } = quote.body.offers[2];

    const { body: opened } = await send('/financing/refinance/applications', { ...LIEN, lenderId });
    expect(opened).toMatchObject({ state: 'OPENED', offer: { lenderId, offerId, monthlyPayment } });
    const { applicationId } = opened;

    const conditioned = await send('/credit/decisions/simulate', {
      applicationId,
      decision: 'conditioned',
      stipulations: ['POI'],
    });
    expect(conditioned.body).toMatchObject({ state: 'OPENED', lenderId });
    const approved = await send('/credit/decisions/simulate', { applicationId, decision: 'approved' });
    expect(approved.body.state).toBe('APPROVED');

    const { body: read } = await carport.get(`/financing/refinance/applications/${applicationId}`, { key });
    expect(read.decision).toMatchObject({ decision: 'approved', lenderId });
    expect(read.available.map((move: { transition: string }) => move.transition)).toEqual(['payoff']);

    const funded = await send(`/financing/refinance/applications/${applicationId}/payoff`, {});
    expect(funded.body).toMatchObject({ state: 'FUNDED', available: [], nextSteps: [] });
    expect(Number(funded.body.payoff.amount)).toBeGreaterThan(24_000);
  });

  it('returns the same rows for the same lien a month later, with a later date', async () => {
    const carport = testService();
    const first = (await carport.send('POST', '/financing/refinance/quotes', LIEN)).body;
    carport.clock.advance(30 * 86_400);
    const later = (await carport.send('POST', '/financing/refinance/quotes', LIEN)).body;
    expect([first.validThrough, later.validThrough]).toEqual(['2026-12-27', '2027-01-26']);
    const withoutDates = (rows: object[]) => rows.map((row) => ({ ...row, validThrough: undefined }));
    expect(withoutDates(later.offers)).toEqual(withoutDates(first.offers));
  });
});
