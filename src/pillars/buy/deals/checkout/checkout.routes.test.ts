import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { clearPapers, FIGURES, openJourney, pricedAmount } from '#test/stories/buy-journey.ts';

async function deskedJourney(env: Record<string, string> = {}) {
  const journey = await openJourney({}, testService({ env }));
  await journey.move('desk', FIGURES);
  return journey;
}

describe('checkout', () => {
  it('offers the priced amount with a link on this origin, its expiry and how to settle', async () => {
    const journey = await deskedJourney();
    const { status, body, headers } = await journey.move('checkout');
    const cents = await pricedAmount(journey);
    expect([status, headers.get('x-envelope'), headers.get('cache-control')]).toEqual([402, 'OFFER', 'no-store']);
    expect(body).toMatchObject({
      type: 'OFFER',
      price: { amount: (cents / 100).toFixed(2), currency: 'USD' },
      checkoutUrl: `http://carport.test/?checkout=${body.linkId}`,
      expiresAt: '2026-11-28T12:00:00.000Z',
      handoff: { kind: 'checkout', url: body.checkoutUrl, expiresAt: '2026-11-28T12:00:00.000Z' },
      settle: { path: `/buy/deals/${journey.dealId}/settle`, amount_total: cents, currency: 'usd' },
      simulated: true,
      environment: 'sandbox',
    });
    expect(body.linkId).toMatch(/^paymentlink_/);
    expect(headers.has('www-authenticate')).toBe(false);
  });

  it.each([
    ['Cash', ['buyer']],
    ['Loan', ['buyer', 'lender']],
    ['Balloon', ['buyer', 'lender']],
    ['Lease', ['buyer', 'buyer', 'lessor']],
  ])('of a %s states who pays which part, and lists the moves', async (financeType, payers) => {
    const journey = await openJourney();
    await journey.move('desk', { ...FIGURES, term: 36, financeType });
    const { body } = await journey.move('checkout');
    const { desked } = (await journey.read()).body;
    const { payment } = body;
    expect(payment.tenders.map(({ from }: { from: string }) => from)).toEqual(payers);
    const sum = payment.tenders.reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0);
    expect(Math.round(sum * 100)).toBe(body.settle.amount_total);
    const due = { Cash: desked.total, Lease: desked.dueAtSigning }[financeType] ?? desked.downPayment;
    expect(payment).toMatchObject({
      financeType,
      dueFromBuyer: due,
      amountFinanced: desked.amountFinanced,
      monthlyPayment: desked.monthlyPayment,
    });
    const moves = body.available.map(({ transition }: { transition: string }) => transition);
    expect(moves).toContain('esign');
    expect(body.blocked.map(({ transition }: { transition: string }) => transition)).toContain('settle');
  });

  it('returns the same link, byte for byte, while it is open', async () => {
    const journey = await deskedJourney();
    expect((await journey.move('checkout')).text).toBe((await journey.move('checkout')).text);
  });

  it('creates another link after a day, when the deal has returned to DESKED', async () => {
    const journey = await deskedJourney();
    const first = (await journey.move('checkout')).body.linkId;
    journey.carport.clock.advance(86_400);
    expect((await journey.read()).body).toMatchObject({ state: 'DESKED', checkout: { status: 'expired' } });
    expect((await journey.move('checkout')).body.linkId).not.toBe(first);
  });

  it('opens on a cleared deal without moving it, and still works after delivery', async () => {
    const journey = await deskedJourney();
    await clearPapers(journey);
    const { linkId } = (await journey.move('checkout')).body;
    expect((await journey.read()).body.state).toBe('CLEARED');
    await journey.move('deliver');
    expect((await journey.move('checkout')).body.linkId).toBe(linkId);
  });

  it('shows its state at the address of the page', async () => {
    const journey = await deskedJourney();
    const { linkId } = (await journey.move('checkout')).body;
    const page = await journey.carport.get(`/?checkout=${linkId}`);
    expect(page.body).toMatchObject({ type: 'OK', status: 'open', paymentLink: linkId });
    await journey.move('desk', { ...FIGURES, term: 48 });
    expect((await journey.carport.get(`/?checkout=${linkId}`)).body.status).toBe('superseded');
    expect((await journey.carport.get('/?checkout=paymentlink_unknown')).status).toBe(404);
  });
});

describe('checkout refuses', () => {
  it('a deal without figures: illegal-move', async () => {
    const { status, body } = await (await openJourney()).move('checkout');
    expect([status, body.type, body.code, body.missing]).toEqual([409, 'REFUSED', 'illegal-move', ['desk']]);
    expect(body.available.map(({ transition }: { transition: string }) => transition)).toContain('desk');
  });

  it('when no payment rail is configured: rail-unconfigured, and creates no address', async () => {
    const journey = await deskedJourney({ CHECKOUT_RAIL: 'none' });
    const reply = await journey.move('checkout');
    expect([reply.status, reply.body.type, reply.body.code]).toEqual([503, 'UNCONFIGURED', 'rail-unconfigured']);
    expect(reply.text).not.toContain('?checkout=');
    expect((await journey.read()).body.blocked).toContainEqual({
      transition: 'checkout',
      blockedBy: ['checkout-rail'],
    });
  });

  it('an amount that the payment rail rejects: rail-refused', async () => {
    const journey = await openJourney();
    await journey.move('desk', { ...FIGURES, salesPrice: '1000000.00' });
    const { status, body } = await journey.move('checkout');
    expect([status, body.code, body.amountMax]).toEqual([409, 'rail-refused', 99_999_999]);
    expect(await journey.facts()).not.toContain('CheckoutLink.opened@1');
  });
});
