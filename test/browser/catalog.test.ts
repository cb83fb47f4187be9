/** The catalog on the page: forms from schemas, a key with its meter, the conformance listing, and cars by VIN. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { launchBrowser, watchedPage } from './browser.ts';

let carport: ListeningService;
let browser: Browser;

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

async function openCatalog(expected: readonly number[] = []) {
  const watched = await watchedPage(browser, { expected });
  await watched.page.goto(`${carport.url}/`);
  await watched.page.locator('.sticker').waitFor();
  return watched;
}

const endpoint = (page: Page, method: string, path: string) =>
  page.locator(`details[data-method="${method}"][data-path="${path}"]`);

describe('the VIN box', () => {
  it('shows a car next to the exact request and the raw envelope', async () => {
    const { page, complaints } = await openCatalog();
    await page.getByRole('link', { name: 'a flood history' }).click();
    await page.getByRole('heading', { name: 'On record' }).waitFor();
    expect(await page.locator('.record-wire .request').textContent()).toContain('GET /F1XBRAND8KADV9001 HTTP/1.1');
    const raw = await page.locator('.record-wire .json').textContent();
    const served = await (await fetch(`${carport.url}/F1XBRAND8KADV9001`)).json();
    expect(JSON.parse(raw ?? '')).toEqual(served);
    expect(await page.locator('.record-wire .provenance').textContent()).toBe('sandbox · simulated · sample record');
    expect(complaints).toEqual([]);
  });

  it('shows the refusal of an invalid VIN', async () => {
    const { page } = await openCatalog([400]);
    await page.getByLabel('VIN').first().fill('1HGCM82633A00435I');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.locator('#record').getByRole('alert').getByText('invalid-vin').waitFor();
  });
});

describe('a try-it form', () => {
  it('exists for every endpoint of the catalog', async () => {
    const { page, complaints } = await openCatalog();
    const { pillars } = await (await fetch(`${carport.url}/index.json`)).json();
    const total = pillars.reduce((sum: number, { endpoints }: { endpoints: unknown[] }) => sum + endpoints.length, 0);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('details[data-endpoint]')) one.open = true;
    });
    await page
      .locator('details[data-endpoint] form')
      .nth(total - 1)
      .waitFor();
    expect(await page.locator('details[data-endpoint] form').count()).toBe(total);
    expect(complaints).toEqual([]);
  });

  it('sends its field values and shows the raw response', async () => {
    const { page, complaints } = await openCatalog();
    const form = endpoint(page, 'POST', '/financing/refinance/quotes');
    await form.locator('summary').first().click();
    await form.getByLabel('currentBalance').fill('18000.00');
    const sentRequest = page.waitForRequest((request) => request.url().endsWith('/financing/refinance/quotes'));
    await form.getByRole('button', { name: 'Send' }).click();
    expect((await sentRequest).postDataJSON()).toMatchObject({ currentBalance: '18000.00' });
    await form.locator('.kind', { hasText: 'OFFER' }).waitFor();
    expect(await form.locator('.json').textContent()).toContain('"offers"');
    expect(complaints).toEqual([]);
  });

  it('sends incomplete input, and shows the refusal of the service', async () => {
    const { page } = await openCatalog([400]);
    const form = endpoint(page, 'POST', '/buy/deals');
    await form.locator('summary').first().click();
    await form.getByLabel('buyer.zip').fill('9410');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.locator('.kind', { hasText: 'BLOCKED' }).waitFor();
    expect(await form.locator('.json').textContent()).toContain('buyer.zip');
  });

  it('is found by search words', async () => {
    const { page } = await openCatalog();
    await page.getByLabel('Find an endpoint').fill('operator settle');
    await page.getByText('1 endpoints').waitFor();
    await endpoint(page, 'POST', '/buy/deals/{dealId}/settle').waitFor();
  });
});

describe('a key', () => {
  it('is created by one click, sent with every call, metered live, kept in the tab, and forgotten once revoked', async () => {
    const { page, complaints } = await openCatalog();
    await page.getByRole('button', { name: 'Mint a sandbox key' }).click();
    expect(await page.locator('.secret-key').textContent()).toMatch(/^vk_sandbox_/);
    await page.locator('.bar-meter', { hasText: '$0.00 of $25.00' }).waitFor();
    const sentRequest = page.waitForRequest((request) => request.url().includes('/payments/'));
    await page.getByRole('link', { name: 'from the corpus' }).click();
    expect((await sentRequest).headers().authorization).toMatch(/^Bearer vk_sandbox_/);
    await page.locator('.bar-meter', { hasText: '$0.01 of $25.00' }).waitFor();
    await page.getByRole('button', { name: 'Hide the key' }).click();
    expect(await page.locator('#key').textContent()).not.toMatch(/vk_sandbox_\w{20}/);
    expect(await page.evaluate(() => [localStorage.length, document.cookie, sessionStorage.length])).toEqual([
      0,
      '',
      1,
    ]);
    await page.reload();
    await page.getByRole('button', { name: 'Revoke and forget' }).click();
    await page.getByRole('button', { name: 'Mint a sandbox key' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

it('searches the conformance listing through the service', async () => {
  const { page, complaints } = await openCatalog();
  await page.locator('#conformance').scrollIntoViewIfNeeded();
  await page.locator('#conformance').getByText('3,927 capabilities').waitFor();
  await page.getByLabel('Search the capabilities').fill('title transfer');
  await page.locator('#conformance code', { hasText: '/title-transfers/' }).first().waitFor();
  await page.getByLabel('Search the capabilities').fill('no such thing at all');
  await page.getByText('0 capabilities', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
