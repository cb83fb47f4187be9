import { describe, expect, it } from 'vitest';
import { centroidOf, isZip, milesApart, milesBetween } from './zip3.ts';

describe('where a ZIP lies', () => {
  it.each([
    ['10001', -73.99, 40.75],
    ['78701', -97.75, 30.3],
    ['94103-1234', -122.44, 37.76],
    ['99501', -149.88, 61.19],
  ])('%s is near its city', (zip, longitude, latitude) => {
    const centre = centroidOf(zip);
    expect(centre?.[0]).toBeCloseTo(longitude, 0);
    expect(centre?.[1]).toBeCloseTo(latitude, 0);
  });

  it.each(['00000', '09012', '96214', '1234', 'ABCDE', '123456'])(
    '%s has no centre rather than a guessed one',
    (zip) => {
      expect(centroidOf(zip)).toBeUndefined();
    },
  );

  it('a ZIP is five digits, with or without the extension', () => {
    expect(['78701', '78701-0001', '7870', '78701-', 'undefined'].map(isZip)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('miles between two ZIPs', () => {
  it.each([
    ['10001', '90012', 2445, 15],
    ['78701', '75201', 182, 12],
    ['98101', '33130', 2734, 20],
  ])('%s to %s is what a great circle says', (from, to, miles, within) => {
    expect(Math.abs((milesBetween(from, to) ?? 0) - miles)).toBeLessThan(within);
  });

  it('a place is no miles from itself, and either way round is as far', () => {
    expect(milesBetween('78701', '78799')).toBe(0);
    expect(milesBetween('10001', '60601')).toBe(milesBetween('60601', '10001'));
  });

  it('an unknown end has no distance', () => {
    expect(milesBetween('10001', '00000')).toBeUndefined();
  });

  it('one degree of a meridian is 69.09 miles', () => {
    expect(milesApart([0, 0], [0, 1])).toBeCloseTo(69.09, 2);
  });
});
