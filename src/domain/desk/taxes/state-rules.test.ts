import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars, toDollars } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { NJ_SURCHARGE, WA_LUXURY } from './special-levies.data.ts';
import { newJerseyPct, oklahomaExcise, stateTaxOn } from './state-rules.ts';
import type { TaxFacts } from './tax-facts.ts';
import { TAX_ROWS } from './tax-rows.data.ts';
import { creditableTrade } from './trade-credit.ts';

function facts(salesPrice: number, over: Partial<TaxFacts> = {}): TaxFacts {
  const nothing = cents(0);
  const none = { tradeIn: nothing, rebate: nothing, docFee: nothing, products: nothing };
  const sold = { salesPrice: dollars(salesPrice), asOf: '2026-11-28', condition: 'used' as const };
  return { state: 'TX', zip: '', ...none, ...sold, ...over };
}

/** The state's tax and rule on a sale whose base is its price. */
function taxOn(state: StateCode, price: number, over: Partial<TaxFacts> = {}) {
  const { tax, ...rest } = stateTaxOn(facts(price, { state, ...over }), dollars(price), TAX_ROWS[state]);
  return { tax: toDollars(tax), ...rest };
}

describe('the state tax on a base', () => {
  it.each([
    ['AR', 3_999.99, 0, { rule: 'under 4,000 exempt', exempt: true }],
    ['AR', 4_000, 140, { rule: '3.5 % on a used car from 4,000 to 9,999' }],
    ['AR', 9_999.99, 350, { rule: '3.5 % on a used car from 4,000 to 9,999' }],
    ['AR', 10_000, 650, { rule: '6.5 % of the base' }],
    ['CT', 50_000, 3_175, { rule: '6.35 % of the base' }],
    [
      'CT',
      50_000.5,
      3_875.04,
      { rule: '7.75 % of the base without products, 6.35 % of products: the car costs more than 50,000' },
    ],
    ['DC', 10_000, 540, { rule: '5.4 % at 3800 lb and about 25 miles a gallon in the city' }],
    ['DE', 152, 8, { rule: '5.25 % of the base, at least the minimum' }],
    ['DE', 152.38, 8, { rule: '5.25 % of the base' }],
    ['DE', 160, 8.4, { rule: '5.25 % of the base' }],
    ['SC', 10_000, 500, { rule: '5 % of the base' }],
    ['SC', 10_000.2, 500, { rule: '5 % of the base, at most 500.00' }],
    ['TN', 1_600, 112, { rule: `The state's tax on a taxable base.` }],
    ['TN', 3_200, 268, { rule: `The state's tax on a taxable base.` }],
    ['TN', 4_000, 324, { rule: `The state's tax on a taxable base.` }],
    ['VA', 1_800, 75, { rule: '4.15 % of the base, at least the minimum' }],
    ['VA', 1_807.23, 75, { rule: '4.15 % of the base' }],
    ['TX', 20_000, 1_250, { rule: '6.25 % of the base' }],
    ['OK', 1_500, 38.75, { rule: expect.stringContaining('excise 20.00 on the first 1,500') }],
    ['OK', 2_500, 83.75, { rule: expect.stringContaining('excise 20.00 on the first 1,500') }],
  ] as const)('of %s on %d is %d', (state, price, tax, rest) => {
    expect(taxOn(state, price)).toEqual({ tax, ...rest });
  });

  it.each([
    [2_999.99, 9, 10],
    [3_000, 9, 206.25],
    [3_000.5, 9, 206.28],
    [2_500, 8, 171.88],
    [2_500, undefined, 171.88],
    [12_000, undefined, 825],
  ])('of MN on %d is flat from the tenth year of life and below 3,000: age %s, %d', (price, ageYears, tax) => {
    expect(taxOn('MN', price, { ageYears }).tax).toBe(tax);
  });

  it('of OK on a new car starts with its first dollar', () => {
    const rule = 'excise 3.25 %, trade not deducted, plus 1.25 % sales tax';
    expect(taxOn('OK', 20_000, { condition: 'new' })).toEqual({ tax: 900, rule });
  });
});

describe('the excise of Oklahoma', () => {
  it.each([
    ['new', 20_000, 0, 650],
    ['new', 20_000, 2_000, 585],
    ['new', 1_000, 2_000, 0],
    ['used', 1_500, 0, 20],
    ['used', 1_000, 0, 20],
    ['used', 1_540, 0, 21.3],
    ['used', 20_000, 2_000, 556.25],
  ] as const)('on a %s car of %d less a rebate of %d is %d', (condition, price, rebate, tax) => {
    expect(toDollars(oklahomaExcise(facts(price, { condition, rebate: dollars(rebate) })))).toBe(tax);
  });
});

