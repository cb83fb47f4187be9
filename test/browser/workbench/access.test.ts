/**
 * Accessibility of the workbench: no serious violation in either theme, no overflow on a phone, keyboard, outages, long
 * streams.
 */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, dealIs, workbench } from './workbench.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DEMO = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };

let bench: Bench;
let dealId = '';
beforeAll(async () => {
  bench = await workbench();
  ({ dealId = '' } = await bench.post('/buy/deals', DEMO));
  await bench.post(`/buy/deals/${dealId}/desk`, {
    salesPrice: '31500.00',
    downPayment: '4000.00',
    term: 60,
    zip: '94105',
  });
  await bench.post(`/fi/deals/${dealId}/menu`);
  await bench.post('/dealer/leads', { vin: DEMO.vin, customer: { name: 'Sample Shopper' } });
  await bench.post('/webhooks', { url: 'https://receiver.carport.test/carport' });
});
afterAll(() => bench.close());

/** Each view, and what must be visible before it is checked. */
const views = (): readonly (readonly [hash: string, ready: string])[] => [
  ['#/deals', '.rows'],
  [`#/deals/${dealId}?move=esign`, '.timeline li'],
  [`#/desk?deal=${dealId}`, '.packages'],
  [`#/order?deal=${dealId}`, '.order table'],
  ['#/dealer/inventory', '#cars-title'],
  ['#/dealer/leads', '.rows'],
  ['#/dealer/book', '.rows'],
  ['#/dealer/ledger', '.drop'],
  ['#/sandbox/clock', '.clock-now'],
  ['#/sandbox/states', '.machine-card'],
  ['#/sandbox/faults', '.rows'],
  ['#/calls', '.calls'],
  ['#/webhooks', '.rows'],
  ['#/scan', '.vin-form'],
];

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate((rules) => {
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    return judge.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
  }, RULES);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function show(page: Page, hash: string, ready: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
  await page.locator(`main[data-address="${hash}"]`).locator(ready).first().waitFor();
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it('has no serious accessibility violation in any view', { timeout: 120_000 }, async () => {
    const { page, complaints } = await bench.at('#/deals', { colorScheme });
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const [hash, ready] of views()) {
      await show(page, hash, ready);
      found.push(...(await violationsOn(page)).map((barrier) => `${hash} ${barrier}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('has no overflow on a phone 360 pixels wide', async () => {
  const { page } = await bench.at('#/deals', { viewport: { width: 360, height: 740 } });
  const wide: string[] = [];
  for (const [hash, ready] of views()) {
    await show(page, hash, ready);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) wide.push(`${hash} ${over}`);
  }
  expect(wide).toEqual([]);
  const links = await page.getByRole('navigation', { name: 'Views' }).getByRole('link').all();
  const ends = await Promise.all(links.map((link) => link.boundingBox()));
  expect(ends.map((box) => box !== null && box.x + box.width <= 360)).toEqual(Array(7).fill(true));
});

it('makes a move by keyboard alone and focuses the next step', async () => {
  const { page } = await bench.at(`#/deals/${dealId}`);
  await dealIs(page, 'DESKED');
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let tabs = 0; tabs < 60 && (await focusedText()) !== 'checkout'; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focusedText).toBe('Checkout');
  await page.keyboard.press('Tab');
  expect(await focusedText()).toBe('Create the link');
  await page.keyboard.press('Enter');
  await dealIs(page, 'CHECKOUT_OPEN');
  await expect.poll(focusedText).toMatch(/^2025 Toyota Camry XSE/);
});

it('reports that the service does not respond, and recovers when it does', async () => {
  const { page } = await bench.at('#/dealer/leads');
  await page.locator('.rows').waitFor();
  await page.context().setOffline(true);
  await show(page, '#/dealer/book', '.refusal');
  await page.getByText('The service did not answer').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.rows').waitFor();
  await page.route('**/dealer/leads*', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-envelope': 'UNAVAILABLE' },
      json: { type: 'UNAVAILABLE', code: 'store-unavailable', reason: 'The store is not available. Retry later.' },
    }),
  );
  await show(page, '#/dealer/leads', '.refusal');
  await page.getByRole('alert').getByText('store-unavailable').waitFor();
});

it('shows a stream of 5,000 events without drawing them all', async () => {
  const { page } = await bench.at('#/deals');
  const event = (seq: number) => ({
    seq,
    id: `event_${seq}`,
    type: 'Deal.desked@1',
    time: '2026-11-28T12:00:00.000Z',
    data: { reason: `event ${seq}` },
  });
  const body = Array.from({ length: 5000 }, (_, i) => `id: ${i + 1}\ndata: ${JSON.stringify(event(i + 1))}\n\n`).join(
    '',
  );
  await page.route('**/events', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await show(page, `#/deals/${dealId}`, '.timeline li');
  await page
    .getByRole('region', { name: /^Events/ })
    .getByText('5000', { exact: true })
    .first()
    .waitFor();
  expect(await page.locator('.timeline li').count()).toBeLessThan(500);
});
