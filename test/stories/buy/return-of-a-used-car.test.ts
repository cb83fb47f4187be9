import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { clearPapers, FIGURES, openJourney } from '../buy-journey.ts';

// SB 766 is in force from 2026-10-01.
const carport = testService({ at: '2026-10-05T17:00:00.000Z' });

/** The delivery of a deal that was completed. */
async function delivery(dealType: string, figures: object = {}) {
  const journey = await openJourney({ dealType }, carport);
  await journey.move('desk', { ...FIGURES, ...figures });
  if ('financeType' in figures) {
    const body = { dealId: journey.dealId, decision: 'approved', score: 800 };
    expect((await carport.send('POST', '/credit/decisions/simulate', body)).status).toBe(200);
  }
  await clearPapers(journey);
  const delivered = await journey.move('deliver', { method: 'driveway' });
  expect(delivered.status, delivered.text).toBe(200);
  return (await journey.read()).body.delivery;
}

describe('a used car that a California dealer delivers', () => {
  it.each([
    ['sold', {}],
    ['leased', { financeType: 'Lease', term: 36 }],
  ])('may be brought back for three days when it is %s', async (_, figures) => {
    const { returnRight } = await delivery('Concierge Buy', figures);
    // 1.5 % of 31,500.
    expect(returnRight).toMatchObject({ until: '2026-10-08', milesMax: 400, restockingFee: '472.50' });
    expect(returnRight.authority).toContain('1784.43');
  });

  it.each([
    ['above 50,000', 'Concierge Buy', { salesPrice: '50000.01' }],
    ['new', 'Concierge Buy', { condition: 'new' }],
    ['delivered elsewhere', 'Concierge Buy', { zip: '85004' }],
    ['sold by a private person', 'Private Party', {}],
  ])('cannot be brought back when it is %s', async (_, dealType, figures) => {
    expect(await delivery(dealType, figures)).not.toHaveProperty('returnRight');
  });
});
