import { describe, expect, it } from 'vitest';
import { milesApart } from '#domain/places/distance.ts';
import { type InSlices, runWhole } from '#kernel/bounds/turns.ts';
import type { Listing } from './listing.ts';
import { ListingIndex, type ListingRows } from './listing-index.ts';
import { parseListingQuery } from './query.ts';
import { searchListings } from './search.ts';

const address = 'http://carport.test/listings';

interface Facts {
  readonly vin: string;
  readonly price?: number | null;
  readonly miles?: number;
  readonly year?: number;
  readonly at?: readonly [number, number];
  readonly updatedAt?: string;
  readonly vehicle?: object;
}

function listing({
  vin,
  price = 20_000,
  miles = 10_000,
  year = 2022,
  at = [-97.74, 30.27],
  updatedAt = '',
  vehicle = {},
}: Facts): Listing {
  return {
    vin,
    location: at,
    createdAt: '2026-10-01 00:00:00',
    updatedAt,
    online: true,
    vehicle: { vin, squishVin: vin, year, ...vehicle },
    retailListing: {
      price,
      miles,
      used: true,
      cpo: false,
      dealer: 'One',
      dealerId: 'rt-1',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      photoCount: 0,
    },
    wholesaleListing: null,
    history: null,
  };
}

function search(rows: readonly Facts[], params: Record<string, string>) {
  const parsed = parseListingQuery(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const found = runWhole(
    searchListings(ListingIndex.over(rows.map(listing)), { query: parsed.query, params, address }),
  );
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.page;
}
const vinsOf = (rows: readonly Facts[], params: Record<string, string>) =>
  search(rows, params).rows.map(({ vin }) => vin);

describe('the order of listings', () => {
  const rows: Facts[] = [
    { vin: 'B', price: 300, miles: 1, year: 2020, updatedAt: '2026-10-02 00:00:00' },
    { vin: 'D', price: 100, miles: 3, year: 2021, updatedAt: '2026-10-01 00:00:00' },
    { vin: 'A', price: 300, miles: 2, year: 2020, updatedAt: '2026-10-02 00:00:00' },
    { vin: 'E', price: 0.5, miles: 9, year: 1999, updatedAt: '2026-10-03 00:00:00' },
    { vin: 'C', price: null, miles: 5, year: 2030, updatedAt: '2026-10-04 00:00:00' },
  ];
  it.each([
    [{}, ['E', 'B', 'A', 'D']],
    [{ sort: 'price' }, ['E', 'D', 'A', 'B']],
    [{ sort: 'price.desc' }, ['B', 'A', 'D', 'E']],
    [{ sort: 'price', includeUnpriced: 'true' }, ['C', 'E', 'D', 'A', 'B']],
    [{ sort: 'miles:asc' }, ['B', 'A', 'D', 'E']],
    [{ sort: 'mileage:desc', includeUnpriced: 'true' }, ['E', 'C', 'D', 'A', 'B']],
    [{ sort: 'year' }, ['E', 'A', 'B', 'D']],
    [{ sort: 'createdAt' }, ['A', 'B', 'D', 'E']],
    [{ sort: 'year', limit: '2', page: '2' }, ['B', 'D']],
    [{ sort: 'year', limit: '3', page: '2' }, ['D']],
    [{ sort: 'year', limit: '3', page: '3' }, []],
  ])('by %j, then by VIN, is %j', (params, vins) => {
    expect(vinsOf(rows, params)).toEqual(vins);
  });

  it('counts a car as priced from any amount above zero', () => {
    const rows = [null, 0, 0.01, 1, 20_000].map((price, i) => ({ vin: `V${i}`, price }));
    expect(vinsOf(rows, { sort: 'year' })).toEqual(['V2', 'V3', 'V4']);
  });
});

describe('the filters of an index', () => {
  const rows: Facts[] = [
    { vin: 'A', vehicle: { trim: 'SE', cylinders: 4 } },
    { vin: 'B', vehicle: { trim: null } },
    { vin: 'C' },
    { vin: 'D', vehicle: { trim: 'Sport', cylinders: 0 } },
  ];
  it.each([
    [{ 'vehicle.trim': 'undefined' }, []],
    [{ 'vehicle.trim': 'null' }, []],
    [{ 'vehicle.trim': '*' }, ['A', 'D']],
    [{ 'vehicle.trim': 's*,se' }, ['A', 'D']],
    [{ 'vehicle.trim.not': 'SE' }, ['B', 'C', 'D']],
    [{ 'vehicle.cylinders': '0' }, ['D']],
    [{ 'vehicle.cylinders': '0-3,4' }, ['A', 'D']],
    [{ 'vehicle.cylinders.not': '0-9' }, ['B', 'C']],
  ])('match no car that lacks the value: %j', (params, vins) => {
    expect(vinsOf(rows, { ...params, sort: 'year' })).toEqual(vins);
  });

  it('include a car at exactly the distance, and none beyond', () => {
    const [centre, at] = [[-97.74, 30.27] as const, [-97.74, 30.97] as const];
    const index = ListingIndex.over([listing({ vin: 'A', at }), listing({ vin: 'B' })]);
    const within = (miles: number) =>
      index.count(runWhole(index.matching({ terms: [], includeUnpriced: false, near: { centre, miles } })));
    const miles = milesApart(centre, at);
    expect([within(miles), within(miles - 0.001), within(0)]).toEqual([2, 1, 1]);
  });

  it('find a listing and its row by VIN', () => {
    const index = ListingIndex.over(rows.map(listing));
    expect([index.at('C')?.vin, index.rowOf('C'), index.at('X'), index.rowOf('X')]).toEqual(['C', 2, undefined, -1]);
    expect(index.at('A')?.vin).toBe('A');
  });
});

describe('the links between pages', () => {
  const rows = ['A', 'B', 'C', 'D'].map((vin) => ({ vin }));
  const relations = (params: Record<string, string>) =>
    Object.keys(search(rows, params).links).filter((name) => ['prev', 'next'].includes(name));

  it.each([
    [{ limit: '2' }, ['next']],
    [{ limit: '2', page: '2' }, ['prev']],
    [{ limit: '1', page: '2' }, ['prev', 'next']],
    [{ limit: '4' }, []],
    [{ limit: '3', page: '2' }, ['prev']],
  ])('of %j are %j', (params, names) => {
    expect(relations(params)).toEqual(names);
  });

  it('use page numbers up to page 50, and cursors from there on', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ vin: `V${i + 10}` }));
    const nextOf = (params: Record<string, string>) => new URL(search(many, params).links.next ?? '').searchParams;
    expect(nextOf({ limit: '1', page: '49' }).get('page')).toBe('50');
    const cursor = nextOf({ limit: '1', page: '50' }).get('cursor') ?? '';
    expect(cursor).not.toBe('');
    const page = search(many, { cursor, limit: '55' });
    expect(page.rows).toHaveLength(10);
    const before = search(many, Object.fromEntries(new URL(page.links.prev ?? '').searchParams));
    expect(before.rows.map(({ vin }) => vin)).toEqual(
      many
        .map(({ vin }) => vin)
        .toReversed()
        .slice(0, 55),
    );
  });
});

