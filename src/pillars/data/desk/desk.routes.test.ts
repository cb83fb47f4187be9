import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const VIN = '4T1ZZ1AK8RU000042';
const carport = testService();
const sandbox = { environment: 'sandbox', simulated: true, source: 'desk-sandbox' };

describe('GET /payments/{vin}', () => {
  it('computes a loan in the shape of the gateway', async () => {
    const query = 'price=30000&zip=78701&downPayment=4000&loanTerm=60&docFee=150&tradeIn=0&interestRate=6.4';
    const { status, body } = await carport.get(`/payments/${VIN}?${query}`);
    expect(status).toBe(200);
    expect(body.criteria).toEqual({ price: '30000', zip: '78701', docFee: 150, tradeIn: '0' });
    expect(body.paymentsData).toMatchObject({ loanMonthlyPayment: 507.5, taxes: { combinedSalesTax: 1875 } });
    expect(body.paymentsData.calculationCriteria).toMatchObject({ numberOfMonths: 60, financeRate: 6.4 });
    expect(body).toMatchObject({ type: 'OK', provenance: sandbox });
  });

  it('has a default for every parameter but the VIN', async () => {
    const { body } = await carport.get(`/payments/${VIN.toLowerCase()}`);
    expect(body.vehicle).toMatchObject({ vin: VIN, year: '2024' });
    expect(body.criteria).toMatchObject({ zip: '94020', tradeIn: '0' });
    const { valuation } = (await carport.get(`/${VIN}`)).body;
    expect(Number(body.criteria.price)).toBe(Number(valuation.retailValue));
    expect(Number(body.criteria.price)).toBeLessThan(body.paymentsData.calculationCriteria.msrp);
    expect(body.fees.docFee).toBe(85);
  });

  it('treats term and loanTerm as one parameter', async () => {
    const byTerm = await carport.get(`/payments/${VIN}?term=72`);
    const byLoanTerm = await carport.get(`/payments/${VIN}?loanTerm=72`);
    const byBoth = await carport.get(`/payments/${VIN}?loanTerm=72&term=72`);
    expect(byTerm.body.paymentsData.calculationCriteria.numberOfMonths).toBe(72);
    expect(byLoanTerm.text).toBe(byTerm.text);
    expect(byBoth.text).toBe(byTerm.text);
  });

  it('clamps the document fee to the state’s cap and reports it', async () => {
    const { body } = await carport.get(`/payments/${VIN}?price=20000&zip=10001&docFee=500`);
    expect(body.fees.docFee).toBe(175);
    const step = body.derivation.find(({ figure }: { figure: string }) => figure === 'docFee');
    expect(step).toMatchObject({ value: '175.00', row: { key: 'NY', confidence: 'high' } });
    expect(step.note).toContain('Clamped from 500.00');
  });

  it('lists every problem of an invalid request', async () => {
    const { status, body } = await carport.get(
      `/payments/${VIN}?price=100&downPayment=200&zip=00901&term=60&loanTerm=72`,
    );
    expect(status).toBe(400);
    expect(body.code).toBe('validation-failed');
    expect(body.problems.map(({ path }: { path: string }) => path)).toEqual(['zip', 'loanTerm', 'downPayment']);
  });

  it.each([
    'price=0',
    'price=-1',
    'price=1e3',
    'price=1.234',
    'loanTerm=0',
    'loanTerm=12.5',
    'zip=9402',
    'zip=undefined',
    'creditScore=299',
  ])('refuses %s by name', async (query) => {
    const { status, body } = await carport.get(`/payments/${VIN}?${query}`);
    expect(status).toBe(400);
    expect(body.problems).toEqual([expect.objectContaining({ in: 'query', path: query.split('=')[0] })]);
  });
});

