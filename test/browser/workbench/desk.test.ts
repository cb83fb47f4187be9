/** The workbench's desk: controls, grid, schedule, menu and buyer's order, all computed by the service. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, dealIs, workbench } from './workbench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

const dollars = (text: string | null) => Number(text?.replaceAll(/[$,]/g, ''));

it('shows the payment from the service, and copies a cell of the grid to the controls', async () => {
  const { page, complaints } = await bench.at('#/desk');
  const payment = page.locator('.payment-amount');
  await payment.waitFor();
  const answered = page.waitForResponse(
    (reply) => reply.url().includes('/payments/') && reply.url().includes('term=36'),
  );
  await page
    .getByRole('region', { name: 'Payment by term' })
    .getByRole('row')
    .nth(1)
    .getByRole('button')
    .first()
    .click();
  const { paymentsData, schedule, jurisdiction } = await (await answered).json();
  await expect.poll(async () => dollars(await payment.textContent())).toBe(paymentsData.loanMonthlyPaymentWithTaxes);
  expect(await page.getByRole('slider', { name: 'Term' }).inputValue()).toBe('36');
  await page.getByRole('region', { name: 'Taxes' }).getByText(jurisdiction.rates[0].authority).first().waitFor();

  await page.getByText('Read as a table').click();
  const rows = page.getByRole('table', { name: 'Balance and interest paid' }).getByRole('row');
  expect(await rows.count()).toBe(1 + 7);
  expect(dollars(await rows.nth(1).getByRole('cell').first().textContent())).toBe(
    Math.round(schedule.payments[0].balance),
  );
  expect(complaints).toEqual([]);
});

it('accepts an exact price and down payment, and restores the last value for an invalid amount', async () => {
  const { page, complaints } = await bench.at('#/desk');
  await page.locator('.payment-amount').waitFor();
  const price = page.getByLabel('Price, exact amount');
  const answered = page.waitForResponse((reply) => reply.url().includes('price=31512.34'));
  await price.fill('31,512.34');
  await price.press('Tab');
  await answered;
  expect(await price.inputValue()).toBe('$31,512.34');
  await price.fill('a lot');
  await price.press('Tab');
  expect(await price.inputValue()).toBe('$31,512.34');
  const down = page.getByLabel('Down payment, exact amount');
  const quoted = page.waitForResponse((reply) => reply.url().includes('downPayment=3333'));
  await down.fill('3333');
  await down.press('Tab');
  await quoted;
  await page.getByRole('region', { name: 'Payment by term' }).waitFor();
  expect(complaints).toEqual([]);
});

it('shows a refusal of the service, and recovers', async () => {
  const { page, complaints } = await bench.at('#/desk', { expected: [400] });
  await page.locator('.payment-amount').waitFor();
  await page.getByLabel('ZIP code').fill('00901');
  await page.getByRole('alert').getByText('validation-failed').waitFor();
  await page.getByLabel('ZIP code').fill('97201');
  await page.getByText(/Portland.*OR 97201/).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('saves figures on a deal, sells a package on it, and prints the order', async () => {
  const { dealId } = await bench.post('/buy/deals', {
    vin: 'F1XDEMCR4SDEM0001',
    buyer: { zip: '94105', name: 'Ada Lovelace' },
  });
  const { page, complaints } = await bench.at(`#/desk?deal=${dealId}`, { expected: [400] });
  await page.getByRole('button', { name: 'Apply these figures to the deal' }).click();
  await dealIs(page, 'DESKED');
  await page.getByRole('link', { name: 'Desk', exact: true }).last().click();
  await page.getByRole('button', { name: 'Build the menu', exact: true }).click();
  await page.getByRole('button', { name: 'Choose Better' }).click();
  await page.getByRole('alert').getByText('disclosures-unacknowledged').waitFor();
  await page.getByLabel('The disclosures were shown').check();
  await page.getByRole('button', { name: 'Choose Better' }).click();
  await page.getByRole('status').getByText('Better is selected.').waitFor();
  await page.goto(`${bench.carport.url}/?face=workbench#/order?deal=${dealId}`);
  await page.getByRole('row', { name: /^Better \(selected\)/ }).waitFor();
  await page.getByRole('row', { name: /^State sales tax \$/ }).waitFor();
  await page.getByRole('row', { name: /^Registration fee \$/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.getByText('Priced amount').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
