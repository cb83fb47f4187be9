/** The workbench's scanner: manual input without a barcode reader, local reading with one, sent on a click. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedPage } from '../browser.ts';
import { type Bench, workbench } from './workbench.ts';

const LICENSE = readFileSync(new URL('../../samples/barcodes/california-edition-08.txt', import.meta.url), 'utf8');
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

/** Headless Chromium has no barcode reader; this one returns the given text. */
async function scanPage(text: string) {
  const { page, complaints } = await watchedPage(bench.browser, { permissions: ['camera'] });
  await page.addInitScript(
    ([key, rawValue]) => {
      sessionStorage.setItem('carport-key', key ?? '');
      Object.assign(globalThis, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue }];
        },
      });
    },
    [bench.key, text],
  );
  await page.goto(`${bench.carport.url}/?face=workbench#/scan`);
  await page.getByLabel('Or choose a photo').waitFor();
  return { page, complaints };
}

async function readingPage(text: string) {
  const { page, complaints } = await scanPage(text);
  await page.getByLabel('Or choose a photo').setInputFiles({ name: 'label.gif', mimeType: 'image/gif', buffer: PIXEL });
  return { page, complaints };
}

it('accepts a typed VIN in a browser without barcode support', async () => {
  const { page, complaints } = await bench.at('#/scan');
  await page.getByText('This browser cannot read barcodes.').waitFor();
  await page.getByLabel('VIN').fill('1hgcm82633a004352');
  await page.getByRole('button', { name: 'Look up the car' }).click();
  await page.getByRole('region', { name: /2003 Honda Accord/ }).waitFor();
  expect(complaints).toEqual([]);
});

it('accepts a typed license in a browser without barcode support, and sends it on a click only', async () => {
  const { page, complaints } = await bench.at('#/scan');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByText('Type the VIN or the license instead.').waitFor();
  await page.getByLabel('Text of the license').fill(LICENSE);
  expect(sent.filter((url) => url.includes('/fi/extract'))).toEqual([]);
  await page.getByRole('button', { name: 'Send and read its fields' }).click();
  await page.getByRole('region', { name: 'License' }).getByText('SAMPLE').last().waitFor();
  expect(complaints).toEqual([]);
});

it('reads the VIN of an import label from a photo and sends nothing until requested', async () => {
  const { page, complaints } = await readingPage('I1HGCM82633A004352');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByText('Read the VIN 1HGCM82633A004352.').waitFor();
  expect(await page.getByLabel('VIN').inputValue()).toBe('1HGCM82633A004352');
  expect(requests.filter((url) => url.includes('1HGCM82633A004352'))).toEqual([]);
  await page.getByRole('button', { name: 'Look up the car' }).click();
  await page.getByRole('region', { name: /2003 Honda Accord/ }).waitFor();
  expect(complaints).toEqual([]);
});

it('reads the VIN with the camera, then turns it off', async () => {
  const { page, complaints } = await scanPage('1HGCM82633A004352');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await page.getByText('Read the VIN 1HGCM82633A004352. Nothing was sent.').waitFor();
  await page.getByRole('button', { name: 'Use the camera' }).waitFor();
  expect(await page.getByLabel('VIN').inputValue()).toBe('1HGCM82633A004352');
  expect(complaints).toEqual([]);
});

it('reads a license from a photo and extracts its fields on a click', async () => {
  const { page, complaints } = await readingPage(LICENSE);
  await page.getByText('Read a license. Nothing was sent.').waitFor();
  await page.getByRole('button', { name: 'Send and read its fields' }).click();
  await page.getByRole('region', { name: 'License' }).getByRole('definition').first().waitFor();
  expect(complaints).toEqual([]);
});
