import { describe, expect, it } from 'vitest';
import { sampleIdentity } from '#domain/vehicle/identity.ts';
import { valuationOf } from '#domain/vehicle/valuation/valuation.ts';
import { addMonths } from '#kernel/dates.ts';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { datedSchedule } from '../payment/dated-schedule.ts';
import { firstPaymentProblems, toWireSchedule } from '../payment/schedule-wire.ts';
import { estimateStep } from './estimate-step.ts';
import { paymentGrid } from './payment-grid.ts';
import { paymentsAnswer } from './payments.ts';
import type { PaymentsInput } from './payments-input.ts';
import { parsePlate, plateAnswer, vinOfPlate } from './plate.ts';
import { defaultPrice, type Subject, subjectOf } from './subject.ts';
import { taxesAnswer } from './taxes.ts';
import { tcoAnswer } from './tco.ts';

const subject: Subject = {
  vin: parseVin('1HGCM82633A004352') as Vin,
  year: 2024,
  make: 'Honda',
  model: 'Accord',
  manufacturer: 'Honda Motor Company',
  msrp: dollars(32_000),
  guideValue: dollars(26_000),
  retailValue: dollars(30_000),
  worth: [30_000, 26_000, 22_500, 19_500, 17_000, 15_000].map(dollars),
  milesPerGallon: 32,
  asOf: '2026-11-28',
  car: { condition: 'used', odometer: 24_000, ageYears: 2 },
};

const inputs: PaymentsInput = {
  state: 'TX',
  zip: '78701',
  price: dollars(30_000),
  priceBasis: 'asked',
  tradeIn: cents(0),
  downPayment: dollars(4_000),
  docFee: dollars(150),
  term: 60,
  creditScore: 720,
  interestRate: 6.4,
  sent: { price: '30000' },
};

describe('the criteria of a payment', () => {
  it('are those of the gateway, member by member', () => {
    const { paymentsData } = paymentsAnswer(subject, { ...inputs, tradeIn: dollars(1_000) });
    expect(paymentsData.calculationCriteria).toEqual({
      ...{ numberOfMonths: 60, financeRate: 6.4, downPayment: 4_000, tradeIn: 1_000, tradeInOwedAmount: 0 },
      ...{ salesPrice: 30_000, conditionalIncentiveAmount: 0, primaryIncentiveAmount: 0, docFee: 150 },
      // FNV-1a of "style-id|1hgcm8263a": position 9, the check digit, does not count.
      ...{ zipCode: '78701', styleId: 453_133_130, marketValue: 30_000, msrp: 32_000 },
      ...{ withConcreteTaxesAndFees: true, applyLimits: true, lowerLimit: false },
    });
  });

  it('value a car without an estimate at its price', () => {
    const { paymentsData } = paymentsAnswer({ ...subject, worth: [] }, { ...inputs, price: dollars(28_000) });
    expect(paymentsData.calculationCriteria.marketValue).toBe(28_000);
  });

  it('list a local tax of cents, and omit one of zero', () => {
    const { taxes } = paymentsAnswer(subject, { ...inputs, state: 'WI', zip: '53202', price: dollars(30) });
    expect(taxes).toMatchObject({ countySalesTax: 1.62 });
    const cheap = paymentsAnswer(subject, {
      ...inputs,
      state: 'WI',
      zip: '53703',
      price: dollars(30),
      docFee: cents(0),
    });
    expect(cheap.taxes).toEqual({ combinedSalesTax: 1.65, stateSalesTax: 1.5, gasGuzzlerTax: 0, countySalesTax: 0.15 });
    expect(paymentsAnswer(subject, inputs).taxes).toEqual({
      ...{ combinedSalesTax: 1_875, stateSalesTax: 1_875, gasGuzzlerTax: 0 },
    });
  });
});

describe('the sale behind the figures', () => {
  const stepOf = (derivation: readonly { figure: string }[], figure: string) =>
    derivation.find((one) => one.figure === figure);

  it('has no trade-in, rebate or products of its own', () => {
    const untouched = { rebateCredit: '0.00', productsTaxed: '0.00', tradeCredit: '0.00', docFeeTaxed: '0.00' };
    const { derivation } = tcoAnswer(subject, { state: 'TX', zip: '78701', price: inputs.price, priceBasis: 'asked' });
    expect(stepOf(derivation, 'taxableBase')).toMatchObject({ inputs: untouched, row: { confidence: 'high' } });
    expect(stepOf(paymentsAnswer(subject, inputs).derivation, 'taxableBase')).toMatchObject({ inputs: untouched });
  });

  it('stamps the whole note where no down payment is asked', () => {
    const { derivation, totalTaxesAndFees } = taxesAnswer(subject, {
      ...inputs,
      state: 'FL',
      zip: '33701',
      downPayment: cents(0),
    });
    const tco = tcoAnswer(subject, { state: 'FL', zip: '33701', price: inputs.price, priceBasis: 'asked' });
    const note = (30_000 + totalTaxesAndFees).toFixed(2);
    expect(stepOf(derivation, 'documentaryStampTax')).toMatchObject({ inputs: { note } });
    const total = Number((stepOf(tco.derivation, 'totalTaxesAndFees') as { value?: string } | undefined)?.value);
    expect(stepOf(tco.derivation, 'documentaryStampTax')).toMatchObject({
      inputs: { note: (30_000 + total).toFixed(2) },
    });
  });
});

