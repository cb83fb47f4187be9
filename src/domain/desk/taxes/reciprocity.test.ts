import { describe, expect, it } from 'vitest';
import { cents, dollars, toDollars } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import { vehicleTax } from './vehicle-tax.ts';

function sale(buyerZip: string, dealerZip: string) {
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
  const taxed = vehicleTax({ state, zip: buyerZip, dealerZip, asOf: '2026-11-28', condition: 'used', ...amounts });
  const step = (figure: string) => taxed.derivation.find((one) => one.figure === figure);
  return {
    tax: toDollars(taxed.taxes.combinedSalesTax),
    city: taxed.jurisdiction.city,
    collected: step('collectedByDealerState')?.value,
    due: step('dueToHomeState')?.value,
    authority: step('collectedByDealerState')?.row?.authority,
  };
}

describe('a state that taxes at the dealer’s address', () => {
  it.each([
    ['Springfield buyer, Chicago dealer', '62701', '60601', 3400, 'Chicago'],
    ['Chicago buyer, Springfield dealer', '60601', '62701', 2500, 'Springfield'],
    ['Tucson buyer, Phoenix dealer', '85701', '85003', 3640, 'Phoenix'],
    ['Elko buyer, Las Vegas dealer', '89801', '89101', 3350, 'Las Vegas'],
  ])('takes the rates of the dealer: %s', (_title, buyer, dealer, tax, city) => {
    expect(sale(buyer, dealer)).toMatchObject({ tax, city });
  });

  it('takes those of the buyer where the dealer is in another state', () => {
    expect(sale('60601', '53202')).toMatchObject({ tax: 3400, city: 'Chicago' });
  });
});

describe('a state that taxes at the buyer’s address', () => {
  it('does so wherever the dealer is', () => {
    expect(sale('53186', '53202')).toMatchObject({ tax: 2000, city: 'Waukesha' });
  });
});

describe('a car that the buyer takes home to another state', () => {
  it.each([
    ['Ohio dealer, Pennsylvania buyer: all of 6 %', '17101', '43215', '2400.00', '0.00', 'R.C. 5739.029'],
    ['Ohio dealer, Philadelphia buyer: 6 % of 8 %', '19103', '43215', '2400.00', '800.00', 'R.C. 5739.029'],
    ['Ohio dealer, Portland buyer: nothing', '97201', '43215', '0.00', '0.00', 'R.C. 5739.029'],
    ['Florida dealer, Alabama buyer: Alabama’s tax', '36602', '33130', '1520.00', '0.00', undefined],
    ['Florida dealer, Mississippi buyer: no credit', '39201', '33130', '2000.00', '2000.00', undefined],
  ])('is taxed by %s', (_title, buyer, dealer, collected, due, authority) => {
    const split = sale(buyer, dealer);
    expect(split).toMatchObject({ collected, due });
    if (authority !== undefined) expect(split.authority).toBe(authority);
  });

  it('says where the law of the dealer’s state was not read', () => {
    expect(sale('53202', '60601')).toMatchObject({ tax: 3160, collected: '0.00', due: '3160.00' });
  });

  it('has no split inside one state', () => {
    expect(sale('53202', '53703').collected).toBeUndefined();
  });
});
