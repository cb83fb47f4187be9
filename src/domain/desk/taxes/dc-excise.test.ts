import { describe, expect, it } from 'vitest';
import { dcExcisePct } from './dc-excise.ts';
import type { TaxFacts } from './tax-facts.ts';

const car = (over: Partial<TaxFacts>) => over as TaxFacts;

/** D.C. Code 50-2201.03(j): percent by class of weight, for city mileages up to 20, 25, 30, 39 and above. */
const BY_WEIGHT = [
  [3_499, [8.1, 4.4, 3.1, 2.2, 1]],
  [3_500, [9.1, 5.4, 4.1, 3.2, 2]],
  [4_999, [9.1, 5.4, 4.1, 3.2, 2]],
  [5_000, [10.1, 6.4, 5.1, 4.2, 3]],
] as const;
/** Combined mileages whose nine tenths, cut to whole miles, lie on either side of each bound. */
const CITY_OF_COMBINED = [
  [22.9, 20, 0],
  [23.4, 21, 1],
  [28.4, 25, 1],
  [29, 26, 2],
  [34, 30, 2],
  [35, 31, 3],
  [44, 39, 3],
  [45, 40, 4],
] as const;
const cells = BY_WEIGHT.flatMap(([lb, pcts]) =>
  CITY_OF_COMBINED.map(([mpg, city, column]) => ({ lb, mpg, city, pct: pcts[column] })),
);

describe('the excise tax of the District of Columbia', () => {
  it.each(cells)('is $pct % at $lb lb and $city miles a gallon in the city', ({ lb, mpg, city, pct }) => {
    const rule = `${pct} % at ${lb} lb and about ${city} miles a gallon in the city`;
    expect(dcExcisePct(car({ curbWeightLb: lb, milesPerGallon: mpg }))).toEqual({ pct, rule });
  });

  it.each([
    [3_499, 1],
    [4_999, 2],
    [5_000, 3],
  ])('is that of the highest mileage for a battery car of %d lb, whatever its equivalent: %d %%', (lb, pct) => {
    const rule = `${pct} % at ${lb} lb and a battery car`;
    const battery = car({ curbWeightLb: lb, fuel: 'electric', milesPerGallon: 20 });
    expect(dcExcisePct(battery)).toEqual({ pct, rule });
  });

  it('assumes 3,800 lb and 25 miles a gallon when neither is known', () => {
    expect(dcExcisePct(car({}))).toEqual({
      pct: 5.4,
      rule: '5.4 % at 3800 lb and about 25 miles a gallon in the city',
    });
  });
});
