/** The page by keyboard alone, from the address bar to the settled deal. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { launchBrowser, waitForPanel, waitForState, watchedPage } from './browser.ts';

const TABS_MAX = 160;

let carport: ListeningService;
let browser: Browser;

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

/** The accessible name of the focused control. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const control = document.activeElement as HTMLInputElement | null;
    const label = control?.labels?.[0]?.textContent ?? control?.getAttribute('aria-label') ?? control?.textContent;
    return label?.replace(/\s+/g, ' ').trim() ?? '';
  });
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < TABS_MAX; i += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`${TABS_MAX} tabs never reached ${name}`);
}

async function enter(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

it('buys a car by keyboard alone', { timeout: 120_000 }, async () => {
  const { page, complaints } = await watchedPage(browser);
  await page.goto(`${carport.url}/`);
  await page.locator('.sticker').waitFor();
  await enter(page, 'Skip to the content');
  await tabTo(page, 'VIN');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('wp1zz0na2nz000157');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '2022 Porsche Macan S' }).waitFor();
  await enter(page, 'Buy this car');
  await waitForPanel(page, 'Open a deal');
  await enter(page, 'Open the deal');
  await waitForPanel(page, 'Work the numbers');
  await enter(page, 'Work the numbers');
  await waitForState(page, 'DESKED');

  await page.getByText(/a month for 60 months/).waitFor();
  // Up from the button to the slider, and down again.
  await page.locator('#slider-term').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('a month for 72 months').waitFor();
  await enter(page, 'Continue to F&I menu');
  await waitForPanel(page, 'F&I menu');
  await enter(page, 'Build and present the menu');
  await page.getByRole('button', { name: 'Choose Good' }).waitFor();
  await tabTo(page, 'The disclosures were shown and acknowledged. The selection is refused without it.');
  await page.keyboard.press('Space');
  await enter(page, 'Choose Good');
  await page.locator('.picked').waitFor();
  await enter(page, 'Continue to Credit');
  await waitForPanel(page, 'Credit decision');
  await enter(page, 'Send the decision');
  await page.getByText('The application is approved.').waitFor();
  await enter(page, 'Continue to Checkout');
  await waitForPanel(page, 'Checkout');
  await enter(page, 'Create a checkout link');
  await waitForState(page, 'CHECKOUT_OPEN');
  await enter(page, 'Continue to Sign');
  await waitForPanel(page, 'Sign');
  await enter(page, 'Send the documents');
  await page.getByRole('link', { name: 'Open the signing page' }).waitFor();
  await enter(page, 'Sign here');
  for (const [title, deed] of [
    ['Notarize', 'Notarize'],
    ['Stipulations', 'Send the proofs'],
    ['Insurance', 'Verify the policy'],
    ['Deliver', 'Deliver the car'],
  ] as const) {
    await waitForPanel(page, title);
    await enter(page, deed);
  }
  await waitForPanel(page, 'Settle');
  await tabTo(page, 'Operator token');
  await page.keyboard.type('settle-token');
  await page.keyboard.press('Enter');
  await waitForState(page, 'SETTLED');
  expect(complaints).toEqual([]);
});
