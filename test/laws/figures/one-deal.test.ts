/** Law: every endpoint that computes a deal agrees to the cent. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const FED = '4T1G11AK4MU123456';
const VINS = ['4T1ZZ1AK8RU000042', 'F1XDEMCR4SDEM0001'] as const;
/** A ZIP of every state and of the District of Columbia; Michigan has two. */
const ZIPS =
  '99501 35203 72201 85001 94105 80202 06103 20001 19801 33101 30303 96813 50309 83702 60601 46204 67202 40202 70112 02108 21201 04101 48226 48104 55401 63101 39201 59601 27601 58102 68102 03101 08608 87102 89101 10001 43215 73102 97201 19103 02903 29401 57104 37201 78701 84111 23219 05401 98101 53202 25301 82001'.split(
    ' ',
  );

const money = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => (cents / 100).toFixed(2));
const anyDeal = fc.record({
  vin: fc.constantFrom(...VINS),
  zip: fc.constantFrom(...ZIPS),
  price: money(8_000, 60_000),
  tradeIn: money(0, 6_000),
  downPayment: money(0, 1_500),
  docFee: fc.option(money(0, 900), { nil: undefined }),
  term: fc.constantFrom(36, 48, 60, 72),
  rate: fc.integer({ min: 100, max: 1_900 }).map((hundredths) => hundredths / 100),
});
type Deal = typeof anyDeal extends fc.Arbitrary<infer One> ? One : never;

const A_DEAL: Deal = {
  vin: VINS[0],
  zip: '60601',
  price: '30000.00',
  tradeIn: '0.00',
  downPayment: '0.00',
  docFee: undefined,
  term: 60,
  rate: 6,
};

const cents = (amount: string | number): number => Math.round(Number(amount) * 100);

/** The desk's figures for the deal. */
async function deskFigures(deal: Deal, more: object = {}) {
  const { vin, zip, price, tradeIn, downPayment, docFee, term, rate } = deal;
  const opened = await carport.send('POST', '/buy/deals', { vin, buyer: { zip, name: 'Ada Lovelace' } });
  const request = {
    salesPrice: price,
    downPayment,
    tradeIn,
    term,
    zip,
    interestRate: rate,
    ...withoutUndefined({ docFee }),
    ...more,
  };
  const { status, body } = await carport.send('POST', `/buy/deals/${opened.body.dealId}/desk`, request);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.desked;
}

function queryOf({ zip, price, tradeIn, docFee }: Deal, more: Record<string, string> = {}): string {
  const query = { zip, price, tradeIn, ...withoutUndefined({ docFee }), ...more };
  return new URLSearchParams(query).toString();
}

/** The desk's string amounts as numbers, like the gateway endpoints return. */
function inDollars(amounts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(amounts).map(([name, amount]) => [
    name,
    typeof amount === 'string' ? Number(amount) : inDollars(amount as Record<string, unknown>),
  ]);
  return Object.fromEntries(entries);
}

async function salesTaxRow(input: Record<string, string>) {
  return (await carport.get(`/buyers-orders/compute-sales-tax?${new URLSearchParams(input)}`)).body.value;
}

