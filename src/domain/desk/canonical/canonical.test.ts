import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { hasValidCheckDigit, parseVin, type Vin } from '#kernel/vin.ts';
import { everyZip, stateOfZip } from '../../places/places.ts';
import { STATE_CODES } from '../../places/states.ts';
import { aprAnswer } from './apr.ts';
import { paymentsAnswer } from './payments.ts';
import type { PaymentsInput } from './payments-input.ts';
import { PLATES_NOT_ON_FILE, parsePlate, vinOfPlate } from './plate.ts';
import type { Subject } from './subject.ts';
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

const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => value as Cents);
const zipOf = new Map([...everyZip()].map((zip) => [stateOfZip(zip), zip]));
const anyPlace = fc.constantFrom(...STATE_CODES.map((state) => ({ state, zip: zipOf.get(state) ?? '' })));
const anySale = fc.record({
  price: fc.integer({ min: 1, max: 30_000_000 }).map((value) => value as Cents),
  priceBasis: fc.constant('asked' as const),
  tradeIn: amount(10_000_000),
  downPayment: amount(3_000_000),
  docFee: amount(200_000),
  term: fc.integer({ min: 1, max: 96 }),
  creditScore: fc.integer({ min: 300, max: 900 }),
  sent: fc.constant({}),
});
const anyInput = fc.tuple(anyPlace, anySale).map(([place, sold]) => ({ ...place, ...sold }));
const inCents = (amountOfDollars: number): number => Math.round(amountOfDollars * 100);
const total = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + inCents(one), 0);

describe('the payments of a car', () => {
  it('use the gateway’s shape: payments before and with taxes, loan amount, echoed inputs', () => {
    // The gateway's formula on 26,000 and on 26,000 with 2,161 of taxes and fees, at 6.4 % over 60 months.
    const answer = paymentsAnswer(subject, inputs);
    expect(answer.vehicle).toEqual({ vin: subject.vin, year: '2024', make: 'Honda', model: 'Accord' });
    expect(answer.criteria).toEqual({ price: '30000', zip: '78701', docFee: 150, tradeIn: '0' });
    expect(answer.paymentsData).toMatchObject({
      loanAmount: 28_161,
      loanMonthlyPayment: 507.5,
      loanMonthlyPaymentWithTaxes: 549.68,
      totalTaxesAndFees: 2_161,
      calculationCriteria: {
        numberOfMonths: 60,
        financeRate: 6.4,
        downPayment: 4_000,
        salesPrice: 30_000,
        msrp: 32_000,
      },
    });
    expect(answer.taxes).toEqual({ combinedSalesTax: 1_875, stateSalesTax: 1_875, gasGuzzlerTax: 0 });
    expect(answer.apr).toEqual({ 36: 9.15, 48: 9.4, 60: 9.65, 72: 10.15, 84: 10.9 });
  });

  it('use the posted rate of the score when no rate is given', () => {
    const { interestRate: _, ...unrated } = inputs;
    const answer = paymentsAnswer(subject, unrated);
    expect(answer.paymentsData.calculationCriteria.financeRate).toBe(answer.apr['60']);
  });

  it('sum to the cent, in two identical blocks', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const answer = paymentsAnswer(subject, any);
        const { paymentsData, taxes, fees } = answer;
        const stamp = new Map<string, number>(Object.entries(taxes)).get('documentaryStampTax') ?? 0;
        const combined = [taxes.combinedSalesTax, taxes.gasGuzzlerTax, stamp, fees.combinedFees];
        expect(total(combined)).toBe(inCents(answer.totalTaxesAndFees));
        expect(paymentsData).toMatchObject({ taxes, fees, totalTaxesAndFees: answer.totalTaxesAndFees });
        const loan = any.price - any.downPayment - any.tradeIn + inCents(answer.totalTaxesAndFees);
        expect(inCents(paymentsData.loanAmount)).toBe(loan);
        expect(total(Object.values(fees.dmvFees))).toBe(inCents(fees.dmvFee));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the taxes of a car', () => {
  it('name every levy and echo the inputs', () => {
    const answer = taxesAnswer(subject, { ...inputs, state: 'IL', zip: '60601' });
    expect(answer.criteria).toEqual({ price: '30000', zip: '60601', docFee: 150, tradeIn: 0 });
    expect(answer.taxes).toEqual({
      stateSalesTax: 1_884.38,
      countySalesTax: 0,
      citySalesTax: 376.88,
      districtSalesTax: 301.5,
      combinedSalesTax: 2_562.76,
      gasGuzzlerTax: 0,
      documentaryStampTax: 0,
    });
  });

  it('agree with the payments on the same inputs, and sum to the cent', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const taxes = taxesAnswer(subject, any);
        const payments = paymentsAnswer(subject, any);
        expect(taxes.totalTaxesAndFees).toBe(payments.totalTaxesAndFees);
        expect(taxes.fees).toEqual(payments.fees);
        const { stateSalesTax, countySalesTax, citySalesTax, districtSalesTax, combinedSalesTax } = taxes.taxes;
        expect(total([stateSalesTax, countySalesTax, citySalesTax, districtSalesTax])).toBe(inCents(combinedSalesTax));
        const { titleFee, registrationFee, dmvFee, docFee, combinedFees } = taxes.fees;
        expect(total([titleFee, registrationFee, dmvFee, docFee])).toBe(inCents(combinedFees));
      }),
      { numRuns: 200 },
    );
  });

  it('report that a document fee was clamped', () => {
    const { fees, derivation } = taxesAnswer(subject, { ...inputs, state: 'CA', zip: '94020', docFee: dollars(500) });
    expect(fees.docFee).toBe(85);
    expect(JSON.stringify(derivation)).toContain('Clamped from 500.00');
  });
});

