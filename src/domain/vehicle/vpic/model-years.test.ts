import { describe, expect, it } from 'vitest';
import { type Vin, YEAR_CODES } from '#kernel/vin.ts';
import { yearsOf } from './model-years.ts';

const OPEN = Number.POSITIVE_INFINITY;
const link = (yearFrom: number, yearTo: number) => ({ schema: 1, yearFrom, yearTo });
/** A VIN with a character in position 7 and a year code in position 10. */
const vinOf = (seventh: string, tenth: string, fourth = 'ABC') => `1HG${fourth}${seventh}20${tenth}A004352` as Vin;
const yearsIn = (vin: Vin, { isHeavy = false, links = [link(1980, OPEN)], now = 2026 } = {}) =>
  yearsOf(vin, { isHeavy, links }, now);

describe('the model years of a VIN', () => {
  // 49 CFR 565.15, table VII: A is 1980 and 2010, 1 is 2001 and 2031; a letter in position 7 means 2010 or later.
  it.each([
    ['0', 'A', [1980]],
    ['9', 'A', [1980]],
    ['A', 'A', [2010]],
    ['Z', 'A', [2010]],
    ['5', 'Y', [2000]],
    ['B', 'S', [2025]],
    ['2', 'S', [1995]],
    ['B', 'V', [2027]],
    ['2', 'V', [1997]],
    ['B', 'W', [1998]],
    ['2', 'W', [1998]],
    ['2', '1', [2001]],
    ['B', '9', [2009]],
    ['B', '0', []],
    ['B', 'U', []],
    ['B', 'Z', []],
  ])('with %s in position 7 and %s in position 10, in 2026, are %j', (seventh, tenth, years) => {
    expect(yearsIn(vinOf(seventh, tenth))).toEqual({ years });
  });

  it('reach to the year after the current one', () => {
    expect(yearsIn(vinOf('B', 'W'), { now: 2027 })).toEqual({ years: [2028] });
  });

  it.each([
    ['a heavy vehicle', 'ABC', true],
    ['a car not built for the United States', 'ZZZ', false],
  ])('are both cycles, the newer first, for %s', (_, fourth, isHeavy) => {
    expect(yearsIn(vinOf('5', 'K', fourth), { isHeavy })).toEqual({ years: [2019, 1989] });
    expect(yearsIn(vinOf('B', 'W', fourth), { isHeavy })).toEqual({ years: [1998] });
  });

  it.each(['ZZA', 'AZZ', 'ZAZ'])('are one for a light vehicle with %s in positions 4 to 6', (fourth) => {
    expect(yearsIn(vinOf('5', 'K', fourth))).toEqual({ years: [1989] });
  });

  it('give each code its year', () => {
    const years = [...YEAR_CODES].map((code) => yearsIn(vinOf('1', code)).years[0]);
    expect(years).toEqual(Array.from({ length: 30 }, (_, i) => 1980 + i));
  });

  it.each([
    ['the year itself', [link(2015, 2020)], { years: [2015] }],
    ['a range that ends in the year', [link(2010, 2015)], { years: [2015] }],
    ['both cycles', [link(1985, 1985), link(2015, 2015)], { years: [2015] }],
    ['the year in one of two ranges, the other cycle in both', [link(1980, 2020), link(1980, 1990)], { years: [2015] }],
    ['neither cycle', [link(1990, 2000)], { years: [2015] }],
    ['only the other cycle', [link(1985, 1985)], { years: [2015], otherCycle: 1985 }],
    ['a range up to the other cycle', [link(1980, 1985)], { years: [2015], otherCycle: 1985 }],
    ['a range up to the year before the other cycle', [link(1980, 1984)], { years: [2015] }],
    ['a range from the year after', [link(2016, OPEN), link(1986, 2014)], { years: [2015] }],
    ['no patterns', [], { years: [2015] }],
  ])('name the other cycle only if the patterns cover it alone: %s', (_, links, years) => {
    expect(yearsIn(vinOf('B', 'F'), { links })).toEqual(years);
  });

  it('name the newer cycle for an older year without patterns', () => {
    expect(yearsIn(vinOf('1', 'F'), { links: [link(2015, 2016)] })).toEqual({ years: [1985], otherCycle: 2015 });
  });
});
