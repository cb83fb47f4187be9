import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loopbackStripe, SECRET_KEY, WEBHOOK_SECRET } from '../counterparties/stripe/loopback-stripe.ts';
import { DEMO_VIN, FIGURES, startProcess } from '../processes/real-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-checkout-'));
const stripe = await loopbackStripe();
afterAll(async () => {
  await stripe.close();
  rmSync(folder, { recursive: true, force: true });
});

it('opens one session at Stripe across a kill -9 between the request and the response', async () => {
  const env = {
    DATABASE_URL: `sqlite:${join(folder, 'fire.db')}`,
    CHECKOUT_RAIL: 'stripe',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API: stripe.api,
  };
  const first = await startProcess(env);
  const { dealId } = (await first.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } })).body;
  await first.send('POST', `/buy/deals/${dealId}/desk`, FIGURES);
  const swallowed = stripe.swallow();
  const lost = first.send('POST', `/buy/deals/${dealId}/checkout`).catch(() => undefined);
  await swallowed;
  await first.kill();
  await lost;

  const second = await startProcess(env);
  const offered = await second.send('POST', `/buy/deals/${dealId}/checkout`);
  expect(offered.status).toBe(402);
  expect(stripe.sessions.size).toBe(1);
  const [session] = stripe.sessions.values();
  expect(offered.body).toMatchObject({ linkId: session?.metadata.link, payUrl: session?.url });
  expect(new Set(stripe.keys).size).toBe(1);
  const { events } = (await second.send('GET', `/buy/deals/${dealId}/events`)).body;
  const types: string[] = events.map(({ type }: { type: string }) => type);
  expect(types.slice(-3)).toEqual(['Counterparty.asked@1', 'CheckoutLink.opened@1', 'Counterparty.answered@1']);
  expect(await second.stop()).toBe(0);
}, 60_000);