describe('the rates of a car', () => {
  it('are posted by term, with score and mileage as text', () => {
    const { derivation: _, ...answer } = aprAnswer(subject, { zip: '78701', creditScore: 735, sent: {} });
    expect(answer).toEqual({
      vehicle: { vin: subject.vin, year: 2024, make: 'Honda', model: 'Accord' },
      zip: '78701',
      creditScore: '735',
      vehicleAge: 2,
      vehicleMileage: '24000',
      apr: { 36: 9.15, 48: 9.4, 60: 9.65, 72: 10.15, 84: 10.9 },
    });
  });
});

describe('five years of ownership', () => {
  const costs = [
    'insurance',
    'maintenance',
    'repairs',
    'taxesAndFees',
    'financeInterest',
    'depreciation',
    'fuel',
  ] as const;

  it.each([
    ['a used car', subject],
    [
      'a new electric car',
      { ...subject, car: { condition: 'new', odometer: 5, ageYears: 0, fuel: 'electric' } } as const,
    ],
    ['an old car', { ...subject, year: 2004, car: { condition: 'used', odometer: 240_000, ageYears: 22 } } as const],
  ])('%s: totals are sums of years, the sum of prices is the sum of costs, all in whole dollars', (_title, owned) => {
    const { tco } = tcoAnswer(owned, { state: 'CO', zip: '80202', price: dollars(28_449.5), priceBasis: 'asked' });
    const years = Object.values(tco.years);
    expect(Object.keys(tco.years)).toEqual(['1', '2', '3', '4', '5']);
    for (const cost of costs) {
      expect(tco.total[cost]).toBe(years.reduce((all, one) => all + one[cost], 0));
      for (const one of years) expect(Number.isInteger(one[cost]) && one[cost] >= 0).toBe(true);
    }
    expect(tco.total.tcoPrice).toBe(costs.reduce((all, cost) => all + tco.total[cost], 0));
    expect(years.reduce((all, one) => all + one.tcoPrice, 0)).toBe(tco.total.tcoPrice);
    expect(tco.total.averageCostPerMile).toBe(Math.round((tco.total.tcoPrice / 75_000) * 100) / 100);
  });
});

describe('ownership costs of the same car', () => {
  const tcoIn = (state: 'MA' | 'OR' | 'AZ' | 'TX', zip: string, over: Partial<Subject> = {}) =>
    tcoAnswer({ ...subject, ...over }, { state, zip, price: dollars(30_000), priceBasis: 'asked' });

  it('start with the taxes and fees of the sale and add the fees due each year', () => {
    const sale = taxesAnswer(subject, { ...inputs, state: 'AZ', zip: '85001', docFee: dollars(450) });
    const { tco } = tcoIn('AZ', '85001');
    expect(tco.years['1'].taxesAndFees).toBe(Math.round(sale.totalTaxesAndFees));
    // A.R.S. 28-5801: 19,200 × 0.8375³ at 2.89 per 100 in the car's fourth year, with 8.00 and 1.50.
    expect(tco.years['2'].taxesAndFees).toBe(Math.round(19_200 * 0.8375 ** 3 * 0.0289 + 9.5));
    expect(tcoIn('OR', '97201').tco.years['2'].taxesAndFees).toBe(0);
  });

  it('include municipal charges from the first year on', () => {
    const sale = taxesAnswer(subject, { ...inputs, state: 'MA', zip: '02101', docFee: dollars(450) });
    const excise = 32_000 * 0.025 * 0.4;
    expect(tcoIn('MA', '02101').tco.years['1'].taxesAndFees).toBe(Math.round(sale.totalTaxesAndFees + excise));
  });

  it('name the table behind every running cost, and what is estimated', () => {
    const { derivation } = tcoIn('TX', '78701');
    for (const cost of ['insurance', 'maintenance', 'repairs', 'fuel']) {
      const step = derivation.find(({ figure }) => figure === `tco: ${cost}`);
      expect(step?.row, cost).toMatchObject({ authority: expect.any(String), effectiveFrom: expect.any(String) });
    }
    expect(derivation.some(({ figure }) => figure === 'registrationFee: Registration Fee')).toBe(true);
    const guessed = tcoIn('TX', '78701', { car: { ...subject.car, estimated: ['milesPerGallon'] } }).derivation;
    expect(guessed.find(({ figure }) => figure === 'tco: fuel')?.note).toContain('estimated');
  });
});

describe('a license plate', () => {
  it('identifies one car with a valid check digit, however it is written', () => {
    const plate = parsePlate('8abc-123') ?? '';
    const vin = vinOfPlate('CA', plate);
    expect(vin).toBe(vinOfPlate('CA', '8ABC123'));
    expect(vin !== undefined && hasValidCheckDigit(vin)).toBe(true);
    expect(vinOfPlate('NV', plate)).not.toBe(vin);
  });

  it.each(['A', 'ABCDEFGHI', 'AB*1', ''])('rejects %j as a plate', (text) => {
    expect(parsePlate(text)).toBeUndefined();
  });

  it('may belong to no car', () => {
    for (const plate of PLATES_NOT_ON_FILE) expect(vinOfPlate('CA', plate)).toBeUndefined();
  });
});
