import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars, sum, toDollars } from '#kernel/money.ts';
import { everyZip, stateOfZip } from '../../places/places.ts';
import { STATE_CODES, type StateCode } from '../../places/states.ts';
import { documentaryStamp } from './documentary-stamp.ts';
import { leaseTax } from './lease-tax.ts';
import { TAX_ROWS } from './tax-rows.data.ts';
import { type TaxFacts, vehicleTax } from './vehicle-tax.ts';

/** A ZIP of each state; where local tax matters, one with a rate that is easy to follow. */
const ZIPS: Readonly<Partial<Record<StateCode, string>>> = {
  CA: '95603',
  FL: '33701',
  OH: '43506',
  TN: '37902',
  AR: '72201',
  WA: '98101',
  PA: '17101',
  GA: '30303',
};
const anyZip = new Map([...everyZip()].map((zip) => [stateOfZip(zip), zip]));

function sale(state: StateCode, salesPrice: number, over: Partial<TaxFacts> = {}): TaxFacts {
  const nothing = cents(0);
  return {
    state,
    zip: ZIPS[state] ?? anyZip.get(state) ?? '',
    asOf: '2026-11-28',
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
    ['CA does not deduct a trade-in', sale('CA', 30_000, trade(10_000)), 2_175],
    ['FL taxes the first 5,000 for the county', sale('FL', 30_000), 1_850],
    ['TN adds local and single-article tax', sale('TN', 30_000), 2_180],
    ['AR taxes the first 2,500 for the locality', sale('AR', 30_000), 2003.13],
    ['MI caps the trade credit', sale('MI', 30_000, trade(15_000)), 1_080],
    ['SC caps the tax', sale('SC', 30_000), 500],
    ['VA gives no trade credit', sale('VA', 30_000, trade(10_000)), 1_245],
    ['VA deducts a rebate', sale('VA', 30_000, { rebate: dollars(2_000) }), 1_162],
    ['CT raises the rate above 50,000', sale('CT', 52_000), 4_030],
    ['NM deducts a trade-in from its excise', sale('NM', 30_000, trade(7_000)), 920],
    ['OK deducts a trade-in from the sales part only', sale('OK', 20_000, trade(5_000)), 808.75],
    ['OH gives no trade credit on a used car', sale('OH', 20_000, trade(5_000)), 1_450],
    ['OH gives trade credit on a new car', sale('OH', 20_000, { ...trade(5_000), condition: 'new' }), 1_087.5],
    ['OK taxes a new car from the first dollar', sale('OK', 20_000, { condition: 'new' }), 900],
    ['CT keeps the lower rate at 50,000', sale('CT', 50_000), 3_175],
    ['CT counts the document fee', sale('CT', 50_000, { docFee: dollars(100) }), 3_882.75],
    ['CT never raises the rate of products', sale('CT', 52_000, { products: dollars(2_000) }), 4_157],
    ['NJ adds 0.4 % to a new car from 45,000', sale('NJ', 45_000, { condition: 'new' }), 3_161.25],
    ['NJ adds nothing to a used car', sale('NJ', 45_000), 2_981.25],
    ['NJ counts the price before the trade-in', sale('NJ', 50_000, { ...trade(10_000), condition: 'new' }), 2_850],
    ['NJ adds nothing to a new car below 45,000', sale('NJ', 44_999, { condition: 'new' }), 2_981.18],
    ['WA adds 8 % above 100,000', sale('WA', 110_000, { asOf: '2026-03-01' }), 12_955],
    ['WA raises the deduction by 2 % each July', sale('WA', 110_000, { asOf: '2026-07-01' }), 12_795],
    ['WA had no luxury tax in 2025', sale('WA', 110_000, { asOf: '2025-12-31' }), 11_935],
    ['AR exempts a car under 4,000', sale('AR', 3_999.99), 0],
    ['AR taxes a car of 4,000', sale('AR', 4_000), 193.13],
    ['AR does not halve the rate of a used car of 10,000', sale('AR', 10_000), 703.13],
    ['AR halves the rate of a cheap used car', sale('AR', 8_000), 333.13],
    ['AR does not halve the rate of a cheap new car', sale('AR', 8_000, { condition: 'new' }), 573.13],
    [
      'DC sets the rate by weight and mileage: light',
      sale('DC', 20_000, { curbWeightLb: 3_499, milesPerGallon: 26 }),
      880,
    ],
    [
      'DC sets the rate by weight and mileage: middle',
      sale('DC', 20_000, { curbWeightLb: 3_500, milesPerGallon: 26 }),
      1_080,
    ],
    [
      'DC sets the rate by weight and mileage: heavy',
      sale('DC', 20_000, { curbWeightLb: 5_000, milesPerGallon: 18 }),
      2_020,
    ],
    ['DC taxes a heavy battery car by 3 %', sale('DC', 20_000, { curbWeightLb: 5_000, fuel: 'electric' }), 600],
    ['DC uses the middle rate when weight and mileage are unknown', sale('DC', 20_000), 1_080],
    ['VA has a minimum', sale('VA', 1_000), 75],
    ['DE has a minimum', sale('DE', 100), 8],
    ['MD has no floor on a sale by a dealer', sale('MD', 500), 32.5],
    ['MN charges an old cheap car a flat amount', sale('MN', 2_500, { ageYears: 9 }), 10],
    ['MN taxes a cheap car in its ninth year like any other', sale('MN', 2_500, { ageYears: 8 }), 171.88],
    ['MN taxes an old expensive car like any other', sale('MN', 12_000, { ageYears: 11 }), 825],
    ['MT levies nothing', sale('MT', 30_000), 0],
    ['OR levies nothing', sale('OR', 30_000), 0],
  ])('%s', (_title, facts, expected) => {
    expect(taxOf(facts)).toBe(expected);
  });

  it('includes the document fee in the base only where it is taxed', () => {
    expect(taxOf(sale('CA', 30_000, { docFee: dollars(85) }))).toBe(2_181.16);
    expect(taxOf(sale('TX', 30_000, { docFee: dollars(225) }))).toBe(1_875);
  });

  it('includes products in the base in full, by half, or not at all', () => {
    const products = dollars(2_000);
    expect(taxOf(sale('IN', 30_000, { products }))).toBe(2_240);
    expect(taxOf(sale('VA', 30_000, { products }))).toBe(1_286.5);
    expect(taxOf(sale('TX', 30_000, { products }))).toBe(1_875);
  });

  it('deducts a rebate from the base only where the state allows it', () => {
    const rebate = dollars(1_000);
    expect(taxOf(sale('TX', 30_000, { rebate }))).toBe(1_812.5);
    expect(taxOf(sale('IN', 30_000, { rebate }))).toBe(2_100);
  });

  it('has a base of zero when the trade is worth more than the car', () => {
    expect(taxOf(sale('TX', 5_000, trade(9_000)))).toBe(0);
  });

  it('names the rule and the table row behind every figure', () => {
    const { derivation } = vehicleTax(sale('MI', 30_000, trade(15_000)));
    expect(derivation.map((step) => step.figure)).toEqual(['jurisdiction', 'taxableBase', 'stateSalesTax']);
    expect(derivation[1]).toMatchObject({ value: '18000.00', row: { key: 'MI', year: 2026, confidence: 'high' } });
    expect(derivation[1]?.note).toContain('caps');
  });
});

