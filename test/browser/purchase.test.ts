/** A whole purchase on the page by clicks. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/service-process.ts';
import { arriveAt, launchBrowser, press, stage, standAt, type WatchedPage, watchedPage } from './browser.ts';

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
  await press(page, 'Open the deal');
  await arriveAt(page, 'Work the numbers');
  return watched;
}

describe('the purchase walk-through', () => {
  it('takes a deal from open to settled, and the buyer’s own pages follow it', async () => {
    const { page, complaints } = await openedDeal();
    await press(page, 'Work the numbers');
    await standAt(page, 'DESKED');
    await press(page, 'Continue to F&I menu');

    await press(page, 'Build and present the menu');
    await page.getByLabel('The disclosures were shown').check();
    await press(page, 'Choose Better');
    for (const deed of ['Stage the contracts', 'Approve the contracts', 'Capture with a license'])
      await press(page, deed);
    await stage(page).getByText('In force, dated by the deal.').waitFor();
    await press(page, 'Continue to Credit');

    await page.getByRole('radio', { name: 'conditioned' }).check();
    await press(page, 'Send the decision');
    await stage(page).getByText('The application is conditioned.').waitFor();
    await press(page, 'Continue to Checkout');

    await press(page, 'Create a checkout link');
    await standAt(page, 'CHECKOUT_OPEN');
    await press(page, 'Continue to Sign');

    await press(page, 'Send the documents');
    const [signing] = await Promise.all([
      page.waitForEvent('popup'),
      stage(page).getByRole('link', { name: 'Open the signing page' }).click(),
    ]);
    await signing.getByRole('button', { name: /^Sign all \d+ documents$/ }).click();
    await signing.getByText('These documents are signed.').waitFor();
    await signing.close();
    // The page learns of it from the deal's own stream.
    await stage(page).getByText('Signed by Demo Buyer.').waitFor();
    await press(page, 'Continue to Notarize');

    await press(page, 'Notarize');
    await arriveAt(page, 'Stipulations');
    await press(page, 'Send the proofs');
    await arriveAt(page, 'Insurance');
    await press(page, 'Verify the policy');
    await arriveAt(page, 'Deliver');
    await standAt(page, 'CLEARED');
    await press(page, 'Deliver the car');
    await arriveAt(page, 'Settle');
    await page.getByLabel('Operator token').fill('settle-token');
    await press(page, 'Settle the deal');
    await arriveAt(page, 'Settled');
    await standAt(page, 'SETTLED');

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
    await standAt(page, 'DESKED');
    await page.locator('.steps').getByRole('button', { name: 'Settle' }).click();
    await press(page, 'Settle the deal');
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    expect(await refusal.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await expect
      .poll(() => refusal.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);

    await page.locator('.steps').getByRole('button', { name: 'Sign' }).click();
    await press(page, 'Send the documents');
    await press(page, 'Sign here');
    await press(page, 'Notarize');
    await arriveAt(page, 'Stipulations');
    await press(page, 'Send the proofs');
    await arriveAt(page, 'Insurance');
    await press(page, 'Verify the policy');
    await arriveAt(page, 'Deliver');
    await press(page, 'Deliver the car');
    await arriveAt(page, 'Settle');
    await page.getByLabel('Operator token').fill('settle-token');
    await press(page, 'Settle the deal');
    await arriveAt(page, 'Settled');
    await standAt(page, 'SETTLED');
    expect(await stage(page).getByText('The deal is paid').count()).toBe(1);
  });

  it('requests the figures when a slider comes to rest, and draws the response', async () => {
    const { page, complaints } = await openedDeal();
    await press(page, 'Work the numbers');
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
    await press(page, 'Work the numbers');
    await standAt(page, 'DESKED');
    await page.locator('.way-words', { hasText: 'cancel' }).click();
    await arriveAt(page, 'Cancel');
    await press(page, 'Cancel the deal');
    await standAt(page, 'CANCELLED');
    expect(await page.locator('.move').count()).toBe(0);
  });

  it('shows refusals: a menu without acknowledgment, a settlement without the operator', async () => {
    const { page, complaints } = await openedDeal();
    await press(page, 'Work the numbers');
    await press(page, 'Continue to F&I menu');
    await press(page, 'Build and present the menu');
    await press(page, 'Choose Good');
    const refusal = page.getByRole('alert');
    await refusal.getByText('disclosures-unacknowledged').waitFor();
    await page.locator('.steps').getByRole('button', { name: 'Settle' }).click();
    await press(page, 'Settle the deal');
    await refusal.getByText('missing-bearer').waitFor();
    expect(complaints.filter((line) => !/status of (400|401) /.test(line))).toEqual([]);
  });

  it('resumes an existing deal by its id after a reload', async () => {
    const { page } = await openedDeal();
    await press(page, 'Work the numbers');
    await standAt(page, 'DESKED');
    await page.reload();
    await standAt(page, 'DESKED');
    await arriveAt(page, 'F&I menu');
    expect(await page.locator('.feed .fact').first().textContent()).toBe('Deal.opened@1');
  });
});
