import { describe, expect, it } from 'vitest';
import { clearPapers, FIGURES, openJourney, pricedAmount, SIGNER } from '#test/stories/buy-journey.ts';

const DAY = 86_400;
const WHY = { reason: 'the buyer walked away' };

async function deliveredJourney() {
  const journey = await openJourney();
  await journey.move('desk', FIGURES);
  await clearPapers(journey);
  await journey.move('deliver');
  return journey;
}

async function settledJourney() {
  const journey = await deliveredJourney();
  await journey.settle('order_1', await pricedAmount(journey));
  return journey;
}

describe('cancelling a deal', () => {
  it('withdraws everything outstanding and leaves no moves', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    await journey.move('checkout');
    await journey.move('esign', SIGNER);
    const { status, body } = await journey.move('cancel', WHY);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'CANCELLED',
      cancelled: WHY,
      checkout: { status: 'superseded' },
      envelope: { state: 'VOIDED' },
      transport: { state: 'CANCELLED' },
      available: [],
    });
    const { lastSeq } = body;
    journey.carport.clock.advance(30 * DAY);
    expect((await journey.read()).body.lastSeq).toBe(lastSeq);
  });

  it('voids the contracts of the menu', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const fi = (verb: string, sent?: object) =>
      journey.carport.send('POST', `/fi/deals/${journey.dealId}/${verb}`, sent);
    await fi('menu');
    await fi('menu/select', { package: 'Good', disclosuresAcknowledged: true });
    await fi('contract/stage');
    await fi('contract/approve');
    const captured = await fi('contract/capture', { fiManager: { name: 'Pat Doe', licenseNumber: 'FI123456' } });
    expect(captured.status, captured.text).toBe(200);
    const { body } = await journey.move('cancel', WHY);
    expect(body.fi.contracts.length).toBeGreaterThan(0);
    expect(body.fi.contracts.every(({ state }: { state: string }) => state === 'VOIDED')).toBe(true);
  });
});

describe('unwinding a sale', () => {
  it('refunds nothing on a delivered deal', async () => {
    const { body } = await (await deliveredJourney()).move('unwind', { reason: 'funding refused' });
    expect(body).toMatchObject({ state: 'UNWOUND', unwound: { reason: 'funding refused' }, available: [] });
    expect(body).not.toHaveProperty('refund');
  });

  it('refunds the payment of a settled deal, by the original method or another', async () => {
    const original = (await (await settledJourney()).move('unwind', WHY)).body;
    expect(original.refund).toMatchObject({ amount: original.payment.amount, method: 'financed' });
    const check = (await (await settledJourney()).move('unwind', { ...WHY, refund: { method: 'check' } })).body;
    expect(check.refund.method).toBe('check');
  });

  it('prevents the title from being issued', async () => {
    const journey = await settledJourney();
    await journey.move('unwind', WHY);
    journey.carport.clock.advance(60 * DAY);
    expect((await journey.read()).body.title.state).toBe('APPLIED');
  });

  it('is possible for seven days', async () => {
    const journey = await settledJourney();
    journey.carport.clock.advance(7 * DAY);
    expect((await journey.read()).body.available.map(({ transition }: { transition: string }) => transition)).toEqual([
      'unwind',
    ]);
    expect((await journey.move('unwind', WHY)).status).toBe(200);
  });
});

describe('an ending refuses', () => {
  it.each(['cancel', 'unwind'])('%s without a reason', async (verb) => {
    const { status, body } = await (await openJourney()).move(verb, {});
    expect([status, body.problems[0].path]).toEqual([400, 'reason']);
  });

  it('cancel after delivery, and unwind before it: illegal-move', async () => {
    const delivered = await (await deliveredJourney()).move('cancel', WHY);
    expect([delivered.status, delivered.body.code, delivered.body.missing]).toEqual([
      409,
      'illegal-move',
      ['deal-delivered'],
    ]);
    const opened = await (await openJourney()).move('unwind', WHY);
    expect([opened.status, opened.body.code]).toEqual([409, 'illegal-move']);
    expect(opened.body.missing).toContain('deliver');
  });

  it('a car brought back on the eighth day: return-window-closed', async () => {
    const journey = await settledJourney();
    journey.carport.clock.advance(7 * DAY + 1);
    const { status, body } = await journey.move('unwind', WHY);
    expect([status, body.code]).toEqual([409, 'return-window-closed']);
    expect((await journey.read()).body.blocked).toContainEqual({
      transition: 'unwind',
      blockedBy: ['return-window-closed'],
    });
  });
});
