import { describe, expect, it } from 'vitest';
import { FIXTURES, type Fixture, fixtureDealId, listingStatusOf, rowOfDeal, rowOfId } from './fixtures.ts';

const last = FIXTURES.length;

describe('the fixtures of the sandbox', () => {
  it('are numbered from 1, as the serial number of their VIN', () => {
    expect(FIXTURES.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    expect(FIXTURES.filter(({ vin, number }) => Number(vin.slice(-4)) !== number)).toEqual([]);
  });

  it.each([
    [1, 'deal_fx0001'],
    [38, 'deal_fx0038'],
    [90, 'deal_fx0090'],
  ])('have a deal by their number: %i, %s', (number, id) => {
    expect(fixtureDealId({ number })).toBe(id);
    expect([rowOfDeal(id), rowOfId(id), rowOfId(`contract_fx${id.slice(-4)}ab`)]).toEqual([number, number, number]);
  });

  it.each([
    ['deal_fx0000', undefined],
    [`deal_fx${String(last).padStart(4, '0')}`, last],
    [`deal_fx${String(last + 1).padStart(4, '0')}`, undefined],
    ['deal_fx001', undefined],
    ['deal_fx00010', undefined],
    ['deal_x', undefined],
  ])('are found by %s: %s', (id, row) => {
    expect(rowOfDeal(id)).toBe(row);
  });

  it('are not found by other ids', () => {
    expect([rowOfId('contract_x'), rowOfId('contract_fx0000'), rowOfDeal('contract_fx0001')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['deal.checkout', 'DESKED', 'live'],
    ['deal.checkout', 'CHECKOUT_OPEN', 'pending'],
    ['deal.checkout', 'SIGNED', 'pending'],
    ['deal.checkout', 'CLEARED', 'pending'],
    ['deal.checkout', 'DELIVERED', undefined],
    ['deal.checkout', 'SETTLED', undefined],
    ['checkout-link', 'OPEN', 'pending'],
    ['checkout-link', 'EXPIRED', 'live'],
    ['title', 'ISSUED', undefined],
    ['recon', 'FRONTLINE_READY', 'live'],
    ['recon', 'IN_RECON', undefined],
    ['transport', 'QUOTED', 'live'],
  ])('of %s in %s are listed as %s', (machine, state, status) => {
    expect(listingStatusOf({ machine, state } as Fixture)).toBe(status);
  });
});
