import { describe, expect, it } from 'vitest';
import { cents, dollars, toDollars } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import { vehicleTax } from './vehicle-tax.ts';

function sale(buyerZip: string, dealerZip: string, soldOnline = false) {
  const state = stateOfZip(buyerZip);
  if (state === undefined) throw new Error(`${buyerZip} is in no state`);
  const nothing = cents(0);
  const amounts = {
    salesPrice: dollars(40_000),
    tradeIn: nothing,
    rebate: nothing,
    docFee: nothing,
    products: nothing,
  };
  const taxed = vehicleTax({
    state,
    zip: buyerZip,
    dealerZip,
    soldOnline,
    asOf: '2026-11-28',
    condition: 'used',
    ...amounts,
  });
  const step = (figure: string) => taxed.derivation.find((one) => one.figure === figure);
  return {
    tax: toDollars(taxed.taxes.combinedSalesTax),
    city: taxed.jurisdiction.city,
    collected: step('collectedByDealerState')?.value,
    due: step('dueToHomeState')?.value,
    rule: step('collectedByDealerState')?.rule,
    authority: step('collectedByDealerState')?.row?.authority,
  };
}

describe('a state that taxes at the dealer’s address', () => {
  it.each([
    ['Springfield buyer, Chicago dealer', '62701', '60601', 3400, 'Chicago'],
    ['Chicago buyer, Springfield dealer', '60601', '62701', 2500, 'Springfield'],
    ['Tucson buyer, Phoenix dealer', '85701', '85003', 3640, 'Phoenix'],
    ['Elko buyer, Las Vegas dealer', '89801', '89101', 3350, 'Las Vegas'],
  ])('applies the dealer’s rates: %s', (_title, buyer, dealer, tax, city) => {
    expect(sale(buyer, dealer)).toMatchObject({ tax, city });
  });

  it('applies the buyer’s rates in Utah when the car is sold over the Internet', () => {
    expect(sale('84601', '84111')).toMatchObject({ tax: 3380, city: 'Salt Lake City' });
    expect(sale('84601', '84111', true)).toMatchObject({ tax: 2980, city: 'Provo' });
    expect(sale('85701', '85003', true)).toMatchObject({ city: 'Phoenix' });
  });

  it('applies the buyer’s rates when the dealer is in another state', () => {
    expect(sale('60601', '53202')).toMatchObject({ tax: 3400, city: 'Chicago' });
  });
});

describe('a state that taxes at the buyer’s address', () => {
  it('applies the buyer’s rates wherever the dealer is', () => {
    expect(sale('53186', '53202')).toMatchObject({ tax: 2000, city: 'Waukesha' });
  });
});

describe('a car that the buyer registers in another state', () => {
  it.each([
    ['Ohio dealer, Pennsylvania buyer: all of 6 %', '17101', '43215', '2400.00', '0.00', 'R.C. 5739.029'],
    ['Ohio dealer, Philadelphia buyer: 6 % of 8 %', '19103', '43215', '2400.00', '800.00', 'R.C. 5739.029'],
    ['Ohio dealer, Portland buyer: nothing', '97201', '43215', '0.00', '0.00', 'R.C. 5739.029'],
    ['Florida dealer, Alabama buyer: Alabama’s tax', '36602', '33130', '1520.00', '0.00', undefined],
    ['Florida dealer, Mississippi buyer: no credit', '39201', '33130', '2000.00', '2000.00', undefined],
    ['Texas dealer, Oklahoma buyer: nothing', '73102', '75201', '0.00', '1771.25', 'Tex. Tax Code 152.092'],
    ['New York dealer, New Jersey buyer: nothing', '07102', '10001', '0.00', '2650.00', 'N.Y. Tax Law 1117(a)'],
    ['Pennsylvania dealer, Ohio buyer: nothing', '43215', '19103', '0.00', '3200.00', '61 Pa. Code 31.46(3)'],
    ['Illinois dealer, Milwaukee buyer: nothing', '53202', '60601', '0.00', '3160.00', undefined],
    ['Illinois dealer, Miami buyer: 6 % of the state', '33130', '60601', '2400.00', '50.00', undefined],
    ['Illinois dealer, Indiana buyer: 6.25 of 7 %', '46204', '60601', '2500.00', '300.00', undefined],
    ['Indiana dealer, Chicago buyer: 6.25 % of the state', '60601', '46204', '2500.00', '900.00', undefined],
    ['Indiana dealer, Portland buyer: nothing', '97201', '46204', '0.00', '0.00', undefined],
    ['Michigan dealer, Toledo buyer: 6 of 7.75 %', '43604', '48226', '2400.00', '700.00', undefined],
    ['Michigan dealer, Indiana buyer: nothing', '46204', '48226', '0.00', '2800.00', undefined],
    ['Arizona dealer, Denver buyer: 2.9 % of the state', '80202', '85003', '1160.00', '2500.00', undefined],
    ['Washington dealer, Oregon buyer: nothing', '97201', '98660', '0.00', '0.00', 'RCW 82.08.0264'],
  ])('splits its tax between both states: %s', (_title, buyer, dealer, collected, due, authority) => {
    const split = sale(buyer, dealer);
    expect(split).toMatchObject({ collected, due });
    if (authority !== undefined) expect(split.authority).toBe(authority);
  });

  it('reports when the law of the dealer’s state was not read', () => {
    const split = sale('53202', '55401');
    expect(split).toMatchObject({ tax: 3160, collected: '0.00', due: '3160.00' });
    expect(split.authority).toContain('was not read');
  });

  it.each([
    ['17101', '43215', 'collected by a dealer in OH: the tax of PA, at most 6 % of the base'],
    ['33130', '60601', 'collected by a dealer in IL: the state part of the tax of FL, at most 6.25 % of the base'],
    ['60601', '46204', 'collected by a dealer in IN: the state part of the tax of IL'],
    ['73102', '75201', 'a dealer in TX collects nothing for a car registered in OK'],
    ['46204', '48226', 'a dealer in MI collects nothing for a car registered in IN'],
    ['53202', '60601', 'a dealer in IL collects nothing for a car registered in WI'],
    ['53202', '55401', 'collected by a dealer in MN for a car registered in WI'],
  ])('names the rule for a buyer at %s and a dealer at %s', (buyer, dealer, rule) => {
    expect(sale(buyer, dealer).rule).toBe(rule);
  });

  it('has no split when both ZIPs are in one state', () => {
    expect(sale('53202', '53703').collected).toBeUndefined();
  });
});