describe('the surcharge of New Jersey on a new car', () => {
  const surchargeOn = (over: Partial<TaxFacts>, price = 50_000) =>
    taxOn('NJ', price, { condition: 'new', ...over }).surcharge;
  const dear = '0.4 % of the price of a new car with a price of 45,000 or more';
  const thirsty = '0.4 % of the price of a new car rated under 19 miles a gallon';

  it.each([
    ['of 50,000 with unknown mileage', {}, 50_000, 200, dear],
    ['of 45,000', { milesPerGallon: 30 }, 45_000, 180, dear],
    ['of 50,000 with 39.9 mpg', { milesPerGallon: 39.9 }, 50_000, 200, dear],
    ['of 20,000 with 18.9 mpg', { milesPerGallon: 18.9 }, 20_000, 80, thirsty],
    ['of 50,000 with 18.9 mpg', { milesPerGallon: 18.9 }, 50_000, 200, thirsty],
  ])('is 0.4 %% of the price: %s', (_title, over, price, amount, rule) => {
    expect(surchargeOn(over, price)).toEqual({ ...NJ_SURCHARGE, amount: dollars(amount), rule });
  });

  it.each([
    ['of 44,999.99', { milesPerGallon: 30 }, 44_999.99],
    ['of 50,000 with 40 mpg', { milesPerGallon: 40 }, 50_000],
    ['of 50,000 with a battery', { fuel: 'electric' as const }, 50_000],
    ['of 20,000 with 19 mpg', { milesPerGallon: 19 }, 20_000],
    ['that is used, of 50,000', { condition: 'used' as const }, 50_000],
    ['that is used, with 15 mpg', { condition: 'used' as const, milesPerGallon: 15 }, 50_000],
  ])('spares a car %s', (_title, over, price) => {
    const { surcharge, rule } = taxOn('NJ', price, { condition: 'new', ...over });
    expect([surcharge, rule]).toEqual([undefined, '6.625 % of the base']);
  });

  it.each([
    ['2004-05-01', 0],
    ['2024-09-30', 0],
    ['2024-10-01', 3.3125],
    ['2025-06-30', 3.3125],
    ['2025-07-01', 6.625],
  ])('is apart from the sales tax on battery cars, on %s %d %%', (asOf, pct) => {
    expect(newJerseyPct(facts(1, { fuel: 'electric', asOf }), TAX_ROWS.NJ)).toBe(pct);
    expect(newJerseyPct(facts(1, { fuel: 'hybrid', asOf }), TAX_ROWS.NJ)).toBe(6.625);
  });
});

describe('the luxury tax of Washington', () => {
  it.each([
    ['2026-01-01', '100,000', 8_000],
    ['2026-06-30', '100,000', 8_000],
    ['2026-07-01', '102,000', 7_840],
    ['2027-06-30', '102,000', 7_840],
    ['2027-07-01', '104,040', 7_676.8],
    ['2028-12-31', '106,121', 7_510.32],
  ])('on %s is 8 %% of the price above %s, which rises by 2 %% each July', (asOf, above, amount) => {
    const rule = `8 % of the price above ${above}`;
    expect(taxOn('WA', 200_000, { asOf })).toEqual({
      tax: 14_000 + amount,
      rule: `7 % of the base and ${rule}`,
      surcharge: { ...WA_LUXURY, amount: dollars(amount), rule },
    });
  });

  it.each([
    ['2025-12-31', 200_000],
    ['2026-01-01', 100_000],
  ])('is not levied on %s on a car of %d', (asOf, price) => {
    expect(taxOn('WA', price, { asOf })).toEqual({ tax: (price * 7) / 100, rule: '7 % of the base' });
  });
});

describe('the untaxed part of a trade-in of 20,000', () => {
  it.each([
    ['TX', 'used', '2026-11-28', 20_000],
    ['CA', 'new', '2026-11-28', 0],
    ['OH', 'used', '2026-11-28', 0],
    ['OH', 'new', '2026-11-28', 20_000],
    // MCL 205.51(1)(d): 5,000 in 2019, 1,000 more each January, and no cap once it exceeds 14,000.
    ['MI', 'used', '2018-06-30', 5_000],
    ['MI', 'used', '2019-01-01', 5_000],
    ['MI', 'used', '2020-12-31', 6_000],
    ['MI', 'used', '2026-11-28', 12_000],
    ['MI', 'used', '2028-12-31', 14_000],
    ['MI', 'used', '2029-01-01', 20_000],
  ] as const)('in %s on a %s car on %s is %d', (state, condition, asOf, credit) => {
    expect(creditableTrade(state, dollars(20_000) as Cents, condition, asOf)).toBe(dollars(credit));
  });

  it('is no more than the allowance below the cap', () => {
    expect(creditableTrade('MI', dollars(11_999), 'used', '2026-11-28')).toBe(dollars(11_999));
  });
});
