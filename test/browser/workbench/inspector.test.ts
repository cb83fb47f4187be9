/** The workbench's inspector: calls of every client as they arrive, repeated and copied; webhooks and replays. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, workbench } from './workbench.ts';

const DEMO = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

it('shows a call of another client as it arrives, with both bodies and the remedy of its refusal, and sends it again', async () => {
  const { page, complaints } = await bench.at('#/calls', { expected: [400] });
  await page.getByText('No call matches.').waitFor();
  await page.getByRole('status').getByText('live', { exact: true }).waitFor();
  await bench.post('/buy/deals', { buyer: { zip: 'none', name: 'Ada Lovelace' } });
  await page.getByRole('button', { name: 'POST /buy/deals' }).click();
  const call = page.getByRole('region', { name: 'Call', exact: true });
  await call.getByText('buyer.zip').first().waitFor();
  await call.getByLabel('The request body').getByText('"zip"').waitFor();
  await call.getByLabel('The answer').getByText('"validation-failed"').waitFor();
  expect(await call.textContent()).not.toContain('Lovelace');
  await call.getByText('Send again', { exact: true }).click();
  await call.getByLabel('Body', { exact: true }).fill(JSON.stringify(DEMO));
  await call.getByRole('button', { name: 'Send', exact: true }).click();
  await call.getByRole('heading', { name: 'Sent again' }).waitFor();
  await call.locator('.kind', { hasText: 'OK' }).waitFor();
  await page.getByRole('button', { name: 'POST /buy/deals' }).nth(1).waitFor();

  await page.getByLabel('Answer', { exact: true }).selectOption('BLOCKED');
  await expect.poll(() => page.getByRole('button', { name: 'POST /buy/deals' }).count()).toBe(1);
  await page.getByLabel('Answer', { exact: true }).selectOption('OK');
  await expect.poll(() => page.getByRole('button', { name: 'POST /buy/deals' }).count()).toBe(1);
  await page.getByRole('button', { name: 'POST /buy/deals' }).click();
  await call.getByLabel('The raw answer').getByText('"OPENED"').first().waitFor();
  expect(complaints).toEqual([]);
});

it('catches up on calls made while it was paused', async () => {
  const { page, complaints } = await bench.at('#/calls');
  await page.getByRole('status').getByText('live', { exact: true }).waitFor();
  await page.getByLabel('Live', { exact: true }).uncheck();
  await page.getByRole('status').getByText('paused').waitFor();
  await bench.post('/fi/quotes', { vin: DEMO.vin, odometer: 12000 });
  await page.getByLabel('Live', { exact: true }).check();
  await page.getByRole('button', { name: 'POST /fi/quotes' }).waitFor();
  expect(complaints).toEqual([]);
});

it('copies a call as curl, fetch and Python with the key named, not written out', async () => {
  const { page } = await bench.at('#/calls', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByLabel('Calls by this page').check();
  await page.getByRole('button', { name: 'GET /keys/me' }).first().click();
  for (const [name, words] of [
    ['curl', '$CARPORT_KEY'],
    ['fetch', '${CARPORT_KEY}'],
    ['Python', "os.environ['CARPORT_KEY']"],
  ] as const) {
    await page.getByRole('button', { name: `Copy as ${name}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(words);
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(bench.key);
  }
});

it('registers a receiver, shows attempts and signature of a delivery, and replays it', async () => {
  const { page, complaints } = await bench.at('#/webhooks');
  await page.getByText('Register a receiver').click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page
    .getByRole('group', { name: 'Signing secret' })
    .getByText(/^whsec_/)
    .waitFor();
  await bench.post('/buy/deals', DEMO);
  const opened = page.getByRole('row', { name: /Deal\.opened@1/ });
  await opened.getByText('delivered').waitFor();
  await opened.getByRole('button', { name: 'Deal.opened@1', exact: true }).click();
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  const attempts = delivery.getByRole('listitem');
  await attempts.getByText('200').waitFor();
  const signature = await attempts.getByText(/^v1,/).textContent();
  await page.getByLabel('Search deliveries').fill('no such event');
  await page.getByText('No delivery matches.').waitFor();
  await page.getByLabel('Search deliveries').fill('deal.opened');
  await opened.getByRole('button', { name: 'replay' }).click();
  await expect.poll(() => opened.getByRole('cell').nth(1).textContent()).toBe('2');
  await attempts.nth(1).getByText(/^v1,/).waitFor();
  expect(await attempts.first().getByText(/^v1,/).textContent()).toBe(signature);
  expect(complaints).toEqual([]);
});