describe('GET /taxes/{vin}', () => {
  it('agrees with /payments for the same request', async () => {
    const query = 'price=41250.50&zip=60601&tradeIn=8000&docFee=300';
    const taxes = await carport.get(`/taxes/${VIN}?${query}`);
    const payments = await carport.get(`/payments/${VIN}?${query}`);
    expect(taxes.body.totalTaxesAndFees).toBe(payments.body.totalTaxesAndFees);
    expect(taxes.body.fees).toEqual(payments.body.fees);
    expect(taxes.body.criteria).toEqual({ price: '41250.50', zip: '60601', docFee: 300, tradeIn: '8000' });
  });

  it('echoes defaults as numbers', async () => {
    const { body } = await carport.get(`/taxes/${VIN}`);
    expect(body.criteria).toMatchObject({ zip: '94020', tradeIn: 0, docFee: 85 });
    expect(body.criteria.price).toBeTypeOf('number');
  });

  it('transfers a plate for the state’s fee like /payments, and refuses where no fee is on file', async () => {
    for (const path of ['taxes', 'payments']) {
      const at = (query: string) => carport.get(`/${path}/4T1ZZ1AK8RU000042?${query}`);
      expect((await at('zip=60601&plateTransfer=0')).body.fees.registrationFee).toBe(151);
      expect((await at('zip=60601&plateTransfer=1')).body.fees.registrationFee).toBe(25);
      const refused = await at('zip=94105&plateTransfer=true');
      expect(refused.status).toBe(400);
      expect(refused.body.problems).toEqual([expect.objectContaining({ in: 'query', path: 'plateTransfer' })]);
    }
  });

  it('names the jurisdiction and each rate with its authority', async () => {
    const { body } = await carport.get(`/taxes/${VIN}?price=40000&zip=53202&docFee=0`);
    expect(body.taxes).toMatchObject({
      stateSalesTax: 2000,
      countySalesTax: 360,
      citySalesTax: 800,
      combinedSalesTax: 3160,
    });
    expect(body.jurisdiction).toMatchObject({ city: 'Milwaukee', county: 'Milwaukee', state: 'WI', combinedPct: 7.9 });
    const named = body.jurisdiction.rates.map(({ name, pct }: { name: string; pct: number }) => [name, pct]);
    expect(named).toEqual([
      ['Sales tax', 5],
      ['Milwaukee County', 0.9],
      ['Milwaukee', 2],
    ]);
    for (const rate of body.jurisdiction.rates)
      expect(rate).toMatchObject({ authority: expect.stringMatching(/Wis/), effectiveFrom: expect.any(String) });
  });

  it('uses the rates in force on asOf', async () => {
    const taxesOn = async (asOf: string) =>
      (await carport.get(`/taxes/${VIN}?price=40000&zip=19801&docFee=0&asOf=${asOf}`)).body;
    expect((await taxesOn('2025-09-30')).taxes.combinedSalesTax).toBe(1700);
    const after = await taxesOn('2025-10-01');
    expect(after).toMatchObject({ asOf: '2025-10-01', taxes: { combinedSalesTax: 2100 } });
    // Michigan raises the credit for a trade by 1,000 each January: MCL 205.51(1)(d).
    const taxesWithTrade = (asOf: string) =>
      carport.get(`/taxes/${VIN}?price=40000&zip=48226&tradeIn=15000&docFee=0&asOf=${asOf}`);
    expect((await taxesWithTrade('2026-12-31')).body.taxes.combinedSalesTax).toBe(1680);
    expect((await taxesWithTrade('2027-01-01')).body.taxes.combinedSalesTax).toBe(1620);
    expect((await carport.get(`/taxes/${VIN}?asOf=2025-02-30`)).body.problems).toEqual([
      expect.objectContaining({ path: 'asOf', in: 'query' }),
    ]);
  });

  it.each(['00000', '99999'])('rejects the unknown ZIP %s by name', async (zip) => {
    const { status, body } = await carport.get(`/taxes/${VIN}?zip=${zip}`);
    expect(status).toBe(400);
    expect(body.problems).toEqual([expect.objectContaining({ path: 'zip', got: `string "${zip}"` })]);
  });

  it.each(['53202', '19103', '10001', '99501', '33130', '37201', '60601', '98101', '70112', '20001'])(
    'agrees with /payments and the desk on a sale at %s',
    async (zip) => {
      const query = `price=40000&zip=${zip}&tradeIn=5000&docFee=100&downPayment=3000`;
      const taxes = await carport.get(`/taxes/${VIN}?${query}`);
      const payments = await carport.get(`/payments/${VIN}?${query}`);
      const opened = await carport.send('POST', '/buy/deals', { vin: VIN, buyer: { zip } });
      const figures = { salesPrice: '40000.00', tradeIn: '5000.00', docFee: '100.00', downPayment: '3000.00' };
      const { body } = await carport.send('POST', `/buy/deals/${opened.body.dealId}/desk`, {
        ...figures,
        term: 60,
        zip,
      });
      const asDecimals = Object.fromEntries(
        Object.entries<number>(taxes.body.taxes).map(([name, amount]) => [name, amount.toFixed(2)]),
      );
      expect(body.desked.taxes).toEqual(asDecimals);
      expect(taxes.body.taxes).toMatchObject(payments.body.taxes);
      expect(payments.body.jurisdiction).toEqual(taxes.body.jurisdiction);
      expect(Number(body.desked.totalTaxesAndFees)).toBe(taxes.body.totalTaxesAndFees);
    },
  );

  it('ignores rate, down payment and months outside Florida', async () => {
    const plain = await carport.get(`/taxes/${VIN}?zip=78701`);
    const withExtras = await carport.get(`/taxes/${VIN}?zip=78701&rate=9.99&downPayment=500&months=72`);
    expect(withExtras.text).toBe(plain.text);
  });
});