describe('the facets of a search', () => {
  const link = (query: string) => `${address}?sort=year&includes=facets&${query}`;
  it('count each value with a link to it, the most frequent first, and numbers in buckets', () => {
    const { facets } = search(
      [
        { vin: 'A', price: 4_999, miles: 9_999, year: 2020, vehicle: { make: 'Honda', model: '', cylinders: 0 } },
        { vin: 'B', price: 5_000, miles: 10_000, year: 2021, vehicle: { make: 'Ford', trim: null, cylinders: 4 } },
        { vin: 'C', price: 12_000, miles: 35_000, year: 2021, vehicle: { make: 'Acura' } },
        { vin: 'D', price: 9_999, miles: 0, year: 2019, vehicle: { make: 'Ford' } },
        { vin: 'E', price: null, miles: 0, year: 2019, vehicle: { make: 'Kia' } },
      ],
      { sort: 'year', page: '1', includes: 'facets' },
    );
    expect(facets).toEqual({
      years: {
        '2021 (2)': link('vehicle.year=2021'),
        '2019 (1)': link('vehicle.year=2019'),
        '2020 (1)': link('vehicle.year=2020'),
      },
      makes: {
        'Ford (2)': link('vehicle.make=Ford'),
        'Acura (1)': link('vehicle.make=Acura'),
        'Honda (1)': link('vehicle.make=Honda'),
      },
      cylinders: { '0 (1)': link('vehicle.cylinders=0'), '4 (1)': link('vehicle.cylinders=4') },
      dealers: { 'rt-1 (4)': link('dealerId=rt-1') },
      states: { 'TX (4)': link('retailListing.state=TX') },
      cities: { 'Austin (4)': link('retailListing.city=Austin') },
      prices: {
        '0-4999 (1)': link('prices=0-4999'),
        '5000-9999 (2)': link('prices=5000-9999'),
        '10000-14999 (1)': link('prices=10000-14999'),
      },
      mileage: {
        '0-9999 (2)': link('mileage=0-9999'),
        '10000-19999 (1)': link('mileage=10000-19999'),
        '30000-39999 (1)': link('mileage=30000-39999'),
      },
    });
    expect(Object.keys(facets?.makes ?? {})).toEqual(['Ford (2)', 'Acura (1)', 'Honda (1)']);
    expect(Object.keys(facets?.prices ?? {})).toEqual(['0-4999 (1)', '5000-9999 (2)', '10000-14999 (1)']);
  });

  it('may have one value', () => {
    const { facets } = search([{ vin: 'A' }], { includes: 'facets' });
    expect([Object.keys(facets?.prices ?? {}), Object.keys(facets?.years ?? {})]).toEqual([
      ['20000-24999 (1)'],
      ['2022 (1)'],
    ]);
  });

  it('are absent where no row matches', () => {
    expect(search([{ vin: 'A' }], { make: 'Ford', includes: 'facets' }).facets).toEqual({});
  });
});

