/** Somebody faster than the network: what is pressed while an earlier move is under way is neither lost nor made twice. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listeningService } from '#test/service-process.ts';
import { launchBrowser, press, stage, standAt, watchedPage } from './browser.ts';

let carport: Listening;
let browser: Browser;

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

/** Holds back the first reading of the menu after it was presented, which the move itself waits for; the feed's own come through. */
async function withSlowMove(page: Page): Promise<{ held(): Promise<Route> }> {
  let hasPresented = false;
  let hold: (route: Route) => void = () => {};
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  let isHolding = false;
  page.on('response', (response) => {
    hasPresented ||= response.url().endsWith('/menu/present');
  });
  await page.route(/\/fi\/deals\/deal_\w+$/, async (route) => {
    if (!hasPresented || isHolding) return route.continue();
    isHolding = true;
    hold(route);
  });
  return { held: () => held };
}

it('presses on before the page has caught up', async () => {
  const { page, complaints } = await watchedPage(browser);
  const picks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/menu/select')) picks.push(request.method());
  });
  await page.goto(`${carport.url}/`);
  await page.locator('.sticker').waitFor();
  await page.getByRole('button', { name: 'Buy this car' }).click();
  await press(page, 'Open the deal');
  await press(page, 'Work the numbers');
  await standAt(page, 'DESKED');
  await press(page, 'Continue to F&I menu');
  const { held } = await withSlowMove(page);
  await press(page, 'Build and present the menu');
  const route = await held();
  await page.getByLabel('The disclosures were shown').check();
  await press(page, 'Choose Better');
  await press(page, 'Choose Better');
  await route.continue();
  await stage(page).locator('.picked').waitFor();
  expect(picks).toEqual(['POST']);
  expect(complaints).toEqual([]);
});
