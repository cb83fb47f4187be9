/** A user faster than the network: clicks during an earlier move are neither lost nor executed twice. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { clickInPanel, currentPanel, launchBrowser, waitForState, watchedPage } from './browser.ts';

let carport: ListeningService;
let browser: Browser;

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

/** Has the service present the menu and delays its response: the page learns of the menu from the deal's stream. */
async function withSlowAnswer(page: Page): Promise<{ release(): void }> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/menu/present', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return { release };
}

it('sends a move once, after the answer to the earlier move, when it is clicked twice meanwhile', async () => {
  const { page, complaints } = await watchedPage(browser);
  const picks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/menu/select')) picks.push(request.method());
  });
  await page.goto(`${carport.url}/`);
  await page.locator('.sticker').waitFor();
  await page.getByRole('button', { name: 'Buy this car' }).click();
  await clickInPanel(page, 'Open the deal');
  await clickInPanel(page, 'Work the numbers');
  await waitForState(page, 'DESKED');
  await clickInPanel(page, 'Continue to F&I menu');
  const { release } = await withSlowAnswer(page);
  await clickInPanel(page, 'Build and present the menu');
  await page.getByLabel('The disclosures were shown').check();
  await clickInPanel(page, 'Choose Better');
  await clickInPanel(page, 'Choose Better');
  expect(picks).toEqual([]);
  release();
  await currentPanel(page).locator('.picked').waitFor();
  expect(picks).toEqual(['POST']);
  expect(complaints).toEqual([]);
});
