/** The workbench's inspector: calls of every client as they arrive, sent again and copied; webhooks and replays. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, workbench } from './workbench.ts';

const DEMO = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

it('shows a call of another client as it arrives, with the remedy of its refusal, and sends it again', async () => {
  const { page, complaints } = await bench.at('#/calls', { expected: [400] });
  await page.getByText('No call matches.').waitFor();
  await bench.post('/buy/deals', { buyer: { zip: 'none' } });
  await page.getByRole('button', { name: 'POST /buy/deals' }).click();
  const call = page.getByRole('region', { name: 'Call', exact: true });
  await call.getByText('buyer.zip').waitFor();
  await call.getByText('its bodies are not stored').waitFor();
  await call.getByText('Send again', { exact: true }).click();
  await call.getByLabel('Body').fill(JSON.stringify(DEMO));
  await call.getByRole('button', { name: 'Send', exact: true }).click();
  await call.getByRole('heading', { name: 'Sent again' }).waitFor();
  await call.locator('.kind', { hasText: 'OK' }).waitFor();

  await page.getByLabel('Answer', { exact: true }).selectOption('BLOCKED');
  await expect.poll(() => page.getByRole('button', { name: 'POST /buy/deals' }).count()).toBe(1);
  await page.getByLabel('Answer', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'POST /buy/deals' }).first().click();
  await call.getByText('"buyer"').first().waitFor();
  expect(complaints).toEqual([]);
});

it('copies a call as curl, fetch and Python with the key named, not written out', async () => {
  const { page } = await bench.at('#/calls', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByLabel('Reads of this page').check();
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
  await delivery.getByText('webhook-signature').waitFor();
  await delivery.getByRole('listitem').getByText('200').waitFor();
  await opened.getByRole('button', { name: 'replay' }).click();
  await expect.poll(() => opened.getByRole('cell').nth(1).textContent()).toBe('2');
  expect(complaints).toEqual([]);
});