async function postOk(path: string, input: object) {
  const { status, body } = await carport.send('POST', path, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.value;
}

interface Bill {
  readonly taxes: { readonly combinedSalesTax: number };
  readonly derivation: readonly {
    figure: string;
    rule: string;
    value: string;
    inputs: Record<string, string>;
    row: { key: string };
  }[];
}

function stepOf({ derivation }: Bill, name: string) {
  const step = derivation.find(({ figure }) => figure === name);
  if (step === undefined) throw new Error(`no step ${name}`);
  return step;
}

/**
 * Cents of tax on a car with unknown facts, as in the capability rows. The District then counts 3,800 lb and
 * 25 miles a gallon, at 5.4 %; New Jersey spares no new car of 45,000 for its mileage.
 */
function taxOfAnyCar(bill: Bill): number {
  const { row, value, inputs } = stepOf(bill, 'taxableBase');
  const tax = cents(bill.taxes.combinedSalesTax);
  const { rule, inputs: facts } = stepOf(bill, 'stateSalesTax');
  const percent = (amount: number, tenths: number) => Math.floor((amount * tenths + 500) / 1_000);
  if (row.key === 'DC') {
    expect(tax, rule).toBe(percent(cents(value), Math.round(Number.parseFloat(rule) * 10)));
    return percent(cents(value), 54);
  }
  if (row.key !== 'NJ' || facts.condition === 'used') return tax;
  const price = cents(inputs.salesPrice ?? '');
  const borne = bill.derivation.find(({ figure }) => figure === 'stateSurcharge')?.value ?? '0';
  return tax - cents(borne) + (price < 4_500_000 ? 0 : percent(price, 4));
}

/** States that tax the price without fees: rows that take one price return the desk's tax without a fee. */
const PRICE_APART: ReadonlySet<string> = new Set(['08608', '73102', '06103', '98101']);

describe('one deal at several endpoints', () => {
  it('has the same taxes and fees at the desk, /taxes and /payments, line by line', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeal, async (deal) => {
        const desk = await deskFigures(deal);
        const taxes = (await carport.get(`/taxes/${deal.vin}?${queryOf(deal, { downPayment: deal.downPayment })}`))
          .body;
        const paying = { downPayment: deal.downPayment, term: String(deal.term), interestRate: String(deal.rate) };
        const payments = (await carport.get(`/payments/${deal.vin}?${queryOf(deal, paying)}`)).body;
        expect(taxes.fees).toEqual(inDollars(desk.fees));
        expect(payments.fees).toEqual(taxes.fees);
        expect(cents(taxes.totalTaxesAndFees)).toBe(cents(desk.totalTaxesAndFees));
        expect(payments.totalTaxesAndFees).toBe(taxes.totalTaxesAndFees);
        expect(cents(taxes.taxes.combinedSalesTax)).toBe(cents(desk.taxes.combinedSalesTax));
        expect(cents(payments.taxes.combinedSalesTax)).toBe(cents(desk.taxes.combinedSalesTax));
        expect(cents(payments.paymentsData.loanAmount)).toBe(cents(desk.amountFinanced));
        expect(cents(payments.paymentsData.loanMonthlyPaymentWithTaxes)).toBe(cents(desk.monthlyPayment));
        // Every line of the bill is explained alike.
        const lines = (steps: readonly { figure: string; value: string }[]) =>
          steps.filter(({ figure }) => figure.includes('Fee: ')).map(({ figure, value }) => `${figure} ${value}`);
        expect(lines(desk.derivation)).toEqual(lines(taxes.derivation));
        expect(lines(payments.derivation)).toEqual(lines(taxes.derivation));
      }),
      { numRuns: 60 },
    );
  });

  it('matches the first year of /tco without a trade-in, on any day', async () => {
    for (const zip of ZIPS) {
      for (const vin of VINS) {
        for (const on of ['', '&asOf=2025-01-01', '&asOf=2027-07-01']) {
          const tco = (await carport.get(`/tco/${vin}?zip=${zip}${on}`)).body;
          const taxes = (await carport.get(`/taxes/${vin}?zip=${zip}${on}`)).body;
          const figure = (steps: readonly { figure: string; value: string }[], name: string) =>
            steps.find((step) => step.figure === name)?.value;
          expect(tco.asOf).toBe(taxes.asOf);
          expect(figure(tco.derivation, 'totalTaxesAndFees'), zip).toBe(figure(taxes.derivation, 'totalTaxesAndFees'));
          expect(tco.tco.years['1'].taxesAndFees, zip).toBeGreaterThanOrEqual(Math.round(taxes.totalTaxesAndFees));
        }
      }
    }
  });

  it('has the same tax base at the desk and in the sales tax row of a buyer’s order', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeal, fc.integer({ min: 0, max: 20_000 }), async (deal, tradeDollars) => {
        const { vin, zip, price } = deal;
        const tradeIn = Math.min(tradeDollars, Math.floor(Number(price))).toFixed(2);
        const { derivation, taxes } = (await carport.get(`/taxes/${vin}?${queryOf({ ...deal, tradeIn })}`)).body;
        const { value, inputs, row } = derivation.find(({ figure }: { figure: string }) => figure === 'taxableBase');
        const cashPrice = ((cents(price) + cents(inputs.docFeeTaxed)) / 100).toFixed(2);
        const { taxable } = await salesTaxRow({ cashPrice, tradeDifference: tradeIn, taxRatePct: '6', state: row.key });
        expect(taxable, zip).toBe(value);
        // If one rate applies to the whole base, the tax agrees too.
        if (row.key === 'MI') {
          const { tax } = await salesTaxRow({ cashPrice, tradeDifference: tradeIn, taxRatePct: '6', state: 'MI' });
          expect(cents(tax)).toBe(cents(taxes.combinedSalesTax));
        }
      }),
      { numRuns: 80 },
    );
  });

  it.each(ZIPS)('has the same tax in every row that accepts ZIP %s', async (zip) => {
    const property = fc.asyncProperty(anyDeal, async (any) => {
      const deal = { ...any, zip, ...(PRICE_APART.has(zip) ? { docFee: '0' } : {}) };
      const { vin, price, rate, term, downPayment, tradeIn } = deal;
      const traded = (await carport.get(`/taxes/${vin}?${queryOf(deal)}`)).body;
      const untraded = (await carport.get(`/taxes/${vin}?${queryOf({ ...deal, tradeIn: '0' })}`)).body;
      const docFee = traded.fees.docFee.toFixed(2);
      const base = stepOf(traded, 'taxableBase');
      const { condition = 'used' } = stepOf(traded, 'stateSalesTax').inputs;
      const { docFeeTaxed = '0' } = base.inputs;
      const cashPrice = ((cents(price) + cents(docFeeTaxed)) / 100).toFixed(2);
      const at = { zip, condition };
      const order = await salesTaxRow({ cashPrice, tradeDifference: tradeIn, ...at });
      expect(order.taxable).toBe(base.value);
      expect(cents(order.tax)).toBe(taxOfAnyCar(traded));
      const stated = { cashPrice: price, docFee, titleAndRegistration: '0', tradeDifference: tradeIn, ...at };
      const balance = await postOk('/buyers-orders/compute-balance-due', stated);
      expect(cents(balance.total) - cents(price) - cents(docFee)).toBe(taxOfAnyCar(traded));
      const priced = { sellingPrice: price, docFee, titleFee: '0', ...at };
      const quote = await postOk('/quotes/compute-out-the-door', priced);
      const tax = taxOfAnyCar(untraded);
      expect(cents(quote.outTheDoor) - cents(price) - cents(docFee)).toBe(tax);
      const due = new URLSearchParams({ taxablePrice: cashPrice, ...at });
      expect(cents((await carport.get(`/title-transfers/compute-tax-due?${due}`)).body.value.due)).toBe(tax);
      // The row computes the tax of a car for 30,000 in addition to the trade-in.
      const dear = { ...deal, price: (30_000 + Number(tradeIn)).toFixed(2), docFee: '0' };
      const [kept, given] = await Promise.all(
        ['0', tradeIn].map(
          async (trade) => (await carport.get(`/taxes/${vin}?${queryOf({ ...dear, tradeIn: trade })}`)).body,
        ),
      );
      const credited = new URLSearchParams({ allowance: tradeIn, ...at });
      const { taxSaved } = (await carport.get(`/trade-ins/compute-tax-credit?${credited}`)).body.value;
      expect(cents(taxSaved)).toBe(taxOfAnyCar(kept) - taxOfAnyCar(given));
      const scenario = { salePrice: cashPrice, downPayment, aprPct: rate, termMonths: term, ...at };
      const { financed } = await postOk('/desk-scenarios/compute-payment', scenario);
      expect(cents(financed) + cents(downPayment) - cents(cashPrice)).toBe(tax);
      const lost = { actualCashValue: cashPrice, fees: '0', ...at };
      const { settlement } = await postOk('/total-losses/compute-settlement', lost);
      expect(cents(settlement) - cents(cashPrice)).toBe(tax);
      const targetPayment = (Number(price) / term).toFixed(2);
      const solving = { targetPayment, aprPct: rate, termMonths: term, downPayment, ...at };
      const solved = await postOk('/desk-scenarios/solve-price-for-payment', solving);
      const covered = cents(solved.loanable) + cents(downPayment);
      const withTax = async (amount: number) =>
        amount + cents((await salesTaxRow({ cashPrice: (amount / 100).toFixed(2), ...at })).tax);
      expect(await withTax(cents(solved.price))).toBeLessThanOrEqual(covered);
      expect(await withTax(cents(solved.price) + 1)).toBeGreaterThan(covered);
    });
    await fc.assert(property, { numRuns: 1 });
  });

  it('is taxed by age in Minnesota, where the row of a buyer’s order has no age input', async () => {
    const { taxes } = (await carport.get('/taxes/1HGCM82633A004352?zip=55401&price=2500&docFee=0')).body;
    const order = await salesTaxRow({ cashPrice: '2500', zip: '55401' });
    expect([taxes.stateSalesTax, order.tax]).toEqual([10, '171.88']);
  });

  it('is taxed at the dealer’s address at every endpoint where the state taxes there', async () => {
    const key = await carport.mintKey();
    const vehicle = { vin: FED, stock: 'S-1', condition: 'used', miles: '45000', price: '24995', year: '2021' };
    const row = { ...vehicle, make: 'Toyota', model: 'Camry' };
    const feed = { vehicles: [row], rooftop: { name: 'Example Motors', zip: '85003' } };
    await carport.send('POST', '/dealer/inventory', feed, { key });
    const buyer = { zip: '85701', name: 'Ada Lovelace' };
    const opened = await carport.send('POST', '/buy/deals', { vin: FED, buyer }, { key });
    const request = { salesPrice: '30000', downPayment: '0', term: 60, zip: buyer.zip, docFee: '0' };
    const desk = (await carport.send('POST', `/buy/deals/${opened.body.dealId}/desk`, request, { key })).body.desked;
    const query = '?zip=85701&price=30000&docFee=0';
    const taxes = (await carport.get(`/taxes/${FED}${query}`, { key })).body;
    const payments = (await carport.get(`/payments/${FED}${query}`, { key })).body;
    const order = await salesTaxRow({ cashPrice: '30000', zip: '85701', dealerZip: '85003' });
    expect(taxes.jurisdiction).toMatchObject({ zip: '85003', city: 'Phoenix' });
    const totals = [
      desk.taxes.combinedSalesTax,
      taxes.taxes.combinedSalesTax,
      payments.taxes.combinedSalesTax,
      order.tax,
    ];
    expect(totals.map(cents)).toEqual([273_000, 273_000, 273_000, 273_000]);
  });

  it('has the same lease payment at the desk and in the lease payment row', async () => {
    for (const zip of ZIPS) {
      const lease = { zip, price: '30000.00', tradeIn: '0.00', downPayment: '0.00', docFee: '0.00' };
      const desk = await deskFigures({ ...lease, vin: VINS[1], term: 36, rate: 6 }, { financeType: 'Lease' });
      const { inputs, value } = desk.derivation.find(({ figure }: { figure: string }) => figure === 'basePayment');
      const query = { capCost: inputs.adjustedCapCost, residual: inputs.residual, moneyFactor: inputs.moneyFactor };
      const row = await postOk('/leases/compute-lease-payment', { ...query, termMonths: 36, zip });
      expect(row.base, zip).toBe(value);
      expect(Math.abs(cents(row.monthly) - cents(desk.monthlyPayment)), zip).toBeLessThanOrEqual(1);
    }
  });

  it('has the same plate transfer fee and online sales tax at the desk, /taxes and /payments', async () => {
    for (const zip of ['60601', '63101', '29201', '98101']) {
      const deal = { ...A_DEAL, zip };
      const desk = await deskFigures(deal, { plateTransfer: true, soldOnline: true });
      for (const path of ['taxes', 'payments']) {
        const query = queryOf(deal, { plateTransfer: '1', soldOnline: '1' });
        const answer = (await carport.get(`/${path}/${deal.vin}?${query}`)).body;
        expect(answer.fees, `${path} ${zip}`).toEqual(inDollars(desk.fees));
        expect(answer.taxes.combinedSalesTax).toBe(Number(desk.taxes.combinedSalesTax));
      }
    }
  });

  it('has the same registration fee at the desk and in the weight fee row, where neither value nor county counts', async () => {
    for (const zip of ['33101', '78701', '98101', '53202', '60601', '14202']) {
      const { fees, derivation } = (await carport.get(`/taxes/${VINS[0]}?zip=${zip}&price=20000`)).body;
      const lines = derivation.filter(({ figure }: { figure: string }) => figure.startsWith('registrationFee: '));
      const weight = lines.flatMap(({ inputs }: { inputs: { curbWeightLb?: number } }) => inputs.curbWeightLb ?? []);
      const state = lines[0].row.key.slice(0, 2);
      const query = new URLSearchParams({ grossWeight: String(weight[0] ?? 3_900), state });
      const { fee } = (await carport.get(`/registrations/compute-weight-fee?${query}`)).body.value;
      expect(cents(fee), zip).toBe(cents(fees.registrationFee));
    }
  });

  it('has the same fuel cost in /tco and in the row of ownership costs', async () => {
    for (const zip of ZIPS) {
      const { tco, derivation } = (await carport.get(`/tco/${VINS[0]}?zip=${zip}`)).body;
      const { inputs, row } = derivation.find(({ figure }: { figure: string }) => figure === 'tco: fuel');
      const path = `/ownership-costs/compute-annual-fuel-cost?annualMiles=15000&mpg=${inputs.milesPerGallon}`;
      const { value } = (await carport.get(`${path}&state=${row.key}`)).body;
      expect(Math.round(Number(value.cost)), zip).toBe(tco.years['1'].fuel);
    }
  });

  it('has the same figures in the capability rows that compute a part of it', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeal, async (deal) => {
        const desk = await deskFigures(deal);
        const { fees } = desk;
        // All taxes of the deal: Florida stamps the contract in addition to the sales tax.
        const taxes = ((cents(desk.totalTaxesAndFees) - cents(fees.combinedFees)) / 100).toFixed(2);
        const financed = await carport.send('POST', '/deals/compute-amount-financed', {
          salePrice: desk.salesPrice,
          taxes,
          fees: fees.combinedFees,
          tradeAllowance: desk.tradeIn,
          downPayment: desk.downPayment,
        });
        expect(financed.body.value.amountFinanced).toBe(desk.amountFinanced);
        const agency = (cents(fees.registrationFee) + cents(fees.dmvFee)) / 100;
        const quote = await carport.send('POST', '/quotes/compute-out-the-door', {
          sellingPrice: desk.salesPrice,
          docFee: desk.docFee,
          taxAmount: taxes,
          titleFee: fees.titleFee,
          registrationFee: agency.toFixed(2),
        });
        expect(quote.body.value.fees).toBe(fees.combinedFees);
        expect(cents(quote.body.value.outTheDoor)).toBe(cents(desk.total) + cents(desk.tradeIn));
        const order = await carport.send('POST', '/buyers-orders/compute-balance-due', {
          cashPrice: desk.salesPrice,
          docFee: desk.docFee,
          salesTax: taxes,
          titleAndRegistration: (agency + Number(fees.titleFee)).toFixed(2),
          tradeDifference: desk.tradeIn,
          deposit: desk.downPayment,
        });
        expect(order.body.value.balanceDue).toBe(desk.amountFinanced);
        if (deal.docFee === undefined) {
          const gross = `/deals/compute-total-gross?frontGross=0&backGross=0&state=${desk.state}`;
          expect((await carport.get(gross)).body.value.totalGross).toBe(desk.docFee);
        }
      }),
      { numRuns: 40 },
    );
  });
});