describe('the grid of payments', () => {
  const gridOf = (over: Partial<PaymentsInput>) => paymentGrid(subject, { ...inputs, ...over });
  const downsOf = (over: Partial<PaymentsInput>) => [...new Set(gridOf(over).map((cell) => cell.downPayment))];

  it('has the payment with taxes and fees of every posted term, and of the requested one, in order', () => {
    const cells = gridOf({ term: 66 });
    expect([...new Set(cells.map(({ term }) => term))]).toEqual([36, 48, 60, 66, 72, 84]);
    expect(cells).toHaveLength(30);
    for (const { term, downPayment, monthlyPayment } of cells) {
      const { paymentsData } = paymentsAnswer(subject, { ...inputs, term, downPayment: dollars(downPayment) });
      expect(monthlyPayment).toBe(paymentsData.loanMonthlyPaymentWithTaxes);
    }
    expect(gridOf({ term: 60 })).toHaveLength(25);
  });

  it('uses the posted rate of each term when no rate is given', () => {
    const { interestRate: _, ...unrated } = inputs;
    for (const { term, downPayment, monthlyPayment } of paymentGrid(subject, unrated)) {
      const { paymentsData } = paymentsAnswer(subject, { ...unrated, term, downPayment: dollars(downPayment) });
      expect(monthlyPayment).toBe(paymentsData.loanMonthlyPaymentWithTaxes);
    }
  });

  it.each([
    [30_000, 4_000, [1_000, 2_500, 4_000, 5_500, 7_000]],
    [30_000, 0, [0, 1_500, 3_000]],
    [30_000, 30_000, [27_000, 28_500, 30_000]],
    [30_900, 4_000, [1_000, 2_500, 4_000, 5_500, 7_000]],
    [31_000, 4_000, [800, 2_400, 4_000, 5_600, 7_200]],
    [1_900, 500, [300, 400, 500, 600, 700]],
    [900, 500, [300, 400, 500, 600, 700]],
    [3_100, 1_000, [600, 800, 1_000, 1_200, 1_400]],
  ])('moves the down payment on %d, %d, by a twentieth of the price in whole hundreds', (price, down, downs) => {
    expect(downsOf({ price: dollars(price), downPayment: dollars(down) })).toEqual(downs);
  });

  it('is present only on request', () => {
    expect(paymentsAnswer(subject, inputs)).not.toHaveProperty('grid');
    expect(paymentsAnswer(subject, { ...inputs, grid: false })).not.toHaveProperty('grid');
    expect(paymentsAnswer(subject, { ...inputs, grid: true })).toMatchObject({ grid: gridOf({}) });
  });

  it('has no payment once the down payment covers everything', () => {
    const last = gridOf({ price: dollars(900), downPayment: dollars(900), tradeIn: dollars(900) }).at(-1);
    expect(last).toEqual({ term: 84, downPayment: 900, monthlyPayment: 0 });
  });
});

describe('the schedule of a payment', () => {
  it('is that of the loan, with down payment and trade-in paid at signing', () => {
    const schedule = { firstPaymentDate: '2027-01-10', prepaidFinanceCharge: dollars(100) };
    const sale = { ...inputs, tradeIn: dollars(2_000) };
    const answer = paymentsAnswer(subject, { ...sale, schedule });
    const principal = Math.round(answer.paymentsData.loanAmount * 100) as Cents;
    const loan = { principal, aprPct: 6.4, termMonths: 60, contractDate: subject.asOf, downPayment: dollars(6_000) };
    expect(answer).toMatchObject({ schedule: toWireSchedule(datedSchedule({ ...loan, ...schedule })) });
    expect(paymentsAnswer(subject, sale)).not.toHaveProperty('schedule');
  });

  it.each([
    [undefined, true],
    ['2026-11-28', false],
    ['2026-11-29', true],
    ['2027-02-26', true],
    ['2027-02-27', false],
    ['2026-11-27', false],
  ])('begins 1 to 90 days after the contract: on %s %s', (date, isAccepted) => {
    const problems = firstPaymentProblems(date, '2026-11-28');
    if (isAccepted) expect(problems).toEqual([]);
    else expect(problems).toMatchObject([{ expected: 'a day 1 to 90 days after 2026-11-28' }]);
  });
});

