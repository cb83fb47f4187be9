import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars, sum, toDollars } from '#kernel/money.ts';
import { STATE_CODES, type StateCode } from '../../places/states.ts';
import { leaseTax } from './lease-tax.ts';
import { TAX_ROWS } from './tax-rows.data.ts';
import { type TaxFacts, vehicleTax } from './vehicle-tax.ts';

function sale(state: StateCode, salesPrice: number, over: Partial<TaxFacts> = {}): TaxFacts {
  const nothing = cents(0);
  return {
    state,
    salesPrice: dollars(salesPrice),
    tradeIn: nothing,
    rebate: nothing,
    docFee: nothing,
    products: nothing,
    condition: 'used',
    ...over,
  };
}

function taxOf(facts: TaxFacts): number {
  return toDollars(vehicleTax(facts).taxes.combinedSalesTax);
}

const trade = (amount: number) => ({ tradeIn: dollars(amount) });

describe('vehicle tax by state', () => {
  it.each<[string, TaxFacts, number]>([
    ['TX deducts a trade-in', sale('TX', 30_000, trade(10_000)), 1_250],
    ['CA does not', sale('CA', 30_000, { ...trade(10_000), localPct: 0 }), 2_175],
    ['FL taxes the first 5,000 for the county', sale('FL', 30_000, { localPct: 1 }), 1_850],
    ['TN adds local and single-article tax', sale('TN', 30_000, { localPct: 2.25 }), 2_180],
    ['AR taxes the first 2,500 for the locality', sale('AR', 30_000, { localPct: 3 }), 2_025],
    ['MI caps the trade credit', sale('MI', 30_000, trade(15_000)), 1_080],
    ['SC caps the tax', sale('SC', 30_000), 500],
    ['VA gives no trade credit', sale('VA', 30_000, trade(10_000)), 1_245],
    ['CT raises the rate above 50,000', sale('CT', 52_000), 4_030],
    ['NM deducts a trade-in from its excise', sale('NM', 30_000, trade(7_000)), 920],
    ['OK deducts a trade-in from the sales part only', sale('OK', 20_000, trade(5_000)), 808.75],
    ['OH gives no trade credit on a used car', sale('OH', 20_000, { ...trade(5_000), localPct: 1.5 }), 1_450],
    ['OH gives it on a new car', sale('OH', 20_000, { ...trade(5_000), localPct: 1.5, condition: 'new' }), 1_087.5],
    ['OK taxes a new car from the first dollar', sale('OK', 20_000, { condition: 'new' }), 900],
    ['CT at 50,000 is not above it', sale('CT', 50_000), 3_175],
    ['NJ adds 0.4 % from 45,000', sale('NJ', 45_000), 3_161.25],
    ['NJ below 45,000 does not', sale('NJ', 44_999), 2_981.18],
    ['WA adds 8 % above 100,000', sale('WA', 110_000, { localPct: 0 }), 8_500],
    ['AR exempts a car under 4,000', sale('AR', 3_999.99, { localPct: 3 }), 0],
    ['AR halves the rate of a cheap used car', sale('AR', 8_000, { localPct: 0 }), 280],
    ['AR does not halve it for a new one', sale('AR', 8_000, { localPct: 0, condition: 'new' }), 520],
    ['DC goes by weight: light', sale('DC', 20_000, { curbWeightLb: 3_499 }), 1_200],
    ['DC goes by weight: middle', sale('DC', 20_000, { curbWeightLb: 3_500 }), 1_400],
    ['DC goes by weight: heavy', sale('DC', 20_000, { curbWeightLb: 5_000 }), 1_600],
    ['DC takes the middle when the weight is unknown', sale('DC', 20_000), 1_400],
    ['VA has a minimum', sale('VA', 1_000), 75],
    ['DE has a minimum', sale('DE', 100), 8],
    ['MD taxes at least 640', sale('MD', 500), 41.6],
    ['MN charges an old cheap car a flat amount', sale('MN', 2_500, { ageYears: 11 }), 10],
    ['MN taxes an old dear car as any', sale('MN', 12_000, { ageYears: 11 }), 825],
    ['MT levies nothing', sale('MT', 30_000), 0],
    ['OR levies nothing', sale('OR', 30_000), 0],
  ])('%s', (_title, facts, expected) => {
    expect(taxOf(facts)).toBe(expected);
  });

  it('the document fee enters the base only where it is taxed', () => {
    expect(taxOf(sale('CA', 30_000, { docFee: dollars(85), localPct: 0 }))).toBe(2_181.16);
    expect(taxOf(sale('TX', 30_000, { docFee: dollars(225) }))).toBe(1_875);
  });

  it('products enter the base whole, by half, or not at all', () => {
    const products = dollars(2_000);
    expect(taxOf(sale('IN', 30_000, { products }))).toBe(2_240);
    expect(taxOf(sale('VA', 30_000, { products }))).toBe(1_286.5);
    expect(taxOf(sale('TX', 30_000, { products }))).toBe(1_875);
  });

  it('a rebate reduces the base only where it counts', () => {
    const rebate = dollars(1_000);
    expect(taxOf(sale('TX', 30_000, { rebate }))).toBe(1_812.5);
    expect(taxOf(sale('IN', 30_000, { rebate }))).toBe(2_100);
  });

  it('a trade worth more than the car leaves no base', () => {
    expect(taxOf(sale('TX', 5_000, trade(9_000)))).toBe(0);
  });

  it('every figure names its rule and its table row', () => {
    const { derivation } = vehicleTax(sale('MI', 30_000, trade(15_000)));
    expect(derivation.map((step) => step.figure)).toEqual(['taxableBase', 'stateSalesTax']);
    expect(derivation[0]).toMatchObject({ value: '18000.00', row: { key: 'MI', year: 2026, confidence: 'high' } });
    expect(derivation[0]?.note).toContain('caps');
  });
});

