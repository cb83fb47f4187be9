/** Story: a financed car is delivered and settled only under an approval that covers the financed amount. */
import { describe, expect, it } from 'vitest';
import type { Reply } from '#test/builders.ts';
import { clearPapers, FIGURES, type Journey, openJourney, pricedAmount } from '../buy-journey.ts';
import { fiDeal, LICENSED } from '../fi-journey.ts';

const BETTER = { package: 'Better', disclosuresAcknowledged: true };

async function deskedJourney(more: object = {}): Promise<Journey> {
  const journey = await openJourney();
  const reply = await journey.move('desk', { ...FIGURES, ...more });
  expect(reply.status, reply.text).toBe(200);
  return journey;
}

const decide = ({ carport, dealId }: Journey, decision: string, more: object = {}): Promise<Reply> =>
  carport.send('POST', '/credit/decisions/simulate', { dealId, decision, ...more });
const stateOf = async (journey: Journey) => (await journey.read()).body.state;
const blockedBy = async (journey: Journey, verb: string) => {
  const { blocked } = (await journey.read()).body;
  return blocked.find(({ transition }: { transition: string }) => transition === verb)?.blockedBy;
};

async function expectSettles(journey: Journey) {
  expect((await journey.move('deliver')).status).toBe(200);
  const settled = await journey.settle('order_1', await pricedAmount(journey));
  expect(settled.body.state, settled.text).toBe('SETTLED');
}

describe.each(['Loan', 'Balloon', 'Lease'])('a %s', (financeType) => {
  it('without a decision is blocked, and continues once a lender approves', async () => {
    const journey = await deskedJourney({ financeType, term: 36 });
    await clearPapers(journey);
    expect(await stateOf(journey)).toBe('SIGNED');
    const refused = await journey.move('deliver');
    expect([refused.status, refused.body.code, refused.body.missing]).toEqual([
      409,
      'not-deliverable',
      ['credit-approval'],
    ]);
    expect(refused.body.reason).toMatch(/no lender has approved it.*\/credit\/decisions\/simulate.*financeType Cash/);
    expect(await blockedBy(journey, 'deliver')).toEqual(['credit-approval']);
    expect(await blockedBy(journey, 'settle')).toEqual(['credit-approval', 'deliver']);
    expect((await decide(journey, 'approved')).body.events.map(({ type }: { type: string }) => type)).toEqual([
      'CreditApplication.decisioned@1',
      'Deal.cleared@1',
    ]);
    await expectSettles(journey);
  });

  it('that is declined is never delivered, until it is desked as cash', async () => {
    const journey = await deskedJourney({ financeType, term: 36 });
    await decide(journey, 'declined');
    await clearPapers(journey);
    expect((await journey.move('deliver')).body.reason).toContain('the lender declined');
    expect((await journey.settle('order_1', await pricedAmount(journey))).body.missing).toContain('credit-approval');
    await journey.move('desk', { ...FIGURES, financeType: 'Cash' });
    await journey.move('esign', { signer: { name: 'Ada Lovelace' } });
    await journey.move('esign/ceremony');
    expect(await stateOf(journey)).toBe('CLEARED');
    await expectSettles(journey);
  });
});

describe('an approval', () => {
  it('covers no more than its approved amount', async () => {
    const journey = await deskedJourney({ financeType: 'Loan' });
    await decide(journey, 'approved');
    const { approvedAmount } = (await journey.read()).body.financing;
    await journey.move('desk', { ...FIGURES, downPayment: '1000.00', financeType: 'Loan' });
    await clearPapers(journey);
    const { financing, desked: figures } = (await journey.read()).body;
    expect(financing).toEqual({
      amountFinanced: figures.amountFinanced,
      approvedAmount,
      covered: false,
      gap: 'amount-above-approval',
    });
    const refused = await journey.move('deliver');
    expect(refused.body.reason).toContain(`finances ${figures.amountFinanced}`);
    expect(refused.body.reason).toContain(`approved: ${approvedAmount}`);
    await decide(journey, 'approved');
    await expectSettles(journey);
  });

  it('still covers a smaller amount, and products added after it', async () => {
    const journey = await deskedJourney({ financeType: 'Loan' });
    await decide(journey, 'approved');
    const deal = fiDeal(journey.carport, journey.dealId);
    await deal.post('menu');
    await deal.post('menu/select', BETTER);
    const { financing, desked: figures } = (await journey.read()).body;
    expect(financing.covered).toBe(true);
    const named = Number(financing.approvedAmount) + Number(financing.productsSince);
    expect(named).toBeCloseTo(Number(figures.amountFinanced), 2);
    for (const verb of ['contract/stage', 'contract/approve']) await deal.post(verb);
    await deal.post('contract/capture', LICENSED);
    await clearPapers(journey);
    await expectSettles(journey);
  });

  it('with a smaller counteroffer does not cover', async () => {
    const journey = await deskedJourney({ financeType: 'Loan' });
    await decide(journey, 'approved', { counterOffer: { amountFinanced: '20000.00' } });
    expect((await journey.read()).body.financing).toMatchObject({ approvedAmount: '20000.00', covered: false });
  });

  it('expires', async () => {
    const journey = await openJourney();
    const key = await journey.carport.mintKey();
    const own = await openJourney({ key }, journey.carport);
    await own.move('desk', { ...FIGURES, financeType: 'Loan' });
    await journey.carport.send(
      'POST',
      '/credit/decisions/simulate',
      { dealId: own.dealId, decision: 'approved' },
      { key },
    );
    await clearPapers(own);
    expect(await stateOf(own)).toBe('CLEARED');
    await journey.carport.send('POST', '/sandbox/clock', { advance: 'P31D' }, { key });
    expect((await own.move('deliver')).body.reason).toContain('the approval has expired');
  });

  it('may be withdrawn after delivery: the sale then waits for another, or is unwound', async () => {
    const journey = await deskedJourney({ financeType: 'Loan' });
    await decide(journey, 'approved');
    await clearPapers(journey);
    await journey.move('deliver');
    await decide(journey, 'declined');
    const refused = await journey.settle('order_1', await pricedAmount(journey));
    expect([refused.status, refused.body.missing]).toEqual([409, ['credit-approval']]);
    const available = refused.body.available.map(({ transition }: { transition: string }) => transition);
    expect(available).toEqual(['unwind']);
    await decide(journey, 'conditioned', { stipulations: ['POI'] });
    await journey.move('stips', { stips: [{ code: 'POI', documentRef: 'pay-stub.pdf' }] });
    expect((await journey.settle('order_1', await pricedAmount(journey))).body.state).toBe('SETTLED');
  });
});