describe('GET /apr/{vin}', () => {
  it('echoes the gateway parameters and posts a rate for each term', async () => {
    const query = 'year=2024&make=Toyota&model=Camry&zip=78701&creditScore=735&vehicleAge=2&vehicleMileage=18000';
    const { body } = await carport.get(`/apr/${VIN}?${query}`);
    expect(body).toMatchObject({
      type: 'OK',
      vehicle: { vin: VIN, year: 2024, make: 'Toyota', model: 'Camry' },
      zip: '78701',
      creditScore: '735',
      vehicleAge: 2,
      vehicleMileage: '18000',
      apr: { '36': 9.15, '48': 9.4, '60': 9.65, '72': 10.15, '84': 10.9 },
      provenance: sandbox,
    });
  });

  it.each([
    ['creditScore=800&vehicleAge=0&vehicleMileage=10', 4.88],
    ['creditScore=800&vehicleAge=3&vehicleMileage=30000', 7.43],
    ['creditScore=720&vehicleAge=8&vehicleMileage=100000', 10.75],
    ['creditScore=400&vehicleAge=20&vehicleMileage=250000', 24.99],
  ])('for %s posts %d %%', async (query, pct) => {
    const { body } = await carport.get(`/apr/${VIN}?${query}`);
    expect(body.apr['60']).toBe(pct);
  });
});

describe('GET /tco/{vin}', () => {
  it('sums five years of costs', async () => {
    const { body } = await carport.get(`/tco/${VIN}?zip=78701&fromZip=60601`);
    expect(body).toMatchObject({ zip: '78701', fromZip: '60601', vehicle: { year: 2024 } });
    const years = Object.values<{ tcoPrice: number }>(body.tco.years);
    expect(years).toHaveLength(5);
    expect(years.reduce((all, { tcoPrice }) => all + tcoPrice, 0)).toBe(body.tco.total.tcoPrice);
  });
});

