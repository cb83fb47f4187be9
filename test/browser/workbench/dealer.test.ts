/** A dealer's day in the workbench: a feed, a lead, contracts and a ledger, from uploaded files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, workbench } from './workbench.ts';

const sample = (path: string) => fileURLToPath(new URL(`../../samples/${path}`, import.meta.url));
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

it('shows the refusal of a whole file', async () => {
  const { page, complaints } = await bench.at('#/dealer', { expected: [400] });
  await page.getByText('Paste text instead').click();
  await page.getByRole('textbox', { name: 'Text' }).fill('no,header\n1,2');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('malformed-feed').waitFor();
  expect(complaints).toEqual([]);
});

it('imports a feed, lists refusals by line, shows cars with photos, and exports them', async () => {
  const { page, complaints } = await bench.at('#/dealer');
  await page.route('https://photos.example/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }));
  const feed = [
    'vin,year,make,model,miles,price,photos',
    '1HGCM82633A004352,2003,Honda,Accord,120000,4500,https://photos.example/front.gif',
    'SHORT,2003,Honda,Accord,120000,4500,',
  ].join('\n');
  await page
    .getByLabel('Import a feed')
    .setInputFiles({ name: 'feed.csv', mimeType: 'text/csv', buffer: Buffer.from(feed) });
  const report = page.getByRole('group', { name: 'Corrections and refusals by line' });
  await report.getByRole('row', { name: /^3 refused/ }).waitFor();
  const cars = page.getByRole('region', { name: 'Inventory' });
  await cars.getByRole('heading', { name: /2003 Honda Accord/ }).waitFor();
  await cars.getByRole('img', { name: /2003 Honda Accord.*, from the feed/ }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV ($0.01)' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('1HGCM82633A004352,2003,Honda,Accord');
  expect(complaints).toEqual([]);
});

it('captures a lead from an ADF document and opens a deal for it', async () => {
  const { page, complaints } = await bench.at('#/dealer/leads');
  await page.getByLabel('Capture a lead').setInputFiles(sample('leads/provider-01-marketplace.xml'));
  await page.getByText('1 lead captured.').waitFor();
  await page.getByRole('button', { name: 'Capture a sample lead' }).click();
  await page.getByRole('button', { name: 'open a deal for Sample Shopper' }).click();
  await page.getByText('Sample Shopper, 94105').waitFor();
  expect(complaints).toEqual([]);
});

it('carries contracts from a chosen package to capture and voids one', async () => {
  const { dealId } = await bench.post('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
  await bench.post(`/buy/deals/${dealId}/desk`, {
    salesPrice: '31500.00',
    downPayment: '4000.00',
    term: 60,
    zip: '94105',
  });
  for (const verb of ['menu', 'menu/present']) await bench.post(`/fi/deals/${dealId}/${verb}`);
  await bench.post(`/fi/deals/${dealId}/menu/select`, { package: 'Good', disclosuresAcknowledged: true });
  const { page, complaints } = await bench.at('#/dealer/book');
  await page.getByRole('button', { name: `open the book of ${dealId}` }).click();
  for (const deed of ['Stage', 'Approve', 'Capture'])
    await page.getByRole('button', { name: `${deed} the contracts` }).click();
  const contracts = page.getByRole('group', { name: 'Contracts' });
  await contracts.getByRole('cell', { name: 'CAPTURED' }).first().waitFor();
  await contracts.getByRole('button', { name: 'Void GAP' }).click();
  await contracts.getByRole('cell', { name: 'VOIDED' }).waitFor();
  expect(complaints).toEqual([]);
});

it('shows matched lines, and unmatched lines with reasons, and reconciles an uploaded ledger', async () => {
  const { page, complaints } = await bench.at('#/dealer/ledger');
  await page.getByRole('button', { name: 'Reconcile the sandbox ledger' }).click();
  await page.getByRole('region', { name: 'Matched lines' }).getByText('1.00').first().waitFor();
  await page
    .getByRole('region', { name: 'Unmatched lines' })
    .getByText(/below the floor/)
    .waitFor();
  await page.getByLabel('Reconcile a ledger').setInputFiles(sample('ledgers/dms-c-parentheses.csv'));
  await page
    .getByRole('status')
    .getByText(/^\d+ of \d+ lines match a contract\.$/)
    .waitFor();
  expect(complaints).toEqual([]);
});
