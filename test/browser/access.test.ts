/** Accessibility of the page: no serious violation, no overflow on a narrow phone, light and dark. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { clickInPanel, launchBrowser, waitForState, watchedPage } from './browser.ts';

let carport: ListeningService;
let browser: Browser;
let checkout = '';
let signing = '';

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
  const post = async (path: string, body: object) =>
    (await fetch(`${carport.url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  const { dealId } = await post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
  const at = `/buy/deals/${dealId}`;
  await post(`${at}/desk`, { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' });
  checkout = (await post(`${at}/checkout`, {})).checkoutUrl;
  signing = (await post(`${at}/esign`, { signer: { name: 'Ada Lovelace' } })).ceremonyUrl;
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

/** WCAG 2.2 at levels A and AA, and the library's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Serious and critical violations, each with its location. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => {
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    return judge.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
  }, RULES);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens everything that a visitor can have open at once. */
async function openEverything(page: Page): Promise<void> {
  await page.goto(`${carport.url}/`);
  await page.locator('.sticker').waitFor();
  await clickInPanel(page, 'Open the deal');
  await clickInPanel(page, 'Work the numbers');
  await waitForState(page, 'DESKED');
}

async function fullPage(page: Page): Promise<void> {
  await openEverything(page);
  await clickInPanel(page, 'Continue to F&I menu');
  await clickInPanel(page, 'Build and present the menu');
  await page.locator('.package').first().waitFor();
  await page.getByRole('button', { name: 'Mint a sandbox key' }).click();
  await page.locator('.secret').waitFor();
  const endpoint = page.locator('details[data-path="/financing/refinance/quotes"]');
  await endpoint.locator('summary').first().click();
  await endpoint.getByRole('button', { name: 'Send' }).click();
  await endpoint.locator('.exchange').waitFor();
  await page.locator('#conformance').scrollIntoViewIfNeeded();
  await page.locator('#conformance table').waitFor();
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it('the front page has no serious accessibility violation', async () => {
    const { page, complaints } = await watchedPage(browser, { colorScheme });
    await fullPage(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('the buyer’s pages have no serious accessibility violation', async () => {
    const { page, complaints } = await watchedPage(browser, { colorScheme });
    for (const address of [checkout, signing]) {
      await page.goto(address);
      await page.getByText('2025 Toyota Camry XSE').waitFor();
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});

it('gives every drawing a table of its numbers or moves', async () => {
  const { page } = await watchedPage(browser);
  await openEverything(page);
  for (const [name, row] of [
    ['Prices of the car', /^asking \$[\d,]+$/],
    ['What is paid for', /^Price \$[\d,.]+$/],
    ['How it is paid', /^Down \$[\d,.]+$/],
    [/^The states of deal concierge buy; the current one is desked$/, /^DESKED esign ceremony SIGNED$/],
  ] as const)
    await page.getByRole('table', { name }).getByRole('row', { name: row }).waitFor();
});

it('has no overflow on a phone 360 pixels wide', async () => {
  const { page } = await watchedPage(browser, { viewport: { width: 360, height: 740 } });
  await fullPage(page);
  expect(await overflow(page)).toBe(0);
  for (const address of [checkout, signing]) {
    await page.goto(address);
    expect(await overflow(page)).toBe(0);
  }
});
