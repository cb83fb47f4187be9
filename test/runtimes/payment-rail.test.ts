/** Tests a Stripe purchase from an isolate. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackStripe, SECRET_KEY, WEBHOOK_SECRET } from '#test/counterparties/stripe/loopback-stripe.ts';
import { ask, PURCHASE, type PurchaseState, SETTLE, takeStep } from '../laws/requests.ts';
import { startWorkerd, type Workerd } from './workers/workerd.ts';

const stripe = await loopbackStripe();

describe('a purchase in workerd with Stripe as its payment rail', () => {
  let workerd: Workerd;
  beforeAll(async () => {
    const keys = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API: stripe.api };
    workerd = await startWorkerd({ env: { CHECKOUT_RAIL: 'stripe', ...keys } });
  });
  afterAll(async () => {
    await workerd.close();
    await stripe.close();
  });

  it('is settled by the signed notice only', async () => {
    const bag: PurchaseState = {};
    for (const step of PURCHASE.slice(0, PURCHASE.indexOf(SETTLE))) {
      const { status, text } = await takeStep(workerd, step, bag);
      expect([200, 402], text).toContain(status);
    }
    const [session] = stripe.sessions.values();
    expect(session?.metadata.deal).toBe(bag.dealId);
    expect(session?.amount_total).toBe(bag.amountTotal);
    const { payload, signature } = stripe.pay(session?.id ?? '');
    const notify = (signed: string) =>
      ask(workerd, {
        method: 'POST',
        path: '/buy/checkout/notices',
        body: payload,
        headers: { 'stripe-signature': signed },
      });
    expect((await notify(signature.replace(/v1=\w{4}/, 'v1=0000'))).status).toBe(400);
    expect((await notify(signature)).status).toBe(200);
    const deal = await ask(workerd, { method: 'GET', path: `/buy/deals/${bag.dealId}` }, bag.key);
    expect(JSON.parse(deal.text).state).toBe('SETTLED');
  });
});