describe('the tax table', () => {
  it('has a row for each of the 51', () => {
    expect(Object.keys(TAX_ROWS).sort()).toEqual([...STATE_CODES].sort());
  });

  it('in every state the parts add up to the cent and are never negative', () => {
    const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => value as Cents);
    const facts = fc.record({
      state: fc.constantFrom(...STATE_CODES),
      salesPrice: amount(20_000_000),
      tradeIn: amount(10_000_000),
      rebate: amount(500_000),
      docFee: amount(100_000),
      products: amount(1_000_000),
      condition: fc.constantFrom('new' as const, 'used' as const),
    });
    fc.assert(
      fc.property(facts, (sold) => {
        const { taxes } = vehicleTax(sold);
        const { stateSalesTax, countySalesTax, citySalesTax, districtSalesTax, combinedSalesTax } = taxes;
        expect(sum(stateSalesTax, countySalesTax, citySalesTax, districtSalesTax)).toBe(combinedSalesTax);
        for (const tax of Object.values(taxes)) expect(tax).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the tax on a lease', () => {
  const stream = { basePayment: dollars(626.71), termMonths: 36 };

  it('rides on each payment where the state taxes payments', () => {
    const taxed = leaseTax(sale('ID', 38_000), stream);
    expect(toDollars(taxed.monthlyTax)).toBe(37.6);
    expect(toDollars(taxed.taxes.combinedSalesTax)).toBe(1_353.6);
    expect(taxed.upfrontTax).toBe(0);
  });

  it('is due at signing on all payments where the state says so', () => {
    const taxed = leaseTax(sale('GA', 38_000), stream);
    expect(toDollars(taxed.upfrontTax)).toBe(1_579.31);
    expect(taxed.monthlyTax).toBe(0);
  });

  it('is the tax on the price in Texas', () => {
    expect(toDollars(leaseTax(sale('TX', 38_000), stream).upfrontTax)).toBe(2_375);
  });

  it('has its own rate in some states', () => {
    expect(toDollars(leaseTax(sale('PA', 38_000, { localPct: 0 }), stream).monthlyTax)).toBe(56.4);
  });

  it('is nothing where nothing is taxed', () => {
    expect(leaseTax(sale('OR', 38_000), stream).taxes.combinedSalesTax).toBe(0);
  });

  it('splits into parts that add up in every state', () => {
    for (const state of STATE_CODES) {
      const { taxes, monthlyTax, upfrontTax } = leaseTax(sale(state, 38_000), stream);
      const { stateSalesTax, countySalesTax, citySalesTax, districtSalesTax, combinedSalesTax } = taxes;
      expect(sum(stateSalesTax, countySalesTax, citySalesTax, districtSalesTax)).toBe(combinedSalesTax);
      expect(monthlyTax * stream.termMonths + upfrontTax).toBe(combinedSalesTax);
    }
  });
});
