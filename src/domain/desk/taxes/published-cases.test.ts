import { describe, expect, it } from 'vitest';
import { cents, dollars, toDollars } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import { STATE_CODES } from '../../places/states.ts';
import { PUBLISHED_CASES, type PublishedCase } from './published-cases.data.ts';
import { vehicleTax } from './vehicle-tax.ts';

function taxOf({ zip, price, condition, tradeIn, car }: PublishedCase): number {
  const state = stateOfZip(zip);
  if (state === undefined) throw new Error(`${zip} is in no state`);
  const nothing = cents(0);
  const sale = { rebate: nothing, docFee: nothing, products: nothing, tradeIn: dollars(tradeIn) };
  const facts = { state, zip, asOf: '2026-11-28', salesPrice: dollars(price), condition, ...sale, ...car };
  return toDollars(vehicleTax(facts).taxes.combinedSalesTax);
}

describe('tax on a vehicle, by published rate', () => {
  it.each(PUBLISHED_CASES.map((one) => [`${one.zip} ${one.place}`, one] as const))('%s', (_title, one) => {
    expect(taxOf(one), one.source).toBe(one.tax);
  });

  it('covers every jurisdiction with at least two cases, and at least 120 in all', () => {
    const counts = Map.groupBy(PUBLISHED_CASES, ({ zip }) => stateOfZip(zip));
    expect(STATE_CODES.filter((code) => (counts.get(code)?.length ?? 0) < 2)).toEqual([]);
    expect(PUBLISHED_CASES.length).toBeGreaterThanOrEqual(120);
  });
});
