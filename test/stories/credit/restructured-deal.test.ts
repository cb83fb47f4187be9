/** Story: a lender declines, the deal is restructured, and the lender approves it. */
import { describe, expect, it } from 'vitest';
import { FIGURES, type Journey, openJourney } from '../buy-journey.ts';

const decide = ({ carport, dealId }: Journey, decision: string, more: object = {}) =>
  carport.send('POST', '/credit/decisions/simulate', { dealId, decision, ...more });
const creditOf = async (journey: Journey) => (await journey.read()).body.credit;

describe('a declined deal', () => {
  it('is resubmitted when the down payment rises, and is approved', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    expect((await creditOf(journey)).state).toBe('SUBMITTED');

    const declined = await decide(journey, 'declined', { score: 585 });
    expect(declined.body.reasons[0]).toMatchObject({ code: 'C1-23', detail: expect.stringMatching('Loan to value') });
    expect(declined.body.notice.freeReportDays).toBe(60);
    expect((await creditOf(journey)).state).toBe('DECLINED');

    await journey.move('desk', { ...FIGURES, downPayment: '9000.00' });
    const restructured = await creditOf(journey);
    expect(restructured.state).toBe('SUBMITTED');
    expect(restructured).not.toHaveProperty('decision');

    const approved = await decide(journey, 'approved', { score: 585 });
    expect(approved.body).toMatchObject({ state: 'APPROVED', tier: 'C', dealerFee: '495.00' });
    expect((await creditOf(journey)).state).toBe('APPROVED');
    expect((await journey.facts()).filter((fact) => fact.startsWith('CreditApplication.'))).toEqual([
      'CreditApplication.submitted@1',
      'CreditApplication.decisioned@1',
      'CreditApplication.submitted@1',
      'CreditApplication.decisioned@1',
    ]);
  });

  it('stays declined when the new figures finance more', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await decide(journey, 'declined');
    await journey.move('desk', { ...FIGURES, downPayment: '1000.00' });
    expect((await creditOf(journey)).state).toBe('DECLINED');
  });
});
