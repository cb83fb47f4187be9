/** Takes the screenshots of docs/screens: `node test/browser/screens.ts`. */
import type { Page } from 'playwright-core';
import { listeningService } from '#test/stores/service-process.ts';
import { clickInPanel, launchBrowser, waitForState, watchedPage } from './browser.ts';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;

const carport = await listeningService();
const browser = await launchBrowser();

async function openPage(width: number, height: number, colorScheme: 'light' | 'dark', scale = 1): Promise<Page> {
  const { page } = await watchedPage(browser, { viewport: { width, height }, colorScheme, deviceScaleFactor: scale });
  await page.goto(`${carport.url}/`);
  await page.locator('.sticker').waitFor();
  return page;
}

async function deskDeal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy this car' }).click();
  await clickInPanel(page, 'Open the deal');
  await clickInPanel(page, 'Work the numbers');
  await waitForState(page, 'DESKED');
}

/** Scrolls to the heading of the section. */
async function showPurchase(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('#purchase')?.scrollIntoView());
}

/** The workbench: one deal, the desk and the clock. */
async function workbench(): Promise<void> {
  const { key } = await (await fetch(`${carport.url}/keys`, { method: 'POST' })).json();
  const post = async (path: string, body: object) =>
    (
      await fetch(`${carport.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      })
    ).json();
  const { dealId } = await post('/buy/deals', {
    vin: 'F1XDEMCR4SDEM0001',
    buyer: { zip: '94105', name: 'Demo Buyer' },
  });
  await post(`/buy/deals/${dealId}/desk`, { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' });
  await post(`/buy/deals/${dealId}/checkout`, {});
  for (const [name, hash, ready, colorScheme] of [
    ['workbench-deal', `#/deals/${dealId}`, '.timeline li', 'light'],
    ['workbench-desk', '#/desk', '.grid-table', 'dark'],
  ] as const) {
    const { page } = await watchedPage(browser, { viewport: { width: 1440, height: 1000 }, colorScheme });
    await page.addInitScript((secret) => sessionStorage.setItem('carport-key', secret), key);
    await page.goto(`${carport.url}/?face=workbench${hash}`);
    await page.locator(ready).first().waitFor();
    await page.getByText('2025 Toyota Camry XSE').first().waitFor();
    await page.screenshot({ path: `${FOLDER}${name}.png` });
  }
}

try {
  const first = await openPage(1440, 1290, 'light');
  await first.screenshot({ path: `${FOLDER}first-screen.png` });

  const walk = await openPage(1440, 1240, 'dark');
  await deskDeal(walk);
  await clickInPanel(walk, 'Continue to F&I menu');
  await clickInPanel(walk, 'Build and present the menu');
  await walk.getByLabel('The disclosures were shown').check();
  await clickInPanel(walk, 'Choose Better');
  await walk.locator('.picked').waitFor();
  await walk.locator('.steps').getByRole('button', { name: 'Desk' }).click();
  await walk.locator('.part-products').first().waitFor();
  await showPurchase(walk);
  await walk.screenshot({ path: `${FOLDER}purchase.png` });

  const phone = await openPage(360, 900, 'light', 2);
  await deskDeal(phone);
  await showPurchase(phone);
  await phone.screenshot({ path: `${FOLDER}phone-360.png` });

  await workbench();
} finally {
  await browser.close();
  await carport.close();
}