describe('the tax table', () => {
  it('has a row for each of the 51 jurisdictions', () => {
    expect(Object.keys(TAX_ROWS).sort()).toEqual([...STATE_CODES].sort());
  });

  it('yields parts that sum to the cent and are never negative in every state', () => {
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
        const { taxes } = vehicleTax({ ...sold, zip: anyZip.get(sold.state) ?? '', asOf: '2026-11-28' });
        const { stateSalesTax, countySalesTax, citySalesTax, districtSalesTax, combinedSalesTax } = taxes;
        expect(sum(stateSalesTax, countySalesTax, citySalesTax, districtSalesTax)).toBe(combinedSalesTax);
        for (const tax of Object.values(taxes)) expect(tax).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the tax on a lease', () => {
  const stream = { basePayment: dollars(626.71), termMonths: 36, downPayment: cents(0) };

  it('is part of each payment where the state taxes payments', () => {
    const taxed = leaseTax(sale('ID', 38_000), stream);
    expect(toDollars(taxed.monthlyTax)).toBe(37.6);
    expect(toDollars(taxed.taxes.combinedSalesTax)).toBe(1_353.6);
    expect(taxed.upfrontTax).toBe(0);
  });

  it('is due at signing on all payments where the state requires it', () => {
    const taxed = leaseTax(sale('GA', 38_000), stream);
    expect(toDollars(taxed.upfrontTax)).toBe(1_579.31);
    expect(taxed.monthlyTax).toBe(0);
  });

  it('is the tax on the price in Texas', () => {
    expect(toDollars(leaseTax(sale('TX', 38_000), stream).upfrontTax)).toBe(2_375);
  });

  it('has a separate rate in some states', () => {
    expect(toDollars(leaseTax(sale('PA', 38_000), stream).monthlyTax)).toBe(56.4);
  });

  it.each<[StateCode, number]>([
    ['CA', 217.5],
    ['IL', 187.5],
    ['FL', 210],
  ])('is due at signing on the down payment in %s', (state, tax) => {
    const zip = { CA: '95603', IL: '62701', FL: '33701' }[state as 'CA' | 'IL' | 'FL'];
    const taxed = leaseTax(sale(state, 38_000, { zip }), { ...stream, downPayment: dollars(3_000) });
    expect(toDollars(taxed.upfrontTax)).toBe(tax);
  });

  it.each<[StateCode, string, number]>([
    ['NY', '12207', 2_044.92],
    ['OH', '43506', 1_853.21],
    ['NJ', '07102', 1_693.45],
    ['MN', '55401', 1_757.36],
    ['GA', '30303', 1_789.31],
  ])('is due at signing on all payments and the down payment in %s', (state, zip, tax) => {
    const taxed = leaseTax(sale(state, 38_000, { zip }), { ...stream, downPayment: dollars(3_000) });
    expect(toDollars(taxed.upfrontTax)).toBe(tax);
    expect(taxed.monthlyTax).toBe(0);
  });

  it('is only the excise in Oklahoma, due at signing', () => {
    const taxed = leaseTax(sale('OK', 38_000, { condition: 'new' }), stream);
    expect(toDollars(taxed.upfrontTax)).toBe(1_235);
    expect(taxed.monthlyTax).toBe(0);
  });

  it('is zero where nothing is taxed', () => {
    expect(leaseTax(sale('OR', 38_000), stream).taxes.combinedSalesTax).toBe(0);
  });

  it('splits into parts that sum to the total in every state', () => {
    for (const state of STATE_CODES) {
      const { taxes, monthlyTax, upfrontTax } = leaseTax(sale(state, 38_000), stream);
      const { stateSalesTax, countySalesTax, citySalesTax, districtSalesTax, combinedSalesTax } = taxes;
      expect(sum(stateSalesTax, countySalesTax, citySalesTax, districtSalesTax)).toBe(combinedSalesTax);
      expect(monthlyTax * stream.termMonths + upfrontTax).toBe(combinedSalesTax);
    }
  });
});

describe('the tax rates of another date', () => {
  it.each<[string, TaxFacts, number]>([
    ['DE before October 2025', sale('DE', 30_000, { asOf: '2025-09-30' }), 1_275],
    ['DE from October 2025', sale('DE', 30_000, { asOf: '2025-10-01' }), 1_575],
    ['MD before July 2025', sale('MD', 30_000, { asOf: '2025-06-30' }), 1_800],
    ['Nashville before February 2025', sale('TN', 30_000, { zip: '37201', asOf: '2025-01-31' }), 2_180],
    ['Nashville from February 2025', sale('TN', 30_000, { zip: '37201', asOf: '2025-02-01' }), 2_188],
    ['Milwaukee County before 2024', sale('WI', 30_000, { zip: '53211', asOf: '2024-01-01' }), 2_370],
    ['MI in 2027 caps the trade at 13,000', sale('MI', 30_000, { ...trade(15_000), asOf: '2027-01-01' }), 1_020],
    ['MI in 2029 does not cap the trade', sale('MI', 30_000, { ...trade(15_000), asOf: '2029-01-01' }), 900],
    [
      'NJ before July 2025 halves the tax on battery cars',
      sale('NJ', 30_000, { fuel: 'electric', asOf: '2025-06-30' }),
      993.75,
    ],
  ])('%s', (_title, facts, expected) => {
    expect(taxOf(facts)).toBe(expected);
  });

  it('fall back to the first rate on file, with low confidence, before its date', () => {
    const { jurisdiction } = vehicleTax(sale('TX', 30_000, { asOf: '1990-01-01' }));
    expect(jurisdiction.row).toMatchObject({ statePct: 6.25, confidence: 'low' });
  });
});

describe('the jurisdiction of a ZIP', () => {
  it('lists every levy with its authority', () => {
    const { jurisdiction, derivation } = vehicleTax(sale('WI', 40_000, { zip: '53202' }));
    expect(jurisdiction.levies.map(({ level, name, pct }) => [level, name, pct])).toEqual([
      ['county', 'Milwaukee County', 0.9],
      ['city', 'Milwaukee', 2],
    ]);
    const county = derivation.find(({ figure }) => figure === 'countySalesTax');
    expect(county).toMatchObject({ value: '360.00', row: { verifiedOn: '2026-11-28', key: 'WI Milwaukee County' } });
    expect(county?.row?.authority).toContain('77.70');
  });

  it('notes that a rate is the average of the state', () => {
    const { jurisdiction, derivation } = vehicleTax(sale('AL', 40_000));
    expect(jurisdiction.basis).toBe('state average');
    expect(derivation[0]).toMatchObject({ figure: 'jurisdiction', row: { confidence: 'low' } });
    expect(derivation[0]?.note).toContain('state average');
  });

  it('gives the range of a ZIP that spans jurisdictions', () => {
    const { jurisdiction } = vehicleTax(sale('CA', 40_000, { zip: '94020' }));
    expect(jurisdiction.range).toEqual({ lowPct: 2.125, highPct: 2.5, spans: 'San Mateo, Santa Clara' });
    expect(vehicleTax(sale('NY', 40_000, { zip: '10001' })).jurisdiction.range).toBeUndefined();
  });

  it('gives no range where the places next to a city are not listed', () => {
    for (const zip of ['68102', '68502']) {
      const { basis, range } = vehicleTax(sale('NE', 40_000, { zip })).jurisdiction;
      expect([basis, range]).toEqual(['listed', undefined]);
    }
    expect(vehicleTax(sale('WA', 40_000, { zip: '98101' })).jurisdiction.range?.lowPct).toBe(2.4);
    expect(vehicleTax(sale('WI', 40_000, { zip: '53202' })).jurisdiction.range?.lowPct).toBe(0.9);
  });
});

describe('the documentary stamp of Florida', () => {
  it.each([
    [30_000, 105.7],
    [29_890, 105],
    [100, 0.7],
    [800_000, 2_450],
    [0.01, 0.35],
    [1, 0.35],
    [99_650, 350],
    [99_650.01, 350.35],
  ])('covers a note of %d plus the stamp itself: %d', (before, tax) => {
    expect(toDollars(documentaryStamp('FL', dollars(before)).tax)).toBe(tax);
  });

  it('is levied nowhere else', () => {
    expect(documentaryStamp('GA', dollars(30_000))).toEqual({ tax: 0, derivation: [] });
  });

  it('is not levied without a note', () => {
    expect(documentaryStamp('FL', cents(0))).toEqual({ tax: 0, derivation: [] });
  });
});
