/** The workbench's deals: signing in, the list, and one deal from open to settled. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedPage } from '../browser.ts';
import { type Bench, dealIs, workbench } from './workbench.ts';

const DEMO = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };
const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

it('mints a key, keeps it in the tab, and forgets it on sign-out', async () => {
  const { page, complaints } = await watchedPage(bench.browser);
  await page.goto(`${bench.carport.url}/?face=workbench`);
  await page.getByRole('button', { name: 'Mint a sandbox key' }).click();
  await page.getByRole('heading', { name: 'Deals' }).waitFor();
  await page.getByText('No deals yet.').waitFor();
  expect(page.url()).not.toContain('vk_');
  expect(await page.evaluate(() => [localStorage.length, document.cookie, sessionStorage.length])).toEqual([0, '', 1]);
  await page.reload();
  await page.getByRole('heading', { name: 'Deals' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Workbench' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(complaints).toEqual([]);
});

it('shows the refusal of an unknown key', async () => {
  const { page, complaints } = await watchedPage(bench.browser, { expected: [401] });
  await page.goto(`${bench.carport.url}/?face=workbench`);
  await page.getByLabel('Key', { exact: true }).fill(`vk_sandbox_${'a'.repeat(32)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('unknown-key').waitFor();
  expect(complaints).toEqual([]);
});

it('lists deals by search and state, with legal moves that open the deal', async () => {
  const { dealId } = await bench.post('/buy/deals', DEMO);
  await bench.post('/sandbox/scenarios/concierge-buy-cancelled', { vin: '1HGCM82633A004352' });
  const { page, complaints } = await bench.at('#/deals');
  const rows = page.getByRole('table').getByRole('row');
  await page.getByRole('link', { name: '2025 Toyota Camry XSE' }).waitFor();
  expect(await rows.count()).toBe(3);
  await page.getByLabel('State').selectOption('CANCELLED');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByLabel('State').selectOption('');
  await page.getByLabel('Search deals').fill('camry');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('link', { name: 'esign' }).click();
  await page.getByRole('heading', { name: 'Send for signature' }).waitFor();
  expect(page.url()).toContain(`#/deals/${dealId}?move=esign`);
  expect(complaints).toEqual([]);
});

it('carries a deal to settlement, and shows events of other clients as they happen', async () => {
  const { dealId } = await bench.post('/buy/deals', DEMO);
  const { page, complaints } = await bench.at(`#/deals/${dealId}`);
  await bench.post(`/buy/deals/${dealId}/desk`, FIGURES);
  await dealIs(page, 'DESKED');
  await page.getByRole('region', { name: 'Events' }).getByText('Deal.desked', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Figures' }).getByText('$31,500.00').waitFor();

  const steps = [
    ['esign', 'Send the documents', 'The documents are sent.'],
    ['esign ceremony', 'Complete the ceremony', 'The documents are signed.'],
    ['notarize', 'Notarize', 'The notary has answered.'],
    ['stips', 'Submit the proofs', 'The proofs are checked.'],
    ['insurance', 'Verify the policy', 'The carrier has answered.'],
  ] as const;
  for (const [move, deed, said] of steps) {
    await page.getByRole('group', { name: 'Legal moves' }).getByRole('button', { name: move, exact: true }).click();
    await page.locator('.move-form').getByRole('button', { name: deed, exact: true }).click();
    await page.getByRole('status').getByText(said).waitFor();
  }
  await dealIs(page, 'CLEARED');
  await page.getByRole('button', { name: 'deliver', exact: true }).click();
  await page.getByRole('button', { name: 'Deliver the car' }).click();
  await dealIs(page, 'DELIVERED');
  await page.getByText('Simulate a counterparty').click();
  await page.getByLabel('Play a scenario').selectOption('concierge-buy-settled');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await dealIs(page, 'SETTLED');
  await page.getByText('8 of 8').waitFor();
  expect(complaints).toEqual([]);
});
