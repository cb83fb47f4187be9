/** The payment rail over Stripe: the port suite, and a purchase paid through it. */
import { afterAll, describe, expect, it } from 'vitest';
import { paymentRailSuite } from '#ports/suites/deal/payment-rail.suite.ts';
import { testService } from '#test/builders.ts';
import { STRIPE_CENTS_MAX, stripeRail } from '../../../src/live/stripe/stripe-rail.ts';
import { loopbackStripe, SECRET_KEY, WEBHOOK_SECRET } from '../../counterparties/stripe/loopback-stripe.ts';
import { clearPapers, FIGURES, openJourney } from '../buy-journey.ts';

const stripe = await loopbackStripe();
afterAll(() => stripe.close());
const settings = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, api: stripe.api };
const rail = stripeRail(settings, () => Date.now());
const signedNotice = ({ payload, signature }: { payload: string; signature: string }) => ({
  payload,
  header: () => signature,
});

paymentRailSuite(rail, { amountMax: STRIPE_CENTS_MAX, pay: async (sessionId) => signedNotice(stripe.pay(sessionId)) });

const REQUEST = {
  dealId: 'deal_1',
  linkId: 'paymentlink_own',
  amountTotal: 3_487_227,
  expiresAt: '2026-11-28T12:00:00.000Z',
  checkoutUrl: 'https://carport.test/?checkout=paymentlink_own',
};

async function openSession(linkId: string, at = '2026-11-27T12:00:00.000Z') {
  const answer = await stripeRail(settings, () => Date.parse(at)).open({ ...REQUEST, linkId });
  if (answer.state !== 'open') throw new Error(answer.state);
  return { ...answer, session: stripe.sessions.get(answer.sessionId) };
}

describe('a Stripe session', () => {
  it('has the amount in cents, the link, the deal and the link’s expiry', async () => {
    const { payUrl, session } = await openSession('paymentlink_own');
    expect(payUrl).toContain('checkout.stripe.com');
    expect(session).toMatchObject({
      amount_total: 3_487_227,
      currency: 'usd',
      client_reference_id: 'paymentlink_own',
      metadata: { deal: 'deal_1', link: 'paymentlink_own' },
      expires_at: Date.parse(REQUEST.expiresAt) / 1000,
    });
  });

  it.each([
    ['at least thirty minutes', '2026-11-28T11:59:00.000Z', 31 * 60],
    ['at most a day', '2026-11-20T12:00:00.000Z', 86_400],
  ])('lives %s', async (_, at, seconds) => {
    const { session } = await openSession(`paymentlink_${seconds}`, at);
    expect(session?.expires_at).toBe(Date.parse(at) / 1000 + seconds);
  });

  it('is expired once', async () => {
    const { sessionId, session } = await openSession('paymentlink_gone');
    await rail.expire(sessionId);
    expect(session?.status).toBe('expired');
  });

  it.each([500, 401])('that fails to open for a %s leaves no link behind', async (status) => {
    stripe.fail(status);
    expect(await rail.open({ ...REQUEST, linkId: `paymentlink_down_${status}` })).toEqual({ state: 'down' });
    stripe.fail(undefined);
  });
});

describe('a Stripe notice', () => {
  it.each(['checkout.session.expired', 'payment_intent.created'])('about %s is genuine and ignored', async (type) => {
    const { sessionId } = await openSession(`paymentlink_${type}`);
    expect(await rail.readNotice(signedNotice(stripe.sendEvent(type, sessionId)))).toEqual({ state: 'ignored' });
  });

  it('of a session that is complete and not yet paid is ignored', async () => {
    const { sessionId } = await openSession('paymentlink_bank_debit');
    expect(await rail.readNotice(signedNotice(stripe.sendEvent('checkout.session.completed', sessionId)))).toEqual({
      state: 'ignored',
    });
  });

  it('older than five minutes is rejected', async () => {
    const { sessionId } = await openSession('paymentlink_old');
    const old = stripe.sendEvent('checkout.session.completed', sessionId, Math.floor(Date.now() / 1000) - 301);
    expect(await rail.readNotice(signedNotice(old))).toEqual({ state: 'forged' });
  });
});

describe('a purchase paid through Stripe', () => {
  const serviceWithStripe = () =>
    testService({
      env: { CHECKOUT_RAIL: 'stripe', STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
      counterparties: { paymentRail: rail },
    });

  it('is settled by the rail’s notice, once, after delivery', async () => {
    const journey = await openJourney({}, serviceWithStripe());
    await journey.move('desk', FIGURES);
    const offer = (await journey.move('checkout')).body;
    expect(offer).toMatchObject({ type: 'OFFER', simulated: false, provenance: { source: 'stripe' } });
    const sessionId = offer.payUrl.split('/').at(-1);
    await clearPapers(journey);
    const { payload, signature } = stripe.pay(sessionId);
    const notify = (header = signature) =>
      journey.carport.send('POST', '/buy/checkout/notices', payload, { headers: { 'stripe-signature': header } });
    expect((await notify()).body).toMatchObject({ type: 'REFUSED', code: 'not-deliverable' });
    await journey.move('deliver', {});
    expect((await notify('t=1,v1=00')).body.code).toBe('forged-notice');
    expect((await notify()).body).toMatchObject({ type: 'EMPTY', state: 'SETTLED' });
    const { lastSeq, ...settled } = (await journey.read()).body;
    expect(settled).toMatchObject({
      state: 'SETTLED',
      checkout: { state: 'SETTLED' },
      payment: { order_id: sessionId, settlement_ref: `pi_${sessionId}` },
    });
    expect((await notify()).status).toBe(200);
    expect((await journey.read()).body.lastSeq).toBe(lastSeq);
    expect(journey.carport.faults).toEqual([]);
  });

  it('links to Stripe from the checkout page while the link is open', async () => {
    const journey = await openJourney({}, serviceWithStripe());
    await journey.move('desk', FIGURES);
    const { payUrl, checkoutUrl } = (await journey.move('checkout')).body;
    const { search } = new URL(checkoutUrl);
    const asPerson = { headers: { accept: 'text/html' } };
    expect((await journey.carport.get(`/${search}`)).body.payUrl).toBe(payUrl);
    expect((await journey.carport.get(`/${search}`, asPerson)).text).toContain(`href="${payUrl}"`);
    await journey.move('desk', { ...FIGURES, downPayment: '5000.00' });
    expect((await journey.carport.get(`/${search}`)).body.payUrl).toBeUndefined();
    expect((await journey.carport.get(`/${search}`, asPerson)).text).not.toContain(payUrl);
  });

  it('leaves no session open for an amount that is no longer current', async () => {
    const journey = await openJourney({}, serviceWithStripe());
    await journey.move('desk', FIGURES);
    const first = (await journey.move('checkout')).body.payUrl.split('/').at(-1);
    await journey.move('desk', { ...FIGURES, downPayment: '5000.00' });
    const second = (await journey.move('checkout')).body.payUrl.split('/').at(-1);
    expect(second).not.toBe(first);
    expect([stripe.sessions.get(first)?.status, stripe.sessions.get(second)?.status]).toEqual(['expired', 'open']);
  });

  it('creates no link while Stripe does not respond', async () => {
    const journey = await openJourney({}, serviceWithStripe());
    await journey.move('desk', FIGURES);
    stripe.fail(503);
    const { status, body } = await journey.move('checkout');
    stripe.fail(undefined);
    expect([status, body.code]).toEqual([503, 'counterparty-unavailable']);
    expect((await journey.read()).body.checkout).toBeUndefined();
  });
});
