/** Long lists of the workbench: search and paging reach every row, however many pages there are. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, workbench } from './workbench.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const NOW = '2026-11-28T12:00:00.000Z';

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

interface List {
  /** Pattern of the intercepted address. */
  readonly pattern: RegExp;
  readonly member: string;
  readonly rows: readonly object[];
}

/** Serves a list page by page in place of the service. */
async function servePages(page: Page, { pattern, member, rows }: List): Promise<void> {
  await page.route(pattern, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [at, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
    const shown = rows.slice((at - 1) * limit, at * limit);
    return route.fulfill({
      headers: { 'x-envelope': 'OK' },
      json: { type: 'OK', [member]: shown, page: at, limit, total: rows.length, links: {} },
    });
  });
}

const deal = (n: number) => ({
  dealId: `deal_${n}`,
  dealType: 'Concierge Buy',
  state: n === 20 ? 'SETTLED' : 'OPENED',
  vin: VIN,
  openedAt: NOW,
  available: ['desk'],
  href: `/buy/deals/deal_${n}`,
});

it('searches and filters the deals of every page', async () => {
  const { page, complaints } = await bench.at('#/scan');
  const rows = Array.from({ length: 250 }, (_, i) => deal(250 - i));
  await servePages(page, { pattern: /\/buy\/deals\?/, member: 'deals', rows });
  await page.goto(`${bench.carport.url}/?face=workbench#/deals`);
  await page.getByText('Deals 1 to 100 of 250').waitFor();
  expect(await page.getByRole('link', { name: 'deal_7', exact: true }).count()).toBe(0);
  await page.getByLabel('State').selectOption('SETTLED');
  await page.getByText('deal_20', { exact: true }).waitFor();
  await page.getByLabel('State').selectOption('');
  await page.getByLabel('Search deals').fill('deal_7');
  await page.getByText('deal_7', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(1 + 11);
  await page.getByLabel('Search deals').fill('deal_');
  await page.getByText('Deals 1 to 100 of 250').waitFor();
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByText('Deals 201 to 250 of 250').waitFor();
  await page.getByText('deal_1', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('shows a refusal in the middle of a search, and continues from there', async () => {
  const { page } = await bench.at('#/scan');
  const rows = Array.from({ length: 250 }, (_, i) => deal(250 - i));
  await servePages(page, { pattern: /\/buy\/deals\?/, member: 'deals', rows });
  let isDown = true;
  await page.route(/\/buy\/deals\?.*page=2/, (route) =>
    isDown
      ? route.fulfill({
          status: 503,
          headers: { 'x-envelope': 'UNAVAILABLE' },
          json: { type: 'UNAVAILABLE', code: 'store-unavailable', reason: 'The store is not available. Retry later.' },
        })
      : route.fallback(),
  );
  await page.goto(`${bench.carport.url}/?face=workbench#/deals`);
  await page.getByText('Deals 1 to 100 of 250').waitFor();
  await page.getByLabel('Search deals').fill('deal_7');
  await page.getByRole('alert').getByText('store-unavailable').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('deal_7', { exact: true }).waitFor();
});

it('pages through every call that the service keeps', async () => {
  const { page, complaints } = await bench.at('#/scan');
  const requests = Array.from({ length: 200 }, (_, i) => ({
    requestId: `call-${200 - i}`,
    at: NOW,
    method: 'GET',
    path: `/pricing?n=${200 - i}`,
    status: 200,
    envelope: 'OK',
    latencyMs: 1,
    price: '0.00',
  }));
  await page.route(/\/sandbox\/requests$/, (route) =>
    route.request().headers().accept === 'text/event-stream'
      ? route.fulfill({ contentType: 'text/event-stream', body: ':\n\n' })
      : route.fulfill({ headers: { 'x-envelope': 'OK' }, json: { type: 'OK', requests, lastSeq: 9 } }),
  );
  await page.goto(`${bench.carport.url}/?face=workbench#/calls`);
  await page.getByText('Calls 1 to 100 of 200').waitFor();
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByRole('button', { name: 'GET /pricing?n=1', exact: true }).waitFor();
  await page.getByLabel('Search calls').fill('n=150');
  await page.getByRole('button', { name: 'GET /pricing?n=150', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