describe('the parts of an index', () => {
  const makes = ['Ford', 'Kia', 'Honda'];
  const manyRows = (length: number) => {
    const listings = Array.from({ length }, (_, i) =>
      listing({ vin: `V${10_000 + i}`, price: 1_000 + ((i * 7) % 900), vehicle: { make: makes[i % 3] } }),
    );
    const reads = { count: 0 };
    const rows: ListingRows = {
      length,
      at: (row) => {
        reads.count += 1;
        return listings[row] as Listing;
      },
    };
    return { listings, rows, reads };
  };
  const queryOf = (params: Record<string, string>) => {
    const parsed = parseListingQuery(params);
    if (!parsed.ok) throw new Error('does not parse');
    return parsed.query;
  };
  /** The number of pauses, and the result. */
  function pausesIn<Result>(work: InSlices<Result>): [number, Result] {
    for (let pauses = 0; ; pauses += 1) {
      const { done, value } = work.next();
      if (done) return [pauses, value];
    }
  }

  it.each([
    [2_047, 0],
    [2_048, 1],
    [4_095, 1],
    [5_000, 2],
  ])('are built with a pause every 2,048 rows: %i rows, %i pauses', (length, pauses) => {
    const { rows } = manyRows(length);
    const [built, index] = pausesIn(ListingIndex.inSlices(rows));
    runWhole(index.prepare(queryOf({ sort: 'price' })));
    const [texts] = pausesIn(index.prepare(queryOf({ sort: 'price', make: 'ford' })));
    const [tallied] = pausesIn(index.tallies(runWhole(index.matching(queryOf({}))), []));
    expect([built, texts, tallied]).toEqual([pauses, pauses, pauses]);
    expect(pausesIn(index.prepare(queryOf({ sort: 'price', make: 'ford' })))[0]).toBe(0);
  });

  it('pause seldom while they are sorted', () => {
    const index = ListingIndex.over(manyRows(5_000).listings);
    const [orders] = pausesIn(index.prepare(queryOf({ sort: 'price' })));
    const [numbers] = pausesIn(index.prepare(queryOf({ sort: 'price', 'vehicle.year': '2022' })));
    for (const pauses of [orders, numbers]) expect(pauses >= 2 && pauses < 100).toBe(true);
  });

  it('pause between the items of a filter over many rows', () => {
    const pauses = (length: number) => {
      const index = ListingIndex.over(manyRows(length).listings);
      return pausesIn(index.matching(queryOf({ make: 'ford,kia' })))[0];
    };
    expect([pauses(2_048), pauses(2_049)]).toEqual([0, 2]);
  });

  it.each([
    ['texts', { make: 'ford,kia' }, 1],
    ['numbers', { 'vehicle.year': '2022' }, 1],
    ['texts and a pattern', { make: 'ford,k*' }, 1],
    ['two fields', { make: 'ford', price_min: '1' }, 2],
    ['a boolean', { 'retailListing.used': 'true' }, 1],
  ])('are read once per field that a query needs: %s', (_, params, fields) => {
    const { rows, reads } = manyRows(300);
    const index = runWhole(ListingIndex.inSlices(rows));
    runWhole(index.prepare(queryOf({ sort: 'price' })));
    reads.count = 0;
    runWhole(index.prepare(queryOf({ sort: 'price', ...params })));
    expect(reads.count).toBe(300 * fields);
    runWhole(index.matching(queryOf(params)));
    expect(reads.count).toBe(300 * fields);
  });

  it('agree with the rows when there are many', () => {
    const { listings } = manyRows(5_000);
    const index = ListingIndex.over(listings);
    const query = queryOf({ make: 'kia', 'retailListing.price': '1100-1200', sort: 'price', limit: '500' });
    const found = index.page(runWhole(index.matching(query)), query.sort, 0, query.limit);
    const price = ({ retailListing }: Listing) => Number(retailListing.price);
    const expected = listings
      .filter((row) => row.vehicle.make === 'Kia' && price(row) >= 1_100 && price(row) <= 1_200)
      .sort((a, b) => price(a) - price(b) || (a.vin < b.vin ? -1 : 1));
    expect(found).toEqual(expected);
  });
});
