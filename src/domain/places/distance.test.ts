import { describe, expect, it } from 'vitest';
import { milesApart, milesBetween, pointOfZip } from './distance.ts';

describe('the position of a ZIP', () => {
  it.each([
    ['10001', -73.997, 40.748],
    ['78701', -97.743, 30.271],
    ['94103-1234', -122.411, 37.773],
    ['99501', -149.876, 61.212],
    ['96910', 144.74, 13.46],
  ])('of %s is its own, not that of its prefix', (zip, longitude, latitude) => {
    const [east = 0, north = 0] = pointOfZip(zip) ?? [];
    expect(Math.abs(east - longitude)).toBeLessThan(0.05);
    expect(Math.abs(north - latitude)).toBeLessThan(0.05);
  });

  it.each(['00000', '09012', '96214', '1234', 'ABCDE', '123456'])('of %s is undefined rather than guessed', (zip) => {
    expect(pointOfZip(zip)).toBeUndefined();
  });
});

describe('the distance between two ZIPs', () => {
  it.each([
    ['10001', '90012', 2448, 5],
    ['78701', '75201', 182, 3],
    ['98101', '33130', 2732, 5],
    ['78701', '78799', 5, 5],
  ])('from %s to %s follows the great circle', (from, to, miles, within) => {
    expect(Math.abs((milesBetween(from, to) ?? 0) - miles)).toBeLessThan(within);
  });

  it('is zero from a ZIP to itself and equal in both directions', () => {
    expect(milesBetween('78701', '78701')).toBe(0);
    expect(milesBetween('10001', '60601')).toBe(milesBetween('60601', '10001'));
  });

  it('is undefined when a ZIP is not in use', () => {
    expect(milesBetween('10001', '00000')).toBeUndefined();
  });

  it('is 69.09 miles for one degree of a meridian', () => {
    expect(milesApart([0, 0], [0, 1])).toBeCloseTo(69.09, 2);
  });
});