describe('GET /plate/{state}/{number}', () => {
  it('identifies the same car however the plate is written', async () => {
    const { body, text } = await carport.get('/plate/CA/8ABC123');
    expect(body).toMatchObject({ type: 'OK', isDefault: false, provenance: sandbox });
    expect(body.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    expect((await carport.get('/plate/ca/8abc-123?state=CA')).text).toBe(text);
    const decode = await carport.get(`/payments/${body.vin}`);
    expect(decode.body.vehicle).toMatchObject({ make: body.make, model: body.model, year: String(body.year) });
  });

  it('answers EMPTY for a plate on no car', async () => {
    const { status, body } = await carport.get('/plate/TX/NOPLATE');
    expect(status).toBe(404);
    expect(body.type).toBe('EMPTY');
  });

  it.each(['/plate/ZZ/8ABC123', '/plate/CA/8', '/plate/CA/123456789', '/plate/CA/AB_12', '/plate/CA/8ABC123?state=NV'])(
    'refuses %s',
    async (path) => {
      const { status, body } = await carport.get(path);
      expect(status).toBe(400);
      expect(body.type).toBe('BLOCKED');
    },
  );
});

describe('with a platform gateway', () => {
  const requested: string[] = [];
  const withGateway = testService({
    gateway: {
      get: async (path) => {
        requested.push(path);
        return path.startsWith('/plate')
          ? { state: 'down' }
          : { state: 'answered', text: '{"totalTaxesAndFees":1.50}' };
      },
    },
  });

  it('relays its bytes and never substitutes our own', async () => {
    const { text } = await withGateway.get(`/taxes/${VIN}?price=30000`);
    expect(text).toContain('"totalTaxesAndFees":1.50');
    expect(text).toContain('"simulated":false');
    expect((await withGateway.get('/plate/CA/8ABC123')).status).toBe(503);
    expect(requested).toEqual([`/taxes/${VIN}?price=30000`, '/plate/CA/8ABC123']);
  });
});

describe('GET /payments/{vin}?schedule=1', () => {
  const ask = (query: string) => carport.get(`/payments/4T1ZZ1AK8RU000042?term=36&interestRate=6.4&${query}`);

  it('lists every payment to a balance of zero, with the Truth in Lending figures', async () => {
    const { body } = await ask('schedule=1&asOf=2026-06-01');
    const { schedule, paymentsData } = body;
    expect(schedule).toMatchObject({ contractDate: '2026-06-01', firstPaymentDate: '2026-07-01', oddDays: 0 });
    expect(schedule.payments).toHaveLength(36);
    expect(schedule.payments[0].payment).toBe(paymentsData.loanMonthlyPaymentWithTaxes);
    expect(schedule.payments.at(-1).balance).toBe(0);
    const { truthInLending } = schedule;
    expect(truthInLending.annualPercentageRate).toBe(6.4);
    expect(truthInLending.amountFinanced).toBe(paymentsData.loanAmount);
    expect(truthInLending.amountFinanced + truthInLending.financeCharge).toBeCloseTo(truthInLending.totalOfPayments, 2);
  });

  it('includes prepaid finance charges and the days to the first payment', async () => {
    const { body } = await ask('schedule=1&asOf=2026-06-01&firstPaymentDate=2026-07-16&prepaidFinanceCharge=250');
    expect(body.schedule.oddDays).toBe(15);
    expect(body.schedule.truthInLending.annualPercentageRate).toBeGreaterThan(6.4);
  });

  it('works at both ends of the calendar', async () => {
    for (const asOf of ['1900-01-01', '1900-01-31', '9998-12-30', '9998-12-31']) {
      const { status, body } = await ask(`schedule=1&asOf=${asOf}`);
      expect([status, body.schedule.contractDate]).toEqual([200, asOf]);
    }
  });

  it('has no schedule by default, and refuses a first payment before the contract', async () => {
    expect((await ask('schedule=0')).body).not.toHaveProperty('schedule');
    const { status, body } = await ask('schedule=1&asOf=2026-06-01&firstPaymentDate=2026-06-01');
    expect(status).toBe(400);
    expect(body.problems[0].path).toBe('firstPaymentDate');
  });
});

describe('GET /payments/{vin}?grid=1', () => {
  const AT = '/payments/4T1ZZ1AK8RU000042?price=30000&zip=33101&downPayment=4000&term=66';

  it('returns a cell for each term and down payment, with the figures of a single request', async () => {
    const { grid, paymentsData } = (await carport.get(`${AT}&grid=1`)).body;
    expect(grid).toHaveLength(6 * 5);
    const cell = (term: number, downPayment: number) =>
      grid.find((one: { term: number; downPayment: number }) => one.term === term && one.downPayment === downPayment);
    expect(cell(66, 4000).monthlyPayment).toBe(paymentsData.loanMonthlyPaymentWithTaxes);
    const other = (await carport.get(AT.replace('downPayment=4000&term=66', 'downPayment=7000&term=84'))).body;
    expect(cell(84, 7000).monthlyPayment).toBe(other.paymentsData.loanMonthlyPaymentWithTaxes);
  });

  it('limits down payments to between zero and the price', async () => {
    const { grid } = (await carport.get(`${AT.replace('4000', '0')}&grid=1`)).body;
    expect([...new Set(grid.map((one: { downPayment: number }) => one.downPayment))]).toEqual([0, 1500, 3000]);
    expect((await carport.get(AT)).body.grid).toBeUndefined();
  });
});
