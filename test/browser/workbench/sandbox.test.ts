/** The workbench's sandbox: the clock and its effects, every state as a drawing, and injected faults. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, dealIs, workbench } from './workbench.ts';

const DEMO = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

it('moves the clock past a deadline, lists the resulting events, and returns to real time', async () => {
  const { dealId } = await bench.post('/buy/deals', DEMO);
  await bench.post(`/buy/deals/${dealId}/desk`, {
    salesPrice: '31500.00',
    downPayment: '4000.00',
    term: 60,
    zip: '94105',
  });
  await bench.post(`/buy/deals/${dealId}/esign`, { signer: { name: 'Ada Lovelace' } });
  const { page, complaints } = await bench.at('#/sandbox');
  await page.getByRole('button', { name: /signing session expires/ }).click();
  const brought = page.getByRole('region', { name: 'Events caused by the move' });
  await brought.getByText('Handoff.expired').waitFor();
  await page.getByRole('link', { name: /^Clock / }).waitFor();
  await page.getByRole('button', { name: 'Return to real time' }).click();
  await page.getByText(/^Real time\./).waitFor();
  await page.getByRole('link', { name: /^Clock / }).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

it('lists the deadlines of every deal, a page at a time', async () => {
  const { dealId: oldest = '' } = await bench.post('/buy/deals', DEMO);
  await bench.post(`/buy/deals/${oldest}/esign`, { signer: { name: 'Ada Lovelace' } });
  for (let i = 0; i < 12; i += 1) await bench.post('/buy/deals', DEMO);
  const { page, complaints } = await bench.at('#/sandbox');
  await page.getByText(/^Deals 1 to 12 of/).waitFor();
  expect(await page.getByRole('link', { name: oldest }).count()).toBe(0);
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByText(/^Deals 13 to/).waitFor();
  await page.getByRole('link', { name: oldest }).waitFor();
  expect(complaints).toEqual([]);
});

it('draws every machine with all its states, and runs a scenario that brings a deal to one', async () => {
  const { page, complaints } = await bench.at('#/sandbox/states');
  await page.getByText('90 states').waitFor();
  const cards = page.locator('.machine-card');
  expect(await cards.count()).toBe(20);
  expect(await cards.locator('.state').count()).toBe(90);
  expect(await cards.getByRole('button').count()).toBe(90);
  expect(await cards.getByRole('table', { name: /^The states of/ }).count()).toBe(20);
  await page
    .getByRole('region', { name: 'Deal: private party' })
    .getByRole('button', { name: 'seller verified' })
    .click();
  await page.getByRole('button', { name: 'Play the scenario' }).click();
  await page.getByRole('link', { name: 'Open the deal' }).click();
  await dealIs(page, 'SELLER_VERIFIED');
  expect(complaints).toEqual([]);
});

it('injects a chosen fault into the user’s calls, and none into its own', async () => {
  const { page, complaints } = await bench.at('#/sandbox/faults', { expected: [503] });
  await page.getByRole('radio', { name: /^503/ }).check();
  await page.getByRole('link', { name: 'Fault 503' }).waitFor();
  await page.getByRole('button', { name: 'Try it: open a deal' }).click();
  await page.locator('.kind', { hasText: 'UNAVAILABLE' }).waitFor();
  await page.getByRole('link', { name: 'Deals', exact: true }).click();
  await page.getByRole('table').waitFor();
  await page.goto(`${bench.carport.url}/?face=workbench#/sandbox/faults`);
  await page.getByLabel('Search inputs').fill('kbafail');
  await page.getByRole('status').getByText('1 of').waitFor();
  await page.getByRole('radio', { name: /^None/ }).check();
  await page.getByRole('link', { name: 'Fault 503' }).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});