describe('five years with a Honda in Denver', () => {
  const CO = { state: 'CO', zip: '80202', price: dollars(28_449.5), priceBasis: 'asked' } as const;
  // Worked out by hand from the published tables: premium, upkeep by age × 0.8, 15,000 miles at 32 mpg and 2.95,
  // the fall of 28,449.50 along the values, and the interest of 90 % of the amount due at 9.65 % over 60 months.
  const years = {
    insurance: [2_092, 1_963, 1_850, 1_753, 1_673],
    maintenance: [560, 680, 840, 960, 1_040],
    repairs: [96, 304, 496, 680, 840],
    financeInterest: [2_581, 2_104, 1_580, 1_003, 368],
    depreciation: [3_793, 3_319, 2_845, 2_371, 1_897],
    fuel: [1_383, 1_383, 1_383, 1_383, 1_383],
  } as const;

  it('cost what the tables say in each year', () => {
    const { tco } = tcoAnswer(subject, CO);
    const rows = Object.values(tco.years);
    for (const [cost, expected] of Object.entries(years))
      expect([cost, rows.map((row) => row[cost as keyof typeof years])]).toEqual([cost, expected]);
    const sale = taxesAnswer(subject, { ...CO, tradeIn: cents(0), sent: {} });
    expect(rows[0]?.taxesAndFees).toBe(Math.round(sale.totalTaxesAndFees));
  });

  it('depreciate by nothing when no value is known, and never rise', () => {
    const flat = tcoAnswer({ ...subject, worth: [0, 0, 0, 0, 0, 0].map(dollars) }, CO).tco;
    expect(Object.values(flat.years).map(({ depreciation }) => depreciation)).toEqual([0, 0, 0, 0, 0]);
    expect(Object.values(flat.years).map(({ insurance }) => insurance)).toEqual([2_092, 2_092, 2_092, 2_092, 2_092]);
    const risen = tcoAnswer(
      { ...subject, worth: [20_000, 21_000, 22_000, 22_000, 21_000, 10_500].map(dollars) },
      CO,
    ).tco;
    const falls = Object.values(risen.years).map(({ depreciation }) => depreciation);
    expect(falls).toEqual([0, 0, 0, 1_422, 14_936]);
  });

  it('state the energy of a battery car in kilowatt-hours', () => {
    const stepOf = (over: Partial<Subject['car']>) =>
      tcoAnswer({ ...subject, car: { ...subject.car, ...over } }, CO).derivation.find(
        (one) => one.figure === 'tco: fuel',
      );
    expect(stepOf({ fuel: 'electric' })).toMatchObject({
      rule: 'miles / mpg of gasoline equivalent × 33.7 kWh × price',
      inputs: { unit: 'kWh', price: 0.143 },
    });
    expect(stepOf({})).toMatchObject({ rule: 'miles / mpg × price', inputs: { unit: 'gallon', price: 2.95 } });
    expect(stepOf({})).not.toHaveProperty('note');
  });
});

describe('the subject of a VIN', () => {
  const identity = sampleIdentity(parseVin('F1XDEMCR4SDEM0001') as Vin, 2026);

  it('is worth its value today and after each of five years of 15,000 miles', () => {
    const asOf = '2026-11-28';
    const { worth, car, retailValue, guideValue } = subjectOf(identity, asOf, { odometer: 24_000, condition: 'used' });
    const after = (years: number) =>
      valuationOf({ identity, asOf: addMonths(asOf, 12 * years), miles: 24_000 + 15_000 * years }).retailValue;
    expect(worth).toEqual([0, 1, 2, 3, 4, 5].map(after));
    expect([car.odometer, retailValue]).toEqual([24_000, worth[0]]);
    expect(guideValue).toBe(car.guideValue);
  });

  it.each([
    [25_000, dollars(25_000), 'asking-price'],
    [0, 0, 'asking-price'],
    [null, dollars(30_000), 'retail-value'],
    [undefined, dollars(30_000), 'retail-value'],
  ])('listed at %s is priced at %d by %s', (asking, price, priceBasis) => {
    expect(defaultPrice(subject, asking)).toEqual({ price, priceBasis });
  });

  it('is priced at its MSRP without a value, but not with a value of one cent', () => {
    const msrp = { price: subject.msrp, priceBasis: 'msrp' };
    expect(defaultPrice({ ...subject, retailValue: cents(0) }, null)).toEqual(msrp);
    expect(defaultPrice({ ...subject, retailValue: cents(1) }, null)).toMatchObject({ priceBasis: 'retail-value' });
  });

  it('has an estimated MSRP, labeled as estimated', () => {
    const step = estimateStep({ msrpCents: dollars(32_000), method: 'by class', confidence: 'low' } as never);
    const row = { table: 'msrp-estimate', key: 'msrp', source: 'Carport planning figures', confidence: 'low' };
    expect(step).toMatchObject({
      figure: 'msrp',
      value: '32000.00',
      rule: 'by class',
      inputs: { estimated: true },
      row,
    });
  });
});

describe('the car of a plate', () => {
  // Each character is drawn with FNV-1a of purpose, state and plate; worked out apart from this program.
  it.each([
    ['CA', '8ABC123', 'F1PC7EWB5KM855710'],
    ['NV', '8ABC123', 'F1PCF5KV5FF843022'],
    ['TX', 'BBB-1234', 'F1PSPNAC7SF800224'],
  ] as const)('in %s with %s is %s', (state, plate, vin) => {
    expect(vinOfPlate(state, parsePlate(plate) ?? '')).toBe(vin);
  });

  it('is a single build', () => {
    expect(plateAnswer(sampleIdentity(subject.vin, 2026)).isDefault).toBe(false);
  });
});
