/** The whole workbench in one session: open, break, repair and settle a deal, replay a webhook, reconcile a ledger. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedPage } from '../browser.ts';
import { type Bench, dealIs, workbench } from './workbench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

async function view(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Returns to the account's only deal. */
async function backToTheDeal(page: Page): Promise<void> {
  await view(page, 'Deals');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('group', { name: 'Legal moves' }).waitFor();
}

async function chooseFault(page: Page, name: RegExp): Promise<void> {
  await view(page, 'Sandbox');
  await page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link', { name: 'Faults' }).click();
  await page.getByRole('radio', { name }).check();
}

async function move(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('group', { name: 'Legal moves' }).getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: deed, exact: true }).click();
}

it('opens, breaks, repairs and settles a deal, replays a webhook and reconciles a ledger on one page', {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await watchedPage(bench.browser, { expected: [503] });
  await page.goto(`${bench.carport.url}/?face=workbench`);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
  const waitForStatus = (words: string) => page.getByRole('status').getByText(words).waitFor();
  await page.getByRole('button', { name: 'Mint a sandbox key' }).click();
  await page.getByRole('heading', { name: 'Deals' }).waitFor();

  await view(page, 'Webhooks');
  await page.getByText('Register a receiver').click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('group', { name: 'Signing secret' }).waitFor();

  await view(page, 'Deals');
  await page.getByText('Open a deal', { exact: true }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await dealIs(page, 'OPENED');
  await page.getByRole('link', { name: 'Desk', exact: true }).last().click();
  await page.getByRole('button', { name: 'Apply these figures to the deal' }).click();
  await dealIs(page, 'DESKED');

  // Injects a fault for the deal, then removes it.
  await chooseFault(page, /^503/);
  await backToTheDeal(page);
  await move(page, 'esign', 'Send the documents');
  await page.getByRole('alert').getByText('UNAVAILABLE', { exact: true }).waitFor();
  await chooseFault(page, /^None/);
  await backToTheDeal(page);
  await move(page, 'esign', 'Send the documents');
  await waitForStatus('The documents are sent.');
  await move(page, 'esign ceremony', 'Complete the ceremony');
  await waitForStatus('The documents are signed.');
  await move(page, 'notarize', 'Notarize');
  await waitForStatus('The notary has answered.');
  await move(page, 'stips', 'Submit the proofs');
  await waitForStatus('The proofs are checked.');

  // A lapsed policy blocks the deal until a valid one is sent.
  await page
    .getByRole('group', { name: 'Legal moves' })
    .getByRole('button', { name: 'insurance', exact: true })
    .click();
  await page.getByLabel('Policy number').fill('LAPSED-1');
  await page.getByRole('button', { name: 'Verify the policy' }).click();
  await page
    .getByRole('region', { name: 'Counterparties' })
    .getByText(/LAPSED-1 REJECTED/)
    .waitFor();
  await move(page, 'insurance', 'Verify the policy');
  await dealIs(page, 'CLEARED');
  await move(page, 'deliver', 'Deliver the car');
  await dealIs(page, 'DELIVERED');
  await page.getByText('Simulate a counterparty').click();
  await page.getByLabel('Play a scenario').selectOption('concierge-buy-settled');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await dealIs(page, 'SETTLED');

  await view(page, 'Webhooks');
  await page.getByLabel('Search deliveries').fill('Deal.settled');
  const settled = page.getByRole('row', { name: /Deal\.settled@1/ });
  await settled.getByRole('button', { name: 'Deal.settled@1', exact: true }).click();
  const attempts = page.getByRole('region', { name: 'Delivery', exact: true }).getByRole('listitem');
  await settled.getByRole('button', { name: 'replay' }).click();
  await attempts.nth(1).getByText(/^v1,/).waitFor();

  await view(page, 'Dealer');
  await page.getByRole('navigation', { name: 'Dealer' }).getByRole('link', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: 'Reconcile the sandbox ledger' }).click();
  await page.getByRole('region', { name: 'Matched lines', exact: true }).getByRole('row').nth(1).waitFor();
  await page
    .getByRole('region', { name: 'Unmatched lines' })
    .getByText(/below the floor/)
    .first()
    .waitFor();

  // Only the hash of the address changed.
  expect(new Set(loads)).toEqual(new Set(['/?face=workbench']));
  expect(complaints).toEqual([]);
});
