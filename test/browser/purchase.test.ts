/** A whole purchase on the page by clicks. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import {
  clickInPanel,
  currentPanel,
  launchBrowser,
  type WatchedPage,
  waitForPanel,
  waitForState,
  watchedPage,
} from './browser.ts';

let carport: ListeningService;
let browser: Browser;

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

async function openedDeal(): Promise<WatchedPage> {
  const watched = await watchedPage(browser);
  const { page } = watched;
  await page.goto(`${carport.url}/`);
  await page.locator('.sticker').waitFor();
  await page.getByRole('button', { name: 'Buy this car' }).click();
  await clickInPanel(page, 'Open the deal');
  await waitForPanel(page, 'Work the numbers');
  return watched;
}

describe('the purchase walk-through', () => {
  it('takes a deal from open to settled, and the buyer’s own pages follow it', async () => {
    const { page, complaints } = await openedDeal();
    await clickInPanel(page, 'Work the numbers');
    await waitForState(page, 'DESKED');
    await clickInPanel(page, 'Continue to F&I menu');

    await clickInPanel(page, 'Build and present the menu');
    await page.getByLabel('The disclosures were shown').check();
    await clickInPanel(page, 'Choose Better');
    for (const deed of ['Stage the contracts', 'Approve the contracts', 'Capture with a license'])
      await clickInPanel(page, deed);
    await currentPanel(page).getByText('In force, dated by the deal.').waitFor();
    await clickInPanel(page, 'Continue to Credit');

    await page.getByRole('radio', { name: 'conditioned' }).check();
    await clickInPanel(page, 'Send the decision');
    await currentPanel(page).getByText('The application is conditioned.').waitFor();
    await clickInPanel(page, 'Continue to Checkout');

    await clickInPanel(page, 'Create a checkout link');
    await waitForState(page, 'CHECKOUT_OPEN');
    await clickInPanel(page, 'Continue to Sign');

    await clickInPanel(page, 'Send the documents');
    const [signing] = await Promise.all([
      page.waitForEvent('popup'),
      currentPanel(page).getByRole('link', { name: 'Open the signing page' }).click(),
    ]);
    await signing.getByRole('button', { name: /^Sign all \d+ documents$/ }).click();
    await signing.getByText('These documents are signed.').waitFor();
    await signing.close();
    // The page learns of it from the deal's own stream.
    await currentPanel(page).getByText('Signed by Demo Buyer.').waitFor();
    await clickInPanel(page, 'Continue to Notarize');

    await clickInPanel(page, 'Notarize');
    await waitForPanel(page, 'Stipulations');
    await clickInPanel(page, 'Send the proofs');
    await waitForPanel(page, 'Insurance');
    await clickInPanel(page, 'Verify the policy');
    await waitForPanel(page, 'Deliver');
    await waitForState(page, 'CLEARED');
    await clickInPanel(page, 'Deliver the car');
    await waitForPanel(page, 'Settle');
    await page.getByLabel('Operator token').fill('settle-token');
    await clickInPanel(page, 'Settle the deal');
    await waitForPanel(page, 'Settled');
    await waitForState(page, 'SETTLED');

    await page.locator('.checklist', { hasText: '8 of 8' }).waitFor();
    expect(await page.locator('.checklist li.is-done').count()).toBe(8);
    // The state is fetched and the events are streamed, so the last event may arrive later.
    await expect
      .poll(() => page.locator('.feed .fact').allTextContents())
      .toEqual(
        expect.arrayContaining([
          'Deal.opened@1',
          'Menu.selected@1',
          'Document.signed@1',
          'Handoff.claimed@1',
          'Payment.captured@1',
        ]),
      );
    expect(await page.locator('.move').allTextContents()).toEqual(['unwind']);
    expect([complaints, carport.faults]).toEqual([[], []]);
  });

  it('shows the settled deal after a purchase without F&I, and scrolls a refusal into view', async () => {
    const { page } = await openedDeal();
    // A choice desks the deal automatically after a pause.
    await page.getByRole('radio', { name: 'Cash' }).check();
    await waitForState(page, 'DESKED');
    await page.locator('.steps').getByRole('button', { name: 'Settle' }).click();
    await clickInPanel(page, 'Settle the deal');
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    expect(await refusal.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await expect
      .poll(() => refusal.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);

    await page.locator('.steps').getByRole('button', { name: 'Sign' }).click();
    await clickInPanel(page, 'Send the documents');
    await clickInPanel(page, 'Sign here');
    await clickInPanel(page, 'Notarize');
    await waitForPanel(page, 'Stipulations');
    await clickInPanel(page, 'Send the proofs');
    await waitForPanel(page, 'Insurance');
    await clickInPanel(page, 'Verify the policy');
    await waitForPanel(page, 'Deliver');
    await clickInPanel(page, 'Deliver the car');
    await waitForPanel(page, 'Settle');
    await page.getByLabel('Operator token').fill('settle-token');
    await clickInPanel(page, 'Settle the deal');
    await waitForPanel(page, 'Settled');
    await waitForState(page, 'SETTLED');
    expect(await currentPanel(page).getByText('The deal is paid').count()).toBe(1);
  });

  it('requests the figures when a slider comes to rest, and draws the response', async () => {
    const { page, complaints } = await openedDeal();
    await clickInPanel(page, 'Work the numbers');
    const payment = page.locator('.payment-amount');
    await payment.waitFor();
    const before = await payment.textContent();
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/desk') && reply.ok());
    await page.getByLabel('Term', { exact: true }).fill('36');
    const { desked } = await (await answered).json();
    expect(desked.term).toBe(36);
    await page.getByText('a month for 36 months').waitFor();
    expect((await payment.textContent())?.replaceAll(/[$,]/g, '')).toBe(desked.monthlyPayment);
    expect(await payment.textContent()).not.toBe(before);

    const untaxed = page.waitForResponse((reply) => reply.url().endsWith('/desk') && reply.ok());
    await page.getByLabel('ZIP code where the car is registered').fill('97201');
    expect((await (await untaxed).json()).desked.state).toBe('OR');
    await page.getByText(/^total .* in OR$/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens the step of a move that is clicked in the drawing', async () => {
    const { page } = await openedDeal();
    await clickInPanel(page, 'Work the numbers');
    await waitForState(page, 'DESKED');
    await page.locator('.way-words', { hasText: 'cancel' }).click();
    await waitForPanel(page, 'Cancel');
    await clickInPanel(page, 'Cancel the deal');
    await waitForState(page, 'CANCELLED');
    expect(await page.locator('.move').count()).toBe(0);
  });

  it('shows refusals: a menu without acknowledgment, a settlement without the operator', async () => {
    const { page, complaints } = await openedDeal();
    await clickInPanel(page, 'Work the numbers');
    await clickInPanel(page, 'Continue to F&I menu');
    await clickInPanel(page, 'Build and present the menu');
    await clickInPanel(page, 'Choose Good');
    const refusal = page.getByRole('alert');
    await refusal.getByText('disclosures-unacknowledged').waitFor();
    await page.locator('.steps').getByRole('button', { name: 'Settle' }).click();
    await clickInPanel(page, 'Settle the deal');
    await refusal.getByText('missing-bearer').waitFor();
    expect(complaints.filter((line) => !/status of (400|401) /.test(line))).toEqual([]);
  });

  it('resumes an existing deal by its id after a reload', async () => {
    const { page } = await openedDeal();
    await clickInPanel(page, 'Work the numbers');
    await waitForState(page, 'DESKED');
    await page.reload();
    await waitForState(page, 'DESKED');
    await waitForPanel(page, 'F&I menu');
    expect(await page.locator('.feed .fact').first().textContent()).toBe('Deal.opened@1');
  });
});