describe('a deal desked without a finance type', () => {
  it('is approved by the sandbox lender, on record, for the amount financed when the documents are complete', async () => {
    const journey = await deskedJourney();
    const deal = fiDeal(journey.carport, journey.dealId);
    await deal.post('menu');
    await deal.post('menu/select', BETTER);
    for (const verb of ['contract/stage', 'contract/approve']) await deal.post(verb);
    await deal.post('contract/capture', LICENSED);
    expect((await journey.read()).body.credit.state).toBe('SUBMITTED');
    await clearPapers(journey);
    const { credit, desked: figures, financing } = (await journey.read()).body;
    expect(credit).toMatchObject({
      state: 'APPROVED',
      amountFinanced: figures.amountFinanced,
      answer: {
        attestation: { channel: 'sandbox-preapproval', simulated: true },
        approved: { amountFinanced: figures.amountFinanced },
        lender: { name: expect.stringContaining('Sandbox') },
      },
    });
    expect(financing).toEqual({
      amountFinanced: figures.amountFinanced,
      approvedAmount: figures.amountFinanced,
      covered: true,
    });
    await expectSettles(journey);
  });

  it.each([
    ['a decline', {}],
    ['a decline after the documents were complete', { late: true }],
  ])('is blocked by %s', async (_, { late = false }: { late?: boolean }) => {
    const journey = await deskedJourney();
    if (late) await clearPapers(journey);
    await decide(journey, 'declined');
    if (!late) await clearPapers(journey);
    expect((await journey.move('deliver')).body.missing).toEqual(['credit-approval']);
    // A restructured deal needs a new decision: a declined buyer gets no ready approval.
    await journey.move('desk', { ...FIGURES, downPayment: '9000.00' });
    await journey.move('esign', { signer: { name: 'Ada Lovelace' } });
    await journey.move('esign/ceremony');
    expect((await journey.move('deliver')).body.missing).toEqual(['credit-approval']);
    await decide(journey, 'approved');
    await expectSettles(journey);
  });
});

describe('a package', () => {
  it.each([
    ['DELIVERED', 200],
    ['SETTLED', 409],
  ])('in the price of a deal that is %s: contract moves answer %i', async (state, status) => {
    const journey = await deskedJourney();
    const deal = fiDeal(journey.carport, journey.dealId);
    await deal.post('menu');
    await deal.post('menu/select', BETTER);
    await clearPapers(journey);
    await journey.move('deliver');
    if (state === 'SETTLED') await journey.settle('order_1', await pricedAmount(journey));
    const before = (await journey.read()).body;
    expect(before.state).toBe(state);
    for (const [verb, body] of [['menu'], ['menu/decline'], ['menu/select', BETTER]] as const)
      expect((await deal.post(verb, body)).status).toBe(409);
    for (const verb of ['contract/stage', 'contract/approve']) expect((await deal.post(verb)).status).toBe(status);
    expect((await deal.post('contract/capture', LICENSED)).status).toBe(status);
    const after = (await journey.read()).body;
    expect(after.desked).toEqual(before.desked);
    if (state === 'SETTLED') return expect(after).toEqual(before);
    const captured = after.fi.contracts.map(({ price }: { price: string }) => Number(price));
    const sum = captured.reduce((total: number, price: number) => total + price, 0);
    expect(sum.toFixed(2)).toBe(after.desked.products);
    for (const verb of ['contract/stage', 'contract/approve']) expect((await deal.post(verb)).status).toBe(409);
  });
});
