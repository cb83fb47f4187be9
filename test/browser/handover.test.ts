/** The buyer's pages in every state of a link or a signing session. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { launchBrowser, watchedPage } from './browser.ts';

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
const SIGNER = { signer: { name: 'Ada Lovelace' } };

let carport: ListeningService;
let browser: Browser;

beforeAll(async () => {
  [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await carport.close();
});

const post = async (path: string, body: object = {}) =>
  (await fetch(`${carport.url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();

async function deskedDeal(): Promise<string> {
  const { dealId } = await post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada' } });
  await post(`/buy/deals/${dealId}/desk`, FIGURES);
  return `/buy/deals/${dealId}`;
}

async function deliverDeal(): Promise<string> {
  const deal = await deskedDeal();
  await post(`${deal}/esign`, SIGNER);
  await post(`${deal}/esign/ceremony`);
  await post(`${deal}/notarize`, SIGNER);
  await post(`${deal}/stips`, { stips: ['driver-license'] });
  await post(`${deal}/insurance`, { policy: { policyNumber: 'HM-204-118' } });
  return deal;
}

/** The one action button, in every state. */
const countActions = (page: Page) => page.locator('.buyer-deed').locator('button, a').count();

async function phoneAt(address: string, expected: readonly number[] = []) {
  const watched = await watchedPage(browser, { ...PHONE, expected });
  await watched.page.goto(address);
  return watched;
}

describe('a checkout page', () => {
  it('shows the amount, the car and the next step, and updates when the figures change', async () => {
    const deal = await deskedDeal();
    const { checkoutUrl, price } = await post(`${deal}/checkout`);
    const { page, complaints } = await phoneAt(checkoutUrl);
    const amount = Number(price.amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await page.getByRole('heading', { name: amount }).waitFor();
    await page.getByText('Your figures').waitFor();
    await page.getByText('2025 Toyota Camry XSE').waitFor();
    expect(await countActions(page)).toBe(1);
    await post(`${deal}/desk`, { ...FIGURES, salesPrice: '30000.00' });
    await page.getByText('no longer valid').waitFor();
    expect(await countActions(page)).toBe(1);
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    expect(page.url()).not.toBe(checkoutUrl);
    await page.goto(checkoutUrl);
    await page.getByRole('link', { name: 'Open the current link' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('settles a delivered deal with the operator’s token, and refuses a wrong one', async () => {
    const deal = await deliverDeal();
    const { checkoutUrl } = await post(`${deal}/checkout`);
    await post(`${deal}/deliver`);
    const { page, complaints } = await phoneAt(checkoutUrl, [401]);
    await page.getByLabel('Operator token').fill('wrong');
    await page.getByRole('button', { name: 'Settle this amount' }).click();
    await page.locator('[data-answer]', { hasText: /bearer/i }).waitFor();
    await page.getByLabel('Operator token').fill('settle-token');
    await page.getByRole('button', { name: 'Settle this amount' }).click();
    await page.getByText('This deal is settled.').waitFor();
    expect(await countActions(page)).toBe(1);
    expect((await (await fetch(checkoutUrl)).json()).status).toBe('settled');
    expect(complaints).toEqual([]);
  });

  it('shows that a link has expired, and refuses a new link to a visitor without the account’s key', async () => {
    const mint = await post('/keys');
    const authorization = `Bearer ${mint.key}`;
    const postWithKey = async (path: string, body: object = {}) =>
      (
        await fetch(`${carport.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { authorization } })
      ).json();
    const { dealId } = await postWithKey('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
    await postWithKey(`/buy/deals/${dealId}/desk`, FIGURES);
    const { checkoutUrl } = await postWithKey(`/buy/deals/${dealId}/checkout`);
    await postWithKey('/sandbox/clock', { advance: 'P2D' });
    const { page } = await phoneAt(checkoutUrl, [404]);
    await page.getByText('has expired').waitFor();
    // The deal belongs to another account, so the visitor learns only that.
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await page.locator('[data-answer]', { hasText: /deal/i }).waitFor();
  });
});

describe('a signing page', () => {
  it('claims its handoff when opened, signs with one button, and then says that it is signed', async () => {
    const deal = await deskedDeal();
    const { ceremonyUrl } = await post(`${deal}/esign`, SIGNER);
    const signingStatus = async () => (await (await fetch(ceremonyUrl)).json()).status;
    expect(await signingStatus()).toBe('parked');
    const { page, complaints } = await phoneAt(ceremonyUrl);
    await expect.poll(signingStatus).toBe('claimed');
    expect(await countActions(page)).toBe(1);
    await page.getByRole('button', { name: /^Sign all/ }).click();
    await page.getByText('These documents are signed.').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('becomes void once the figures change', async () => {
    const deal = await deskedDeal();
    const { ceremonyUrl } = await post(`${deal}/esign`, SIGNER);
    await post(`${deal}/desk`, { ...FIGURES, term: 48 });
    const { page, complaints } = await phoneAt(ceremonyUrl);
    await page.getByText('these documents are void').waitFor();
    expect(complaints).toEqual([]);
  });
});
