import { describe, expect, it } from 'vitest';
import { parseListingQuery } from './query.ts';

const parsed = (params: Record<string, string>) => {
  const result = parseListingQuery(params);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
};
const expectedOf = (params: Record<string, string>) => {
  const result = parseListingQuery(params);
  return result.ok ? [] : result.problems.map(({ path, expected }) => `${path}: ${expected}`);
};

describe('a listings query', () => {
  it('has defaults', () => {
    expect(parsed({})).toEqual({
      terms: [],
      includeUnpriced: false,
      near: undefined,
      sort: { field: 'updatedAt', descending: true },
      page: 1,
      limit: 100,
      cursor: undefined,
      select: undefined,
      includesTotal: false,
      includesFacets: false,
    });
  });

  it('is read whole', () => {
    const { terms, near, ...rest } = parsed({
      'vehicle.year': '2020-2022',
      'retailListing.price.not': '9999.5,20000-30000.25',
      make: ' Honda ,F*d*',
      'retailListing.cpo': 'true',
      price_min: '100',
      price_max: '200.5',
      year_min: '2019',
      zip: '94103',
      distance: '25',
      sort: 'retailListing.miles.desc',
      page: '3',
      limit: '20',
      select: 'vehicle.vin, location',
      includes: 'total, facets',
      includeUnpriced: 'true',
    });
    expect(terms.map(({ field, not, items }) => [field.name, not, items])).toEqual([
      ['vehicle.year', false, [{ is: 'range', low: 2020, high: 2022 }]],
      [
        'retailListing.price',
        true,
        [
          { is: 'range', low: 9999.5, high: 9999.5 },
          { is: 'range', low: 20_000, high: 30_000.25 },
        ],
      ],
      [
        'vehicle.make',
        false,
        [
          { is: 'value', value: 'honda' },
          { is: 'pattern', parts: ['f', 'd', ''] },
        ],
      ],
      ['retailListing.cpo', false, [{ is: 'value', value: 'true' }]],
      ['vehicle.year', false, [{ is: 'range', low: 2019, high: Number.POSITIVE_INFINITY }]],
      ['retailListing.price', false, [{ is: 'range', low: 100, high: 200.5 }]],
    ]);
    expect(near?.miles).toBe(25);
    expect(rest).toEqual({
      sort: { field: 'miles', descending: true },
      page: 3,
      limit: 20,
      cursor: undefined,
      select: ['vehicle.vin', 'location'],
      includesTotal: true,
      includesFacets: true,
      includeUnpriced: true,
    });
  });

  it.each([
    ['1', 1],
    ['500', 500],
    ['501', 500],
    ['999999999999999', 500],
  ])('with the limit %s has at most %i rows', (limit, rows) => {
    expect(parsed({ limit }).limit).toBe(rows);
  });

  it.each([
    [{ page: '100000' }, []],
    [{ page: '100001' }, ['page: an integer 1 to 100000']],
    [{ page: '0' }, ['page: an integer 1 to 100000']],
    [{ limit: '0' }, ['limit: an integer of at least 1']],
    [{ limit: '1000000000000000' }, ['limit: an integer of at least 1']],
    [{ zip: '94103', distance: '1' }, []],
    [{ zip: '94103', distance: '0' }, ['distance: an integer 1 to 5000']],
    [{ zip: '94103', distance: '5000' }, []],
    [{ zip: '94103', distance: '5001' }, ['distance: an integer 1 to 5000']],
    [
      { 'vehicle.year': '2020,old' },
      ['vehicle.year: an integer or a range low-high, with commas between alternatives'],
    ],
    [{ 'vehicle.year': '2020.5' }, ['vehicle.year: an integer or a range low-high, with commas between alternatives']],
    [
      { 'retailListing.price': '1.234' },
      ['retailListing.price: a number of dollars or a range low-high, with commas between alternatives'],
    ],
    [{ 'retailListing.cpo': 'yes' }, ['retailListing.cpo: true or false']],
    [{ make: 'Honda,' }, ['make: text, with * for any run of characters and commas between alternatives']],
    [{ zip: '09012' }, ['zip: a ZIP code of a fixed place, not of a military address']],
    [{ zip: '00000' }, ['zip: a ZIP code that the Postal Service uses']],
  ])('%j has the problems %j', (params, expected) => {
    expect(expectedOf(params as Record<string, string>)).toEqual(expected);
  });

  it('measures 50 miles when it has only a ZIP', () => {
    expect(parsed({ zip: '94103' }).near?.miles).toBe(50);
  });

  it('takes one number as a range of its own', () => {
    expect(parsed({ 'vehicle.year': '2020-2020' }).terms[0]?.items).toEqual([{ is: 'range', low: 2020, high: 2020 }]);
  });
});
